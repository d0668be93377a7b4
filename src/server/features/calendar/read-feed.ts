import { exactTransits } from '#astro/events/transit-hits.ts'
import { voidMoons } from '#astro/events/void-moon.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { calendarMonth } from '#reading/facts/calendar-month.ts'
import { natalPositions } from '#reading/facts/natal-points.ts'
import { NATAL_POINTS } from '#reading/library/subjects.ts'
import { transitsAhead } from '#reading/facts/transits-ahead.ts'
import { writeAlmanac, type PersonalHit } from '#reading/writer/write-almanac.ts'
import { writeVoidAlmanac } from '#reading/writer/write-void-almanac.ts'
import { writeTransitAlmanac } from '#reading/writer/write-transit-almanac.ts'
import { RIGHTS } from '#product/rights.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, skyOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { icsOf } from './domain/ics.ts'
import { datesOf, monthAfter } from '#astro/birth-time/civil-month.ts'
import { findFeedOwner } from './queries.ts'

const PER_KEY = { limit: 60, windowSeconds: 3600 } as const
/** The month before this one, and the months from this one on. */
const MONTHS = [-1, 0, 1, 2] as const

/** How far the transits alone reach, days. */
const YEAR_DAYS = 366

const NAMES: Record<Lang, string> = { en: 'Asteria: Moon and transits', ru: 'Asteria: Луна и транзиты' }
const VOID_NAMES: Record<Lang, string> = { en: 'Asteria: void-of-course Moon', ru: 'Asteria: Луна без курса' }
const TRANSIT_NAMES: Record<Lang, string> = { en: 'Asteria: my transits', ru: 'Asteria: мои транзиты' }

/**
 * A subscriber's calendar by its private key, in the account's language and last time zone.
 * @throws {AppError} not_found for a key that is none or was renewed, upgrade_required once the plan has ended.
 */
export async function readFeed(
  services: Services,
  { key, part }: { key: string; part?: 'transits' | 'void' | undefined },
): Promise<string> {
  const { db, clock, sky, library } = services
  const now = clock()
  const keyHash = hashSecret(key)
  const user = await findFeedOwner(db, keyHash)
  if (!user) throw new AppError('not_found')
  await countAttempt(db, { key: `calendar-feed:${user.id}`, ...PER_KEY }, now)
  const { plan } = await getPlan(db, user.id, now)
  if (!RIGHTS[plan].calendarFeed) throw new AppError('upgrade_required')
  const timeZone = user.timeZone ?? 'UTC'
  if (part === 'transits') {
    const birth = birthOf(sky, user)
    const fromJdUt = jdUtFromDate(now)
    const stays = birth ? transitsAhead(skyOf(sky, user), birth, { fromJdUt, toJdUt: fromJdUt + YEAR_DAYS }) : []
    return icsOf(writeTransitAlmanac(stays, { library, lang: user.lang, timeZone }), {
      name: TRANSIT_NAMES[user.lang],
      now,
    })
  }
  const thisMonth = civilDateAt(now, timeZone).slice(0, 7)
  const dates = MONTHS.flatMap((months) => datesOf(monthAfter(thisMonth, months), timeZone))
  const span = {
    fromJdUt: dates[0]?.startJdUt ?? jdUtFromDate(now),
    toJdUt: dates.at(-1)?.endJdUt ?? jdUtFromDate(now),
  }
  if (part === 'void')
    return icsOf(writeVoidAlmanac(voidMoons(sky, span), user.lang), { name: VOID_NAMES[user.lang], now })
  const days = calendarMonth(sky, dates)
  const lines = writeAlmanac({ days, hits: personalHits(services, user, span) }, { library, lang: user.lang })
  return icsOf(lines, { name: NAMES[user.lang], now })
}

/** Exact to the minute only where the birth is: without its hour there are none. */
function personalHits({ sky }: Services, user: User, span: { fromJdUt: number; toJdUt: number }): PersonalHit[] {
  const birth = birthOf(sky, user)
  if (!birth?.timeKnown) return []
  const natal = Object.fromEntries(
    natalPositions(birth.chart, true).map(({ point, longitudeDeg }) => [point, longitudeDeg]),
  )
  return exactTransits(skyOf(sky, user), { natal, ...span }).flatMap((hit) => {
    const point = NATAL_POINTS.find((name) => name === hit.natal)
    return point ? [{ ...hit, natal: point }] : []
  })
}
