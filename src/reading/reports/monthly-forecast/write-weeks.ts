import { capital } from '#language/capital.ts'
import type { Lang } from '#language/lang.ts'
import type { MonthDay, MonthHit } from '../../facts/month-facts.ts'
import { retrogradeSpans, type RetrogradeSpan } from '../../facts/retrograde-spans.ts'
import type { Thread } from '../../facts/span-threads.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { joinText, own } from '../natal-parts.ts'
import type { MonthPage } from './month-page.ts'
import { subjectOf } from './write-stories.ts'
import { standingDays } from './write-line.ts'
import { stationFactor } from './write-turns.ts'

/** Words of signing, agreeing in writing and buying: what no text may recommend while another warns of it. */
const SIGNING: Record<Lang, RegExp> = {
  en: /\b(?:sign(?:s|ed|ing)? (?:it|the|a|up|on|off|your|that|this)|signatures?|contracts?|buy(?:s|ing)?|purchas\w*|close the deal)\b/i,
  ru: /(?:^|[^а-яё])(?:подпи(?:с|ш)|договор(?:а|у|ом|е|ы|ов)?(?=[^а-яё])|контракт|покуп|купи)/i,
}
/** Words of beginning and of fighting: what no text about Mars may recommend while it goes back. */
const STARTING: Record<Lang, RegExp> = {
  en: /\b(?:start(?:s|ed|ing)?|begin(?:s|ning)?|launch\w*|take the first step|fight)\b/i,
  ru: /(?:^|[^а-яё])(?:нач(?:н|ин|ать|ал)|затев|запус|в бой|спорьте)/i,
}

/** Whether a sentence speaks of signing or buying. */
export const speaksOfSigning = (lang: Lang, sentence: string): boolean => SIGNING[lang].test(sentence)
export const speaksOfStarting = (lang: Lang, sentence: string): boolean => STARTING[lang].test(sentence)

/** So many aspects of a day are told in words; the appendix has all. */
const MOST_TOLD = 2
/** A second aspect of a day is told if it is at least so heavy. */
const LEAST_SECOND = 0.8
const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
/** Fewer days make no week. */
const LEAST_DAYS = 3
/** A week whose aspects weigh less is a still one. */
const STILL = 2
/** One side of a week carries if it is so much heavier than the other. */
const CARRIES = 1.5

type Back = Record<'mercury' | 'venus', readonly RetrogradeSpan[]>

/** The weeks of the month, each in a few words and then by its days. */
export function writeWeeks(page: MonthPage): void {
  const { text, calendar } = page
  const spansOf = (planet: keyof Back) => retrogradeSpans(page.request.sky, planet, calendar)
  const back = { mercury: spansOf('mercury'), venus: spansOf('venus') }
  for (const week of weeksOf(calendar.days)) {
    const [first, last] = [week[0], week.at(-1)]
    if (!first || !last) continue
    const title = page.daysOf(first.startJdUt, last.startJdUt)
    page.write(text.chapters.weeks, capital(title), [
      ofWeek(page, week),
      ...week.flatMap((day) => dayTold(page, day, back) ?? []),
    ])
  }
  writeEmpty(page)
}

/** From Monday to Sunday; a shorter piece at an end of the month belongs to the week beside it. */
function weeksOf(days: readonly MonthDay[]): MonthDay[][] {
  const weeks: MonthDay[][] = []
  for (const day of days) {
    const week = weeks.at(-1)
    if (week && day.weekday !== 0) week.push(day)
    else weeks.push([day])
  }
  const [first = [], second = []] = weeks
  if (first.length < LEAST_DAYS) weeks.splice(0, 2, [...first, ...second])
  const [beforeLast = [], last = []] = weeks.slice(-2)
  if (last.length < LEAST_DAYS) weeks.splice(-2, 2, [...beforeLast, ...last])
  return weeks
}

