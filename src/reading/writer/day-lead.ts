import type { DayTransit } from '../facts/day-transits.ts'
import { lastingFirst } from '../facts/visits.ts'
import type { DayPage } from './day-page.ts'
import { isFarFromExact } from './day-turns.ts'
import type { Paragraph } from './reading.ts'
import { dayEntry } from './day-entries.ts'
import { isDemanding, shareArea } from './relation.ts'

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
  return Math.abs(score - 50) <= TONE || isDemanding(transit) === score < 50
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
  const second = secondOf(lead, [...planets, ...moons])
  return { lead, told: inOrder(page, lead, second), isQuiet }
}

/** From six until then people are awake, in days from midnight. */
const LATE_DAYS = 22.75 / 24

/** When a transit is exact, where that is today and while people are awake; else null. Julian day, UT. */
export function hourOf({ facts }: DayPage, { timed, exactToday, atNight, exactJdUt }: DayTransit): number | null {
  const isByDay = timed && exactToday && !atNight && exactJdUt !== null && exactJdUt < facts.startJdUt + LATE_DAYS
  return isByDay ? exactJdUt : null
}

/** A planet's aspect is felt all day; the Moon's for hours, in which people may sleep. Without the hour of birth nobody can tell. */
export const isAwake = (page: DayPage, transit: DayTransit): boolean =>
  transit.transiting !== 'moon' || !transit.timed || hourOf(page, transit) !== null

/** On a day that has nothing of its own what lasts is told, by turns. */
function lastingOf(page: DayPage): DayTransit[] {
  const lasting = lastingFirst(page.facts.transits).filter((one) => isFarFromExact(page, one))
  return lasting.length > 0 ? [page.rotation.pick('lasting', lasting)] : []
}

function secondOf(lead: DayTransit, others: readonly DayTransit[]): DayTransit | null {
  const rank = (one: DayTransit) => (one.natal === lead.natal ? 1.4 : shareArea(lead, one) ? 1.2 : 1) * one.weight
  // A point that is touched twice by one planet is told once.
  const open = others.filter((one) => one.id !== lead.id && one.transiting !== lead.transiting)
  const found = open.length > 0 ? open : others.filter((one) => one.id !== lead.id && one.natal !== lead.natal)
  return found.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function inOrder(page: DayPage, lead: DayTransit, second: DayTransit | null): DayTransit[] {
  if (!second) return [lead]
  const [first, then] = [hourOf(page, lead), hourOf(page, second)]
  return first !== null && then !== null && then < first ? [second, lead] : [lead, second]
}

/** What kind of day it is, in one sentence. */
export function writeHeadline(page: DayPage, { lead, isQuiet }: DayLead): Paragraph {
  if (!lead) {
    return { text: page.way('quiet', page.words.quiet.bare), factors: [page.moonSignFactor(page.facts.moon.sign)] }
  }
  const factors = [page.transitFactor(lead)]
  if (isQuiet && lead.timed && lead.exactJdUt !== null) {
    return { text: page.way('quiet', page.words.quiet.moon)({ part: page.partOfDay(lead.exactJdUt) }), factors }
  }
  const { headline } = dayEntry(page, lead)
  page.say(headline)
  return { text: headline, factors }
}
