import { balance } from '#astro/charts/balance.ts'
import type { Lang } from '#language/lang.ts'
import type { Library } from '../library/library.ts'
import type { TextSubject } from '../library/text-shape.ts'
import type { ReportDocument } from './report-document.ts'
import { proseOf } from './report-faults.fixture.ts'
import { REPORT_TEXTS } from './texts.ts'

/** What a text says of a topic. A name in braces stands for any: of the topic itself or of what is said of it. */
interface Claim {
  /** Where the text stands: `verdict.{topic}.{value}`. */
  path: string
  topic?: string
  value?: string
}

/** The texts of each report that pass a verdict. */
const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  'psychological-horoscope': [
    { path: 'verdict.{topic}.{value}' },
    { path: 'step.{topic}.{value}' },
    { path: 'leans.{value}.{}', topic: 'moon' },
    { path: 'leans.{}.{value}', topic: 'saturn' },
  ],
  relationship: [
    { path: 'thesis.{value}.{}', topic: 'element' },
    { path: 'element.{value}', topic: 'element' },
    { path: 'tires.{value}', topic: 'element' },
    { path: 'close.{value}.{}', topic: 'element' },
    { path: 'mode.{value}', topic: 'mode' },
    { path: 'peace.{value}', topic: 'mode' },
    { path: 'ahead.mode.{value}', topic: 'mode' },
    { path: 'thesis.{}.{value}', topic: 'lean' },
    { path: 'lean.sore.{value}', topic: 'lean' },
    { path: 'lean.easy.{value}', topic: 'lean' },
    { path: 'close.{}.{value}', topic: 'lean' },
  ],
  compatibility: [
    { path: 'holds.{value}', topic: 'best' },
    { path: 'rubs.{value}', topic: 'hardest' },
    { path: 'verdict.{topic}.{value}' },
    { path: 'verdict.{topic}.{}.{value}' },
  ],
  professional: [{ path: 'terms.{value}', topic: 'terms' }],
  'karmic-horoscope': [
    { path: 'lean.{value}', topic: 'axis' },
    { path: 'day.{value}', topic: 'axis' },
    { path: 'last.{value}', topic: 'axis' },
  ],
  'karmic-horoscope-cayce': [
    { path: 'porterLean.{value}', topic: 'ruler of the ascendant' },
    { path: 'close.{value}', topic: 'near schools' },
  ],
  'karmic-horoscope-ronco': [
    { path: 'ends.{value}', topic: 'rulers of the nodes' },
    { path: 'close.{value}', topic: 'retrograde planets' },
    { path: 'others.{}.{value}', topic: 'retrograde planets' },
  ],
}

/** Texts that may stand together only where one of the bridges stands between them. */
const BRIDGED: Readonly<Record<string, readonly { one: string; other: string; bridge: string }[]>> = {
  relationship: [
    { one: 'element.fire', other: 'mode.fixed', bridge: 'bridge.mode.fire' },
    { one: 'element.air', other: 'mode.fixed', bridge: 'bridge.mode.air' },
    { one: 'element.earth', other: 'mode.cardinal', bridge: 'bridge.mode.earth' },
    { one: 'element.water', other: 'mode.cardinal', bridge: 'bridge.mode.water' },
    { one: 'element.earth', other: 'mode.mutable', bridge: 'bridge.mode.yielding' },
    { one: 'element.fire', other: 'mars.earth', bridge: 'bridge.mars.slower' },
    { one: 'element.earth', other: 'mars.fire', bridge: 'bridge.mars.faster' },
  ],
}

/** Every whole text of a subject with its path; those with slots are none. */
function textsIn(told: unknown, path: string): [path: string, text: string][] {
  if (typeof told === 'string') return [[path, told]]
  if (typeof told !== 'object' || told === null) return []
  if ('says' in told && 'text' in told) return textsIn(told.text, path)
  return Object.entries(told).flatMap(([name, inner]) => textsIn(inner, path === '' ? name : `${path}.${name}`))
}

/** What a path says by a claim; null where it is another's. */
function said(claim: Claim, path: string): { topic: string; value: string } | null {
  const [pattern, parts] = [claim.path.split('.'), path.split('.')]
  if (pattern.length !== parts.length) return null
  let { topic = '', value = '' } = claim
  for (const [i, part] of parts.entries()) {
    const place = pattern[i]
    if (place === '{topic}') topic = part
    else if (place === '{value}') value = part
    else if (place !== '{}' && place !== part) return null
  }
  return { topic, value }
}

const FIGURE_ELEMENTS = new Set(['element', 'mode'])

/**
 * Where a document contradicts itself: two verdicts on one topic, two texts that need a bridge and have none, and the
 * element and mode that a bond is said to have most of where its own wheel shows another with more.
 */
export function verdictFaults(lang: Lang, library: Library, type: string, document: ReportDocument): string[] {
  const subject: TextSubject | undefined = REPORT_TEXTS.find(({ name }) => name === type)
  if (!subject) return []
  const prose = proseOf(document).join('\n')
  const present = textsIn(library.texts(subject, lang), '').filter(([, text]) => text !== '' && prose.includes(text))
  const paths = present.map(([path]) => path)
  const verdicts = Map.groupBy(
    paths.flatMap((path) => (CLAIMS[type] ?? []).flatMap((claim) => said(claim, path) ?? [])),
    ({ topic }) => topic,
  )
  const double = [...verdicts].flatMap(([topic, all]) => {
    const values = [...new Set(all.map(({ value }) => value))]
    return values.length > 1 ? [`two verdicts on ${topic}: ${values.join(' and ')}`] : []
  })
  const unbridged = (BRIDGED[type] ?? [])
    .filter(({ one, other, bridge }) => paths.includes(one) && paths.includes(other) && !paths.includes(bridge))
    .map(({ one, other }) => `no bridge between ${one} and ${other}`)
  return [...double, ...unbridged, ...(type === 'relationship' ? mostFaults(document, verdicts) : [])]
}

/** The claim that no element or mode holds more planets, counted again on the wheel that the document shows. */
function mostFaults(
  { chapters }: ReportDocument,
  verdicts: ReadonlyMap<string, readonly { topic: string; value: string }[]>,
): string[] {
  const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
  const wheel = blocks.flatMap((block) =>
    block.kind === 'figure' && block.figure.kind === 'wheel' ? [block.figure.chart] : [],
  )[0]
  // Without both hours some signs are uncertain, and the count leaves them out.
  if (!wheel?.houses) return []
  const counted = balance({ placements: [...wheel.placements] })
  return [...verdicts].flatMap(([topic, all]) => {
    const claimed = all[0]?.value
    if (!FIGURE_ELEMENTS.has(topic) || claimed === undefined) return []
    const held: Readonly<Record<string, readonly unknown[]>> = topic === 'element' ? counted.elements : counted.modes
    const most = Math.max(...Object.values(held).map(({ length }) => length))
    return (held[claimed]?.length ?? 0) < most ? [`${claimed} isn’t the ${topic} of most planets`] : []
  })
}
