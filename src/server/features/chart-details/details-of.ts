import { antiscionDeg, antisciaContacts, contraAntiscionDeg } from '#astro/charts/antiscia.ts'
import type { ChartAspect, Placement, Sign } from '#astro/charts/chart.ts'
import { chartLongitudes } from '#astro/charts/chart-longitudes.ts'
import { chartPlanets } from '#astro/charts/chart-planets.ts'
import { chartShape } from '#astro/charts/chart-shape.ts'
import { declinations } from '#astro/charts/declinations.ts'
import { dispositors } from '#astro/charts/dispositors.ts'
import { firdaria } from '#astro/charts/firdaria.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { houseFrameAt } from '#astro/charts/houses.ts'
import { LOTS, lotLongitudes } from '#astro/charts/lots.ts'
import { chartSect } from '#astro/charts/sect.ts'
import { SIGN_NAMES, signOf } from '#astro/charts/sign.ts'
import { vertexDeg } from '#astro/charts/vertex.ts'
import { antardashas, mahadashas } from '#astro/charts/vimshottari.ts'
import { zodiacalReleasing } from '#astro/charts/zodiacal-releasing.ts'
import { halfTurn, turn } from '#astro/ephemeris/angle.ts'
import { CLASSICAL_PLANETS, isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { ChartDetails } from '#contract/chart-details.ts'
import { HALF_DAY } from '#reading/facts/natal-points.ts'
import { figuresOf } from '#reading/facts/figures.ts'
import { midpointPositions, midpointStructures } from '#reading/reports/cosmobiological/midpoints.ts'
import type { BirthOfChart } from '../charts/api.ts'
import { dignitiesOf } from './domain/dignities-of.ts'
import { parallelsOf } from './domain/parallels-of.ts'

/** A point that moves by less than this in half a day stands still enough to be looked up without the hour. */
const SLOW_DEG = 0.1

/** What those who know more look up of a birth; without the hour, what holds at any of its day. */
export function detailsOf(of: BirthOfChart): ChartDetails {
  const { sky, birth } = of
  const { chart, timeKnown, uncertain } = birth
  const offsetDeg = sky.zodiacOffsetDeg(chart.jdUt)
  const isOpen = (body: string) => !timeKnown && (body === 'moon' || uncertain.some((moving) => moving.body === body))
  const slackOf = ({ speedDegPerDay }: Placement) => (timeKnown ? 0 : Math.abs(speedDegPerDay) * HALF_DAY)
  // Without the hour, to the tenth of a degree: what moves faster in half a day has no place to look up.
  const isPlaced = (body: string) =>
    timeKnown || chart.placements.some((one) => one.body === body && slackOf(one) <= SLOW_DEG)
  // The mean node repeats the other.
  const points = chartLongitudes(chart).filter(({ point }) => point !== 'meanNode' && isPlaced(point))
  const listed = points.map(({ point, longitudeDeg }) => ({ point, tropicalDeg: turn(longitudeDeg + offsetDeg) }))
  const bodies = declinations(sky, chart).filter(({ body }) => body !== 'meanNode' && isPlaced(body))
  const sect = timeKnown ? chartSect(sky, chart) : null
  const angles = anglesOf(of, sect)
  const planets = chartPlanets(chart)
  const longitudeOf = (planet: Planet) => planets.find(({ body }) => body === planet)?.longitudeDeg ?? Number.NaN
  const positions = midpointPositions(chart, timeKnown).filter(({ point }) => isPlaced(point))
  const isWhole = timeKnown || uncertain.length === 0
  return {
    birthtime_known: timeKnown,
    sect,
    ...angles,
    declinations: bodies.map(({ body, declinationDeg, outOfBounds }) => ({
      id: body,
      declination: declinationDeg,
      out_of_bounds: outOfBounds,
    })),
    parallels: parallelsOf(bodies),
    antiscia: listed.map(({ point, tropicalDeg }) => ({
      id: point,
      antiscion: turn(antiscionDeg(tropicalDeg) - offsetDeg),
      contra: turn(contraAntiscionDeg(tropicalDeg) - offsetDeg),
    })),
    antiscia_contacts: antisciaContacts(listed).map(({ point, of: other, mirror, orbDeg }) => ({
      point,
      of: other,
      mirror,
      orb: orbDeg,
    })),
    dignities: dignitiesOf(
      planets.filter(({ body }) => !isOpen(body)).map((planet) => ({ ...planet, slackDeg: slackOf(planet) })),
      sect,
    ),
    dispositors: isWhole ? ruled(chart) : { rounds: [], final: null },
    shape: isWhole && timeKnown ? shapeOf(chart) : null,
    figures: figuresOf(timeKnown ? chart.aspects.flatMap(amongPlanets) : [], longitudeOf).map(
      ({ name, points: tied, apex, widestOrbDeg }) => ({
        name,
        points: tied,
        apex,
        orb: widestOrbDeg,
      }),
    ),
    midpoints: positions.flatMap((a, i) =>
      positions.slice(i + 1).map((b) => ({
        a: a.point,
        b: b.point,
        lon: turn(a.longitudeDeg + halfTurn(b.longitudeDeg - a.longitudeDeg) / 2),
      })),
    ),
    midpoint_contacts: midpointStructures(positions).map(({ point, pair: [a, b], orbDeg, isDirect }) => ({
      point,
      a,
      b,
      orb: orbDeg,
      direct: isDirect,
    })),
    ...periodsOf(of, sect),
    releasing: releasingOf(of, angles.lots),
  }
}

const amongPlanets = ({ a, b, aspect, orbDeg }: ChartAspect) =>
  isPlanet(a) && isPlanet(b) ? [{ a, b, aspect, orbDeg }] : []

function anglesOf({ sky, birth: { chart } }: BirthOfChart, sect: ChartDetails['sect']) {
  const { houses, placements } = chart
  if (!houses || !sect) return { lots: [], vertex: null }
  const at = (id: string, lon: number) => ({ id, lon, house: houseOf(lon, houses.cuspsDeg) })
  const seven = CLASSICAL_PLANETS.map((planet) => [
    planet,
    placements.find(({ body }) => body === planet)?.longitudeDeg ?? Number.NaN,
  ])
  const lots = lotLongitudes({ ascendantDeg: houses.ascendantDeg, sect, planets: Object.fromEntries(seven) })
  const vertex = turn(vertexDeg(houseFrameAt(sky, chart)) - sky.zodiacOffsetDeg(chart.jdUt))
  return { lots: LOTS.map((lot) => at(lot, lots[lot])), vertex: at('vertex', vertex) }
}

function ruled(chart: BirthOfChart['birth']['chart']): ChartDetails['dispositors'] {
  const { rounds, final } = dispositors(chart)
  return { rounds, final }
}

function shapeOf(chart: BirthOfChart['birth']['chart']): ChartDetails['shape'] {
  const { shape, focus } = chartShape(chart)
  return { name: shape, focus }
}

const period = <L extends string>({ lord, fromJdUt, toJdUt }: { lord: L; fromJdUt: number; toJdUt: number }) => ({
  lord,
  from: isoFromJdUt(fromJdUt),
  to: isoFromJdUt(toJdUt),
})

function releasingOf({ birth: { chart } }: BirthOfChart, lots: ChartDetails['lots']): ChartDetails['releasing'] {
  return (['spirit', 'fortune'] as const).flatMap((lot) => {
    const found = lots.find(({ id }) => id === lot)
    if (!found) return []
    const named = <S extends { sign: Sign; fromJdUt: number; toJdUt: number }>({ sign, fromJdUt, toJdUt }: S) =>
      period({ lord: SIGN_NAMES[sign] ?? '', fromJdUt, toJdUt })
    const periods = zodiacalReleasing(signOf(found.lon), chart.jdUt).map((great) => ({
      ...named(great),
      parts: great.parts.map((part) => ({ ...named(part), loosed: part.loosed })),
    }))
    return [{ lot, periods }]
  })
}

function periodsOf({ sky, birth: { chart, timeKnown } }: BirthOfChart, sect: ChartDetails['sect']) {
  if (!timeKnown || !sect) return { firdaria: [], dashas: [] }
  const sidereal = sky.rules.zodiac === 'tropical' ? sky.inZodiac('lahiri') : sky
  const moonDeg = sidereal.position('moon', chart.jdUt).longitudeDeg
  return {
    firdaria: firdaria(chart.jdUt, sect).map(({ parts, ...whole }) => ({ ...period(whole), parts: parts.map(period) })),
    dashas: mahadashas(moonDeg, chart.jdUt).map((whole) => ({
      ...period(whole),
      parts: antardashas(whole).map(period),
    })),
  }
}
