import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { bondHouseFactor } from '../../writer/synastry-parts.ts'
import { joinText, own } from '../natal-parts.ts'
import { likenessOf } from './compatibility-facts.ts'
import { type Judgment, type Landing, metOf, purseOf, STYLES, type Testimony, type Tie } from './judge.ts'
import { GUEST_OF, type Lean, type Question } from './questions.ts'
import type { CHILD_QUESTIONS } from './words.ts'
import { bondFactors, named, tieTold, whenEach } from './write-tie.ts'
import { chapterOf, rulerFactor, sentencesOf, signFactor, type Writing } from './writing.ts'

export const SIDES = ['forIt', 'againstIt'] as const
export type Side = (typeof SIDES)[number]

/** What a chapter is made of after its answer: two habits, two purses, how a quarrel goes on, and what speaks for or against. */
type Part = 'manner' | 'purse' | 'turn' | 'main' | 'counter' | Side

/** In which order a chapter tells its parts: each question is one that is answered in a way of its own. */
const FORMS: Record<Question, readonly Part[]> = {
  draw: ['main', 'counter', 'manner'],
  talk: ['manner', 'main', 'counter'],
  home: ['main', 'manner', 'counter'],
  money: ['purse', 'main', 'counter'],
  // As it goes: tempers, what sets it off, how it goes on, how it ends.
  quarrel: ['manner', 'againstIt', 'turn', 'forIt'],
  growth: ['main', 'counter'],
  last: ['main', 'counter'],
}

/** How many testimonies a chapter tells on each side, by its lean. */
const TOLD = {
  easy: { forIt: 3, againstIt: 2 },
  both: { forIt: 3, againstIt: 3 },
  hard: { forIt: 2, againstIt: 3 },
  quiet: { forIt: 2, againstIt: 2 },
} as const

/** What a chapter tells on one side: so many, one more where no houses have a say, and all that stands first in the table of weights. */
export function toldHere({ question, lean, ...sides }: Judgment, side: Side): Testimony[] {
  const hasHouses = SIDES.some((one) => sides[one].some(({ kind }) => kind === 'landing'))
  const most = TOLD[lean][side] + (hasHouses ? 0 : 1)
  return sides[side]
    .filter(({ home }) => home === question)
    .filter((one, i) => i < most || (one.kind === 'tie' && one.isHeavy))
}

/** Whether a question is answered in the words for somebody older and a child. */
export const isOfChild = ({ page }: Writing, question: Question): question is (typeof CHILD_QUESTIONS)[number] =>
  page.audience === 'child' && question !== 'money'

/** The answer to a question, for whom it is answered. */
function verdictText(writing: Writing, { question, lean }: Judgment): string {
  const { words, setting } = writing
  const texts = words.verdict[question]
  return (isOfChild(writing, question) ? words.ofChild[question] : 'easy' in texts ? texts : texts[setting])[lean]
}

/** An answer of fewer words says too little by itself. */
const LEAST_WORDS = 4

/** The first words of an answer: as many sentences as make it an answer. */
export function shortAnswer(writing: Writing, judgment: Judgment): string {
  const [first = '', second = ''] = sentencesOf(verdictText(writing, judgment))
  return first.split(' ').length < LEAST_WORDS ? `${first} ${second}`.trim() : first
}

/** What a verdict rests on: the heaviest of what its chapter tells on either side. */
function verdictFactors(writing: Writing, judgment: Judgment): string[] {
  return SIDES.flatMap((side) => {
    const [first] = toldHere(judgment, side)
    return first?.kind === 'tie' ? bondFactors(writing, first) : []
  })
}

