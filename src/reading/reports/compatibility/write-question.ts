import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { BondAspect, SynastryFacts } from '../../facts/synastry-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { bondFactor, bondHouseFactor } from '../../writer/synastry-parts.ts'
import { own } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { likenessOf } from './compatibility-facts.ts'
import { type Judgment, type Landing, metOf, purseOf, STYLES, type Testimony, type Tie } from './judge.ts'
import { BONDS, facingOf, GUEST_OF, type Lean, pairOf, type Question, type Setting } from './questions.ts'
import { type CHILD_QUESTIONS, type Compared, type CompatibilityWords, LOVERS, type NamedTie } from './words.ts'

/** What the report is written with. */
export interface Writing {
  page: ReportPage
  words: CompatibilityWords
  name: string
  setting: Setting
  facts: SynastryFacts
  /** Ids of the contacts that some chapter tells. */
  told: ReadonlySet<string>
  them: ReportPage
}

const SIDES = ['forIt', 'againstIt'] as const
type Side = (typeof SIDES)[number]

/** How many testimonies a chapter tells on each side, by its lean. */
const TOLD = {
  easy: { forIt: 3, againstIt: 2 },
  both: { forIt: 3, againstIt: 3 },
  hard: { forIt: 2, againstIt: 3 },
  quiet: { forIt: 2, againstIt: 2 },
} as const

/** What a chapter tells on one side; one more where no houses have a say. */
function toldHere({ question, lean, ...sides }: Judgment, side: Side): Testimony[] {
  const hasHouses = SIDES.some((one) => sides[one].some(({ kind }) => kind === 'landing'))
  return sides[side].filter(({ home }) => home === question).slice(0, TOLD[lean][side] + (hasHouses ? 0 : 1))
}

/** The contacts that the chapters tell: only these are referred to elsewhere. */
export const toldContacts = (judged: readonly Judgment[]): ReadonlySet<string> =>
  new Set(
    judged
      .flatMap((judgment) => SIDES.flatMap((side) => toldHere(judgment, side)))
      .flatMap((one) => (one.kind === 'tie' ? [one.aspects[0].id] : [])),
  )

/** The strongest contact that the chapter of a question tells on a side: page one names no contact of another question. */
export const groundOf = (judgment: Judgment, side: Side): Tie | undefined =>
  toldHere(judgment, side).find((one) => one.kind === 'tie')

export const chapterOf = ({ words, setting }: Writing, question: Question): string =>
  words.chapters[question === 'draw' && setting !== 'partner' ? 'drawOfOthers' : question]

/** A contact as the sentences name it, the points in their usual order. */
export function named({ page, words, name }: Writing, met: BondAspect): NamedTie {
  const [mine, other] = [
    { point: met.yours, of: null },
    { point: met.theirs, of: name },
  ]
  const inOrder = pairOf(met).startsWith(`${met.yours} `)
  return {
    one: inOrder ? mine : other,
    other: inOrder ? other : mine,
    aspect: met.aspect,
    orb: met.timed ? ` ${words.orb({ degrees: page.common.degrees(met.orbDeg) })}` : '',
  }
}

export const bondFactors = ({ page }: Writing, { aspects }: Tie): string[] =>
  aspects.map((aspect) => bondFactor(page, aspect))

export const hasKey = <T extends object>(of: T, key: PropertyKey): key is keyof T => Object.hasOwn(of, key)

/** Whether a question is answered in the words for somebody older and a child. */
export const isOfChild = ({ page }: Writing, question: Question): question is (typeof CHILD_QUESTIONS)[number] =>
  page.audience === 'child' && question !== 'money'

/** The answer to a question, for whom it is answered. */
function verdictText(writing: Writing, { question, lean }: Judgment): string {
  const { words, setting } = writing
  const texts = words.verdict[question]
  return (isOfChild(writing, question) ? words.ofChild[question] : 'easy' in texts ? texts : texts[setting])[lean]
}

const SENTENCE_END = /(?<=[.!?…])\s+/u
/** An answer of fewer words says too little by itself. */
const LEAST_WORDS = 4

/** The first words of an answer: as many sentences as make it an answer. */
export function shortAnswer(writing: Writing, judgment: Judgment): string {
  const [first = '', second = ''] = verdictText(writing, judgment).split(SENTENCE_END)
  return first.split(' ').length < LEAST_WORDS ? `${first} ${second}`.trim() : first
}

