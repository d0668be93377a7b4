import type { SpanFacts } from '../facts/span-facts.ts'
import type { ThreadStory } from '../facts/span-threads.ts'
import type { TransitStory } from '../facts/transit-stories.ts'
import { lastingPair, unsaidOf } from './day-entries.ts'
import { callsItADay, isOfOneDay } from './one-day.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph, RunningTransit } from './reading.ts'
import type { SpanTexts } from './span-words.ts'

/** What the library says of a long transit and the page hasn't said, without what is of one day only. */
export function lastingTexts(page: DayPage, story: Pick<TransitStory, 'id' | 'transiting' | 'natal' | 'nature'>) {
  const { headlines, texts } = unsaidOf(page, { ...story, lap: null, exactJdUt: null })
  const lasts = (text: string) => !isOfOneDay(page, text)
  return { headlines: headlines.filter((one) => lasts(one) && !callsItADay(page, one)), texts: texts.filter(lasts) }
}

/** What kind of time it is, by its heaviest thread. */
export function writeSpanHeadline(page: DayPage, words: SpanTexts, { span, threads }: SpanFacts): Paragraph {
  const [lead] = threads
  const [headline] = lead ? lastingTexts(page, lead).headlines : []
  if (!lead || headline === undefined) {
    return { text: words.quiet[span], factors: [page.moonSignFactor(page.facts.moon.sign)] }
  }
  page.say(headline)
  return { text: headline, factors: [storyFactor(page, lead)] }
}

/** The long transits of the span in one sentence, each with its time. */
export function writeCarried(
  page: DayPage,
  words: SpanTexts,
  { span, threads, timeKnown }: SpanFacts,
): Paragraph | null {
  if (threads.length === 0) return null
  const stories = threads.map((story) => {
    const named = page.named(story)
    const [exact, ...others] = story.inSpan
    const until = story.stays.at(-1)?.untilJdUt
    if (!timeKnown) return words.story.plain(named)
    if (exact !== undefined) return words.story.exact({ ...named, when: datesOf(page, exact, others) })
    if (!until) return words.story.plain(named)
    return words.story.until({ ...named, until: page.language.date(page.date(until)) })
  })
  const say = words.carried[span][stories.length === 1 ? 'one' : 'more']
  return { text: say({ stories }), factors: threads.map((story) => storyFactor(page, story)) }
}

/** "on February 14 and June 9": every pass of the span. */
function datesOf(page: DayPage, first: number, others: readonly number[]): string {
  const dates = [page.language.on(page.date(first)), ...others.map((jdUt) => page.language.date(page.date(jdUt)))]
  return page.language.list(dates)
}

/** Each long transit: what it means, from when to when, and its passes in order. */
export function writeThreads(page: DayPage, { threads, timeKnown }: SpanFacts): RunningTransit[] {
  return threads.flatMap((story) => {
    const { transiting, natal, aspect, passes, stays, isBack } = story
    const told = { ...story, lap: null, exactJdUt: null }
    const pair = lastingPair(page, told, (one) => !isOfOneDay(page, one))
    if (!pair) return []
    const { meaning, text } = pair
    for (const said of [meaning, text]) page.say(said)
    const distances = passes.map(({ jdUt }) => Math.abs(jdUt - story.peakJdUt))
    return {
      title: page.language.title(transiting, aspect, natal),
      meaning,
      text,
      beganJdUt: timeKnown ? (stays[0]?.sinceJdUt ?? null) : null,
      endsJdUt: timeKnown ? (stays.at(-1)?.untilJdUt ?? null) : null,
      passes: timeKnown ? passes : [],
      pass: timeKnown && distances.length > 0 ? distances.indexOf(Math.min(...distances)) + 1 : null,
      retrograde: isBack,
      factors: [storyFactor(page, story)],
    }
  })
}

function storyFactor(page: DayPage, { id, transiting, natal, aspect, passes, stays }: ThreadStory): string {
  const isTimed = page.facts.timeKnown
  const sinceJdUt = stays[0]?.sinceJdUt ?? null
  const untilJdUt = stays.at(-1)?.untilJdUt ?? null
  return page.factor({
    id,
    kind: 'transit',
    transiting,
    natal,
    aspect,
    ...(isTimed && { passesJdUt: passes.map(({ jdUt }) => jdUt), sinceJdUt, untilJdUt }),
  })
}