/** What a week is like, and which threads come to a peak in it. */
function ofWeek(page: MonthPage, week: readonly MonthDay[]): Paragraph {
  const { text } = page
  const hits = week.flatMap((day) => page.planetHits(day))
  const weigh = (natures: readonly string[]) =>
    hits.filter(({ nature }) => natures.includes(nature)).reduce((sum, { weight }) => sum + weight, 0)
  const [easy, hard] = [weigh(['flowing']), weigh(['tense'])]
  const kind =
    weigh(['flowing', 'tense', 'conjunction']) < STILL
      ? 'still'
      : easy > hard * CARRIES
        ? 'easy'
        : hard > easy * CARRIES
          ? 'hard'
          : 'mixed'
  const [from, to] = [week[0]?.startJdUt ?? 0, week.at(-1)?.endJdUt ?? 0]
  const peaks = page.threads.flatMap((thread) => {
    const inWeek = thread.lead.inSpan.filter((jdUt) => jdUt >= from && jdUt < to)
    return inWeek.length > 0 && page.timeKnown ? [{ thread, inWeek }] : []
  })
  const said = peaks.map(({ thread, inWeek }) =>
    capital(page.say('week peak', text.weekPeak, { theme: subjectOf(page, thread), when: page.when(inWeek) })),
  )
  const factors = peaks.map(({ thread }) => page.story(thread.lead))
  const days = bestAndWorst(page, week)
  const like = page.once(`week ${kind}`, asWays(text.week[kind]), null)
  return own(joinText(like, days.text, ...said), [...factors, ...days.factors])
}

/** The day of a week that helps most, and the one that asks for patience. */
function bestAndWorst(page: MonthPage, week: readonly MonthDay[]): Paragraph {
  const { friendly, narrow } = standingDays(page, week, { friendly: 1, narrow: 1 })
  const [best, worst] = [friendly[0], narrow[0]]
  const kind = best && worst ? 'both' : best ? 'best' : worst ? 'worst' : null
  if (!kind) return { text: '', factors: [] }
  const said = page.say(`week days ${kind}`, page.text.weekDays[kind], {
    best: best?.said ?? '',
    worst: worst?.said ?? '',
  })
  const hits = [best, worst].flatMap((one) => (one ? [one.hit] : []))
  const dates = page.special(
    `standing ${week[0]?.dayOfMonth}`,
    page.text.titles.table,
    hits.map(({ jdUt }) => jdUt),
  )
  return { text: said, factors: [...hits.map((hit) => page.transit(hit)), dates] }
}

const asWays = (texts: readonly string[]) => texts.map((sentence) => () => sentence)

/** A day on which a planet makes an exact aspect or turns, or the Moon is new or full; null for any other. */
function dayTold(page: MonthPage, day: MonthDay, back: Back): Paragraph | null {
  const { text } = page
  const { sentences, factors } = events(page, day)
  const heaviest = page.planetHits(day).slice(0, MOST_TOLD)
  const hits = heaviest.filter(({ weight }, i) => i === 0 || weight >= LEAST_SECOND)
  for (const [i, hit] of hits.entries()) {
    const told = hitTold(page, hit, i === 0, back)
    if (told.text === '') continue
    sentences.push(told.text)
    factors.push(...told.factors)
  }
  if (sentences.length === 0) return null
  const opens = text.dayOpens({ weekday: text.weekdays[day.weekday as 0], date: page.dayOf(day.startJdUt) })
  const date = page.special(`day ${day.dayOfMonth}`, page.dayOf(day.startJdUt), [day.startJdUt])
  return { text: joinText(opens, ...sentences), factors: [...new Set([...factors, date])] }
}

/** What else happens in the sky on a day. */
function events(page: MonthPage, { startJdUt, endJdUt }: MonthDay): { sentences: string[]; factors: string[] } {
  const { text, calendar } = page
  const within = ({ jdUt }: { jdUt: number }) => jdUt >= startJdUt && jdUt < endJdUt
  const sentences: string[] = []
  const factors: string[] = []
  for (const { phase, jdUt } of calendar.lunations.filter(within)) {
    sentences.push(text.lunationDay[phase]({ clock: page.at(jdUt).clock }))
    factors.push(`moon:phase:${phase}`)
  }
  for (const { body, begins, jdUt } of calendar.stations.filter(within)) {
    const planet = TURNING.find((one) => one === body)
    if (!planet) continue
    const told = page.fitting('station/planet', `${planet} ${begins}`, ['gist', 'advice'])
    sentences.push(text.stationDay[begins]({ planet, clock: page.clock(jdUt) }), told)
    factors.push(stationFactor(page, planet, begins, jdUt))
  }
  return { sentences, factors }
}

/** The thread that a day's aspect is the peak of or is joined to, or whose point it touches. */
function threadOf(
  page: MonthPage,
  { id, natal }: MonthHit,
): { thread: Thread; as: 'peak' | 'joined' | 'touched' } | null {
  const told = page.threads.find(({ lead, joined }) => [lead, ...joined].some((story) => story.id === id))
  if (told) return { thread: told, as: told.lead.id === id ? 'peak' : 'joined' }
  const touched = page.threads.find(({ lead }) => lead.natal === natal)
  return touched ? { thread: touched, as: 'touched' } : null
}