/** What a verdict rests on: the heaviest of what its chapter tells on either side. */
function verdictFactors(writing: Writing, judgment: Judgment): string[] {
  return SIDES.flatMap((side) => {
    const [first] = toldHere(judgment, side)
    return first?.kind === 'tie' ? bondFactors(writing, first) : []
  })
}

/** One chapter: the judgment, then what it rests on, the stronger side first, then the two habits beside each other. */
export function writeQuestion(writing: Writing, judgment: Judgment): void {
  const { page, words, setting } = writing
  const { question, lean } = judgment
  const chapter = chapterOf(writing, question)
  const ask = words.ask[question === 'draw' && setting !== 'partner' ? 'drawOfOthers' : question]
  page.write(chapter, ask, [own(verdictText(writing, judgment), verdictFactors(writing, judgment))])
  const order: readonly [Side, Side] = lean === 'hard' ? ['againstIt', 'forIt'] : ['forIt', 'againstIt']
  const [main, counter] = order.map((side, i) => testimonies(writing, judgment, side, i === 1)) as [
    Paragraph[],
    Paragraph[],
  ]
  const least = lean === 'easy' || lean === 'hard' ? Math.max(counter.length, 1) : counter.length > 0 ? 0 : 1
  const missing = lean === 'quiet' ? 0 : least - main.length
  if (missing > 0) main.push(...referred(writing, judgment, order[0], missing, main))
  for (const [i, side] of order.entries()) {
    const title = side === 'forIt' && i === 1 ? words.titles.helps : words.titles[side]
    page.write(chapter, title, i === 0 ? main : counter)
  }
  const planet = STYLES[question]
  if (planet) writeStyles(writing, chapter, planet, lean)
  if (question === 'quarrel') writeTurn(writing, chapter)
  if (question === 'money') writePurses(writing, chapter)
}

/** What speaks on one side: what is told here, and the strongest by its name where another chapter tells it. */
function testimonies(writing: Writing, judgment: Judgment, side: Side, counter: boolean): Paragraph[] {
  const lead = counter ? (side === 'forIt' ? 'helps' : 'against') : 'first'
  const told: Paragraph[] = []
  for (const one of toldHere(judgment, side)) {
    const paragraph =
      one.kind === 'tie' ? tieTold(writing, one, told.length === 0 ? lead : 'next') : landed(writing, one)
    if (paragraph) told.push(paragraph)
  }
  return [...told, ...elsewhere(writing, judgment, side)]
}

/** The strongest contact of a side by its name, if it is told in another chapter; each once. */
function elsewhere(writing: Writing, { question, ...sides }: Judgment, side: Side): Paragraph[] {
  const { page, told } = writing
  const strongest = sides[side].find((one) => one.kind === 'tie')
  if (!strongest || strongest.home === question) return []
  const [first] = strongest.aspects
  if (!told.has(first.id) || !page.firstTime(`elsewhere ${first.id}`)) return []
  return [toldElsewhere(writing, strongest, side)]
}

function toldElsewhere(writing: Writing, tie: Tie, side: Side): Paragraph {
  const { page, words } = writing
  const said = page.way(`elsewhere ${side}`, words.elsewhere[side])
  const chapter = chapterOf(writing, tie.home)
  return own(said({ ...named(writing, tie.aspects[0]), chapter }), bondFactors(writing, tie))
}

/** What a verdict rests on and other chapters tell, so that the side it takes is never the emptier one. */
function referred(
  writing: Writing,
  { question, ...sides }: Judgment,
  side: Side,
  most: number,
  said: readonly Paragraph[],
): Paragraph[] {
  const known = new Set(said.flatMap(({ factors }) => factors))
  const others = sides[side].flatMap((one) =>
    one.kind === 'tie' && one.home !== question && !bondFactors(writing, one).some((factor) => known.has(factor))
      ? [one]
      : [],
  )
  const told = others.filter(({ aspects: [first] }) => writing.told.has(first.id))
  const [strongest] = others
  if (told.length === 0 && said.length === 0 && strongest) return [tieTold(writing, strongest, 'first')]
  return told.slice(0, most).map((tie) => toldElsewhere(writing, tie, side))
}

