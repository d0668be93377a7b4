import { MOON_PHASES } from '#astro/events/moon-phase.ts'
import type { LunarState } from '../facts/lunar-state.ts'
import type { Entry, Library } from '../library/library.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { CALENDAR_PHRASES, spokenPlace } from './calendar-page.ts'

/** The Moon's state in words. */
export interface LunarReading {
  phaseName: string
  /** 0 new … 7 waning crescent. */
  phaseIndex: number
  phase: Entry<'phase/moon'>
  signName: string
  place: { sign: number; degree: number; minute: number }
  sign: Entry<'moon-day/sign'>
}

/** What the library says of the Moon's phase and sign. */
export function writeLunarState(state: LunarState, { library, lang }: { library: Library; lang: Lang }): LunarReading {
  const { phase } = state.phase
  const place = spokenPlace(state.moonDeg)
  const phrases = CALENDAR_PHRASES[lang]
  return {
    phaseName: phrases.phaseName[phase],
    phaseIndex: MOON_PHASES.indexOf(phase),
    phase: library.entry(lang, 'phase/moon', phase),
    signName: phrases.signName(place.sign),
    place,
    sign: library.entry(lang, 'moon-day/sign', `${place.sign}` as KeyOf<'moon-day/sign'>),
  }
}
