import { capital } from '#language/capital.ts'
import type { Lang } from '#language/lang.ts'
import { traitWordsEn } from '../../compose/trait-words-en.ts'
import { traitWordsRu } from '../../compose/trait-words-ru.ts'
import type { TraitWords } from '../../compose/trait-words.ts'
import {
  type Answer,
  factsOf,
  otherSide,
  type Side,
  type Testimony,
  type Verdict,
  type Voice,
  whenEach,
} from '../../compose/verdict.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, joinText } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { isHeard, type Passage, type QuestionPlan, type SpokenParagraph } from './passages.ts'
import { type VerdictWords, verdictTexts } from './words.ts'

const TRAIT_WORDS: Record<Lang, TraitWords> = { en: traitWordsEn, ru: traitWordsRu }
/** So many texts of the weaker side a chapter has, but for those that are always told. */
const MOST_OF_OTHER = { clear: 2, both: 4 } as const

/** A question as its chapter says it. */
export interface ChapterWords {
  chapter: string
  /** Heading of the verdict. */
  title: string
  answer: Record<Answer, string>
  /** What one does on either side, as a clause. */
  does: readonly [string, string]
}

const wordsOf = (page: ReportPage): VerdictWords => page.request.library.texts(verdictTexts, page.lang)

/** "Your Mars in Aries", «Скорпион на куспиде второго дома»: who testifies. */
export function voiceName(page: ReportPage, voice: Voice): string {
  const { voice: names } = wordsOf(page)
  switch (voice.kind) {
    case 'ruler-in':
      return names.rulerIn({ of: voice.of, house: voice.house })
    case 'bond':
      return names.bond({ planet: voice.point, sign: voice.sign })
    case 'made':
      return names.made[voice.element]
    case 'moves':
      return names.moves[voice.mode]
    case 'planet':
      return names.planet({ planet: voice.point })
    default:
      return TRAIT_WORDS[page.lang].speaker(voice)
  }
}

/** The verdict of a question as a paragraph: its answer, what it rests on and, of two, when each holds. */
export function verdictParagraph(page: ReportPage, words: ChapterWords, verdict: Verdict): Paragraph {
  const { answer, carried, other, side } = verdict
  const [first, second] = carried.filter(isHeard)
  const against = other.find(isHeard)
  const text = [words.answer[answer]]
  const named: Testimony[] = []
  if (answer === 'both' && first && against) {
    named.push(first, against)
    text.push(bothSides(page, words.does, { first, against, side }))
  } else if (first) {
    named.push(first, ...(second ? [second] : []))
    text.push(groundsOf(page, first, second))
  }
  return own(joinText(...text), factsOf(named))
}

/** One of some ways whose first sentence the report hasn't yet; empty where it has them all. */
function unsaid<T>(page: ReportPage, slot: string, ways: readonly ((said: T) => string)[], said: T): string {
  for (let tried = 0; tried < ways.length; tried++) {
    const text = page.say(slot, ways, said)
    if (page.firstTime(text.split(/(?<=\.)\s/u)[0] ?? text)) return text
  }
  return ''
}

function groundsOf(page: ReportPage, first: Testimony, second: Testimony | undefined): string {
  const { grounds } = wordsOf(page)
  const one = voiceName(page, first.voice)
  return second
    ? unsaid(page, 'grounds two', grounds.two, { one, other: voiceName(page, second.voice) })
    : unsaid(page, 'grounds one', grounds.one, { one })
}

/** When each of two sides speaks; where no occasion tells them apart, what each rests on. */
function bothSides(
  page: ReportPage,
  does: readonly [string, string],
  { first, against, side }: { first: Testimony; against: Testimony; side: Side },
): string {
  const { sides, occasion } = TRAIT_WORDS[page.lang]
  const [one, other] = [voiceName(page, first.voice), voiceName(page, against.voice)]
  const when = whenEach(first, against)
  // The answer to both names its first side first.
  if (!when)
    return page.say('halves', wordsOf(page).grounds.halves, side === 0 ? { one, other } : { one: other, other: one })
  return page.way('sides', sides)(
    { when: occasion(when[0]), does: does[side], speaker: one },
    { when: occasion(when[1]), does: does[otherSide(side)], speaker: other },
  )
}

