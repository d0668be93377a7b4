import { tool, type ToolSet } from 'ai'
import * as z from 'zod'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import type { FactBook, SavedPerson, Span } from '#reading/astrologer/facts/fact-book.ts'
import { datesOf, tell } from '#reading/astrologer/facts/fact-words.ts'
import type { Factor } from '#reading/facts/factor.ts'
import { bareName } from './redact.ts'

const CivilDate = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const Dates = z.object({ from: CivilDate, to: CivilDate })
/** So many facts a tool tells at once, and so long a span. */
const MOST_FACTS = 40
const MOST_DAYS = 5 * 366

/** Facts as sentences for a model, and a memory of all that it was told: only that may be in its reply. */
export class RenderedFacts {
  readonly factors: Factor[] = []
  /** Whether everybody it was told of is the reader's partner, and of age. */
  speaksOfLove = true
  private readonly book: FactBook
  private readonly lang: Lang

  constructor(book: FactBook, lang: Lang) {
    this.book = book
    this.lang = lang
  }

  /** Notes that somebody is spoken of. */
  meet(person: SavedPerson): void {
    if (this.book.audienceWith(person) !== 'partner') this.speaksOfLove = false
  }

  /** Sentences with their ids, the first of them. Orbs are told to a tenth of a degree: nothing finer leaves the house. */
  tell(factors: readonly Factor[], name?: string): { id: string; fact: string }[] {
    const dates = datesOf(this.lang, this.book.source)
    const told = factors.flatMap((factor) => {
      const fact = tell(this.lang, factor, { dates, name })
      return fact ? [{ factor, fact }] : []
    })
    const first = told.slice(0, MOST_FACTS)
    this.factors.push(...first.map(({ factor }) => factor))
    return first.map(({ factor, fact }) => ({ id: factor.id, fact }))
  }
}

const spanOf = ({ from, to }: z.infer<typeof Dates>): Span => {
  const fromJdUt = jdUtFromIso(`${from}T00:00:00Z`)
  return {
    fromJdUt,
    toJdUt: Math.min(fromJdUt + MOST_DAYS, Math.max(fromJdUt + 1, jdUtFromIso(`${to}T00:00:00Z`) + 1)),
  }
}

/** What a model may ask for, each answer told as facts. */
export function factTools(book: FactBook, told: RenderedFacts): ToolSet {
  return {
    transits: tool({
      description: 'Exact aspects of moving planets to the reader’s chart between two dates, with every pass',
      inputSchema: Dates,
      execute: (dates) => told.tell(book.transitsWithin(spanOf(dates))),
    }),
    transits_now: tool({
      description: 'Aspects of moving planets to the reader’s chart now, and the houses they pass',
      inputSchema: z.object({}),
      execute: () => told.tell([...book.transitsNow(), ...book.housePassages()]),
    }),
    sky: tool({
      description: 'Signs of the planets, the Moon’s phase and the lunar day on a date',
      inputSchema: z.object({ date: CivilDate }),
      execute: ({ date }) => {
        const noon = jdUtFromIso(`${date}T12:00:00Z`)
        const { sign, phase, lunarDay } = book.moon(noon)
        return told.tell([
          ...PLANETS.flatMap((planet) => book.place(planet, noon)),
          sign,
          phase,
          ...(lunarDay ? [lunarDay] : []),
        ])
      },
    }),
    moon_phases: tool({
      description: 'New, full and half Moons between two dates',
      inputSchema: Dates,
      execute: (dates) => told.tell(book.phases(spanOf(dates))),
    }),
    eclipses: tool({
      description: 'Eclipses between two dates, with the house of the reader’s chart they fall in',
      inputSchema: Dates,
      execute: (dates) => told.tell(book.eclipses(spanOf(dates))),
    }),
    retrogrades: tool({
      description: 'When planets turn retrograde and direct between two dates',
      inputSchema: Dates,
      execute: (dates) => told.tell(book.stations(spanOf(dates))),
    }),
    progressions: tool({
      description: 'The reader’s progressed Sun and Moon, and their aspects',
      inputSchema: z.object({}),
      execute: () => told.tell(book.progressed()),
    }),
    person: tool({
      description: 'The chart of somebody whose birth the reader has saved, against the reader’s own',
      inputSchema: z.object({ name: z.string().max(80) }),
      execute: ({ name }) => {
        const asked = bareName(name).toLowerCase().slice(0, 3)
        const person = book.source.people.find(
          (one) => asked !== '' && bareName(one.name).toLowerCase().startsWith(asked),
        )
        if (!person) return 'Nobody of that name is saved.'
        told.meet(person)
        return told.tell([...book.bond(person), ...book.placesOf(person)], bareName(person.name))
      },
    }),
  }
}
