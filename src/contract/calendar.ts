import * as z from 'zod/mini'
import { ZODIACS } from '#astro/ephemeris/zodiac.ts'
import { Factor, Paragraph } from './daily.ts'
import { CivilDate, Lang, requiredText, Success, Done } from './field.ts'
import type { Part, Routes } from './route.ts'

const percent = z.number().check(z.minimum(0), z.maximum(100))
/** 0 red, 1 yellow, 2 green. */
const Light = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** Something exact at an instant; `factors` are ids in the day's `sources`. */
const SkyNote = z.object({
  name: z.string(),
  time: z.string(),
  description: z.string(),
  factors: z.array(z.string()),
})

const DayPhase = z.object({
  name: z.string(),
  /** 0 new … 7 waning crescent. */
  icon: z.number(),
  illumination: percent,
  /** The instant of a principal phase within the day. */
  exact_at: z.nullable(z.string()),
  /** What the phase is like for as long as it lasts. */
  emotions: z.string(),
  energy: z.string(),
  mindset: z.string(),
  actions: z.string(),
})

/** A stretch in which the Moon makes no more exact aspect before it leaves its sign. */
const VoidMoon = z.object({
  from: z.string(),
  /** When it enters the next sign. */
  to: z.string(),
  sign: z.number(),
  next_sign: z.number(),
})
export type VoidMoon = z.infer<typeof VoidMoon>

/** A day of the calendar; on the wire a text of JSON. */
export const CalendarContent = z.object({
  lunarCalendar: z.object({
    day: z.number().check(z.minimum(1), z.maximum(30)),
    sign: z.number(),
    /** When the Moon changes sign within the day. */
    sign_change: z.nullable(z.object({ time: z.string(), from: z.number(), to: z.number() })),
    /** When the Moon is void of course on the day, each whole even beyond it; absent from entries written before it was told. */
    void_moon: z.optional(z.array(VoidMoon)),
    /** HTML. */
    desc: z.string(),
    /** At 6, 12, 18 and 24 o’clock. */
    biosphere: z.tuple([Light, Light, Light, Light]),
    /** Exact aspects, in order. */
    aspects: z.array(SkyNote),
    /** Stations, changes of sign and eclipses, in order. */
    events: z.array(z.extend(SkyNote, { kind: z.enum(['station', 'ingress', 'eclipse']) })),
    phase: DayPhase,
  }),
  general: z.string(),
  manthra: z.string(),
  mood: z.object({ mental: percent, emotional: percent, creativity: percent, energy: percent }),
  /** The same texts paragraph by paragraph: `general`, `manthra`, `desc`. */
  paragraphs: z.record(z.string(), z.array(Paragraph)),
  /** Every factor that a paragraph or a note names. */
  sources: z.array(Factor),
})
export type CalendarContent = z.infer<typeof CalendarContent>