/** On which occasion the weaker side is heard and the leading one isn't. */
function occasionOf(passage: Testimony, { leading }: Marking) {
  // What a bond is made of is heard everywhere, so that any occasion tells the other side apart.
  const isEverywhere = leading?.voice.kind === 'made' || leading?.voice.kind === 'moves'
  return isEverywhere ? passage.occasions[0] : leading && whenEach(leading, passage)?.[1]
}

/** The sentence that marks a text of the weaker side; empty where the report has used up its ways to say it. */
function jointOf(page: ReportPage, words: ChapterWords, passage: Testimony, { leading, isFirst }: Marking): string {
  const { joint, turn, against } = wordsOf(page)
  const found = occasionOf(passage, { leading, isFirst })
  if (found === undefined) return page.once('against', against, { one: voiceName(page, passage.voice) })
  const when = TRAIT_WORDS[page.lang].occasion(found)
  const turned = isFirst ? page.once('turn', turn, { when, does: words.does[passage.side] }) : ''
  return turned === '' ? page.once('joint', joint, { when }) : turned
}

interface Marking {
  /** The heaviest of the other side. */
  leading: Testimony | undefined
  /** Whether it is the first of its side in the chapter. */
  isFirst: boolean
}

/** A text of the weaker side after its heading and a sentence that says when it holds, or else the name of its factor. */
function marked(page: ReportPage, words: ChapterWords, passage: Passage, marking: Marking): Paragraph[] {
  const [first, ...more] = passage.parts.flatMap((part) => (part ? [plain(part)] : []))
  if (!first) return []
  const joint = passage.isUnheard ? '' : `${passage.title}. ${namedJoint(page, words, passage, marking)}`.trim()
  return [
    { text: `${joint} ${first.text}`.trim(), factors: [...new Set([...first.factors, ...passage.factors])] },
    ...more,
  ]
}

/** When a passage holds, or the name of its factor; a planet of a bond is named by its own text. */
function namedJoint(page: ReportPage, words: ChapterWords, passage: Passage, marking: Marking): string {
  const isNamed = passage.voice.kind === 'bond'
  if (isNamed && occasionOf(passage, marking) === undefined) return ''
  return jointOf(page, words, passage, marking) || (isNamed ? '' : `${capital(voiceName(page, passage.voice))}.`)
}

const plain = ({ text, factors }: SpokenParagraph): Paragraph => ({ text, factors })

/** Which texts a chapter tells, in order: those that carry the verdict, then some of the other side. */
export function toldPassages(verdict: Verdict<Passage>): { carried: readonly Passage[]; other: readonly Passage[] } {
  const most = MOST_OF_OTHER[verdict.answer === 'both' ? 'both' : 'clear']
  const free = verdict.other.filter(({ isPromised }) => !isPromised).slice(0, most)
  return { carried: verdict.carried, other: verdict.other.filter((one) => one.isPromised || free.includes(one)) }
}

/**
 * The chapter of a question: its verdict, the passages that bear it out, and in one place, under a heading that says so,
 * those that speak against it. Where both sides answer, that place has the other half.
 */
export function writeVerdictChapter(page: ReportPage, words: ChapterWords, { verdict, neutral }: QuestionPlan): void {
  const { carried, other } = toldPassages(verdict)
  page.write(words.chapter, words.title, [verdictParagraph(page, words, verdict)])
  for (const { title, parts } of [...carried, ...neutral])
    page.write(
      words.chapter,
      title,
      parts.map((part) => part && plain(part)),
    )
  const against = other.flatMap((passage, i) => marked(page, words, passage, { leading: carried[0], isFirst: i === 0 }))
  page.write(words.chapter, againstTitle(page, verdict.answer), against)
}

/** Under what stands what goes the other way than a chapter's verdict. */
export const againstTitle = (page: ReportPage, answer: Answer): string =>
  wordsOf(page).titles[answer === 'both' ? 'half' : 'against']
