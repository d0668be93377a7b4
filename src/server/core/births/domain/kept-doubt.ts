import type { BirthReading, ClockId, Doubt } from '#astro/birth-time/birth-time.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { resolveBirthTime } from '#astro/birth-time/resolve-birth-time.ts'
import { ownReadings } from './birth-candidates.ts'
import { offsetOfKept } from './reviewed-instant.ts'

/** What of a kept birth its doubt depends on. */
interface DatedBirth {
  birthdate: string | null
  birthtime: string | null
  birthInstant: Date | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
}

/** What a kept birth's time may be read by, and what it is read by. */
interface KeptReadings {
  place: { latitudeDeg: number; longitudeDeg: number; timeZone: string }
  readings: BirthReading[]
  /** An offset given by hand is none of the readings. */
  taken: BirthReading | ClockId
  doubt: Doubt | null
  territory: string | null
}

/** The readings of a birth that is kept; null while its time or place is unknown. */
export function keptReadings(birth: DatedBirth): KeptReadings | null {
  const { birthdate, birthtime, birthInstant, placeLatitudeDeg, placeLongitudeDeg, placeTimeZone: timeZone } = birth
  if (!birthdate || !birthtime || !birthInstant || !timeZone || placeLatitudeDeg === null || placeLongitudeDeg === null)
    return null
  const place = { latitudeDeg: placeLatitudeDeg, longitudeDeg: placeLongitudeDeg, timeZone }
  const resolution = resolveBirthTime({ place, local: `${birthdate}T${birthtime}` })
  const readings = [...ownReadings(resolution), ...(resolution.doubt?.alternatives ?? [])]
  const taken = readings.find(({ utcMs }) => utcMs === birthInstant.getTime()) ?? offsetText(offsetOfKept(birth))
  return { place, readings, taken, doubt: resolution.doubt, territory: resolution.territory }
}
