import type { Planet } from '#astro/ephemeris/body.ts'
import { type BondHouse, synastryFacts } from '../../facts/synastry-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import { SKY_NAMES } from '../sky-names.ts'
import type { Bond } from './bond.ts'

/** So many are told of each; more where only one of the two has houses. */
const MOST = { both: 4, one: 8 }
const ANGULAR: ReadonlySet<number> = new Set([1, 4, 7, 10])

/** What each brings into the other's life: the weightiest planets of each in the houses of the other, by name. */
export function writeLuggage(bond: Bond): void {
  const { page, words, request, other } = bond
  const { carries, chapters } = words
  const facts = synastryFacts(request.person.birth, other.birth)
  const names = [request.person.firstName, other.firstName] as const
  const sides = [
    { placed: facts.yoursInTheirs, carrier: names[0], host: names[1] },
    { placed: facts.theirsInYours, carrier: names[1], host: names[0] },
  ]
  const main = (list: readonly BondHouse[]) => list.filter(({ house }) => ANGULAR.has(house)).length
  const [yours, theirs] = [main(facts.yoursInTheirs), main(facts.theirsInYours)]
  const isComparable = sides.every(({ placed }) => placed.length > 0)
  for (const [i, { placed, carrier, host }] of sides.entries()) {
    const told = placed.slice(0, isComparable ? MOST.both : MOST.one).map((one) => luggage(bond, one, carrier, host))
    const weighed =
      Math.abs(yours - theirs) < 2 ? carries.even : carries.more({ name: yours > theirs ? names[0] : names[1] })
    const all = sides.flatMap((side) => side.placed.map((one) => factorOf(bond, one, side.carrier, side.host)))
    const last = i === 1 && isComparable ? [own(weighed, all)] : []
    if (told.length > 0) page.write(chapters.carries, carries.title({ carrier }), [...told, ...last])
  }
}

function luggage(bond: Bond, placed: BondHouse, carrier: string, host: string): Paragraph {
  const { page, words } = bond
  const { planet, house } = placed
  const { lands, place, planet: texts } = words.carries
  const said = page.say('lands', lands, { held: { point: planet, of: carrier }, host, house })
  const text = page.say(`luggage ${planet}`, texts[planet], { carrier, host, place: place[house - 1] ?? '' })
  return own(`${said} ${text}`, [factorOf(bond, placed, carrier, host)])
}

/** A planet of one named person in a house of the other. */
function factorOf({ page }: Bond, { planet, house, whose }: BondHouse, carrier: string, host: string): string {
  const names = SKY_NAMES[page.lang]
  const said = `${names.point(planet satisfies Planet)} (${carrier}), ${names.house(house)} (${host})`
  return page.factor({ id: `luggage:${whose}:${planet}:${house}`, kind: 'special', said, transiting: planet, house })
}
