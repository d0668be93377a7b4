import type { Verdict } from '../../compose/verdict.ts'
import type { Block, ReportDocument } from '../report-document.ts'
import type { Passage } from './passages.ts'

/** A chapter that answers a question, as its report planned it. */
export interface PlannedChapter {
  chapter: string
  /** Every answer that the question may have. */
  answers: readonly string[]
  verdict: Verdict<Passage>
  /** Headings under which the other side stands. */
  against: readonly string[]
}

type Prose = Extract<Block, { kind: 'paragraph' }> & { section: string }

function paragraphsOf({ chapters }: ReportDocument, title: string): Prose[] {
  const found = chapters.find((chapter) => chapter.title === title)
  return (found?.sections ?? []).flatMap(({ title: section, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? [{ ...block, section }] : [])),
  )
}

const textsOf = ({ parts }: Passage) => parts.flatMap((part) => (part ? [part.text] : []))

/**
 * Where a chapter doesn't keep to its verdict: it opens with something else, its verdict names a factor that no text of the
 * chapter tells of, a text of the weaker side stands outside of the marked place, or one that carries the verdict in it.
 */
export function verdictChapterFaults(
  document: ReportDocument,
  { chapter, answers, verdict, against }: PlannedChapter,
): string[] {
  const [opening, ...rest] = paragraphsOf(document, chapter)
  if (!opening) return [`no chapter “${chapter}”`]
  const told = new Set(rest.flatMap(({ factors }) => factors))
  const untold = opening.factors.filter((factor) => !told.has(factor))
  const others = verdict.other.flatMap(textsOf)
  const carried = verdict.carried.flatMap(textsOf)
  const isMarked = ({ section }: Prose) => against.includes(section)
  const unmarked = rest.filter((one) => !isMarked(one) && others.some((text) => one.text.endsWith(text)))
  const misplaced = rest.filter((one) => isMarked(one) && carried.some((text) => one.text.endsWith(text)))
  return [
    ...(answers.some((answer) => opening.text.startsWith(answer)) ? [] : [`${chapter} opens with “${opening.text}”`]),
    ...untold.map((factor) => `${chapter}: its verdict rests on ${factor}, which no text tells`),
    ...unmarked.map(({ text }) => `${chapter}: unmarked “${text}”`),
    ...misplaced.map(({ text }) => `${chapter}: among what speaks against it “${text}”`),
  ]
}
