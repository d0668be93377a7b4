import { sentencesOf, type Answer, type Line } from '../../answer.ts'
import type { Composer } from '../../writing/composer.ts'
import { FOLLOW_NAMES } from './follow-names.ts'
import { followTexts } from './follow-words.ts'

/** So many answers are summed up, and so many are looked back through. */
const MOST_TOLD = 3
const MOST_BACK = 8

const GOES_ON: ReadonlySet<string> = new Set(FOLLOW_NAMES)
/** Answers that decide something, of which the last is the final one. */
const DECIDES: ReadonlySet<string> = new Set(
  'should_i whether which_time pick_person best_day best_month topic_when outcome'.split(' '),
)
const FINAL = /^(?:final|verdict|choose|bottom|выбрать|окончательн\p{L}*|решить|кого|куда)$/u

/** The sentence by which an answer answered, with its facts. */
function verdictOf({ lines }: Answer): Line | null {
  const [first] = lines
  if (!first) return null
  const [opens = ''] = sentencesOf(first.text.split('\n')[0] ?? '')
  return { ...first, text: opens }
}

/** What was answered so far, a sentence for each; where one answer is wished, that of the last question that was decided. */
export function answerRecap(composer: Composer): void {
  const { recap } = composer.library.texts(followTexts, composer.lang)
  const answers: Answer[] = []
  for (let back = 1; back <= MOST_BACK; back++) {
    const answer = composer.last(back)
    if (!answer) break
    if (!GOES_ON.has(answer.intent) && answer.charged) answers.push(answer)
  }
  const isFinal = composer.asked.words.some((word) => FINAL.test(word))
  const decided = isFinal
    ? (answers.find(({ intent }) => DECIDES.has(intent)) ?? answers.findLast(({ intent }) => intent === 'places'))
    : undefined
  const told = (decided ? [decided] : answers.slice(0, MOST_TOLD).toReversed()).flatMap((one) => verdictOf(one) ?? [])
  if (told.length === 0) return composer.explain(recap.none)
  composer.explain(decided ? recap.last : recap.opens)
  composer.lines.push(...told.map((line) => ({ ...line, isNeeded: true })))
}
