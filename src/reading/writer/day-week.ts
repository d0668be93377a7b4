import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { capital } from '#language/capital.ts'
import type { OutstandingDay, WeekAhead } from '../facts/week-ahead.ts'
import { bringsOf } from './day-entries.ts'
import type { DayLead } from './day-lead.ts'
import { isoDate, type DayPage } from './day-page.ts'
import type { DatedParagraph, WeekReading } from './reading.ts'
import { toneOf } from './relation.ts'

/** The seven days from this one on: how they weigh, and what makes one the best and one the hardest. */
export function writeWeek(page: DayPage, { lead }: DayLead): WeekReading {
  const { week } = page.facts
  const { scores, best, hardest } = inAccord(week, lead)
  const { language } = page
  const [first, last] = [page.dateAhead(best.index), page.dateAhead(hardest.index)]
  const text = page.way(
    'week',
    page.words.week.line,
  )({
    best: language.weekday(first),
    hardest: language.weekday(last),
    bestOn: language.onWeekday(first),
    hardestOn: language.onWeekday(last),
  })
  const [bestDay, hardestDay] = [dayOf(page, best, 'easy'), dayOf(page, hardest, 'hard')]
  return {
    days: scores.map((score, i) => ({ date: isoDate(page.dateAhead(i)), score })),
    best: bestDay,
    hardest: hardestDay,
    text,
    factors: [...new Set([...bestDay.factors, ...hardestDay.factors])],
  }
}

/**
 * The week as it agrees with what the page begins with: a day that is told by an easy transit isn't its hardest, nor one
 * told by a hard one its best; and where today stands out, what it is told by is the reason.
 */
export function inAccord({ days, best, hardest, nextBest, nextHardest }: WeekAhead, lead: DayLead['lead']) {
  const scores = days.map(({ score }) => score)
  if (!lead) return { scores, best, hardest }
  const tone = toneOf(lead)
  const others = scores.slice(1)
  const today = scores[0] ?? 50
  if (tone === 'hard') scores[0] = Math.min(today, Math.max(...others) - 1)
  if (tone === 'easy') scores[0] = Math.max(today, Math.min(...others) + 1)
  const byLead = (day: OutstandingDay) => (day.index === 0 ? { ...day, by: lead } : day)
  return {
    scores,
    best: tone === 'hard' && best.index === 0 ? nextBest : byLead(best),
    hardest: tone === 'easy' && hardest.index === 0 ? nextHardest : byLead(hardest),
  }
}

function dayOf(page: DayPage, { index, by }: OutstandingDay, kind: 'easy' | 'hard'): DatedParagraph {
  const date = page.dateAhead(index)
  const day = capital(page.language.weekday(date))
  const { week: words } = page.words
  if (!by) {
    return { date: isoDate(date), text: words.bare({ day }), factors: [page.moonSignFactor(page.facts.moon.sign)] }
  }
  const { transiting, natal, aspect } = by
  const id = `transit:${transiting}:${aspect}:${natal}:${isoDate(date)}`
  // A part of life may have named it already, with its minute.
  const factor = page.factors[id] ? id : page.factor({ id, kind: 'transit', transiting, natal, aspect })
  const told = {
    ...page.named(by),
    day,
    what: bringsOf(page, { ...by, nature: ASPECT_NATURE[aspect] }, kind === 'hard'),
  }
  return { date: isoDate(date), text: page.way(`week ${kind}`, words[kind])(told), factors: [factor] }
}
