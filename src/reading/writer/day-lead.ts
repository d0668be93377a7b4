import type { DayTransit } from '../facts/day-transits.ts'
import { lastingFirst } from '../facts/visits.ts'
import type { DayPage } from './day-page.ts'
import { isFarFromExact } from './day-turns.ts'
import type { Paragraph } from './reading.ts'
import { dayEntry } from './day-entries.ts'
import { shareArea, toneOf } from './relation.ts'

/**
 * What a day is told by: the transit that weighs most and, where there is one, a second, in the order of the clock. On a
 * day without any, what lasts.
 */
export interface DayLead {
  lead: DayTransit | null
  told: DayTransit[]
  /** No planet is exact or begins, and the Moon makes one aspect at most while people are awake. */
  isQuiet: boolean
}

/** A day whose score is so far from the middle is easy or hard, and is rather told by what makes it so. */
const TONE = 5

/** Whether a transit is of the kind that the day is, by its score; of a middling day each is. */
function fitsDay({ facts }: DayPage, transit: DayTransit): boolean {
  const score = facts.week.days[0]?.score ?? 50
  const tone = toneOf(transit)
  return Math.abs(score - 50) <= TONE || tone === 'mixed' || (tone === 'hard') === score < 50
}

/**
 * The heaviest planet that is exact today, of the day's kind where there is one, else a lasting transit that begins today, else the Moon's heaviest aspect of
 * the waking hours. The second is another planet's or one of the Moon's, rather of the same point or part of life.
 */
export function chooseLead(page: DayPage): DayLead {
  const { transits } = page.facts
  const exact = transits.filter(({ exactToday }) => exactToday)
  const planets = exact.filter(({ transiting }) => transiting !== 'moon')
  const moons = exact.filter((one) => one.transiting === 'moon' && isAwake(page, one))
  const begins = transits.filter((one) => isFarFromExact(page, one) && page.visitOf(one)?.beginsToday)
  const heaviest = (list: readonly DayTransit[]) => list.find((one) => fitsDay(page, one)) ?? list[0]
  const lead = heaviest(planets) ?? heaviest(begins) ?? heaviest(moons) ?? null
  if (!lead) return { lead, told: lastingOf(page), isQuiet: true }
  const isQuiet = planets.length + begins.length === 0 && moons.length === 1
  const second = secondOf(page, lead, [...planets, ...moons])
  return { lead, told: inOrder(page, lead, second), isQuiet }
}

/** Of what weighs alike another is told to each reader. */
const ownWeight = (page: DayPage, { id, weight }: DayTransit) =>
  weight * (1 + page.rotation.fixed(`weight ${id}`, 4) / 10)

/** From the one to the other people are awake and can do something about it, in days from midnight. */
export const EARLY_DAYS = 6.5 / 24
export const LATE_DAYS = 21.5 / 24

/** When a transit is exact, where that is today and while people are awake; else null. Julian day, UT. */
export function hourOf({ facts }: DayPage, { timed, exactToday, exactJdUt }: DayTransit): number | null {
  if (!timed || !exactToday || exactJdUt === null) return null
  const hour = exactJdUt - facts.startJdUt
  return hour >= EARLY_DAYS && hour < LATE_DAYS ? exactJdUt : null
}

/** A planet's aspect is felt all day; the Moon's for hours, in which people may sleep. Without the hour of birth nobody can tell. */
export const isAwake = (page: DayPage, transit: DayTransit): boolean =>
  transit.transiting !== 'moon' || !transit.timed || hourOf(page, transit) !== null

/** On a day that has nothing of its own what lasts is told, by turns. */
function lastingOf(page: DayPage): DayTransit[] {
  const lasting = lastingFirst(page.facts.transits).filter((one) => isFarFromExact(page, one))
  return lasting.length > 0 ? [page.rotation.pick('lasting', lasting)] : []
}

/** Two hours of the day so near to one another are one, in days. */
const CLOSE_DAYS = 1.5 / 24

function isClose(page: DayPage, one: DayTransit, other: DayTransit): boolean {
  const [first, second] = [hourOf(page, one), hourOf(page, other)]
  return first !== null && second !== null && Math.abs(first - second) < CLOSE_DAYS
}

function secondOf(page: DayPage, lead: DayTransit, others: readonly DayTransit[]): DayTransit | null {
  // The page begins with what the headline says, so that a second rather follows.
  const rank = (one: DayTransit) =>
    (one.natal === lead.natal ? 1.4 : shareArea(lead, one) ? 1.2 : 1) *
    (isBefore(page, one, lead) ? 1 : 6) *
    ownWeight(page, one)
  // A point that is touched twice by one planet is told once.
  const open = others.filter((one) => one.id !== lead.id && one.transiting !== lead.transiting)
  const found = (
    open.length > 0 ? open : others.filter((one) => one.id !== lead.id && one.natal !== lead.natal)
  ).filter((one) => !isClose(page, lead, one))
  return found.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function inOrder(page: DayPage, lead: DayTransit, second: DayTransit | null): DayTransit[] {
  if (!second) return [lead]
  return isBefore(page, second, lead) ? [second, lead] : [lead, second]
}

function isBefore(page: DayPage, one: DayTransit, other: DayTransit): boolean {
  const [first, then] = [hourOf(page, one), hourOf(page, other)]
  return first !== null && then !== null && first < then
}

/** What kind of day it is, in one sentence: by what leads it, else by what lasts. */
export function writeHeadline(page: DayPage, { lead, told }: DayLead): Paragraph {
  const first = lead ?? told[0]
  if (!first) return { text: page.way('quiet', page.words.quiet), factors: [page.moonSignFactor(page.facts.moon.sign)] }
  const { headline } = dayEntry(page, first)
  page.say(headline)
  return { text: headline, factors: [page.transitFactor(first)] }
}
