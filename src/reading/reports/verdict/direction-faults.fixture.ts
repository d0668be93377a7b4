import type { Lang } from '#language/lang.ts'
import type { Library } from '../../library/library.ts'
import type { Direction, Spoken, TextSubject } from '../../library/text-shape.ts'
import { VERDICTS } from '../../compose/verdict.ts'
import type { ReportDocument } from '../report-document.ts'
import { REPORT_TEXTS } from '../texts.ts'
import { verdictTexts } from './words.ts'

type Told = Readonly<Record<string, unknown>>
const isGroup = (told: unknown): told is Told => typeof told === 'object' && told !== null
const isSpoken = (told: Told): told is Told & Spoken => 'says' in told && 'text' in told

/** Every text of a subject that says which way it speaks. */
export function spokenIn(told: unknown): Spoken[] {
  if (!isGroup(told)) return []
  return isSpoken(told) ? [told] : Object.values(told).flatMap(spokenIn)
}

/** The answer that a document gives to a question: its text opens a paragraph. */
function answerIn(told: Told, question: string, prose: readonly string[]): (typeof VERDICTS)[number] | undefined {
  const answers = isGroup(told['answer']) ? told['answer'][question] : undefined
  if (!isGroup(answers)) return undefined
  return VERDICTS.find((one) => prose.some((text) => text.startsWith(`${answers[one]}`)))
}

/**
 * Texts that contradict the verdict of their question and don't stand where a document gathers what speaks against it, and
 * texts there that agree with it: of reports whose texts name their directions.
 */
export function directionFaults(lang: Lang, library: Library, type: string, document: ReportDocument): string[] {
  const subject: TextSubject | undefined = REPORT_TEXTS.find(({ name }) => name === type)
  if (!subject) return []
  const told = library.texts<TextSubject>(subject, lang) as unknown as Told
  const { against } = library.texts(verdictTexts, lang).titles
  const sections = document.chapters.flatMap((chapter) => chapter.sections)
  const paragraphs = sections.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? [{ title, text: block.text }] : [])),
  )
  const prose = paragraphs.map(({ text }) => text)
  const present = spokenIn(told).filter(({ says }) => says.length > 0)
  return paragraphs.flatMap(({ title, text }) =>
    present
      .filter((spoken) => text.includes(spoken.text))
      .flatMap((spoken) => {
        const contrary = ({ question, side }: Direction) => {
          const answer = answerIn(told, question, prose)
          return answer !== undefined && answer !== 'both' && (answer === 'first') !== (side === 0)
        }
        return spoken.says.some(contrary) && title !== against
          ? [`against its verdict, unmarked: “${spoken.text}”`]
          : []
      }),
  )
}
