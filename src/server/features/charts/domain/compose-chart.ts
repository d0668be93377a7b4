import type { ChartType } from '#product/chart-types.ts'
import { placement } from '#astro/charts/natal-chart.ts'
import { progressedChart } from '#astro/charts/progressed-chart.ts'
import { progressedJdUt } from '#astro/charts/solar-arc.ts'
import { synastryAspects } from '#astro/charts/synastry.ts'
import { BODIES, PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { activeTransits } from '#astro/events/active-transits.ts'
import { compositeFacts } from '#reading/facts/composite-facts.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { natalPositions } from '#reading/facts/natal-points.ts'
import { pairAudience } from '#reading/facts/pair-audience.ts'
import { progressedFacts } from '#reading/facts/progressed-facts.ts'
import { returnFacts, type ReturnFacts } from '#reading/facts/return-facts.ts'
import { synastryFacts } from '#reading/facts/synastry-facts.ts'
import { transitFacts } from '#reading/facts/transit-chart.ts'
import type { Audience } from '#reading/library/audience.ts'
import type { ChartPageOptions } from '#reading/writer/chart-page.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { writeComposite } from '#reading/writer/write-composite.ts'
import { writeNatal } from '#reading/writer/write-natal.ts'
import { writePersonNatal } from '#reading/writer/write-person-natal.ts'
import { writeProgressed } from '#reading/writer/write-progressed.ts'
import { writeReturn } from '#reading/writer/write-return.ts'
import { writeSynastry } from '#reading/writer/write-synastry.ts'
import { writeTransits } from '#reading/writer/write-transits.ts'
import type { ChartData } from './chart-data.ts'
import type { FoundReturn } from './return-of.ts'

/** How near exact an aspect of a return to the birth is listed, degrees. */
const RETURN_ORB_DEG = 2

/** What a chart is made of. */
export interface Ordered {
  type: ChartType
  birth: NatalBirth
  /** With whom, or whose; null of a chart of the reader alone. */
  other: { name: string; relation: string; birth: NatalBirth } | null
  /** Of a solar or lunar return: which it is, and what its place is called; null of the others. */
  returning: (FoundReturn & { place: string }) | null
  nowJdUt: number
  writing: ChartPageOptions
}

interface Composed {
  figure: ChartData
  reading: ChartReading
  /** When the return after this one is, Julian day (UT). */
  nextJdUt?: number | null
  /** Of somebody else's birth chart: what the reader may be told of it. */
  audience?: Audience
}

/** A chart's figure and its reading. @throws RangeError for a chart of two without the other, or a return without its instant */
export function composeChart(sky: Ephemeris, ordered: Ordered): Composed {
  switch (ordered.type) {
    case 'natal':
      return composeNatal(ordered)
    case 'transit':
      return composeTransit(sky, ordered)
    case 'progressed':
      return composeProgressed(sky, ordered)
    case 'synastry':
      return composeSynastry(ordered)
    case 'composite':
      return composeComposite(ordered)
    case 'solar-return':
    case 'lunar-return':
      return composeReturn(sky, ordered)
    case 'person-natal':
      return composePersonNatal(ordered)
  }
}

function composeNatal({ birth, writing }: Ordered): Composed {
  const { chart, timeKnown } = birth
  return { figure: { ...chart, timeKnown }, reading: writeNatal({ ...birth, ...writing }) }
}

/** The birth of somebody saved, read by what they are to the reader. */
function composePersonNatal({ birth, other, nowJdUt, writing }: Ordered): Composed {
  const { relation, birth: theirs } = someone(other)
  const audience = pairAudience({ relation, bornJdUt: [birth.chart.jdUt, theirs.chart.jdUt], nowJdUt })
  return {
    figure: { ...theirs.chart, timeKnown: theirs.timeKnown },
    reading: writePersonNatal({ ...theirs, ...writing, audience }),
    audience,
  }
}

/** The sky of now, in the houses of the birth. */
function composeTransit(sky: Ephemeris, { birth, nowJdUt: jdUt, writing }: Ordered): Composed {
  const { houses } = birth.chart
  const facts = transitFacts(sky, birth, jdUt)
  const aspects = [...facts.slow, ...facts.swift].map(({ transiting, natal, aspect, orbDeg, applying }) => ({
    a: transiting,
    b: natal,
    aspect,
    orbDeg,
    applying,
  }))
  const placements = BODIES.map((body) => placement(sky, body, jdUt, houses))
  return {
    figure: { jdUt, placements, houses, aspects, timeKnown: birth.timeKnown },
    reading: writeTransits({ facts, ...writing }),
  }
}

/** The progressed sky with its angles, in its own houses; without the hour the sky alone. */
function composeProgressed(sky: Ephemeris, { birth, nowJdUt, writing }: Ordered): Composed {
  const { chart, timeKnown, uncertain } = birth
  const facts = progressedFacts(sky, birth, nowJdUt)
  const { placements, houses } = timeKnown
    ? progressedChart(sky, { ...chart, ...(chart.houses && { houseSystem: chart.houses.requested }) }, nowJdUt)
    : {
        placements: BODIES.map((body) => placement(sky, body, progressedJdUt(chart.jdUt, nowJdUt), null)),
        houses: null,
      }
  const aspects = facts.aspects.map(({ planet, natal, aspect, orbDeg, applying }) => ({
    a: planet,
    b: natal,
    aspect,
    orbDeg,
    applying,
  }))
  const sun = uncertain.some(({ body }) => body === 'sun') ? null : (chart.placements[0]?.sign ?? null)
  return {
    figure: { jdUt: nowJdUt, placements, houses, aspects, timeKnown },
    reading: writeProgressed({ facts, natalSun: sun, ...writing }),
  }
}

function composeSynastry({ birth, other, nowJdUt, writing }: Ordered): Composed {
  const { name, relation, birth: partner } = someone(other)
  const audience = pairAudience({ relation, bornJdUt: [birth.chart.jdUt, partner.chart.jdUt], nowJdUt })
  const facts = synastryFacts(birth, partner)
  const timeKnown = birth.timeKnown && partner.timeKnown
  const all = timeKnown
    ? synastryAspects(birth.chart, partner.chart)
    : facts.aspects.map(({ yours, theirs, aspect, orbDeg }) => ({ a: yours, b: theirs, aspect, orbDeg }))
  const aspects = all.map((aspect) => ({ ...aspect, applying: null }))
  return {
    figure: { ...birth.chart, aspects, timeKnown: birth.timeKnown },
    reading: writeSynastry({ facts, name, ...writing, audience }),
  }
}

/** The midpoints of two charts: it has no instant, so it bears that of the reader's birth. */
function composeComposite({ birth, other, nowJdUt, writing }: Ordered): Composed {
  const { name, relation, birth: partner } = someone(other)
  const audience = pairAudience({ relation, bornJdUt: [birth.chart.jdUt, partner.chart.jdUt], nowJdUt })
  const facts = compositeFacts(birth, partner)
  return {
    figure: { ...facts.chart, jdUt: birth.chart.jdUt, timeKnown: birth.timeKnown && partner.timeKnown },
    reading: writeComposite({ facts, name, ...writing, audience }),
  }
}

/** The sky of the return in its own houses, and its aspects to the birth. */
function composeReturn(sky: Ephemeris, { birth, returning, writing }: Ordered): Composed {
  if (!returning) throw new RangeError('a return needs its instant')
  const facts = returnFacts(sky, birth, returning)
  const { placements, houses } = facts.chart
  return {
    figure: { jdUt: facts.jdUt, placements, houses, aspects: toBirth(sky, birth, facts), timeKnown: birth.timeKnown },
    reading: writeReturn({ facts, place: returning.place, ...writing }),
    nextJdUt: facts.nextJdUt,
  }
}

/** The return's planets to the points of the birth; without the hour, what holds at any, as the reading tells it. */
function toBirth(sky: Ephemeris, { chart, timeKnown }: NatalBirth, facts: ReturnFacts): ChartData['aspects'] {
  const { light, jdUt, contacts } = facts
  if (!timeKnown) {
    return contacts.flatMap(({ planet: a, at: b, orbDeg }) =>
      b === 'sun' || b === 'moon' ? [{ a, b, aspect: 'conjunction' as const, orbDeg, applying: null }] : [],
    )
  }
  const natal = Object.fromEntries(natalPositions(chart, true).map(({ point, longitudeDeg }) => [point, longitudeDeg]))
  return activeTransits(sky, { natal, jdUt, orbDeg: () => RETURN_ORB_DEG, transiting: PLANETS })
    .filter(({ transiting, natal: met }) => transiting !== light || met !== light)
    .map(({ transiting: a, natal: b, aspect, orbDeg }) => ({ a, b, aspect, orbDeg, applying: null }))
}

function someone(other: Ordered['other']): NonNullable<Ordered['other']> {
  if (!other) throw new RangeError('a chart of somebody needs their birth')
  return other
}