export const CalendarEntry = z.object({
  date: z.string(),
  lang: Lang,
  hash: z.string(),
  content: z.nullable(z.string()),
  locked: z.boolean(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const SKY_EVENT_TYPES = [
  'lunar_eclipse',
  'solar_eclipse',
  'planetary_conjunction',
  'geomagnetic_storm',
  'solar_flare',
] as const

export const SkyEvent = z.object({
  /** Negative before the common era, without a year 0: −585 is 585 BCE. */
  year: z.number(),
  /** By which calendar year, month and day are told: the Julian one before 15 October 1582. */
  calendar: z.enum(['julian', 'gregorian']),
  /** Whether history remembers it: then it is described by hand. */
  notable: z.boolean(),
  type: z.enum(SKY_EVENT_TYPES),
  name: z.string(),
  description: z.string(),
  magnitude: z.nullable(z.number()),
  planets_involved: z.array(z.string()),
  saros_cycle: z.nullable(z.number()),
  /** The instant, where it was computed; in ISO 8601, so of the Gregorian calendar throughout. */
  time: z.nullable(z.string()),
  /** Whom the description follows, where it was not computed. */
  source: z.nullable(z.string()),
})
export type SkyEvent = z.infer<typeof SkyEvent>

export const LunarState = z.object({
  /** The lunar day, 1–30. */
  day: z.number(),
  date: z.string(),
  /** True of a day that the caller's plan does not open: then its texts are empty, and only what the sky is stands here. */
  locked: z.boolean(),
  phase: z.object({
    /** How far through the lunation, 0 new … 50 full … 100. */
    cycle: percent,
    illumination: percent,
    /** 0 new … 7 waning crescent. */
    icon: z.number(),
    key: z.string(),
    meaning: z.object({
      phase: z.string(),
      astrological_meaning: z.string(),
      effects: z.object({ emotions: z.string(), energy: z.string(), mindset: z.string(), actions: z.string() }),
      recommendations: z.array(z.string()),
    }),
  }),
  position: z.object({
    sign: z.number(),
    symbol: z.string(),
    name: z.string(),
    lon: z.object({ degrees: z.number(), minutes: z.number() }),
    meaning: z.object({ mood: z.string(), forecast: z.array(z.string()), advice: z.string() }),
  }),
  /** When the Moon is void of course on the date, each whole; on a date without, the next time alone. */
  void_moon: z.array(VoidMoon),
  /** The next lunar days of 1, 9, 16 and 24, with the date on which the calendar shows each. */
  key_days: z.array(z.object({ day: z.number(), date: z.string(), starts_at: z.string() })),
})
export type LunarState = z.infer<typeof LunarState>

const MonthText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month'))

const isMonthDay = (text: string) => !Number.isNaN(Date.parse(`2000-${text}`)) && CALENDAR_DAY.test(text)
const CALENDAR_DAY = /^(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])$|^(0[469]|11)-(0[1-9]|[12]\d|30)$|^02-(0[1-9]|[12]\d)$/

/** The private address of a person's calendar: told once, when it is made. */
const FeedState = z.object({ made_at: z.nullable(z.string()) })

const calls = {
  'GET /get/calendar/:lang': {
    summary: 'The days of this month and the next, or of one month of this year or the next',
    auth: true,
    params: z.object({ lang: Lang }),
    query: z.object({ month: z.optional(MonthText) }),
    response: z.array(CalendarEntry),
  },
  'GET /calendar/events/:day': {
    summary: 'What happened in the sky on a day of the year, MM-DD',
    params: z.object({ day: z.string().check(z.refine(isMonthDay, 'date')) }),
    query: z.object({ lang: z.optional(Lang) }),
    response: z.array(SkyEvent),
  },
  'GET /lunar': {
    optionalAuth: true,
    summary:
      'The Moon now, or in the middle of a date, and the next four key lunar days; tropical unless another zodiac is asked for',
    query: z.object({ date: z.optional(CivilDate), lang: z.optional(Lang), zodiac: z.optional(z.enum(ZODIACS)) }),
    response: LunarState,
  },
  'GET /calendar/feed': {
    summary: 'Whether a calendar address was made, and when',
    auth: true,
    response: FeedState,
  },
  'POST /calendar/feed': {
    summary: 'Makes the address of one’s calendar, or a new one in place of the old; told this once',
    auth: true,
    status: 201,
    response: z.object({ status: Success, url: z.string(), made_at: z.string() }),
  },
  'DELETE /calendar/feed': {
    summary: 'Ends the address of one’s calendar',
    auth: true,
    response: Done,
  },
  'GET /calendar.ics': {
    summary:
      'A subscriber’s calendar: lunar days, phases, exact personal transits; or the transits, or the Moon void of course, alone',
    media: 'text/calendar; charset=utf-8',
    query: z.object({
      key: requiredText(100),
      /** `transits`: these alone, of the year ahead. `void`: when the Moon is void of course, of the same months as the whole. */
      part: z.optional(z.enum(['transits', 'void'], 'invalid')),
    }),
    response: z.string(),
  },
} as const satisfies Routes

export const calendar = {
  tag: 'Calendar',
  calls,
  named: {
    CalendarEntry: [CalendarEntry, 'A day of the calendar; its content is JSON as text.'],
    SkyEvent: [SkyEvent, 'What happened in the sky on a day of the year.'],
    LunarState: [LunarState, 'The Moon at an instant.'],
  },
} as const satisfies Part