/** One chapter: the answer, then what it rests on, in the order that the question has. */
export function writeQuestion(writing: Writing, judgment: Judgment): void {
  const { page, words, setting } = writing
  const { question, lean } = judgment
  const chapter = chapterOf(writing, question)
  const key = question === 'draw' && setting !== 'partner' ? 'drawOfOthers' : question
  page.write(chapter, words.ask[key], [own(verdictText(writing, judgment), verdictFactors(writing, judgment))])
  const [main, counter]: readonly [Side, Side] =
    lean === 'hard' || question === 'quarrel' ? ['againstIt', 'forIt'] : ['forIt', 'againstIt']
  const told = { [main]: sideTold(writing, judgment, main), [counter]: sideTold(writing, judgment, counter) }
  const leading = lean === 'hard' ? 'againstIt' : 'forIt'
  const missing = leastOf(lean, told) - (told[leading]?.length ?? 0)
  if (missing > 0) told[leading]?.push(...referred(writing, judgment, leading, missing, told[leading]))
  const bridged = withBridge(writing, judgment, main, counter, told)
  for (const part of FORMS[question]) {
    if (part === 'manner') writeManner(writing, chapter, question, lean)
    else if (part === 'purse') writePurses(writing, chapter)
    else if (part === 'turn') writeTurn(writing, chapter)
    else {
      const side = part === 'main' ? main : part === 'counter' ? counter : part
      page.write(chapter, words.parts[key][side], bridged[side] ?? [])
    }
  }
}

/** How many testimonies the leading side of an answer needs at least. */
function leastOf(lean: Lean, told: Readonly<Record<string, Paragraph[]>>): number {
  if (lean === 'quiet') return 0
  const [forIt, againstIt] = SIDES.map((side) => told[side]?.length ?? 0) as [number, number]
  if (lean === 'both') return againstIt > 0 ? 0 : 1
  return Math.max(lean === 'hard' ? forIt : againstIt, 1)
}

/** What speaks on one side: contacts, then planets in houses. */
function sideTold(writing: Writing, judgment: Judgment, side: Side): Paragraph[] {
  let isFirst = true
  const told = toldHere(judgment, side)
  const inOrder = [...told.filter(({ kind }) => kind === 'tie'), ...told.filter(({ kind }) => kind === 'landing')]
  return inOrder.flatMap((one): Paragraph[] => {
    if (one.kind === 'landing') {
      const paragraph = landed(writing, one)
      return paragraph ? [paragraph] : []
    }
    const paragraph = tieTold(writing, one, isFirst)
    isFirst = false
    return [paragraph]
  })
}

/** The second side begins with when each of the two is felt. */
function withBridge(
  { page, words }: Writing,
  judgment: Judgment,
  main: Side,
  counter: Side,
  told: Readonly<Record<string, Paragraph[]>>,
): Readonly<Record<string, Paragraph[]>> {
  const [one, other] = [main, counter].map((side) =>
    toldHere(judgment, side).find((testimony): testimony is Tie => testimony.kind === 'tie'),
  )
  const [first, ...rest] = told[counter] ?? []
  const when = one && other ? whenEach(one, other) : null
  if (!first || !when) return told
  const said = page.once(`bridge ${counter}`, words.bridge[counter], {
    main: words.occasion[when.main],
    counter: words.occasion[when.counter],
  })
  return { ...told, [counter]: [{ ...first, text: joinText(said, first.text) }, ...rest] }
}

/** What a verdict rests on and other chapters tell, so that the side it takes is never the emptier one. */
function referred(
  writing: Writing,
  { question, ...sides }: Judgment,
  side: Side,
  most: number,
  said: readonly Paragraph[] = [],
): Paragraph[] {
  const known = new Set(said.flatMap(({ factors }) => factors))
  const others = sides[side].flatMap((one) =>
    one.kind === 'tie' && one.home !== question && !bondFactors(writing, one).some((factor) => known.has(factor))
      ? [one]
      : [],
  )
  const told = others.filter(({ aspects: [first] }) => writing.told.has(first.id))
  const [strongest] = others
  if (told.length === 0 && said.length === 0 && strongest) return [tieTold(writing, strongest, true)]
  return told.slice(0, most).map((tie) => {
    const { page, words } = writing
    const chapter = chapterOf(writing, tie.home)
    const elsewhere = page.say(`elsewhere ${side}`, words.elsewhere[side], {
      ...named(writing, tie.aspects[0]),
      chapter,
    })
    return own(elsewhere, bondFactors(writing, tie))
  })
}

