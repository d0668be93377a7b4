import type { FieldOf, KeyOf } from '../library/subjects.ts'
import type { CalendarDayFacts } from '../facts/calendar-month.ts'
import { CalendarPage, type CalendarSource } from './calendar-page.ts'
import type { CalendarReading, PhaseEffects } from './calendar-reading.ts'
import type { Paragraph } from './reading.ts'
import type { Lead } from './sky-event.ts'
import { moonAspects, planetAspects } from './write-sky-aspects.ts'
import { skyEvents } from './write-sky-events.ts'
import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SkyAspect } from '#astro/events/sky-aspects.ts'
import type { NearAspect } from '../facts/sky-weather.ts'

/**
 * Neighbouring civil days, a month of them, in words. The same sky, zone and language give the same text, and no sentence
 * of the library stands on two of the days, but for the effects of a phase, which last as long as it does.
 *
 * @param days in order, each once
 * @throws UnknownTimeZoneError
 */
export function writeCalendar(days: readonly CalendarDayFacts[], source: CalendarSource): CalendarReading[] {
  const said = new Set<string>()
  const times = Map.groupBy(days, ({ lunarDay: stay }) => stay.lunarDay)
  return days.map((facts) => {
    const returns = (times.get(facts.lunarDay.lunarDay)?.length ?? 0) > 1
    return writeDay(new CalendarPage(facts, source, said), returns)
  })
}

/** @param lunarDayReturns whether another of the days has the same lunar day */
function writeDay(page: CalendarPage, lunarDayReturns: boolean): CalendarReading {
  const events = skyEvents(page)
  const aspects = planetAspects(page)
  const leading = [...events, ...aspects].filter(({ fresh }) => fresh).toSorted((a, b) => b.weight - a.weight)[0]
  const lead = leading?.lead() ?? null
  const byTime = <T extends { jdUt: number }>(notes: T[]) => notes.toSorted((a, b) => a.jdUt - b.jdUt)
  return {
    date: page.facts.date,
    general: [lead ? leadParagraph(lead) : quiet(page), moon(page), phase(page)].filter((text) => text !== null),
    mantra: writeSkyMantra(page, lead),
    lunarDay: lunarDay(page, lunarDayReturns),
    aspects: byTime([...aspects.map((one) => one.note(one === leading)), ...moonAspects(page)]),
    events: byTime(events.map((one) => one.note(one === leading))),
    phase: phaseEffects(page),
    factors: page.factors,
  }
}

const leadParagraph = ({ fact, gist, factors }: Lead): Paragraph => ({ text: `${fact} ${gist}`, factors })

/** A day on which no planet but the Moon comes into an exact aspect, turns or changes sign. */
function quiet(page: CalendarPage): Paragraph {
  const fromMiddle = ({ jdUt }: { jdUt: number }) => Math.abs(jdUt - (page.facts.startJdUt + page.facts.endJdUt) / 2)
  // A principal phase is told as one, not as an aspect to the Sun.
  const ofMoon = page.facts.aspects.filter(({ a, b }) => a === 'moon' || (b === 'moon' && !page.facts.phase.exact))
  const [aspect] = ofMoon.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
  if (!aspect) {
    return { text: page.way('quiet', page.phrases.quietBare)(page.date), factors: [moonSign(page)] }
  }
  const { a, b } = aspect
  const said = { a: 'moon' as const, aspect: aspect.aspect, b: a === 'moon' ? b : a }
  const id = page.factor({
    id: `sky:${a}:${aspect.aspect}:${b}:${aspect.jdUt.toFixed(2)}`,
    kind: 'sky',
    transiting: a,
    natal: b,
    aspect: aspect.aspect,
    exactJdUt: aspect.jdUt,
  })
  return { text: page.way('quiet', page.phrases.quietMoon)(said, page.clock(aspect.jdUt)), factors: [id] }
}

type SignPart = Exclude<FieldOf<'moon-day/sign'>, 'keywords'>

/** What the days of the Moon's stay print of its sign's entry, in one round of the Moon and in the next. */
const SIGN_PARTS: readonly (readonly (readonly SignPart[])[])[] = [
  [['mood'], ['forecast1'], ['forecast2']],
  [['gist', 'forecast3'], ['advice']],
]

const moonSign = (page: CalendarPage) => page.moonSignFactor(page.facts.moon.sign)

