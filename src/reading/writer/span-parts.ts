import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Factor } from '../facts/factor.ts'
import type { PartTransit, SpanFacts } from '../facts/span-facts.ts'
import { chooseLead, writeHeadline } from './day-lead.ts'
import { isoDate, type DayPage } from './day-page.ts'
import type { WeekReading } from './reading.ts'
import { toneOf } from './relation.ts'
import { reasonOf } from './span-days.ts'
import type { SpanPartReading } from './span-reading.ts'
import { isOfOneDay } from './one-day.ts'
import { sentencesIn } from './sentences.ts'
import { lastingTexts } from './span-threads.ts'
import type { SpanTexts } from './span-words.ts'

/** The weeks of a month or the months of a year: what each is about, and by which transit. */
export function writeParts(page: DayPage, words: SpanTexts, { parts }: SpanFacts): SpanPartReading[] {
  return parts.map(({ from, to, score, by }) => ({
    from: isoDate(page.dateAhead(from)),
    to: isoDate(page.dateAhead(to - 1)),
    score,
    ...(by
      ? partOf(page, words, by)
      : { text: page.way('part', words.part.none), factors: [page.moonSignFactor(page.facts.moon.sign)] }),
  }))
}

function partOf(page: DayPage, words: SpanTexts, by: PartTransit) {
  const { headlines, texts } = lastingTexts(page, by)
  const meaning = headlines[0] ?? texts[0] ?? null
  page.say(meaning)
  const named = page.named(by)
  const fact = by.timed
    ? page.way('part', words.part.exact)({ ...named, when: page.language.on(page.date(by.exactJdUt)) })
    : page.way('part', words.part.untimed)(named)
  return { text: [meaning, fact].filter(Boolean).join(' '), factors: [partFactor(page, by)] }
}

function partFactor(page: DayPage, { id, transiting, natal, aspect, exactJdUt, timed }: PartTransit): string {
  const date = timed ? `:${isoDate(page.date(exactJdUt))}` : ':part'
  return page.factor({ id: `${id}${date}`, kind: 'transit', transiting, natal, aspect, ...(timed && { exactJdUt }) })
}

/** The days of a week, each as its own page begins, where that doesn't contradict why it stands out. */
export function writeDaysOfWeek(page: DayPage, pages: readonly DayPage[], week: WeekReading): SpanPartReading[] {
  return pages.map((ofDay, i) => {
    const { date = '', score = 50 } = week.days[i] ?? {}
    const day = { from: date, to: date, score }
    const lead = chooseLead(ofDay)
    const isBest = date === week.best.date
    const outstanding = isBest ? week.best : date === week.hardest.date ? week.hardest : null
    if (lead.lead && outstanding && toneOf(lead.lead) === (isBest ? 'hard' : 'easy')) {
      const reason = reasonOf(page, outstanding)
      const told =
        reason && lastingTexts(page, { ...reason, id: '', nature: ASPECT_NATURE[reason.aspect] }).headlines[0]
      page.say(told ?? null)
      return { ...day, text: told ?? outstanding.text, factors: outstanding.factors }
    }
    const { text, factors } = writeHeadline(ofDay, lead)
    const first = lead.lead ?? lead.told[0]
    const others = first ? sentencesOf(lastingTexts(page, first)) : page.words.quiet
    const isFit = (one: string) => !page.isSaid(one) && (i === 0 || !isOfOneDay(page, one))
    const told = [text, ...others].find(isFit) ?? text
    page.say(told)
    // One transit may lead two days of a week, each time with another hour.
    const own = factors.flatMap((id) => {
      const factor = ofDay.factors[id]
      return factor ? [page.factor({ ...factor, id: `${id}:${date}:day` } as Factor)] : []
    })
    return { ...day, text: told, factors: own }
  })
}

/** What may begin a day in the place of its headline: another headline, or the first sentence of a text. */
const sentencesOf = ({ headlines, texts }: ReturnType<typeof lastingTexts>): string[] => [
  ...headlines,
  ...texts.flatMap((text) => sentencesIn(text).slice(0, 1)),
]
