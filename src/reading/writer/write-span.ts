import type { Lang } from '#language/lang.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import type { SpanFacts, PartTransit } from '../facts/span-facts.ts'
import type { Library } from '../library/library.ts'
import { chooseLead, writeHeadline } from './day-lead.ts'
import { DayPage, isoDate } from './day-page.ts'
import { writeWeek } from './day-week.ts'
import { dayNumberOf } from './local-time.ts'
import { rotation } from './rotation.ts'
import type { SpanReading, SpanSky, SpanPartReading } from './span-reading.ts'
import { writeCarried, writeSpanHeadline, writeThreads, lastingTexts } from './span-threads.ts'
import { spanTexts, type SpanTexts } from './span-words.ts'
import type { SkyTouch } from '../facts/day-sky.ts'
import type { Factor } from '../facts/factor.ts'
import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { WeekReading, DatedParagraph } from './reading.ts'
import { toneOf } from './relation.ts'
import { isOfOneDay } from './one-day.ts'
import { sentencesIn } from './sentences.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { capital } from '#language/capital.ts'
import { NATAL_POINTS, type NatalPoint } from '../library/subjects.ts'
import { bringsOf } from './day-entries.ts'

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

/** The phases of the Moon and the eclipses that touch the chart, in order. */
const writeSky = (page: DayPage, words: SpanTexts, { touches }: SpanFacts): SpanSky[] =>
  touches.flatMap((touch) => {
    const event = touch.kind === 'phase' ? touch.phase : touch.kind === 'eclipse' ? touch.eclipse : null
    return event ? [skyOf(page, words, touch, event)] : []
  })

function skyOf(page: DayPage, words: SpanTexts, touch: SkyTouch, event: SpanSky['event']): SpanSky {
  const { house, near, jdUt } = touch
  const date = isoDate(page.date(jdUt))
  const topic = house === null ? '' : (page.words.topic[house - 1] ?? '')
  const { both, near: nearby, house: within } = words.touches
  const where =
    house !== null && near !== null
      ? page.way(`sky both ${house}`, both)({ house, topic, near })
      : near !== null
        ? page.way(`sky near ${near}`, nearby)({ near })
        : page.way(`sky house ${house}`, within)({ house: house ?? 1, topic })
  // The meaning speaks of the house: “there”.
  const meaning = house === null ? null : page.fresh(`sky ${event}`, words.means[event])
  const text = [where, meaning].filter(Boolean).join(' ')
  const own = near === null ? [] : [page.factor({ id: `natal:${near}`, kind: 'natal', natal: near })]
  return { event, jdUt, date, text, factors: [page.factor(factorOf(touch, event, date)), ...own] }
}

function factorOf({ planet, jdUt, house }: SkyTouch, event: SpanSky['event'], date: string): Factor {
  const where = { transiting: planet, exactJdUt: jdUt, ...(house !== null && { house }) }
  if (event === 'solar' || event === 'lunar')
    return { id: `sky:eclipse:${date}`, kind: 'sky', ...where, eclipse: event }
  return { id: `moon:phase:${date}`, kind: 'moon', ...where, phase: event }
}

/** The weeks of a month or the months of a year: what each is about, and by which transit. */
function writeParts(page: DayPage, words: SpanTexts, { parts }: SpanFacts): SpanPartReading[] {
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
function writeDaysOfWeek(page: DayPage, pages: readonly DayPage[], week: WeekReading): SpanPartReading[] {
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

/** A transit that makes a day stand out. */
interface Reason {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
}

type Kind = 'easy' | 'hard'

/** Why a day is the best of its span, or the hardest. */
function writeOutstanding(
  page: DayPage,
  words: SpanTexts,
  { date, by }: { date: string; by: Reason | null },
  kind: Kind,
): DatedParagraph {
  if (!by) {
    const text = page.way('part', words.part.none)
    return { date, text, factors: [page.moonSignFactor(page.facts.moon.sign)] }
  }
  const { transiting, natal, aspect } = by
  const nature = ASPECT_NATURE[aspect]
  const what = bringsOf(page, { transiting, natal, nature }, kind === 'hard')
  const fact = page.way(`outstanding ${kind}`, words.outstanding[kind])({ ...page.named(by), what })
  const meaning = meaningOf(page, { transiting, natal, nature }, kind)
  const id = `transit:${transiting}:${aspect}:${natal}:${date}:day`
  const factors = [page.factor({ id, kind: 'transit', transiting, natal, aspect })]
  return { date, text: capital([fact, meaning].filter(Boolean).join(' ')), factors }
}

/** What such a day is strong in, or what is easy to overdo on it. */
function meaningOf(
  page: DayPage,
  { transiting, natal, nature }: { transiting: Planet; natal: NatalPoint; nature: AspectNature },
  kind: Kind,
): string | null {
  const fields = page.library.find(page.lang, `transit-day/${transiting}`, `${natal} ${nature}`)
  const text = fields?.[kind === 'easy' ? 'strength' : 'excess'] ?? null
  if (text === null || page.isSaid(text) || isOfOneDay(page, text)) return null
  page.say(text)
  return text
}

/** The transit that a dated text rests on. */
function reasonOf(page: DayPage, { factors: [id = ''] }: DatedParagraph): Reason | null {
  const { transiting, natal, aspect } = page.factors[id] ?? {}
  const planet = PLANETS.find((one) => one === transiting)
  const point = NATAL_POINTS.find((one) => one === natal)
  return planet && point && aspect ? { transiting: planet, natal: point, aspect } : null
}