/** The Moon of the day: the minute it changes sign or how long it stays, and a part of what the sign is like. */
function moon(page: CalendarPage): Paragraph {
  const { moon: stay, moonRound } = page.facts
  const round = moonRound % 2
  const entry = page.library.entry(page.lang, 'moon-day/sign', `${stay.sign}` as KeyOf<'moon-day/sign'>)
  const texts = (SIGN_PARTS[round]?.[stay.dayInSign] ?? []).map((part) => entry[part])
  const factors = [moonSign(page)]
  if (!stay.change) {
    const stays = page.phrases.moonStays[stay.dayInSign]?.[round]
    return { text: [stays?.(stay.sign), ...texts].filter(Boolean).join(' '), factors }
  }
  const { jdUt, from, to } = stay.change
  const changes = page.way('moon changes', page.phrases.moonChanges)(page.clock(jdUt), from, to)
  factors.push(page.moonSignFactor(from), page.moonSignFactor(to, jdUt))
  return { text: [changes, ...texts].join(' '), factors: [...new Set(factors)] }
}

type PhasePart = Extract<FieldOf<'phase/moon'>, 'gist' | 'meaning' | `recommendation${number}`>

/** The same of a phase, in one lunation and in the next; its last days say nothing more. */
const PHASE_PARTS: readonly (readonly PhasePart[])[] = [
  ['gist', 'recommendation1', 'recommendation2'],
  ['meaning', 'recommendation3'],
]

/** The phase: the minute it is exact, where that is today, and a part of its entry. */
function phase(page: CalendarPage): Paragraph | null {
  const { phase: name, exact, dayInPhase } = page.facts.phase
  const entry = page.library.entry(page.lang, 'phase/moon', name)
  const part = PHASE_PARTS[page.facts.phaseRound % 2]?.[dayInPhase]
  const fact = exact && page.way('phase', page.phrases.phaseExact[exact.phase])(page.clock(exact.jdUt))
  const text = [fact, part && entry[part]].filter(Boolean).join(' ')
  if (text === '') return null
  const factors = [page.phaseFactor(name)]
  if (exact) {
    const id = `moon:phase:${exact.phase}`
    factors.push(page.factor({ id, kind: 'moon', transiting: 'moon', phase: exact.phase, exactJdUt: exact.jdUt }))
  }
  return { text, factors: [...new Set(factors)] }
}

function phaseEffects(page: CalendarPage): PhaseEffects {
  const { emotions, energy, mindset, actions } = page.library.entry(page.lang, 'phase/moon', page.facts.phase.phase)
  const factor = `moon:phase:${page.facts.phase.phase}`
  return {
    emotions,
    energy,
    mindset,
    actions,
    factor: page.factors[factor] ? factor : page.phaseFactor(page.facts.phase.phase),
  }
}

type LunarDayPart = Exclude<FieldOf<'lunar-day/day'>, 'keywords'>

const LUNAR_DAY: readonly LunarDayPart[] = ['gist', 'symbol', 'body', 'favors', 'avoids']
const LUNAR_DAY_FIRST: readonly LunarDayPart[] = ['gist', 'body']
const LUNAR_DAY_LAST: readonly LunarDayPart[] = ['favors', 'avoids']

/**
 * What a civil day prints of its lunar day: all, as a rule. One that two civil days have in their middle, or that comes
 * again before the month is over, is shared out among them.
 */
function lunarDayParts(page: CalendarPage, returns: boolean): readonly LunarDayPart[] {
  const { lunarDay: stay, startJdUt, endJdUt } = page.facts
  const isShared = stay.nth > 0 || stay.endJdUt > (startJdUt + endJdUt) / 2 + 1
  const isAgain = page.isSaid(`lunar day ${stay.lunarDay} gist`)
  const parts = stay.nth > 0 ? LUNAR_DAY_LAST : (isShared || returns) && !isAgain ? LUNAR_DAY_FIRST : LUNAR_DAY
  const left = isShared && stay.nth === 0 ? parts.filter((part) => !LUNAR_DAY_LAST.includes(part)) : parts
  return left.filter((part) => page.sayOnce(`lunar day ${stay.lunarDay} ${part}`))
}

