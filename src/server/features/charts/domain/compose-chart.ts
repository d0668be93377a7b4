import type { ChartType } from '#contract/charts.ts'
import { placement } from '#astro/charts/natal-chart.ts'
import { progressedChart } from '#astro/charts/progressed-chart.ts'
import { progressedJdUt } from '#astro/charts/solar-arc.ts'
import { synastryAspects } from '#astro/charts/synastry.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { compositeFacts } from '#reading/facts/composite-facts.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { pairAudience } from '#reading/facts/pair-audience.ts'
import { progressedFacts } from '#reading/facts/progressed-facts.ts'
import { synastryFacts } from '#reading/facts/synastry-facts.ts'
import { transitFacts } from '#reading/facts/transit-chart.ts'
import type { ChartPageOptions } from '#reading/writer/chart-page.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { writeComposite } from '#reading/writer/write-composite.ts'
import { writeNatal } from '#reading/writer/write-natal.ts'
import { writeProgressed } from '#reading/writer/write-progressed.ts'
import { writeSynastry } from '#reading/writer/write-synastry.ts'
import { writeTransits } from '#reading/writer/write-transits.ts'
import type { ChartData } from './chart-data.ts'

/** What a chart is made of. */
export interface Ordered {
  type: ChartType
  birth: NatalBirth
  /** With whom; null of a chart of one. */
  other: { name: string; relation: string; birth: NatalBirth } | null
  nowJdUt: number
  writing: ChartPageOptions
}

interface Composed {
  figure: ChartData
  reading: ChartReading
}

/** A chart's figure and its reading. @throws RangeError for a chart of two without the other */
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
  }
}

function composeNatal({ birth, writing }: Ordered): Composed {
  const { chart, timeKnown } = birth
  return { figure: { ...chart, timeKnown }, reading: writeNatal({ ...birth, ...writing }) }
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
    ? progressedChart(sky, chart, nowJdUt)
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

function someone(other: Ordered['other']): NonNullable<Ordered['other']> {
  if (!other) throw new RangeError('a chart of two needs the other birth')
  return other
}
