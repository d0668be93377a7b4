import { atAngles } from './at-angles.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { isPlanet, type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import { type Bond, hoursKnown, placeOf, signFactor } from './bond.ts'
import { axisKinship, type BondAspect, isHard } from './relationship-facts.ts'
import { BOND_PAIRS } from './words.ts'

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
    { kind: 'figure', figure: { kind: 'wheel', chart }, caption: words.wheel.davison, factors: known },
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
    return own(page.way('confirmed', words.davison.confirmed)({ a: met.a, b: met.b, aspect, other, chapter }), factors)
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
