import type { ChartAspect } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { isOutOfSign, tellableAspects } from '../../compose/tellable-aspects.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { aspectBetweenPoints, own, planetsIn } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { nearCusp } from './positions-table.ts'
import { argumentTexts, PHASES } from './words.ts'

/** How far the Moon may be from an exact phase, degrees. */
const PHASE_ORB_DEG = 12
/** So many planets in a sign or a house are seen at once. */
const CROWD = 4
/** A planet closer to an angle than this stands on it, degrees. */
const ON_ANGLE_DEG = 5
/** Beyond Saturn planets are retrograde for months each year. */
const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
const GENERATION: readonly string[] = ['uranus', 'neptune', 'pluto']

const isPlanets = ({ a, b }: ChartAspect): boolean =>
  [a, b].every((point) => PLANETS.some((planet) => planet === point))

/** What anyone would see in a chart at once, whatever the report asks of it: one paragraph. */
export function featuresOf(page: ReportPage): Paragraph {
  const { features: words } = page.request.library.texts(argumentTexts, page.lang)
  const { chart } = page.birth
  const factOf = ({ a, b, aspect }: ChartAspect) => page.fact(`${a}:${aspect}:${b}`)
  const orbOf = (aspect: ChartAspect) => orbText(tableOrbDeg(chart, aspect))
  const said: string[] = []
  const factors: string[] = []
  const tell = (text: string, of: readonly string[]) => {
    said.push(text)
    factors.push(...of)
  }

  const phase = phaseOf(page)
  if (phase)
    tell(words.phase[phase], [
      page.factor({ id: `moon:phase:${phase}`, kind: 'moon', transiting: 'moon', phase }),
      ...page.signFact('sun'),
      ...page.signFact('moon'),
    ])
  const [risen] = onAngles(page)
  if (risen) tell(words.angle({ ...risen, orb: orbOf(risen.met) }), [factOf(risen.met)])
  for (const [sign, planets] of Map.groupBy(PLANETS, (planet) => page.signOf(planet)))
    if (sign !== null && planets.length >= CROWD)
      tell(
        words.stellium({ count: planets.length, sign }),
        planets.flatMap((one) => page.signFact(one)),
      )
  for (let house = 1; house <= 12; house++) {
    const planets = planetsIn(page, house)
    if (planets.length >= CROWD)
      tell(
        words.crowd({ count: planets.length, house }),
        planets.flatMap((one) => page.houseFact(one)),
      )
  }
  const planets = TURNING.filter((planet) => page.knows(`${planet}:retrograde`))
  if (planets.length > 0)
    tell(
      words.retrograde({ planets }),
      planets.map((planet) => page.fact(`${planet}:retrograde`)),
    )
  const aspects = tellableAspects(page.birth).filter(isPlanets)
  const [tightest] = aspects
    .filter(({ a, b }) => !GENERATION.includes(a) || !GENERATION.includes(b))
    .toSorted((one, other) => tableOrbDeg(chart, one) - tableOrbDeg(chart, other))
  // Without the hour an orb can't be told.
  if (tightest && page.birth.timeKnown) {
    const { a, b, aspect } = tightest
    tell(words.tightest({ a, b, aspect, orb: orbOf(tightest) }), [factOf(tightest)])
  }
  const alone = aloneIn(page)
  if (alone.length > 0)
    tell(
      words.alone({ planets: alone }),
      alone.flatMap((planet) => page.signFact(planet)),
    )
  const loose = aspects.filter((aspect) => isOutOfSign(chart, aspect))
  const names = SKY_NAMES[page.lang]
  if (loose.length > 0)
    tell(
      words.outOfSign({
        aspects: loose.map(({ a, b, aspect }) => names.aspectOf(a as Planet, aspect, b as Planet)),
      }),
      loose.map(factOf),
    )
  const atCusp = PLANETS.filter((planet) => nearCusp(page, planet))
  if (atCusp.length > 0)
    tell(
      words.cusp({ planets: atCusp }),
      atCusp.flatMap((planet) => page.houseFact(planet)),
    )
  return own(said.join(' '), factors)
}

/** The phase of the Moon at birth, where it was nearly exact. */
function phaseOf({ birth }: ReportPage): (typeof PHASES)[number] | undefined {
  const [sun, moon] = (['sun', 'moon'] as const).map((body) =>
    birth.chart.placements.find((placement) => placement.body === body),
  )
  // Without the hour the Moon is anywhere within seven degrees.
  if (!sun || !moon || !birth.timeKnown) return undefined
  const apartDeg = (moon.longitudeDeg - sun.longitudeDeg + 360) % 360
  return PHASES.find((_, quarter) => Math.abs(((apartDeg - quarter * 90 + 540) % 360) - 180) <= PHASE_ORB_DEG)
}

/** The planets on the ascendant and the midheaven, the closest first; none without the hour. */
function onAngles(page: ReportPage) {
  if (!page.birth.timeKnown) return []
  return (['asc', 'mc'] as const)
    .flatMap((angle) =>
      PLANETS.flatMap((planet) => {
        const met = aspectBetweenPoints(page, planet, angle)
        return met?.aspect === 'conjunction' && met.orbDeg < ON_ANGLE_DEG ? [{ planet, angle, met }] : []
      }),
    )
    .toSorted((one, other) => one.met.orbDeg - other.met.orbDeg)
}

/** The planets that make no aspect to any other planet. */
const aloneIn = ({ birth }: ReportPage): Planet[] =>
  birth.uncertain.length > 0
    ? []
    : PLANETS.filter(
        (planet) => !birth.chart.aspects.some((aspect) => isPlanets(aspect) && [aspect.a, aspect.b].includes(planet)),
      )
