import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import type { Transit, TransitsAhead } from '#contract/transits.ts'
import type { TransitStay } from '#reading/facts/transits-ahead.ts'
import type { Library } from '#reading/library/library.ts'
import { categoryOf } from '#reading/writer/categories.ts'

interface Ahead {
  /** Julian days, UT. */
  span: { fromJdUt: number; toJdUt: number }
  stays: readonly TransitStay[]
  /** The days a plan opens; null for all. */
  transitDays: number | null
  timed: boolean
}

const readingKey = ({ transiting, natal, nature }: TransitStay) => `${transiting}:${natal}:${nature}`

export function presentTransits(
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
