import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../facts/factor.ts'
import type { Element, ElementPair } from './answer-words.ts'
import type { Desk } from './desk.ts'

const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water']
const elementOf = (sign: Sign): Element => ELEMENTS[sign % 4] ?? 'fire'

function pairOf(one: Sign, other: Sign): ElementPair {
  const [first, second] = [elementOf(one), elementOf(other)].toSorted(
    (a, b) => ELEMENTS.indexOf(a) - ELEMENTS.indexOf(b),
  )
  return `${first} ${second}` as ElementPair
}

/** How two signs look at each other: 0, 60, 90, 120 or 180° apart; null for neighbours and those five apart. */
function natureBetween(one: Sign, other: Sign): AspectNature | null {
  const apart = Math.min((one - other + 12) % 12, (other - one + 12) % 12)
  return apart === 0
    ? 'conjunction'
    : apart === 2 || apart === 4
      ? 'flowing'
      : apart === 3 || apart === 6
        ? 'tense'
        : null
}

/** The reader and somebody's sign; or two signs. */
export function answerSignPair(desk: Desk): void {
  const { asked, words, book } = desk
  const [first = 0, second] = asked.signs
  const own = desk.placement('sun').sign
  if (second !== undefined) {
    const facts = [book.sunIn(first), book.sunIn(second)]
    desk.add(
      [words.twoSigns(first, second), words.elements[pairOf(first, second)], tieText(desk, 'sun', first, second)],
      facts,
    )
    return desk.add([words.signPairCloses])
  }
  const theirs = book.sunIn(first)
  if (!own || own.sign === undefined) {
    desk.add([desk.birth ? words.eitherSign('sun') : words.noBirth])
    return
  }
  desk.add(
    [
      words.signPairOpens(own.sign, first),
      desk.fact(own),
      words.elements[pairOf(own.sign, first)],
      tieText(desk, 'sun', own.sign, first),
    ],
    [own, theirs],
  )
  const other = (['moon', 'venus', 'mars'] as const)
    .map((planet) => ({ planet, sign: desk.placement(planet).sign }))
    .find(({ planet, sign }) => sign?.sign !== undefined && tieText(desk, planet, sign.sign, first))
  if (other?.sign)
    desk.add([desk.fact(other.sign), tieText(desk, other.planet, other.sign.sign ?? 0, first)], [other.sign, theirs])
  desk.add([words.signPairCloses])
}

/** What the reader's planet in one sign and the other's Sun in another say, by the library; whoever the other may be. */
function tieText(desk: Desk, planet: Planet, own: Sign, theirs: Sign): string | null {
  const nature = natureBetween(own, theirs)
  if (!nature) return null
  return desk.pairMeaning('synastry/sun', `${planet} ${nature}`, ['gist', 'advice'], { audience: 'any' })
}

/** The reader and somebody whose birth is saved. */
export function answerPersonPair(desk: Desk): void {
  const { asked, words, book } = desk
  const person = asked.person === null ? undefined : book.source.people[asked.person]
  if (!person) return desk.add([words.askWhom])
  const ties = book.bond(person)
  const audience = book.audienceWith(person)
  const aspects = ties.filter((factor) => factor.aspect && desk.bondMeaning(factor, ['gist'], { audience }))
  const told = strongest(aspects)
  const sun = book.placesOf(person).find(({ transiting }) => transiting === 'sun')
  if (told.length === 0) desk.add([words.bondThin(person.name)])
  else desk.add([words.bondOpens(person.name)])
  for (const [i, tie] of told.entries()) {
    const meaning = desk.bondMeaning(tie, i === 0 ? ['gist', 'advice'] : ['gist'], { audience })
    desk.add([desk.fact(tie, person.name), meaning], [tie])
  }
  if (told.length === 0 && sun) desk.add([desk.fact(sun, person.name)], [sun])
  desk.add([words.bondCloses])
}

const isTense = ({ aspect }: Factor) => aspect === 'square' || aspect === 'opposition'

/** The strongest tie, and the strongest that eases and that rubs among the rest. */
function strongest(aspects: readonly Factor[]): Factor[] {
  const [first, ...rest] = aspects
  if (!first) return []
  const other = rest.find((factor) => isTense(factor) !== isTense(first)) ?? rest[0]
  const third = rest.find((factor) => factor !== other && !sameMeaning(factor, first))
  return [first, other, third].flatMap((factor) => factor ?? [])
}

const rank = (point: string | undefined) => (PLANETS as readonly string[]).indexOf(point ?? '')
const key = ({ transiting, natal }: Factor) => [rank(transiting), rank(natal)].toSorted((a, b) => a - b).join(' ')
const sameMeaning = (one: Factor, other: Factor) => key(one) === key(other)
