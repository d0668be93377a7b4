import type { Lang } from '#language/lang.ts'
import { paragraphFaults } from '../truth/check-text.ts'
import type { Block, ReportDiagram, ReportDocument, ReportSection } from './report-document.ts'

const SENTENCE_END = /(?<=[.!?…]["”»)]*)\s+/u

const blocksOf = ({ chapters }: ReportDocument): Block[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))

/** The words inside a figure. */
function diagramTexts(figure: ReportDiagram): string[] {
  switch (figure.kind) {
    case 'bars':
      return figure.rows.flatMap(({ label, note }) => [label, note])
    case 'radar':
      return figure.axes.map(({ label }) => label)
    case 'timeline':
      return [...figure.ticks, ...figure.rows].map(({ label }) => label)
    case 'curve':
      return [...figure.ticks, ...figure.marks].map(({ label }) => label)
    case 'map':
      return figure.places.map(({ name }) => name)
    default:
      return []
  }
}

/** Everything a reader may read in a block. */
function textsOf(block: Block): string[] {
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()]
  if (block.kind === 'figure') return [block.caption, ...diagramTexts(block.figure)]
  return [block.text]
}

/** The prose of a report: its paragraphs and notices, in order. */
export const proseOf = (document: ReportDocument): string[] => [
  ...document.limits,
  ...blocksOf(document).flatMap((block) => (block.kind === 'paragraph' || block.kind === 'notice' ? [block.text] : [])),
]

/** Of prose only; a word has a letter. */
export const wordCount = (document: ReportDocument): number =>
  proseOf(document)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

/** The sentences of a report's prose that have three words or more. */
export const sentencesOf = (document: ReportDocument): string[] =>
  proseOf(document)
    .flatMap((text) => text.split(SENTENCE_END))
    .filter((sentence) => sentence.split(/\s/).length > 2)

/**
 * What is wrong with a report, as a customer or a machine would find it: too short, a sentence or a heading twice, claims
 * of the sky that a paragraph's factors don't bear out, a factor that isn't there, a table out of shape, a figure that
 * can't be drawn, gaps and broken words, one language within the other.
 */
export function reportFaults(lang: Lang, document: ReportDocument): string[] {
  return [
    ...lengthFaults(document),
    ...headingFaults(document),
    ...repeatFaults(document),
    ...blocksOf(document).flatMap((block) => blockFaults(lang, document, block)),
    ...formFaults(lang, document),
  ]
}

function lengthFaults(document: ReportDocument): string[] {
  const words = wordCount(document)
  return words < 1500 ? [`only ${words} words`] : []
}

function headingFaults({ chapters }: ReportDocument): string[] {
  const empty = chapters.filter(({ sections }) => sections.length === 0).map(({ title }) => `empty chapter “${title}”`)
  const titles = chapters.flatMap(({ title, sections }) => sections.map((section) => `${title}: ${section.title}`))
  const twice = titles.filter((title, i) => titles.indexOf(title) !== i).map((title) => `heading twice: “${title}”`)
  const bare = chapters.flatMap(({ title, sections }) =>
    sections.filter(isBare).map((section) => `nothing under “${title}: ${section.title}”`),
  )
  return [...empty, ...twice, ...bare]
}

/** Whether a section has nothing to read or to see. */
export const isBare = ({ blocks }: ReportSection): boolean =>
  !blocks.some((block) => (block.kind === 'paragraph' || block.kind === 'notice' ? block.text.trim() : true))

function repeatFaults(document: ReportDocument): string[] {
  const all = sentencesOf(document)
  return all.filter((sentence, i) => all.indexOf(sentence) !== i).map((sentence) => `twice: “${sentence}”`)
}

function blockFaults(lang: Lang, { factors, timeZone }: ReportDocument, block: Block): string[] {
  if (block.kind === 'notice') return []
  const missing = block.factors.filter((id) => !factors[id]).map((id) => `no such factor: ${id}`)
  if (block.kind === 'figure') return [...missing, ...diagramFaults(block.figure)]
  if (block.kind === 'table') {
    const ragged = block.rows.filter((row) => row.length !== block.head.length)
    const empty = block.rows.length === 0 ? [`empty table “${block.caption}”`] : []
    return [
      ...missing,
      ...empty,
      ...ragged.map((row) => `${row.length} cells under ${block.head.length}: ${row.join()}`),
    ]
  }
  const wrong = paragraphFaults(lang, block, factors, timeZone)
  return wrong ? [`${JSON.stringify(wrong)} in “${block.text}”`] : []
}

function diagramFaults(figure: ReportDiagram): string[] {
  const numbers = JSON.stringify(figure, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'NOT FINITE' : value,
  )
  const outside = {
    bars: () => figure.kind === 'bars' && figure.rows.some(({ value }) => value < 0 || value > figure.max),
    radar: () => figure.kind === 'radar' && figure.axes.some(({ value }) => value < 0 || value > 100),
    curve: () => figure.kind === 'curve' && figure.points.some(({ value }) => value < 0 || value > 100),
  }
  const check = Object.hasOwn(outside, figure.kind) ? outside[figure.kind as keyof typeof outside] : () => false
  return [
    ...(numbers.includes('NOT FINITE') ? [`a ${figure.kind} with a number that isn’t finite`] : []),
    ...(check() ? [`a ${figure.kind} with a value off its scale`] : []),
  ]
}

const MALFORMED =
  /(?<!left )undefined|\bNaN\b|\bnull\b|\[object| {2}|\s[,.;:!?](?!\p{L})|\.\.(?!\.)|^\s|\s$|Infinity|\{\w*\}|,,/u

/** Slots filled without the right form: a word twice, a number with the wrong word, a preposition or verb that doesn't agree. */
const UNGRAMMATICAL: Record<Lang, RegExp> = {
  en: /\b(?!had\b|that\b)(\p{L}{3,}) \1\b|\b(?:an own|a[n]? the)\b/u,
  ru: /(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})|(?<!\p{L})[Вв] (?:втор(?:ой|ом)|Льв|2-й)|(?<!1)1 лет(?!\p{L})|восходит (?:Рыбы|Весы|Близнецы)|задета здесь ваш /u,
}

function formFaults(lang: Lang, document: ReportDocument): string[] {
  const headings = document.chapters.flatMap(({ title, sections }) => [
    title,
    ...sections.map((section) => section.title),
  ])
  const prose = [document.title, document.subtitle, ...document.limits, ...headings]
  const texts = [...prose, ...blocksOf(document).flatMap(textsOf)]
  const malformed = texts
    .filter((text) => MALFORMED.test(text) || UNGRAMMATICAL[lang].test(text))
    .map((text) => `malformed: “${text}”`)
  const notices = new Set(blocksOf(document).flatMap((block) => (block.kind === 'notice' ? [block.text] : [])))
  // Names of small bodies and stars stay as they are catalogued; what a fact calls them a text may call them, too.
  const named = Object.values(document.factors)
    .map(({ said }) => said ?? '')
    .join(' ')
  const foreign = texts
    .filter((text) => !notices.has(text))
    .flatMap((text) => text.match(lang === 'ru' ? /[A-Za-z]{3,}/g : /[А-Яа-яЁё]+/g) ?? [])
    .filter((word) => !named.includes(word))
  return [...malformed, ...[...new Set(foreign)].map((word) => `of the other language: “${word}”`)]
}
