import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate, isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { RIGHTS } from '#product/rights.ts'
import type { TransitsAhead, Transit } from '#contract/transits.ts'
import { transitsAhead, type TransitStay } from '#reading/facts/transits-ahead.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt, shiftDate } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, skyOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { getPlan } from '#core/entitlements/api.ts'
import type { Library } from '#reading/library/library.ts'
import { categoryOf } from '#reading/writer/categories.ts'

/**
 * A person's transits from today's midnight on, by their calendar. Of what a plan may not see nothing leaves: neither
 * the transits after its days, nor when those within them began and will end.
 * @throws {AppError} validation while the birth data are incomplete.
 */
export async function listTransits(
  { db, clock, sky, library }: Services,
  user: User,
  { timeZone, months, lang }: { timeZone: string; months: number; lang: Lang },
): Promise<TransitsAhead> {
  const birth = birthOf(sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const now = clock()
  const { plan } = await getPlan(db, user.id, now)
  const { transitDays } = RIGHTS[plan]
  const today = civilDateAt(now, timeZone)
  const end = transitDays === null ? monthsAfter(today, months) : shiftDate(today, transitDays)
  const span = { fromJdUt: midnight(today, timeZone), toJdUt: midnight(end, timeZone) }
  const stays = transitsAhead(skyOf(sky, user), birth, span)
  return presentTransits({ span, stays, transitDays, timed: birth.timeKnown }, { library, lang })
}

/** The same day of a later month, or its last one. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

const midnight = (date: string, timeZone: string) => jdUtFromDate(new Date(civilDay({ timeZone, date }).startUtcMs))

interface Ahead {
  /** Julian days, UT. */
  span: { fromJdUt: number; toJdUt: number }
  stays: readonly TransitStay[]
  /** The days a plan opens; null for all. */
  transitDays: number | null
  timed: boolean
}

const readingKey = ({ transiting, natal, nature }: TransitStay) => `${transiting}:${natal}:${nature}`

function presentTransits(
  { span, stays, transitDays, timed }: Ahead,
  { library, lang }: { library: Library; lang: Lang },
): TransitsAhead {
  const sees = (jdUt: number | null): jdUt is number =>
    jdUt !== null && (transitDays === null || (jdUt >= span.fromJdUt && jdUt < span.toJdUt))
  const instant = (jdUt: number | null) => (sees(jdUt) ? isoFromJdUt(jdUt) : null)
  const counted = new Map<string, number>()
  const idOf = ({ id }: TransitStay) => {
    const number = (counted.get(id) ?? 0) + 1
    counted.set(id, number)
    return `${id}:${number}`
  }
  const transit = (stay: TransitStay): Transit => ({
    id: idOf(stay),
    transiting: stay.transiting,
    natal: stay.natal,
    aspect: stay.aspect,
    nature: stay.nature,
    category: categoryOf(stay.transiting, stay.natal),
    enters_at: instant(stay.enterJdUt),
    leaves_at: instant(stay.leaveJdUt),
    exact: stay.exact
      .filter(({ jdUt }) => sees(jdUt))
      .map(({ jdUt, retrograde }) => ({ at: isoFromJdUt(jdUt), retrograde })),
    nearest:
      stay.nearest && sees(stay.nearest.jdUt)
        ? { at: isoFromJdUt(stay.nearest.jdUt), orb: Number(stay.nearest.orbDeg.toFixed(4)) }
        : null,
    reading: readingKey(stay),
  })
  const reading = (stay: TransitStay) => {
    const { transiting, natal, nature } = stay
    const { gist, body, gift, challenge, advice } = library.entry(lang, `transit/${transiting}`, `${natal} ${nature}`)
    return [readingKey(stay), { gist, body, gift, challenge, advice }] as const
  }
  return {
    from: isoFromJdUt(span.fromJdUt),
    to: isoFromJdUt(span.toJdUt),
    days_open: transitDays,
    timed,
    transits: stays.map(transit),
    readings: Object.fromEntries(stays.map(reading)),
  }
}
