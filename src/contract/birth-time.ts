import * as z from 'zod/mini'
import {
  birthChoice,
  BirthDate,
  BirthTime,
  blankAsAbsent,
  CALENDARS,
  Lang,
  LIMITS,
  lineOf,
  PlaceId,
  RowId,
  Done,
} from './field.ts'
import { Place } from './places.ts'
import type { Part, Routes } from './route.ts'

/** Why another clock is possible; the same words as of `#astro/birth-time/birth-time.ts`. */
export const DOUBT_REASONS = ['border', 'change', 'sources', 'custom', 'unrecorded', 'sea'] as const

export const BirthTimeBody = z.object({
  birthdate: BirthDate,
  birthtime: blankAsAbsent(BirthTime),
  birthplace: blankAsAbsent(lineOf(LIMITS.place)),
  birthplace_id: PlaceId,
  ...birthChoice,
  lang: z.optional(Lang),
})
export type BirthTimeBody = z.output<typeof BirthTimeBody>

/** A longitude as charts print it; `sign` is 0–11. */
const InSign = z.object({ sign: z.number(), degree: z.number(), minute: z.number() })

/** One instant that the time may stand for. */
export const BirthCandidate = z.object({
  utc: z.string(),
  /** `+02:00`, with seconds where clocks stood at seconds. */
  offset: z.string(),
  /** What to send as `birth_clock`. */
  clock: z.string(),
  /** Whose clock that is, in the language asked for: “Polish time”. */
  clock_name: z.string(),
  /** What to send as `birth_fold`: 1 for the second time that the clock showed this. */
  fold: z.union([z.literal(0), z.literal(1)]),
  /** What it means for the chart. */
  ascendant: z.nullable(InSign),
  moon: InSign,
  /** The one that is taken, by the person's choice or as the likeliest. */
  chosen: z.boolean(),
})
export type BirthCandidate = z.infer<typeof BirthCandidate>

const WrittenTime = z.object({ birthdate: z.string(), birthtime: z.string() })

export const BirthTimeAnswer = z.object({
  /** `day`: no time was given. `gap`: the clocks never showed the time. */
  kind: z.enum(['unique', 'ambiguous', 'gap', 'day']),
  place: Place,
  calendar: z.object({
    given: z.enum(CALENDARS),
    /** The date in both calendars, YYYY-MM-DD: new style and old style. */
    gregorian: z.string(),
    julian: z.string(),
    /** Whether people there wrote dates in old style then, so that it should be asked. */
    may_be_julian: z.boolean(),
  }),
  /** Likeliest first. One without doubt; none where clocks skipped the time, and no other clock is possible. */
  candidates: z.array(BirthCandidate),
  /** `text` goes on from `why` and names the clocks. */
  doubt: z.nullable(z.object({ reason: z.enum(DOUBT_REASONS), why: z.string(), text: z.string(), source: z.string() })),
  /** Whose history was followed, where it isn't simply the zone's: “Eastern Galicia”. */
  territory: z.nullable(z.string()),
  /**
   * The jump, as the clock showed it, and the nearest times that it did show: the last minute before and the first after,
   * dates in the calendar that was given. `back` and `on` are what it was by a clock put forward too early and by one not
   * put forward yet.
   */
  gap: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      before: WrittenTime,
      after: WrittenTime,
      back: WrittenTime,
      on: WrittenTime,
    }),
  ),
  warnings: z.array(z.string()),
})
export type BirthTimeAnswer = z.infer<typeof BirthTimeAnswer>

/** How a birth was read, where that isn't plain from its date and offset. */
export const BirthRead = z.object({
  /** The date as it was given, where that was in old style. */
  birthdate_julian: z.nullable(z.string()),
  /** Whose clock it was, where it isn't the place's own of today, and where that clock was kept. */
  clock_name: z.nullable(z.string()),
  territory: z.nullable(z.string()),
  /** Whether the offset was given by hand. */
  by_hand: z.boolean(),
  /** Of a time that the clock showed twice: which. */
  turn: z.nullable(z.literal([1, 2])),
})
export type BirthRead = z.infer<typeof BirthRead>

/** What is in doubt of a birth that is kept. */
export const BirthDoubt = z.object({
  reason: z.enum(DOUBT_REASONS),
  text: z.string(),
  source: z.string(),
  candidates: z.array(BirthCandidate),
})

/** Both instants, where what is known of the clocks has changed since the birth was given. */
export const BirthReview = z.object({
  kept: z.string(),
  now: z.string(),
  /** What each makes of the chart: the one that is kept, and the one that would be. */
  candidates: z.tuple([BirthCandidate, BirthCandidate]),
})

/** How a birth that is kept was given and read. */
export const keptBirth = {
  birth_calendar: z.enum(CALENDARS),
  /** The date in old style; null where it was given in new style. */
  birthdate_julian: z.nullable(z.string()),
  birth_clock: z.nullable(z.string()),
  birth_fold: z.union([z.literal(0), z.literal(1)]),
  birth_offset: z.nullable(z.string()),
  birth_doubt: z.nullable(BirthDoubt),
  birth_review: z.nullable(BirthReview),
} as const

const BirthReviewBody = z.object({
  choice: z.enum(['accept', 'keep'], 'invalid'),
  /** Somebody noted; the account's own birth unless told. */
  person: z.optional(RowId),
})

const calls = {
  'POST /birth-review': {
    summary: 'Take the new instant of a birth, or keep the one it had',
    auth: true,
    body: BirthReviewBody,
    response: Done,
  },
  'POST /birth-time': {
    summary: 'What instants a civil birth time may stand for, and what is in doubt',
    body: BirthTimeBody,
    response: BirthTimeAnswer,
  },
} as const satisfies Routes

export const birthTime = {
  tag: 'Births',
  calls,
  named: {
    BirthTimeBody: [BirthTimeBody, 'A civil birth date and time, and the place.'],
    BirthTimeAnswer: [BirthTimeAnswer, 'The instants that a civil birth time may stand for.'],
    BirthCandidate: [BirthCandidate, 'One of the instants, and by whose clock.'],
    BirthDoubt: [BirthDoubt, 'What is in doubt of a birth time.'],
    BirthRead: [BirthRead, 'How a birth was read: calendar, clock and offset.'],
    BirthReview: [BirthReview, 'A birth whose instant would be another by what is known today.'],
  },
} as const satisfies Part
