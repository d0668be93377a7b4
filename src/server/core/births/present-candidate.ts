import type { BirthReading } from '#astro/birth-time/birth-time.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { housesAt } from '#astro/charts/houses.ts'
import { placeInSign, signOf } from '#astro/charts/sign.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { BirthCandidate } from '#contract/birth-time.ts'
import { clockName } from '#language/clock-names.ts'
import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'

/** One reading with what it means for the chart. */
export function presentCandidate(
  { sky }: Pick<Services, 'sky'>,
  place: { latitudeDeg: number; longitudeDeg: number },
  reading: BirthReading,
  lang: Lang,
): Omit<BirthCandidate, 'chosen'> {
  const at = new Date(reading.utcMs)
  const { latitudeDeg, longitudeDeg } = place
  const jdUt = jdUtFromDate(at)
  const { ascendantDeg } = housesAt(sky, { jdUt, latitudeDeg, longitudeDeg })
  const moonDeg = sky.position('moon', jdUt).longitudeDeg
  return {
    utc: `${at.toISOString().slice(0, 19)}Z`,
    offset: offsetText(reading.offsetSeconds),
    clock: reading.clock,
    clock_name: clockName(reading.clock, lang),
    fold: reading.fold,
    ascendant: { sign: signOf(ascendantDeg), ...placeInSign(ascendantDeg) },
    moon: { sign: signOf(moonDeg), ...placeInSign(moonDeg) },
  }
}