type Lead = keyof CompatibilityWords['lead']

function tieTold(writing: Writing, tie: Tie, lead: Lead): Paragraph {
  const { page, words, name } = writing
  const [first, back] = tie.aspects
  const names = named(writing, first)
  const said = [page.say(`lead ${lead}`, words.lead[lead], names), tieText(writing, tie)(names)]
  const isMirror = back && (back.yours !== first.yours || back.theirs !== first.theirs)
  if (isMirror) said.push(page.say('mutual', words.mutual, named(writing, back)))
  const factors = bondFactors(writing, tie)
  if (tie.ruled) {
    const { whose, ruler, house } = tie.ruled
    if (page.firstTime(`ruled ${whose} ${ruler} ${house}`))
      said.push(page.say(`ruled ${whose}`, words.ruled[whose], { point: ruler, house, name }))
    factors.push(rulerFactor(writing, whose, ruler, house))
  }
  return own(said.join(' '), factors)
}

/** The text of a contact: partners have their own of some, and so has a pair with a child. */
export function tieText({ page, words, setting }: Writing, { aspects: [first], side }: Pick<Tie, 'aspects' | 'side'>) {
  const pair = pairOf(first)
  const facing = facingOf(first)
  if (facing) return words.facing[facing]
  const ofChild = `${pair} ${side}`
  if (page.audience === 'child' && hasKey(words.ofChild.tie, ofChild)) return words.ofChild.tie[ofChild]
  const bond = BONDS.find((one) => one === pair)
  if (side === 'bond') return bond ? words.bond[bond] : words.tie[pair].hard
  const lovers = setting === 'partner' ? LOVERS.find((one) => one === pair) : undefined
  return (lovers ? words.lovers[lovers] : words.tie[pair])[side]
}

function landed(writing: Writing, { placed }: Landing): Paragraph | null {
  const { page, words, name } = writing
  const { planet, house, whose } = placed
  const guest = GUEST_OF[planet]
  if (!guest || !page.firstTime(`guest ${guest} ${house}`)) return null
  const text = words.guest[guest][house - 1]
  const said = page.way(`lands ${whose}`, words.lands[whose === 'theirs' ? 'yours' : 'theirs'])
  const held = { point: planet, of: whose === 'theirs' ? name : null }
  return own(
    [said({ planet, house, name }), text?.({ guest: held, host: whose === 'theirs' ? words.hostYou : name })].join(' '),
    [bondHouseFactor(page, placed)],
  )
}

/** That a planet rules a house of its owner's, as a fact of that one chart. */
function rulerFactor({ page, name }: Writing, whose: 'yours' | 'theirs', ruler: ChartPoint, house: number): string {
  const names = page.names
  const said = `${whose === 'theirs' ? `${name}: ` : ''}${names.point(ruler as Planet)}, ${names.house(house)}`
  const point = whose === 'yours' ? { natal: ruler } : { transiting: ruler }
  return page.factor({ id: `compatibility:${whose}:${ruler}:ruler:${house}`, kind: 'special', said, house, ...point })
}

export const signFactor = (page: ReportPage, whose: 'yours' | 'theirs', planet: Planet, sign: Sign): string =>
  page.factor({
    id: `synastry:${whose}:${planet}:sign:${sign}`,
    kind: 'synastry',
    [whose === 'yours' ? 'natal' : 'transiting']: planet,
    sign,
  })

/** A planet of one beside the same planet of the other. */
function writeStyles({ page, words, name, them, facts }: Writing, chapter: string, planet: Compared, lean: Lean): void {
  const [yours, theirs] = [page.signOf(planet), them.signOf(planet)]
  if (yours === null || theirs === null) return
  const [one, other] = [elementOf(yours), elementOf(theirs)]
  const kin = likenessOf(yours, theirs, metOf(facts, planet))
  const otherwise = kin === 'foreign' ? lean === 'easy' && 'farther' : lean === 'hard' && 'closer'
  const bridge = otherwise ? page.way(`manner ${otherwise}`, words.inManner[otherwise]) : ''
  const text = [
    words.pairOf({ yours, theirs, mine: { point: planet, of: null }, other: { point: planet, of: name } }),
    words.you[planet][one],
    words.they[planet][other]({ name }),
    bridge,
    words.together[planet][kin],
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
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
