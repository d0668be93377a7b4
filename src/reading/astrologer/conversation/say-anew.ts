import { saidBefore } from '../answers/follow/follow-facts.ts'
import { isOfLife, tellAct } from '../answers/life/life-act.ts'
import { leanTexts } from '../answers/life/lean-words.ts'
import { followTexts } from '../answers/follow/follow-words.ts'
import { sentencesOf, type Line } from '../answer.ts'
import { lifeFormOf } from '../understanding/life/life-form.ts'
import type { Composer } from '../writing/composer.ts'
import { isAboutDays, type Intent, type Understood } from '../question.ts'

/** How much is said again. */
const MOST_AGAIN = 2

/** How likely another kind must be to be answered in the place of what was said already. */
const LEAST_OTHER = 0

/**
 * Where all of an answer was said in the conversation before, what else the question may ask is told; where nothing else is, it is
 * said in short that it was.
 *
 * @param answerAs composes the answer to the same question as one of another kind
 */
export function sayAnew(composer: Composer, answerAs: (kind: Intent) => readonly Line[]): void {
  if (!composer.last() || composer.lines.length === 0) return
  const said = saidBefore(composer)
  if (!composer.lines.every(({ text }) => said.includes(text))) return
  const lines = composer.lines.splice(0)
  const slot = slotAsked(composer.asked, lines)
  if (slot.length > 0) return void composer.lines.push(...slot)
  const isNew = (line: Line) => !said.includes(line.text)
  for (const { kind, sum } of composer.asked.likely.slice(1)) {
    const others = sum < LEAST_OTHER || kind === composer.asked.intent ? [] : answerAs(kind)
    if (others.some(isNew) && others.some(({ factors }) => factors.length > 0))
      return void composer.lines.push(...others.filter(isNew))
  }
  const opens = composer.library.texts(followTexts, composer.lang).again
  composer.explain(opens.find((text) => !said.includes(text)) ?? opens[0])
  composer.lines.push(...again(composer.asked, lines))
  // "How do we stop fighting?": what can be done was not asked before.
  if (isOfLife(composer.asked) && lifeFormOf(composer.lang, composer.asked.words, false) === 'how') tellAct(composer)
}

/** As what a question was read that wasn't understood for sure, before what is answered; how else it may be asked, after it. */
export function tellGuess(composer: Composer, guessed: NonNullable<Understood['guessed']>): void {
  const { guess } = composer.library.texts(followTexts, composer.lang)
  const lines = composer.lines.splice(0)
  const person = composer.book.source.people[composer.asked.persons[0] ?? -1]
  const [point] = composer.asked.points
  const topic = composer.asked.topic ?? 'self'
  composer.explain(
    guessed === 'person' && person
      ? guess.person({ name: person.name })
      : guessed === 'point' && point
        ? guess.point({ point })
        : guessed === 'topic'
          ? guess.topic[topic]
          : guessed === 'time'
            ? guess.time
            : guessed === 'before'
              ? guess.before
              : guess.likely,
  )
  composer.lines.push(...lines)
  if (!saidBefore(composer).includes(guess.closes)) composer.explain(guess.closes)
}

/** A question that is read another way, since the answer to it had missed: what was not said yet, of the next kind that it may be. */
export function readAnew(composer: Composer, answerAs: (kind: Intent) => readonly Line[]): void {
  const { opens, closes } = composer.library.texts(followTexts, composer.lang).misread
  const said = saidBefore(composer)
  const isNew = ({ text }: Line) => !said.includes(text)
  const own = composer.lines.splice(0).filter(isNew)
  const others = composer.asked.likely.filter(({ kind, sum }) => kind !== composer.asked.intent && sum > LEAST_OTHER)
  const found = own.some(({ factors }) => factors.length > 0)
    ? own
    : (others
        .map(({ kind }) => answerAs(kind).filter(isNew))
        .find((lines) => lines.some(({ factors }) => factors.length > 0)) ?? own)
  composer.explain(opens.find((text) => !said.includes(text)) ?? opens[0])
  composer.lines.push(...found)
  const { clarify } = composer.library.texts(leanTexts, composer.lang)
  const [point] = composer.asked.points
  if (found.length === 0 && point) composer.explain(clarify.point({ point }))
  else if (found.length === 0) composer.explain(clarify.topic[composer.asked.topic ?? 'self'])
  composer.explain(closes)
}

/** What a question may be after of an answer that was given: by its words, and by what a sentence has that tells it. */
const SLOTS: readonly { asked: RegExp; tells: RegExp; isLast?: boolean; areAll?: boolean }[] = [
  {
    asked: /(?<=^| )(?:what (?:time|hour)|at what|exact time|во сколько|в котором часу|точное время|час)(?= |$)/,
    tells: /\d{1,2}:\d{2}/,
  },
  { asked: /(?<=^| )(?:degrees?|градус\p{L}*)(?= |$)/u, tells: /\d°\d/, areAll: true },
  {
    asked:
      /(?<=^| )(?:next|changes?|switch(?:es)?|ends?|over|enters?|смен\p{L}*|меняет\p{L}*|перейд\p{L}*|следующ\p{L}*|законч\p{L}*)(?= |$)/u,
    tells: /\b(?:19|20)\d\d\b/,
    isLast: true,
  },
]

/** What tells what is asked, without what was told around it. */
function slotAsked({ words, intent, points }: Understood, lines: readonly Line[]): readonly Line[] {
  if (intent === 'composite_of' && points.length > 0)
    return lines.filter(({ factors }) => factors.some(({ natal }) => points.some((point) => point === natal)))
  const text = words.join(' ')
  const slot = SLOTS.find(({ asked }) => asked.test(text))
  if (!slot || isAboutDays(intent)) return []
  const found = lines
    .filter((line) => !line.text.includes('\n'))
    .flatMap((line) =>
      sentencesOf(line.text)
        .filter((one) => slot.tells.test(one))
        .map((one) => ({ ...line, text: one })),
    )
  return slot.isLast ? found.slice(-1) : slot.areAll ? found : found.slice(0, 1)
}

const CHANGES =
  /^(?:next|change|changes|switch|switches|end|ends|enter|enters|смен\p{L}*|меняет\p{L}*|перейд\p{L}*|следующ\p{L}*)$/u

/** What of an answer that was given is said again: what the question is after, in the order of the answer. */
function again({ when, words, points }: Understood, lines: readonly Line[]): Line[] {
  const stems = words.filter((word) => word.length > 3).map((word) => word.slice(0, Math.max(4, word.length - 2)))
  const isOf = ({ text }: Line) => stems.filter((stem) => text.toLowerCase().includes(stem)).length
  const isOfChange = words.some((word) => CHANGES.test(word))
  const isDated = ({ factors }: Line) =>
    factors.some(({ exactJdUt, untilJdUt, passesJdUt }) => exactJdUt || untilJdUt || passesJdUt)
  const isNamed = ({ factors }: Line) =>
    factors.some(({ natal, transiting }) => points.some((point) => point === natal || point === transiting))
  const worth = (line: Line, at: number) =>
    (when && isDated(line) ? 2 : 0) +
    (isOfChange && isDated(line) ? 1 + at / 10 : 0) +
    (isNamed(line) ? 0.5 : 0) +
    Math.min(3, isOf(line)) * 0.4 -
    at / 100
  const kept = lines
    .map((line, at) => ({ line, worth: worth(line, at) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, isOfChange ? MOST_AGAIN + 1 : MOST_AGAIN)
    .map(({ line }) => line)
  return lines.filter((line) => kept.includes(line))
}
