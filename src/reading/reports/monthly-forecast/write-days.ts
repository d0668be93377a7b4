import type { MonthDay, MonthHit } from '../../facts/month-facts.ts'
import { retrogradeSpans, type RetrogradeSpan } from '../../facts/retrograde-spans.ts'
import type { Thread } from '../../facts/span-threads.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { MonthPage } from './month-page.ts'
import { stationFactor } from './write-turns.ts'
import { SWIFT } from './words.ts'
import { joinText, own } from '../natal-parts.ts'
import type { Lang } from '#language/lang.ts'

/** Words of signing, agreeing in writing and buying: what no text may recommend while another warns of it. */
const SIGNING: Record<Lang, RegExp> = {
  en: /\b(?:sign(?:s|ed|ing)? (?:it|the|a|up|on|off|your|that|this)|signatures?|contracts?|buy(?:s|ing)?|purchas\w*|close the deal)\b/i,
  ru: /(?:^|[^а-яё])(?:подпи(?:с|ш)|договор(?:а|у|ом|е|ы|ов)?(?=[^а-яё])|контракт|покуп|купи)/i,
}

/** Whether a sentence speaks of signing or buying. */
export const speaksOfSigning = (lang: Lang, sentence: string): boolean => SIGNING[lang].test(sentence)

const MOST_TOLD = 3
const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** The days on which a planet makes an exact aspect or turns, each with what to do with it; the others in one sentence. */
export function writeDays(page: MonthPage): void {
  const { text, calendar } = page
  const back = retrogradeSpans(page.request.sky, 'mercury', calendar)
  for (const day of calendar.days) {
    const hits = page.planetHits(day).slice(0, MOST_TOLD)
    const title = text.dayTitle({ weekday: text.weekdays[day.weekday as 0] ?? '', date: page.dayOf(day.startJdUt) })
    page.write(text.chapters.days, title, [
      ...events(page, day, hits),
      ...hits.toSorted((a, b) => a.jdUt - b.jdUt).map((hit) => tell(page, hit, hit === hits[0], back)),
    ])
  }
  writeEmpty(page)
}

/** What opens a day: how its aspects go together, and what else happens in the sky. */
function events(page: MonthPage, { startJdUt, endJdUt }: MonthDay, hits: readonly MonthHit[]): Paragraph[] {
  const { text, calendar } = page
  const within = ({ jdUt }: { jdUt: number }) => jdUt >= startJdUt && jdUt < endJdUt
  const sentences: string[] = []
  const factors: string[] = []
  for (const { phase, jdUt } of calendar.lunations.filter(within)) {
    sentences.push(text.lunationDay[phase]({ clock: page.clock(jdUt) }))
    factors.push(`moon:phase:${phase}`)
  }
  for (const { body, begins, jdUt } of calendar.stations.filter(within)) {
    const planet = TURNING.find((one) => one === body)
    if (!planet) continue
    const told = page.fitting('station/planet', `${planet} ${begins}`, ['gist', 'advice'])
    sentences.push(text.stationDay[begins]({ planet, clock: page.clock(jdUt) }), told)
    factors.push(stationFactor(page, planet, begins, jdUt))
  }
  const planets = [...new Set(hits.toSorted((a, b) => a.jdUt - b.jdUt).map(({ transiting }) => transiting))]
  if (planets.length > 1) {
    const kind = togetherOf(hits)
    sentences.push(page.once(`together ${kind}`, text.together[kind], { planets }))
    factors.push(...hits.map((hit) => page.transit(hit)))
  }
  const said = sentences.filter(Boolean)
  return said.length > 0 ? [{ text: said.join(' '), factors }] : []
}

function togetherOf(hits: readonly MonthHit[]): 'flowing' | 'tense' | 'apart' {
  const natures = new Set(hits.map(({ nature }) => nature))
  if (natures.has('tense') && natures.has('flowing')) return 'apart'
  return natures.has('flowing') ? 'flowing' : 'tense'
}

/** The thread that a day's aspect is a peak of, or whose point it touches. */
function threadOf(page: MonthPage, { id, natal }: MonthHit): { thread: Thread; isPeak: boolean } | null {
  const peak = page.threads.find(({ lead, joined }) => [lead, ...joined].some((story) => story.id === id))
  if (peak) return { thread: peak, isPeak: true }
  const touched = page.threads.find(({ lead }) => lead.natal === natal)
  return touched ? { thread: touched, isPeak: false } : null
}

function tell(page: MonthPage, hit: MonthHit, isHeaviest: boolean, back: readonly RetrogradeSpan[]): Paragraph {
  const { text } = page
  const { transiting, natal, nature, aspect, jdUt, timed } = hit
  const meeting = page.meetingOfHit(hit)
  const clock = page.clock(jdUt)
  const of = threadOf(page, hit)
  const factors = [page.transit(hit)]
  if (of?.isPeak) {
    const opening = timed
      ? page.say('peak of', text.peakOfThread, { meeting, aspect, clock })
      : page.say('peak untimed', text.peakUntimed, { meeting })
    return { text: opening, factors }
  }
  const before = timed ? page.earlier(hit) : null
  if (before !== null) factors.push(page.special(`earlier ${hit.id}`, page.labelOf(hit), [before]))
  const opening =
    before !== null
      ? page.say('again', text.again, { meeting, aspect, clock, date: page.dayOf(before) })
      : timed
        ? page.say('hit', text.hit, { meeting, aspect, clock })
        : page.say('hit untimed', text.hitUntimed, { meeting })
  const swift = SWIFT.find((planet) => planet === transiting)
  const twist = swift && aspect !== 'conjunction' ? text.twist[swift][aspect].map((sentence) => () => sentence) : []
  const house = isHeaviest && timed ? page.houseAt(transiting, jdUt) : null
  if (house !== null) factors.push(page.planetIn(transiting, house))
  const through =
    house === null || !page.firstTime(`through ${transiting} ${house}`)
      ? ''
      : page.once('through', text.through, { planet: transiting, house, theme: text.theme[house - 1] ?? '' })
  const fields = isHeaviest ? ['gist', 'body', 'advice'] : ['gist', 'advice']
  const told = page.fitting(`transit/${transiting}`, `${natal} ${nature}`, fields)
  const isBack = back.some(({ fromJdUt, toJdUt }) => jdUt >= fromJdUt && jdUt <= toJdUt)
  const kept = isBack ? withoutSigning(page, told) : told
  const label = of ? page.labelOf(of.thread.lead) : ''
  const thread = of ? page.once('of thread', text.ofThread, { label }) : ''
  if (thread && of) factors.push(page.story(of.thread.lead))
  const twisted = twist.length > 0 ? page.once(`twist ${transiting} ${aspect}`, twist, null) : ''
  const again =
    before === null
      ? ''
      : page.once(
          'again use',
          text.againUse.map((sentence) => () => sentence),
          null,
        )
  return { text: joinText(opening, again, kept, twisted, through, thread), factors }
}

/** While Mercury goes back, another chapter warns of signatures and purchases: no day recommends them. */
const withoutSigning = (page: MonthPage, told: string): string =>
  told
    .split(/(?<=[.!?…]["”»)]*)\s+/u)
    .filter((sentence) => !speaksOfSigning(page.request.lang, sentence))
    .join(' ')

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
    page.write(text.chapters.days, text.titles.empty, [own(text.noEmpty, [moon])])
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
  page.write(text.chapters.days, text.titles.empty, [
    { text: page.say('empty', text.empty, { dates }), factors: [days, moon] },
  ])
}
