import type { Accuracy } from '#astro/accuracy/accuracy.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { referenceCharts } from '#test/fixtures/ephemeris/reference.ts'
import { smallBodyAccuracy } from './asteroid-accuracy.ts'
import { positionAccuracy, quantityAccuracy } from './chart-accuracy.ts'
import { eventAccuracy, magnitudeAccuracy } from './event-accuracy.ts'
import { birthTimeAccuracy, clockAccuracy, placeAccuracy } from './place-accuracy.ts'
import { randomAccuracy, stationAccuracy } from './random-accuracy.ts'

/** Measures the engine against the reference's cases. @throws Error when the events aren't the reference's */
export function measureAccuracy(sky: Ephemeris): Accuracy {
  const days = referenceCharts()
    .map(({ utc }) => utc.slice(0, 10))
    .toSorted()
  return {
    reference: 'Swiss Ephemeris 2.10.03',
    tables: { from: dayOf(sky.fromJdUt), to: dayOf(sky.toJdUt) },
    charts: { count: days.length, from: days[0] ?? '', to: days.at(-1) ?? '' },
    random: randomAccuracy(),
    positions: positionAccuracy(sky),
    smallBodies: smallBodyAccuracy(),
    quantities: quantityAccuracy(sky),
    events: { ...eventAccuracy(sky), stations: stationAccuracy() },
    magnitudes: magnitudeAccuracy(sky),
    places: placeAccuracy(),
    clocks: clockAccuracy(),
    birthTimes: birthTimeAccuracy(),
  }
}

const dayOf = (jdUt: number) => isoFromJdUt(jdUt).slice(0, 10)
