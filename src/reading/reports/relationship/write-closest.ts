import { isOuterPlanet, isPlanet } from '#astro/ephemeris/body.ts'
import { aspectSide } from '../../compose/judgment.ts'
import { SIGNATURE_ORB_DEG } from '../../compose/signature.ts'
import type { SynastryFacts } from '../../facts/synastry-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { Bond } from './bond.ts'
import { AT_ASCENDANT, BOND_PAIRS } from './words.ts'

type Contact = SynastryFacts['aspects'][number]

/** The contacts of two charts under one degree that belong to the two and not to their years. */
export function closestContacts({ aspects }: Pick<SynastryFacts, 'aspects'>): Contact[] {
  return aspects
    .filter(
      ({ yours, theirs, orbDeg, timed }) => timed && orbDeg < SIGNATURE_ORB_DEG && !(isSlow(yours) || isSlow(theirs)),
    )
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
}

const isSlow = (point: Contact['yours']) => isPlanet(point) && isOuterPlanet(point)

/** What is nearest to exact between the two: no bond of theirs is told without it. */
export function writeClosest(bond: Bond): void {
  const { page, words, ties } = bond
  const told = closestContacts({ aspects: ties }).map((met) => contactTold(bond, met))
  if (told.length > 0) page.write(words.chapters.carries, words.titles.closest, [own(words.closest.intro), ...told])
}

function contactTold(bond: Bond, met: Contact): Paragraph {
  const { page, words, request, other } = bond
  const { yours, theirs, aspect, id, orbDeg } = met
  const said = words.closest.met({
    one: { point: yours, of: request.person.firstName },
    other: { point: theirs, of: other.firstName },
    aspect,
    orb: ` ${words.orb({ degrees: page.common.degrees(orbDeg) })}`,
  })
  const factor = page.factor({ id: `bond:${id}`, kind: 'composite', transiting: theirs, natal: yours, aspect, orbDeg })
  return own(`${said} ${meaning(bond, met)}`.trim(), [factor])
}

/** What a contact means: at the horizon or with its like by its planet, otherwise by its pair, which the composite may have told already. */
function meaning({ words, hard, easy, page }: Bond, { yours, theirs, aspect }: Contact): string {
  const planet = AT_ASCENDANT.find((one) => (one === yours && theirs === 'asc') || (one === theirs && yours === 'asc'))
  const end = aspect === 'conjunction' ? 'asc' : aspect === 'opposition' ? 'dsc' : null
  if (planet && end) return page.firstTime(`closest ${planet} ${end}`) ? words.closest[end][planet] : ''
  const side = aspectSide({ a: yours, b: theirs, aspect }) === 'hard' ? 'sore' : 'easy'
  const same = AT_ASCENDANT.find((one) => one === yours && one === theirs)
  if (same) return words.closestSame[side][same]
  const pair = BOND_PAIRS.find((one) => one === `${yours} ${theirs}` || one === `${theirs} ${yours}`)
  if (!pair) return ''
  const isTold = [...hard, ...easy].some((one) => one.pair === pair)
  if (isTold) return page.firstTime('closest told') ? words.closest.told : ''
  return page.firstTime(`told ${side} ${pair}`) ? words[side][pair] : ''
}