function landed(writing: Writing, { placed }: Landing): Paragraph | null {
  const { page, words, name } = writing
  const { planet, house, whose } = placed
  const guest = GUEST_OF[planet]
  if (!guest || !page.firstTime(`guest ${guest} ${house}`)) return null
  const [a, b] = whose === 'theirs' ? [name, null] : [null, name]
  const [gist = '', ...rest] = sentencesOf(words.guest[guest][house - 1]?.({ a, b }) ?? '')
  const placing = page.way(`lands ${whose}`, words.lands[whose === 'theirs' ? 'yours' : 'theirs'])
  return own(joinText(gist, placing({ planet, house, name }), ...rest), [bondHouseFactor(page, placed)])
}

/** A planet of one beside the same planet of the other. */
function writeManner(
  { page, words, name, them, facts }: Writing,
  chapter: string,
  question: Question,
  lean: Lean,
): void {
  const planet = STYLES[question]
  if (!planet) return
  const [yours, theirs] = [page.signOf(planet), them.signOf(planet)]
  if (yours === null || theirs === null) return
  const [one, other] = [elementOf(yours), elementOf(theirs)]
  const kin = likenessOf(yours, theirs, metOf(facts, planet))
  const otherwise = kin === 'foreign' ? lean === 'easy' && 'farther' : lean === 'hard' && 'closer'
  const bridge = otherwise ? page.way(`manner ${otherwise}`, words.inManner[otherwise]) : ''
  const text = joinText(
    words.pairOf({ yours, theirs, mine: { point: planet, of: null }, other: { point: planet, of: name } }),
    words.you[planet][one],
    words.they[planet][other]({ name }),
    bridge,
    words.together[planet][kin],
  )
  const factors = [signFactor(page, 'yours', planet, yours), signFactor(page, 'theirs', planet, theirs)]
  page.write(chapter, words.comparedTitle[planet], [own(text, factors)])
}

/** How a quarrel goes on, by the modes of both Mars. */
function writeTurn({ page, words, name, them }: Writing, chapter: string): void {
  const { quarrel } = words
  const [yours, theirs] = [page.signOf('mars'), them.signOf('mars')]
  page.write(chapter, words.titles.quarrelTurn, [
    yours === null ? null : own(quarrel.first[modeOf(yours)], [signFactor(page, 'yours', 'mars', yours)]),
    theirs === null
      ? null
      : own(quarrel.second[modeOf(theirs)]({ name }), [signFactor(page, 'theirs', 'mars', theirs)]),
  ])
}

/** Whether each pools what there is, by the rulers of the second and the eighth house. */
function writePurses(writing: Writing, chapter: string): void {
  const { page, words, name, them, setting } = writing
  const texts = words.purse[setting === 'partner' ? 'shared' : setting === 'work' ? 'work' : 'own']
  const told = (['yours', 'theirs'] as const).flatMap((whose) => {
    const birth: NatalBirth = whose === 'yours' ? page.birth : them.birth
    const found = purseOf(birth)
    if (!found) return []
    const { purse, ruler, of, inHouse } = found
    const factors = [rulerFactor(writing, whose, ruler, of), rulerFactor(writing, whose, ruler, inHouse)]
    return [{ purse, paragraph: own(texts[purse][whose]({ point: ruler, of, house: inHouse, name }), factors) }]
  })
  const [one, other] = told
  const both = one && other ? own(texts.both[one.purse === other.purse ? one.purse : 'apart']) : null
  const title = both ? words.titles.purse : words.titles.onePurse
  page.write(chapter, title, [...told.map(({ paragraph }) => paragraph), both])
}
