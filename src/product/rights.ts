export const PAID_PLAN_IDS = ['month', 'six_months', 'year'] as const
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number]
export const PLAN_IDS = ['free', ...PAID_PLAN_IDS] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** The sections of a day that a plan may keep closed. */
export const PAID_SECTIONS = ['mood', 'love', 'career', 'health'] as const
export type PaidSection = (typeof PAID_SECTIONS)[number]

/** What a plan allows. */
export interface Rights {
  /** Questions to the assistant between one midnight of the person and the next. */
  questionsADay: number
  /** Reports of one's choice, credited with each payment of the plan. */
  extraReports: number
  /** Whether each month's forecast is included. */
  monthlyForecast: boolean
  /** The calendar days that can be read, from this instant back and ahead; null for all of them. */
  calendarWindow: { backDays: number; aheadDays: number } | null
  /** Whether the calendar can be subscribed to from elsewhere. */
  calendarFeed: boolean
  /** How many days of transits to one's chart can be read, from today on; null for all of them. */
  transitDays: number | null
  /** The daily horoscopes that can be read, in days before and after today. */
  dailyWindow: { backDays: number; aheadDays: number }
  lockedSections: readonly PaidSection[]
  /** Whether of a week, a month and a year the days, the parts and the sky can be read, and not the threads alone. */
  wholeSpans: boolean
  /** Whether the people whose births one has saved have days of their own. */
  daysOfOthers: boolean
  prioritySupport: boolean
  /** Calls of the public API that all keys of an account may make together. */
  apiCalls: ApiCalls
}

/** How many calls may be made from the first one on. */
export interface ApiCalls {
  aMinute: number
  aDay: number
}

/** What somebody without a key may ask of the public API, by network address. */
export const KEYLESS_API_CALLS: ApiCalls = { aMinute: 10, aDay: 200 }

const ALL_DAYS = {
  calendarWindow: null,
  calendarFeed: true,
  transitDays: null,
  dailyWindow: { backDays: 3, aheadDays: 1 },
  lockedSections: [],
  wholeSpans: true,
  daysOfOthers: true,
} as const

/** Plan × right: the only place where it stands who may do what. The server enforces it, the pages show it. */
export const RIGHTS: Record<PlanId, Rights> = {
  free: {
    questionsADay: 1,
    extraReports: 0,
    monthlyForecast: false,
    calendarWindow: { backDays: 3.5, aheadDays: 2 },
    calendarFeed: false,
    transitDays: 7,
    dailyWindow: { backDays: 0, aheadDays: 0 },
    lockedSections: PAID_SECTIONS,
    wholeSpans: false,
    daysOfOthers: false,
    prioritySupport: false,
    apiCalls: { aMinute: 30, aDay: 1000 },
  },
  month: {
    ...ALL_DAYS,
    questionsADay: 5,
    extraReports: 0,
    monthlyForecast: true,
    prioritySupport: false,
    apiCalls: { aMinute: 60, aDay: 5000 },
  },
  six_months: {
    ...ALL_DAYS,
    questionsADay: 25,
    extraReports: 1,
    monthlyForecast: true,
    prioritySupport: true,
    apiCalls: { aMinute: 60, aDay: 10_000 },
  },
  year: {
    ...ALL_DAYS,
    questionsADay: 100,
    extraReports: 2,
    monthlyForecast: true,
    prioritySupport: true,
    apiCalls: { aMinute: 120, aDay: 20_000 },
  },
}

/** What a plan brings, as keys that the pages put into words. */
export const FEATURES = [
  'questions',
  'daily_sections',
  'calendar',
  'monthly_forecast',
  'extra_reports',
  'priority_support',
] as const
export type Feature = (typeof FEATURES)[number]

const HAS: Record<Feature, (rights: Rights) => boolean> = {
  questions: ({ questionsADay }) => questionsADay > 0,
  daily_sections: ({ lockedSections }) => lockedSections.length === 0,
  calendar: ({ calendarWindow }) => calendarWindow === null,
  monthly_forecast: ({ monthlyForecast }) => monthlyForecast,
  extra_reports: ({ extraReports }) => extraReports > 0,
  priority_support: ({ prioritySupport }) => prioritySupport,
}

export const featuresOf = (plan: PlanId): Feature[] => FEATURES.filter((feature) => HAS[feature](RIGHTS[plan]))

/** Where a plan stands among the others: a higher one may be taken from a lower one, not the other way round. */
export const rankOf = (plan: PlanId): number => PLAN_IDS.indexOf(plan)

/** Within how many working days a message is answered: of plans with priority, and of everybody else. */
export const ANSWER_DAYS = { priority: 1, others: 2 } as const