/** What an aspect brings, with its name and its minute in brackets, and what to do with it. */
function hitTold(page: MonthPage, hit: MonthHit, isHeaviest: boolean, back: Back): Paragraph {
  const { text } = page
  const { transiting, natal, nature, aspect, jdUt, timed } = hit
  const clock = page.clock(jdUt)
  const of = threadOf(page, hit)
  const factors = [page.transit(hit)]
  const meeting = page.meetingOfHit(hit)
  if (of && of.as !== 'touched') {
    const said = !timed
      ? page.say('peak untimed', text.peakUntimed, { meeting })
      : of.as === 'peak'
        ? page.say('peak of', text.peakOfThread, { meeting, aspect, clock })
        : page.say('joined day', text.joinedDay, { meeting, aspect, clock, theme: subjectOf(page, of.thread) })
    const isPeak = of.as === 'peak' && page.timeKnown
    const entry = isPeak ? page.fitting(`transit/${transiting}`, `${natal} ${nature}`, ['gist', 'advice']) : ''
    return { text: joinText(said, ...allowed(page, hit, back, entry)), factors }
  }
  const before = timed ? page.earlier(hit) : null
  if (before !== null) {
    factors.push(page.special(`earlier ${hit.id}`, page.labelOf(hit), [before]))
    const again = page.say('again', text.again, { meeting, aspect, clock, date: page.dayOf(before) })
    return { text: joinText(again, page.once('again use', asWays(text.againUse), null)), factors }
  }
  const label = page.labelOf(hit)
  const cite = timed ? text.cite({ label, clock }) : text.citeUntimed({ label })
  // Without the hour few days have anything, and those are told at length.
  const full = page.timeKnown ? ['gist', 'advice'] : ['gist', 'body', 'advice']
  const fields = isHeaviest ? full : page.timeKnown ? ['gist'] : ['gist', 'body']
  const entry = page.fitting(`transit/${transiting}`, `${natal} ${nature}`, fields)
  const [gist = '', ...rest] = allowed(page, hit, back, entry)
  // What has been told of this meeting isn't told twice, and a bare name says nothing: the appendix has it.
  if (gist === '') return { text: '', factors }
  const told = gist.replace(/([.!?…])$/u, ` (${cite})$1`)
  const isNew = of && page.firstTime(`touches ${of.thread.lead.id}`)
  const thread = isNew ? page.once('of thread', text.ofThread, { theme: subjectOf(page, of.thread) }) : ''
  if (thread && of) factors.push(page.story(of.thread.lead))
  return { text: joinText(told, ...rest, thread), factors }
}

/** The sentences of a text that no other chapter warns of: while Mercury or Venus goes back, none of signing or buying; none of a start under Mars on its way back. */
function allowed(page: MonthPage, { jdUt, transiting, retrograde }: MonthHit, back: Back, told: string): string[] {
  const { lang } = page.request
  const isBack = (spans: readonly RetrogradeSpan[]) =>
    spans.some(({ fromJdUt, toJdUt }) => jdUt >= fromJdUt && jdUt <= toJdUt)
  const noSigning = isBack(back.mercury) || isBack(back.venus)
  return told
    .split(/(?<=[.!?…]["”»)]*)\s+/u)
    .filter((sentence) => !noSigning || !speaksOfSigning(lang, sentence))
    .filter((sentence) => !(transiting === 'mars' && retrograde) || !speaksOfStarting(lang, sentence))
}

/** The days on which no planet makes an exact aspect or turns, and the Moon is neither new nor full. */
function writeEmpty(page: MonthPage): void {
  const { text, calendar } = page
  const turning = [...calendar.lunations, ...calendar.stations]
  const empty = calendar.days.filter(
    (day) =>
      page.planetHits(day).length === 0 && turning.every(({ jdUt }) => jdUt < day.startJdUt || jdUt >= day.endJdUt),
  )
  const moon = page.skyFact('moon')
  if (empty.length === 0) {
    page.write(text.chapters.weeks, text.titles.empty, [own(text.noEmpty, [moon])])
    return
  }
  const runs: MonthDay[][] = []
  for (const day of empty) {
    const run = runs.at(-1)
    if (run?.at(-1)?.dayOfMonth === day.dayOfMonth - 1) run.push(day)
    else runs.push([day])
  }
  const dates = runs.map((run) => page.daysOf(run[0]?.startJdUt ?? 0, run.at(-1)?.startJdUt ?? 0))
  const days = page.special(
    'empty',
    dates.join(', '),
    empty.map(({ startJdUt }) => startJdUt),
  )
  page.write(text.chapters.weeks, text.titles.empty, [
    { text: page.say('empty', text.empty, { dates }), factors: [days, moon] },
  ])
}
