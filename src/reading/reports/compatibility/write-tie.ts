import { capital } from '#language/capital.ts'
import type { BondAspect, BondPoint } from '../../facts/synastry-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { bondFactor } from '../../writer/synastry-parts.ts'
import { joinText, own } from '../natal-parts.ts'
import type { Tie } from './judge.ts'
import { BONDS, facingOf, pairOf } from './questions.ts'
import { LOVERS, type NamedTie } from './words.ts'
import { rulerFactor, sentencesOf, type Writing } from './writing.ts'

/** A contact as the sentences name it, the points in their usual order. */
export function named({ page, words, name }: Writing, met: BondAspect): NamedTie {
  const [mine, other] = [
    { point: met.yours, of: null },
    { point: met.theirs, of: name },
  ]
  const inOrder = pairOf(met).startsWith(`${met.yours} `)
  const [first, second] = inOrder ? [mine, other] : [other, mine]
  return {
    one: first,
    other: second,
    a: first.of,
    b: second.of,
    aspect: met.aspect,
    orb: met.timed ? ` ${words.orb({ degrees: page.common.degrees(met.orbDeg) })}` : '',
  }
}

export const bondFactors = ({ page }: Writing, { aspects }: Pick<Tie, 'aspects'>): string[] =>
  aspects.map((aspect) => bondFactor(page, aspect))

export const hasKey = <T extends object>(of: T, key: PropertyKey): key is keyof T => Object.hasOwn(of, key)

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

/** What a contact does in one sentence, and the rest of its text. */
export function gistOf(writing: Writing, tie: Pick<Tie, 'aspects' | 'side'>): [gist: string, rest: string] {
  const [gist = '', ...rest] = sentencesOf(tieText(writing, tie)(named(writing, tie.aspects[0])))
  return [gist, rest.join(' ')]
}

/** The same with its contact in brackets. */
export function cited(writing: Writing, tie: Pick<Tie, 'aspects' | 'side'>): string {
  const { orb, ...names } = named(writing, tie.aspects[0])
  const { page, words } = writing
  const [met] = tie.aspects
  const degrees = orb === '' ? '' : `, ${page.common.degrees(met.orbDeg)}`
  return gistOf(writing, tie)[0].replace(/([.!?…])$/u, ` (${words.cite({ ...names, orb: degrees })})$1`)
}

/** What the points of a contact stand for, each where the report first names it at length. */
function standFor({ page, words }: Writing, { yours, theirs }: BondAspect): string {
  const clauses = [...new Set([yours, theirs])]
    .filter((point) => page.firstTime(`stands ${point}`))
    .map((point) => words.stands[point])
  return clauses.length > 0 ? `${capital(clauses.join('; '))}.` : ''
}

/** A contact in its chapter: what it does, its name and degrees, and how to live with it. */
export function tieTold(writing: Writing, tie: Tie, isFirst: boolean): Paragraph {
  const { page, words, name } = writing
  const [first, back] = tie.aspects
  const names = named(writing, first)
  const [gist, rest] = gistOf(writing, tie)
  const told = writing.onFirstPage.has(first.id)
    ? [page.say('from first page', words.fromFirstPage, names), rest, standFor(writing, first)]
    : isFirst
      ? [gist, page.say('behind', words.behind, names), standFor(writing, first), rest]
      : [cited(writing, tie), rest]
  const isMirror = back && (back.yours !== first.yours || back.theirs !== first.theirs)
  if (isMirror) told.push(page.say('mutual', words.mutual, named(writing, back)))
  const factors = bondFactors(writing, tie)
  if (tie.ruled) {
    const { whose, ruler, house } = tie.ruled
    if (page.firstTime(`ruled ${whose} ${ruler} ${house}`))
      told.push(page.say(`ruled ${whose}`, words.ruled[whose], { point: ruler, house, name }))
    factors.push(rulerFactor(writing, whose, ruler, house))
  }
  return own(joinText(...told), factors)
}

/** Points by how rarely they are heard: an occasion is best told by the rarest. */
const RAREST: readonly BondPoint[] = [
  'pluto',
  'neptune',
  'uranus',
  'saturn',
  'jupiter',
  'mars',
  'mercury',
  'moon',
  'venus',
  'sun',
]
const pointsOf = ({ aspects: [{ yours, theirs }] }: Tie): BondPoint[] =>
  RAREST.filter((point) => point === yours || point === theirs)

/** When each of two opposite contacts is felt; null where no point tells them apart. */
export function whenEach(main: Tie, counter: Tie): { main: BondPoint; counter: BondPoint } | null {
  const [one, other] = [pointsOf(main), pointsOf(counter)]
  const first = one.find((point) => !other.includes(point))
  const second = other.find((point) => !one.includes(point))
  return first && second ? { main: first, counter: second } : null
}
