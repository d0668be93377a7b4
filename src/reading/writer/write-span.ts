import type { Lang } from '#language/lang.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import type { SpanFacts } from '../facts/span-facts.ts'
import type { Library } from '../library/library.ts'
import { chooseLead } from './day-lead.ts'
import { DayPage, isoDate } from './day-page.ts'
import { writeWeek } from './day-week.ts'
import { dayNumberOf } from './local-time.ts'
import { rotation } from './rotation.ts'
import { writeDaysOfWeek, writeParts } from './span-parts.ts'
import type { SpanReading } from './span-reading.ts'
import { writeSky } from './span-sky.ts'
import { reasonOf, writeOutstanding } from './span-days.ts'
import { writeCarried, writeSpanHeadline, writeThreads } from './span-threads.ts'
import { spanTexts } from './span-words.ts'

/**
 * A week, a month or a year. The same facts, language, zone, date and seed give the same text, word for word.
 * @throws UnknownTimeZoneError
 */
export function writeSpan(given: {
  facts: SpanFacts
  /** Of the first day; of a week of each of its days. */
  days: readonly [DayFacts, ...DayFacts[]]
  library: Library
  lang: Lang
  timeZone: string
  /** The first day, `YYYY-MM-DD`. */
  date: string
  seed: string
}): SpanReading {
  const { facts, days, library, lang, timeZone, date, seed } = given
  const dayNumber = dayNumberOf(date)
  const pageOf = (ofDay: DayFacts, ahead: number) =>
    new DayPage({
      facts: ofDay,
      library,
      lang,
      timeZone,
      dayNumber: dayNumber + ahead,
      rotation: rotation(seed, dayNumber + ahead),
    })
  const page = pageOf(days[0], 0)
  const words = library.texts(spanTexts, lang)
  const isoAhead = (ahead: number) => isoDate(page.dateAhead(ahead))
  const headline = writeSpanHeadline(page, words, facts)
  const spanDays = facts.scores.map((score, i) => ({ date: isoAhead(i), score }))
  const told = {
    span: facts.span,
    from: isoAhead(0),
    to: isoAhead(facts.scores.length - 1),
    headline,
    carried: writeCarried(page, words, facts),
    threads: writeThreads(page, facts),
    sky: writeSky(page, words, facts),
    unknownHour: facts.timeKnown ? null : words.unknownHour,
    factors: page.factors,
  }
  const outstanding = (kind: 'easy' | 'hard', day: string, by: Parameters<typeof writeOutstanding>[2]['by']) =>
    writeOutstanding(page, words, { date: day, by }, kind)
  if (facts.span !== 'week') {
    const { best, hardest } = facts
    return {
      ...told,
      days: spanDays,
      best: outstanding('easy', isoAhead(best.index), best.by),
      hardest: outstanding('hard', isoAhead(hardest.index), hardest.by),
      parts: writeParts(page, words, facts),
    }
  }
  // The week that the day's page has in a line: the same days stand out, for the same reasons.
  const week = writeWeek(page, chooseLead(pageOf(days[0], 0)))
  const { best, hardest } = week
  const pages = days.map((ofDay, i) => pageOf(ofDay, i))
  return {
    ...told,
    days: week.days,
    best: outstanding('easy', best.date, reasonOf(page, best)),
    hardest: outstanding('hard', hardest.date, reasonOf(page, hardest)),
    parts: writeDaysOfWeek(page, pages, week),
  }
}
