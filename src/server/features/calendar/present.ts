import { createHash } from 'node:crypto'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { MOON_PHASES } from '#astro/events/moon-phase.ts'
import type { VoidMoon } from '#astro/events/void-moon.ts'
import type {
  CalendarContent,
  LunarState as WireLunarState,
  SkyEvent,
  VoidMoon as WireVoidMoon,
} from '#contract/calendar.ts'
import type { Lang } from '#language/lang.ts'
import type { CalendarDayFacts } from '#reading/facts/calendar-month.ts'
import type { LunarState } from '#reading/facts/lunar-state.ts'
import type { CalendarReading, SkyNote } from '#reading/writer/calendar-reading.ts'
import type { LunarReading } from '#reading/writer/write-lunar-state.ts'
import type { SkyHistoryEvent } from '#reading/writer/write-sky-history.ts'
import { presentFactor } from '#core/factors/api.ts'
import { escapeHtml } from '#platform/html.ts'

const percent = (fraction: number) => Math.round(fraction * 100)

const presentNote = ({ name, jdUt, text, factors }: SkyNote) => ({
  name,
  time: isoFromJdUt(jdUt),
  description: text,
  factors,
})

const presentVoid = ({ fromJdUt, toJdUt, sign }: VoidMoon): WireVoidMoon => ({
  from: isoFromJdUt(fromJdUt),
  to: isoFromJdUt(toJdUt),
  sign,
  next_sign: (sign + 1) % 12,
})

/** The stable name of an entry: of one date and language. */
export const entryHash = (date: string, lang: Lang) =>
  createHash('sha256').update(`calendar:${date}:${lang}`).digest('hex').slice(0, 16)

/** A day as it goes over the wire, before rights lock it. */
export function presentDay(facts: CalendarDayFacts, reading: CalendarReading): CalendarContent {
  const { change } = facts.moon
  const { emotions, energy, mindset, actions } = reading.phase
  return {
    lunarCalendar: {
      day: facts.lunarDay.lunarDay,
      sign: facts.moon.sign,
      sign_change: change && { time: isoFromJdUt(change.jdUt), from: change.from, to: change.to },
      void_moon: facts.voids.map(presentVoid),
      desc: reading.lunarDay.map(({ text }) => `<p>${escapeHtml(text)}</p>`).join('\n'),
      biosphere: facts.biosphere,
      aspects: reading.aspects.map(presentNote),
      events: reading.events.map((note) => ({ ...presentNote(note), kind: note.kind })),
      phase: {
        name: facts.phase.phase,
        icon: MOON_PHASES.indexOf(facts.phase.phase),
        illumination: percent(facts.phase.illuminatedFraction),
        exact_at: facts.phase.exact && isoFromJdUt(facts.phase.exact.jdUt),
        emotions,
        energy,
        mindset,
        actions,
      },
    },
    general: reading.general.map(({ text }) => text).join('\n\n'),
    manthra: reading.mantra.text,
    mood: facts.mood,
    paragraphs: { general: reading.general, manthra: [reading.mantra], desc: reading.lunarDay },
    sources: Object.values(reading.factors).map(presentFactor),
  }
}

const SYMBOLS = ['♈', '♉', '♊', '♋', '♌', '♍', '♎', '♏', '♐', '♑', '♒', '♓']

export function presentLunarState(date: string, state: LunarState, reading: LunarReading): WireLunarState {
  const { phase, sign } = reading
  const { sign: index, degree, minute } = reading.place
  return {
    day: state.lunarDay.lunarDay,
    date,
    locked: false,
    phase: {
      cycle: Number((state.phase.elongationDeg / 3.6).toFixed(2)),
      illumination: percent(state.phase.illuminatedFraction),
      icon: reading.phaseIndex,
      key: state.phase.phase,
      meaning: {
        phase: reading.phaseName,
        astrological_meaning: phase.meaning,
        effects: { emotions: phase.emotions, energy: phase.energy, mindset: phase.mindset, actions: phase.actions },
        recommendations: [phase.recommendation1, phase.recommendation2, phase.recommendation3],
      },
    },
    position: {
      sign: index,
      symbol: SYMBOLS[index] ?? '',
      name: reading.signName,
      lon: { degrees: degree, minutes: minute },
      meaning: { mood: sign.mood, forecast: [sign.forecast1, sign.forecast2, sign.forecast3], advice: sign.advice },
    },
    void_moon: state.voids.map(presentVoid),
    key_days: state.keyDays.map(({ lunarDay, date: shown, jdUt }) => ({
      day: lunarDay,
      date: shown,
      starts_at: isoFromJdUt(jdUt),
    })),
  }
}

/** What is left of a locked day: the sky, and none of what is written of it. */
export const withoutTexts = (lunar: WireLunarState): WireLunarState => ({
  ...lunar,
  locked: true,
  phase: {
    ...lunar.phase,
    meaning: {
      phase: lunar.phase.meaning.phase,
      astrological_meaning: '',
      effects: { emotions: '', energy: '', mindset: '', actions: '' },
      recommendations: [],
    },
  },
  position: { ...lunar.position, meaning: { mood: '', forecast: [], advice: '' } },
})

export const presentSkyEvent = (event: SkyHistoryEvent): SkyEvent => ({
  year: event.year,
  calendar: event.calendar,
  notable: event.notable,
  type: event.type,
  name: event.name,
  description: event.description,
  magnitude: event.magnitude,
  planets_involved: [...event.planets],
  saros_cycle: event.saros,
  time: event.at,
  source: event.source,
})
