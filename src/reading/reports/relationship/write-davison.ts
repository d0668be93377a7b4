import { atAngles } from './at-angles.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { isPlanet, type Planet, PLANETS, isOuterPlanet } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, figurePart } from '../natal-parts.ts'
import { type Bond, hoursKnown, placeOf, signFactor } from './bond.ts'
import { axisKinship, type BondAspect, isHard } from './relationship-facts.ts'
import { BOND_PAIRS, AT_ASCENDANT } from './words.ts'
import { aspectSide } from '../../compose/judgment.ts'
import { SIGNATURE_ORB_DEG } from '../../compose/signature.ts'
import type { SynastryFacts } from '../../facts/synastry-facts.ts'

const COMPARED = ['mercury', 'venus', 'mars'] as const
const MOST_CONFIRMED = 3
const MOST_ONLY_THERE = { known: 2, unknown: 8 }

type Named = Planet | 'asc' | 'mc'

const factorOf = ({ page }: Bond, point: Named, sign: Sign): string =>
  page.factor({ id: `davison:${point}:sign:${sign}`, kind: 'composite', natal: point, sign })

/** The Davison chart: its two axes beside those of the composite, the planets at its angles, and what both charts say. */
export function writeDavison(bond: Bond): void {
  const { page, words, davison } = bond
  const chapter = words.chapters.davison
  const { placements, aspects } = davison.chart
  const houses = hoursKnown(bond) ? davison.chart.houses : null
  const chart = {
    placements,
    houses,
    aspects: houses ? aspects : aspects.filter(({ a, b }) => a !== 'moon' && b !== 'moon'),
  }
  const known = PLANETS.flatMap((planet) => {
    const sign = davison.signs[planet]
    return sign === undefined ? [] : [factorOf(bond, planet, sign)]
  })
  page.write(chapter, words.titles.davison, [
    own(page.way('davison', words.davison.what)),
    figurePart({ kind: 'wheel', chart }, words.wheel.davison, known),
  ])
  page.write(chapter, words.titles.axes, [axis(bond, 'asc'), axis(bond, 'mc')])
  page.write(chapter, words.titles.angles, hoursKnown(bond) ? atAngles(bond, 'davison') : [])
  page.write(chapter, words.titles.compare, compared(bond))
  const moon = davison.signs.moon
  if (moon !== undefined) {
    const text = `${words.davison.placed({ point: 'moon', sign: moon })} ${words.davison.moon[moon]}`
    page.write(chapter, words.titles.davisonMoon, [own(text, [factorOf(bond, 'moon', moon)])])
  }
  page.write(chapter, words.titles.confirmed, confirmed(bond))
  page.write(chapter, words.titles.onlyThere, onlyThere(bond))
}

/** An axis of the Davison chart by its sign, and whether the composite has it, too. */
function axis(bond: Bond, angle: 'asc' | 'mc'): Paragraph | null {
  const { words, composite, davison } = bond
  const [mine, real] = [composite.chart.houses, hoursKnown(bond) ? davison.chart.houses : null]
  if (!mine || !real) return null
  const at = angle === 'asc' ? 'ascendantDeg' : 'midheavenDeg'
  const [one, other] = [signOf(mine[at]), signOf(real[at])]
  const said = [
    words.davison.placed({ point: angle, sign: other }),
    words.davison[angle][other],
    words.davison.axis[angle][axisKinship(one, other)]({ one, other }),
  ]
  return own(said.join(' '), [factorOf(bond, angle, other), signFactor(bond, angle, one)])
}

/** Mercury, Venus and Mars in both charts. */
const compared = (bond: Bond): Paragraph[] =>
  COMPARED.flatMap((planet) => {
    const [one, other] = [placeOf(bond, planet)?.sign ?? null, bond.davison.signs[planet] ?? null]
    if (one === null || other === null) return []
    const text = bond.words.davison.compare[planet][axisKinship(one, other)]({ one, other })
    return [own(text, [signFactor(bond, planet, one), factorOf(bond, planet, other)])]
  })

/** The aspects that the report tells of the composite and that the Davison chart has as well. */
function confirmed(bond: Bond): Paragraph[] {
  const { page, words, davison, hard, easy } = bond
  const found = [...hard, ...easy].flatMap((met) => {
    const again = davison.chart.aspects.find(({ a, b, aspect }) => a === met.a && b === met.b && isAlike(met, aspect))
    return again && (hoursKnown(bond) || met.a !== 'moon') ? [{ met, again }] : []
  })
  if (found.length === 0) return [own(words.davison.single)]
  return found.slice(0, MOST_CONFIRMED).map(({ met, again: { a, b, aspect: other, orbDeg } }) => {
    const { id, aspect } = met
    const factors = [
      page.factor({ id, kind: 'composite', transiting: met.a, natal: met.b, aspect }),
      page.factor({
        id: `davison:${a}:${other}:${b}`,
        kind: 'composite',
        transiting: a,
        natal: b,
        aspect: other,
        orbDeg,
      }),
    ]
    const chapter = met.hard ? words.chapters.sore : words.chapters.easy
    return own(page.say('confirmed', words.davison.confirmed, { a: met.a, b: met.b, aspect, other, chapter }), factors)
  })
}

/** The strongest aspects of the Davison chart between planets that the composite doesn't join. */
function onlyThere(bond: Bond): Paragraph[] {
  const { page, words, davison } = bond
  const hours = hoursKnown(bond)
  const joined = new Set<string>(bond.aspects.map(({ pair }) => pair))
  const told = davison.chart.aspects
    .flatMap((met) => {
      const { a, b } = met
      const pair = BOND_PAIRS.find((one) => one === `${a} ${b}`)
      return pair && isPlanet(a) && isPlanet(b) && !joined.has(pair) && (hours || a !== 'moon')
        ? [{ ...met, a, b, pair }]
        : []
    })
    .toSorted((one, other) => aspectStrength(other) - aspectStrength(one))
    // Where the two charts meet closely in the same pair, its text has been told.
    .filter(({ a, b, aspect, pair }) => page.firstTime(`told ${isHard({ a, b, aspect }) ? 'sore' : 'easy'} ${pair}`))
    .slice(0, MOST_ONLY_THERE[hours ? 'known' : 'unknown'])
    .map(({ a, b, aspect, orbDeg, pair }) => {
      const hard = isHard({ a, b, aspect })
      const orb = hours ? ` ${words.orb({ degrees: page.common.degrees(orbDeg) })}` : ''
      const lead = page.way(`only ${hard}`, hard ? words.davison.onlyHard : words.davison.onlyEasy)
      const id = `davison:${a}:${aspect}:${b}`
      const factor = page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect, ...(hours && { orbDeg }) })
      return own(`${lead({ a, b, aspect, orb })} ${words[hard ? 'sore' : 'easy'][pair]}`, [factor])
    })
  return told.length > 0 ? [own(words.davison.onlyThere), ...told] : []
}

const isAlike = ({ nature }: BondAspect, aspect: keyof typeof ASPECT_NATURE) => ASPECT_NATURE[aspect] === nature

type Contact = SynastryFacts['aspects'][number]

/** The contacts of two charts under one degree that belong to the two and not to their years. */
function closestContacts({ aspects }: Pick<SynastryFacts, 'aspects'>): Contact[] {
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
