import { civilDay } from '#astro/birth-time/civil-day.ts'
import { SkippedDayError } from '#astro/birth-time/skipped-day-error.ts'
import type { Zodiac } from '#astro/ephemeris/zodiac.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { LunarState } from '#contract/calendar.ts'
import type { Lang } from '#language/lang.ts'
import { lunarState } from '#reading/facts/lunar-state.ts'
import { writeLunarState } from '#reading/writer/write-lunar-state.ts'
import { invalid } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { isOpen } from './domain/is-open.ts'
import { presentLunarState, withoutTexts } from './present.ts'

/** The years that the ephemeris holds with forty days to spare. */
const FIRST_DATE = '1801-01-01'
const LAST_DATE = '2149-12-31'

/**
 * The Moon now, or in the middle of a civil date; without its texts where the caller's plan does not open the day.
 * @throws {AppError} validation for a date outside 1801–2149, or one that the zone's calendar left out.
 */
export async function getLunarState(
  { db, sky, library, clock }: Services,
  asked: { date: string | undefined; timeZone: string; lang: Lang; userId: number | null; zodiac?: Zodiac | undefined },
): Promise<LunarState> {
  const { date, timeZone, lang, userId, zodiac = 'tropical' } = asked
  const now = clock()
  const jdUt = date === undefined ? jdUtFromDate(now) : middleOf(date, timeZone)
  const state = lunarState(sky.inZodiac(zodiac), { jdUt, timeZone })
  const reading = writeLunarState(state, { library, lang })
  const today = civilDateAt(now, timeZone)
  const lunar = presentLunarState(date ?? today, state, reading)
  // A visitor reads what the free plan does.
  const { plan } = userId === null ? { plan: 'free' as const } : await getPlan(db, userId, now)
  return isOpen(lunar.date, today, plan) ? lunar : withoutTexts(lunar)
}

function middleOf(date: string, timeZone: string): number {
  if (date < FIRST_DATE || date > LAST_DATE) throw invalid({ date: 'date_beyond' })
  try {
    const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
    return jdUtFromDate(new Date((startUtcMs + endUtcMs) / 2))
  } catch (error) {
    if (error instanceof SkippedDayError) throw invalid({ date: 'date_impossible' })
    throw error
  }
}
