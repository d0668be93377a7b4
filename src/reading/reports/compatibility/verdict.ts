import type { Paragraph } from '../../writer/reading.ts'
import { joinText, own, tablePart } from '../natal-parts.ts'
import type { Judgment, Poles, Tie } from './judge.ts'
import type { Question } from './questions.ts'
import { isOfChild, shortAnswer, SIDES, type Side, toldHere } from './write-question.ts'
import { bondFactors, cited, hasKey, whenEach } from './write-tie.ts'
import { chapterOf, sentencesOf, type Writing } from './writing.ts'

/** The contacts on which the verdict rests: the heaviest that speaks to its pole, and the heaviest of all. */
export interface Grounds {
  holds: Tie[]
  rubs: Tie[]
}

const tiesTold = (judgment: Judgment, side: Side): Tie[] =>
  toldHere(judgment, side).flatMap((one) =>
    one.kind === 'tie' && (one.side === 'hard') === (side === 'againstIt') ? [one] : [],
  )

/** So many contacts the verdict names on a side. */
const MOST = 3

/** How much a contact weighs whatever is asked. */
const massOf = ({ aspects }: Tie): number => aspects.reduce((sum, { weight }) => sum + weight, 0)

function groundsOn(judged: readonly Judgment[], pole: Judgment, side: Side): Tie[] {
  const told = judged.flatMap((judgment) => tiesTold(judgment, side)).toSorted((a, b) => massOf(b) - massOf(a))
  const ofPole = new Set(pole[side].flatMap((one) => (one.kind === 'tie' ? [one.aspects[0].id] : [])))
  const first = told.find(({ aspects: [{ id }] }) => ofPole.has(id))
  const others = told.filter((tie) => tie !== first).slice(0, first ? MOST - 1 : MOST)
  return (first ? [first, ...others] : others).toSorted((a, b) => massOf(b) - massOf(a))
}

export const groundsOf = (judged: readonly Judgment[], { best, hardest }: Poles): Grounds => ({
  holds: groundsOn(judged, best, 'forIt'),
  rubs: groundsOn(judged, hardest, 'againstIt'),
})

/** The contacts that the chapters tell: only these are referred to elsewhere. */
export const toldContacts = (judged: readonly Judgment[]): ReadonlySet<string> =>
  new Set(
    judged
      .flatMap((judgment) => SIDES.flatMap((side) => toldHere(judgment, side)))
      .flatMap((one) => (one.kind === 'tie' ? one.aspects.map(({ id }) => id) : [])),
  )

/** The first page: the thesis, what holds and what rubs with the contacts that say so, what to do first, and all answers. */
export function writeVerdict(writing: Writing, judged: readonly Judgment[], poles: Poles, grounds: Grounds): void {
  const { page, words, name } = writing
  const { best, hardest, alike } = poles
  const { thesis: chapter } = words.chapters
  const { audience } = page
  const [easiest, strictest] = [best, hardest].map(({ question }) => chapterOf(writing, question)) as [string, string]
  const thesis = alike
    ? words.alike[alike]({ best: easiest, hardest: strictest })
    : contrast(writing, best.question, hardest.question)
  page.write(chapter, words.titles.thesis, [
    own(sumOf(writing, judged)),
    own(thesis),
    audience === 'child' || audience === 'kin' ? own(words.family[audience]({ name })) : null,
  ])
  for (const which of ['holds', 'rubs'] as const) {
    const ties = grounds[which]
    if (ties.length === 0) continue
    const factors = ties.flatMap((tie) => bondFactors(writing, tie))
    page.write(chapter, words.titles[which], [
      own(joinText(...ties.map((tie) => cited(writing, tie))), factors),
      which === 'rubs' ? bothTrue(writing, grounds) : null,
    ])
  }
  page.write(chapter, words.titles.first, [own(firstStep(writing, hardest.question)[0])])
  page.write(chapter, words.titles.glance, [
    tablePart(
      words.glance,
      judged.map((judgment) => [
        chapterOf(writing, judgment.question),
        shortAnswer(writing, judgment),
        words.glance.lean[judgment.lean],
      ]),
    ),
  ])
}

/** Which questions come easily and which ask for work. */
function sumOf(writing: Writing, judged: readonly Judgment[]): string {
  const { words, name, setting } = writing
  const nounsOf = (wanted: Judgment['lean']) =>
    judged
      .filter(({ lean }) => lean === wanted)
      .map(({ question }) => words.short[question === 'draw' && setting !== 'partner' ? 'drawOfOthers' : question])
  const [easy, hard] = [nounsOf('easy'), nounsOf('hard')]
  const [more, less] = [easy.length > hard.length, easy.length < hard.length]
  const kind =
    easy.length + hard.length === 0
      ? 'none'
      : hard.length === 0
        ? 'allEasy'
        : easy.length === 0
          ? 'allHard'
          : more
            ? 'moreEasy'
            : less
              ? 'moreHard'
              : 'even'
  return words.sum[kind]({ name, easy, hard })
}

/** When what holds is felt, and when what rubs. */
function bothTrue({ page, words }: Writing, { holds: [main], rubs: [counter] }: Grounds): Paragraph | null {
  const when = main && counter ? whenEach(main, counter) : null
  if (!when) return null
  const [first, second] = [words.occasion[when.main], words.occasion[when.counter]]
  return own(page.way('both true', words.bothTrue)({ main: first, counter: second }))
}

function contrast(writing: Writing, best: Question, hardest: Question): string {
  const { thesis, ofChild } = writing.words
  if (isOfChild(writing, best) && isOfChild(writing, hardest))
    return `${ofChild.best[best]} ${ofChild.hardest[hardest]}`
  return thesis[`${best} ${hardest}`]
}

/** A closing text, in the words for two at work where they have their own. */
export function atWork({ words, setting }: Writing, closing: 'holds' | 'rubs' | 'first', question: Question): string {
  const texts = words.atWork[closing]
  return setting === 'work' && hasKey(texts, question) ? texts[question] : words[closing][question]
}

/** What to do first: its first sentence, for the first page, and the rest, for the last. */
export function firstStep(writing: Writing, question: Question): [first: string, rest: string] {
  const { words, setting } = writing
  const livesApart = question === 'home' && (setting === 'kin' || setting === 'friend')
  const forAll = livesApart ? words.firstApart : atWork(writing, 'first', question)
  const text = isOfChild(writing, question) ? words.firstOfChild[question] : forAll
  const [first = '', ...rest] = sentencesOf(text)
  return [first, rest.join(' ')]
}