/** The lunar day: when it begins and ends by the reader's clock, and what it is like. */
function lunarDay(page: CalendarPage, returns: boolean): Paragraph[] {
  const { lunarDay: stay, lunarDays, endJdUt } = page.facts
  const entry = page.library.entry(page.lang, 'lunar-day/day', `${stay.lunarDay}` as KeyOf<'lunar-day/day'>)
  const factors = lunarDays.map(({ lunarDay: day, jdUt }) =>
    page.factor({ id: `lunar_day:${day}`, kind: 'lunar_day', lunarDay: day, exactJdUt: jdUt }),
  )
  const ended = lunarDays.flatMap(({ lunarDay: day, endJdUt: end }) =>
    end < endJdUt ? [{ day, clock: page.clock(end) }] : [],
  )
  const next = lunarDays.at(-1)?.lunarDay ?? stay.lunarDay
  const fact =
    ended.length > 0 ? page.phrases.lunarDaysPassing(ended, next) : page.phrases.lunarDayWhole(stay.lunarDay, page.date)
  const texts = lunarDayParts(page, returns).map((part) => entry[part])
  const text = { text: texts.join(' '), factors: [`lunar_day:${stay.lunarDay}`] }
  return [{ text: fact, factors }, ...(texts.length > 0 ? [text] : [])]
}

type MantraKey = KeyOf<'mantra/day'>

/** A sentence that may be the day's, and what it rests on. */
interface Candidate {
  key: MantraKey
  factors: () => string[]
}

/**
 * A sentence to keep, by what the day brings: its first fact, the Moon's new sign, a phase that begins, the Moon's
 * aspects, the aspects that last. Of those the first that the month hasn't had. Of the two that each planet has by an
 * aspect's nature, even months ask for the one and odd months for the other, and for what is left after that.
 */
function writeSkyMantra(page: CalendarPage, lead: Lead | null): Paragraph {
  const { moon: stay, aspects, near, phase: quarter } = page.facts
  const sign: Candidate = {
    key: `moon-sign ${stay.sign}` as MantraKey,
    factors: () => [page.moonSignFactor(stay.sign)],
  }
  const ofPhase: Candidate = { key: `phase ${quarter.phase}`, factors: () => [page.phaseFactor(quarter.phase)] }
  const candidates: Candidate[] = [
    ...(lead?.planets.flatMap((planet) => twice(planet, lead.nature, () => lead.factors)) ?? []),
    ...(stay.dayInSign === 0 ? [sign] : []),
    ...(quarter.dayInPhase === 0 ? [ofPhase] : []),
    ...aspects.filter(({ a, b }) => a === 'moon' || b === 'moon').flatMap((aspect) => ofAspect(page, aspect)),
    ...near.flatMap((aspect) => ofAspect(page, aspect)),
  ]
  const isSecond = ({ key }: Candidate) => key.endsWith(' 2')
  const ofMonth = candidates.filter((one) => !isPlanets(one) || isSecond(one) === (page.date.month % 2 === 1))
  const chosen = [...ofMonth, ...candidates].find(({ key }) => page.sayOnce(`mantra ${key}`)) ?? sign
  return { text: page.library.entry(page.lang, 'mantra/day', chosen.key).mantra, factors: chosen.factors() }
}

/** What an aspect lends: the sentences of the planet that the Moon meets or of the slower one, then of the other. */
function ofAspect(page: CalendarPage, { a, b, aspect, ...fact }: SkyAspect | NearAspect): Candidate[] {
  const exact = 'jdUt' in fact
  const id = exact ? `sky:${a}:${aspect}:${b}:${fact.jdUt.toFixed(2)}` : `sky:${a}:${aspect}:${b}`
  const when = exact ? { exactJdUt: fact.jdUt } : { orbDeg: fact.orbDeg }
  const factors = () => [page.factor({ id, kind: 'sky', transiting: a, natal: b, aspect, ...when })]
  return (b === 'moon' ? [a, b] : [b, a]).flatMap((planet) => twice(planet, ASPECT_NATURE[aspect], factors))
}

function twice(planet: Planet, nature: AspectNature, factors: () => string[]): Candidate[] {
  return [
    { key: `${planet} ${nature}`, factors },
    { key: `${planet} ${nature} 2`, factors },
  ]
}

/** Whether a sentence is a planet's by an aspect's nature, of which there are two. */
const isPlanets = ({ key }: Candidate) => !/^(moon-sign|phase) /.test(key)
