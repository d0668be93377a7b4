import type { TransitHit } from '#astro/events/transit-hits.ts'
import type { PhaseEvent } from '#astro/events/moon-phase.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { CalendarDayFacts } from '../facts/calendar-month.ts'
import type { Library } from '../library/library.ts'
import type { KeyOf, NatalPoint } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { CALENDAR_PHRASES } from './calendar-page.ts'
import { DAY_LANGUAGES } from './day-language.ts'

/** A line of a personal almanac: of a whole date, of the dates from one to another, of an instant or from one to another (Julian days, UT). */
export interface AlmanacLine {
  /** Stable: the same fact has the same id whenever it is asked for. */
  id: string
  at: { date: string; until?: string } | { jdUt: number; untilJdUt?: number }
  title: string
  text: string
}

/** An exact transit to a point that the library writes of. */
export type PersonalHit = TransitHit & { natal: NatalPoint }

/** Lunar days, principal phases and a person's exact transits as short lines, in no order. */
export function writeAlmanac(
  facts: { days: readonly CalendarDayFacts[]; hits: readonly PersonalHit[] },
  { library, lang }: { library: Library; lang: Lang },
): AlmanacLine[] {
  const phrases = CALENDAR_PHRASES[lang]
  const lunarDay = ({ date, lunarDay: { lunarDay: day }, moon }: CalendarDayFacts): AlmanacLine => {
    const { gist, favors, avoids } = library.entry(lang, 'lunar-day/day', `${day}` as KeyOf<'lunar-day/day'>)
    return {
      id: `lunar-day-${date}`,
      at: { date },
      title: phrases.lunarDayTitle(day, moon.sign),
      text: `${gist} ${favors} ${avoids}`,
    }
  }
  const phase = (exact: PhaseEvent | null): AlmanacLine[] => {
    if (!exact) return []
    const { gist, actions } = library.entry(lang, 'phase/moon', exact.phase)
    const id = `phase-${exact.phase}-${exact.jdUt.toFixed(2)}`
    return [{ id, at: { jdUt: exact.jdUt }, title: phrases.phaseName[exact.phase], text: `${gist} ${actions}` }]
  }
  const transit = ({ transiting, natal, aspect, jdUt }: PersonalHit): AlmanacLine => {
    const { gist, advice } = library.entry(lang, `transit/${transiting}`, `${natal} ${ASPECT_NATURE[aspect]}`)
    return {
      id: `transit-${transiting}-${aspect}-${natal}-${jdUt.toFixed(2)}`,
      at: { jdUt },
      title: DAY_LANGUAGES[lang].label(transiting, aspect, natal),
      text: `${gist} ${advice}`,
    }
  }
  return [
    ...facts.days.map(lunarDay),
    ...facts.days.flatMap((day) => phase(day.phase.exact)),
    ...facts.hits.map(transit),
  ]
}
