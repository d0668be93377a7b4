import type { BirthCalendar, BirthReading } from '#astro/birth-time/birth-time.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import type { Account } from '#contract/accounts.ts'
import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import { doubtText } from './domain/doubt-text.ts'
import { writtenDate } from './domain/edit-birth.ts'
import { keptReadings } from './domain/kept-doubt.ts'
import { offsetOfKept } from './domain/reviewed-instant.ts'
import { presentCandidate } from './present-candidate.ts'
import { withSkyOf, type WithRules } from './chart-rules.ts'

/** A birth as it is kept, of an account or of somebody noted. */
export interface KeptBirth extends WithRules {
  birthdate: string | null
  birthtime: string | null
  birthInstant: Date | null
  birthplace: string | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
  birthCalendar: BirthCalendar
  birthClock: string | null
  birthFold: 0 | 1
  birthOffset: string | null
  birthReviewInstant: Date | null
}

type Presented = Pick<
  Account,
  'birth_calendar' | 'birthdate_julian' | 'birth_clock' | 'birth_fold' | 'birth_offset' | 'birth_doubt' | 'birth_review'
>

/** How a birth was given and read, what is in doubt, and what has come to be known since. */
export function presentKeptBirth(anySky: Pick<Services, 'sky'>, birth: KeptBirth, lang: Lang): Presented {
  const services = withSkyOf(anySky, birth)
  const { birthCalendar, birthdate } = birth
  return {
    birth_calendar: birthCalendar,
    birthdate_julian: birthCalendar === 'julian' && birthdate !== null ? writtenDate(birth) : null,
    birth_clock: birth.birthClock,
    birth_fold: birth.birthFold,
    birth_offset: birth.birthOffset,
    birth_doubt: presentDoubt(services, birth, lang),
    birth_review: presentReview(services, birth, lang),
  }
}

/** A place as a sentence names it: without its region and country. */
const townOf = ({ birthplace }: KeptBirth) => birthplace?.split(',')[0]?.trim() ?? ''

function presentDoubt(services: Pick<Services, 'sky'>, birth: KeptBirth, lang: Lang): Presented['birth_doubt'] {
  const kept = keptReadings(birth)
  if (!kept?.doubt) return null
  const { doubt, place, readings, taken } = kept
  return {
    reason: doubt.reason,
    text: doubtText(townOf(birth), doubt, { taken, readings }, lang),
    source: doubt.source,
    candidates: readings.map((reading) => ({
      ...presentCandidate(services, place, reading, lang),
      chosen: reading === taken,
    })),
  }
}

/** Both instants, each by the clock that makes it of the time that was given; by its offset where none is known. */
function presentReview(services: Pick<Services, 'sky'>, birth: KeptBirth, lang: Lang): Presented['birth_review'] {
  const { birthInstant, birthReviewInstant } = birth
  const kept = birthReviewInstant && keptReadings(birth)
  if (!birthInstant || !kept) return null
  const of = (instant: Date, chosen: boolean) => {
    const utcMs = instant.getTime()
    const offsetSeconds = offsetOfKept({ ...birth, birthInstant: instant })
    const known = kept.readings.find((reading) => reading.utcMs === utcMs)
    const reading: BirthReading = known ?? { utcMs, offsetSeconds, clock: offsetText(offsetSeconds), fold: 0 }
    return { ...presentCandidate(services, kept.place, reading, lang), chosen }
  }
  return {
    kept: birthInstant.toISOString(),
    now: birthReviewInstant.toISOString(),
    candidates: [of(birthInstant, true), of(birthReviewInstant, false)],
  }
}
