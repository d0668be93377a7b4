import type { DayTransit } from '../facts/day-transits.ts'
import type { DayPage, Taken } from './day-page.ts'
import type { DayPhrases } from './day-phrases.ts'
import type { Paragraph } from './reading.ts'
import { relation, settle, shareTheme } from './relation.ts'

/** What the day turns on: its first factor and, where there is one, a second. */
export interface DayLead {
  lead: DayTransit | null
  second: DayTransit | null
}

/**
 * The heaviest planet that is exact first, then the Moon's heaviest exact aspect that has something to say today, then
 * the heaviest within orb. The second is exact too: a planet's, or one of the Moon's that speaks of the same theme.
 */
export function chooseLead(page: DayPage): DayLead {
  const speaking = page.facts.transits.filter((transit) => page.left(transit).length > 0)
  const exact = speaking.filter(({ exactToday }) => exactToday)
  const planets = exact.filter(({ transiting }) => transiting !== 'moon')
  const moons = exact.filter(({ transiting }) => transiting === 'moon')
  const opener = moons.find((moon) => OPENERS.some((field) => page.left(moon).includes(field)))
  const lead = planets[0] ?? opener ?? moons[0] ?? speaking[0]
  if (!lead) return { lead: null, second: null }
  // Where little speaks, it is left to the rest of the page.
  if (speaking.length < MANY) return { lead, second: null }
  const others = [...planets, ...moons.filter((moon) => !moon.atNight && shareTheme(page, lead, moon))]
  return { lead, second: others.find(({ id }) => id !== lead.id) ?? null }
}

/** So many transits have something to say before the opening takes two of them. */
const MANY = 4

const OPENERS = ['body', 'gist'] as const

/** The opening paragraph: the leading factor woven with the fact behind it, the second joined to it, and both settled. */
export function writeLead(page: DayPage, { lead, second }: DayLead, background: DayTransit | null): Paragraph | null {
  if (!lead) return null
  const text = leadText(page, lead)
  page.tell(lead)
  const opening = { text, factors: [page.transitFactor(lead)] }
  const further = second && writeSecond(page, lead, second)
  const both = further ? joined(opening, further) : opening
  // A short one takes in a third thread, of the same theme if there is one.
  if (page.isFrugal || both.text.length > SHORT) return both
  const others = page.facts.transits.filter(
    (one) => one.id !== background?.id && !page.isTold(one) && !one.atNight && canFollow(page, one),
  )
  const third = others.find((one) => shareTheme(page, lead, one)) ?? others[0]
  const last = third && writeSecond(page, lead, third)
  return last ? joined(both, last) : both
}

/** An opening of fewer characters has room for another factor. */
const SHORT = 420

const canFollow = (page: DayPage, transit: DayTransit) =>
  page.left(transit).some((field) => field === 'gist' || field === 'advice')

/** Two texts as one paragraph that carries the factors of both. */
export const joined = (one: Paragraph, other: Paragraph): Paragraph => ({
  text: `${one.text} ${other.text}`,
  factors: [...new Set([...one.factors, ...other.factors])],
})

/** A further factor beside one that has been told: the fact, a short part of its meaning, and what settles the two. */
export function writeSecond(page: DayPage, first: DayTransit, second: DayTransit): Paragraph | null {
  const meaning = page.take(second, [['gist', 'advice'], ['gist'], ['advice'], ['challenge'], ['gift']])
  if (!meaning) return null
  page.tell(second)
  const ways = page.phrases.second[relation(page, first, second)]
  const fact = page.wayOf('second', second.id, meaning.field, ways)(page.spoken(second))
  const text = [fact, meaning.text, settle(page, first, second)].filter(Boolean).join(' ')
  return { text, factors: [page.transitFactor(second)] }
}

function leadText(page: DayPage, lead: DayTransit): string {
  const { phrases } = page
  const spoken = page.spoken(lead)
  if (!lead.exactToday || lead.transiting === 'moon') {
    const parts = [
      ['gist', 'body'],
      ['body'],
      ['gist', 'advice'],
      ['gist'],
      ['gift', 'advice'],
      ['gift'],
      ['advice'],
    ] as const
    const meaning = page.take(lead, [...parts, ['challenge']])
    const opening = page.wayOf('quiet', lead.id, meaning?.field ?? 'gist', quietWays(phrases, lead, spoken.clock))
    return `${opening(spoken)} ${meaning?.text ?? ''}`.trim()
  }
  const gist = page.take(lead, [['gist']])
  const rest =
    page.isFrugal && gist
      ? page.take(lead, [['body'], ['advice'], ['gift'], ['challenge']])
      : page.take(lead, [
          ['body', 'advice'],
          ['body', 'challenge'],
          ['body', 'gift'],
          ['body'],
          ['gift', 'advice'],
          ['challenge', 'advice'],
          ['advice'],
          ['gift'],
        ])
  const fact = gist
    ? gistWay(page, lead, spoken.clock)(spoken, gist.text)
    : leadWay(page, lead, spoken.clock, rest)(spoken)
  return [fact, rest?.text].filter(Boolean).join(' ')
}

/** Without the minute a planet that turns would be told in the same words on its way forward and back: see wayOf. */
function gistWay(page: DayPage, { id }: DayTransit, clock: string) {
  if (clock) return page.way('lead', page.phrases.leadGist)
  return page.wayOf('lead untimed', id, 'gist', page.phrases.leadGistUntimed)
}

function leadWay(page: DayPage, { id }: DayTransit, clock: string, rest: Taken | null) {
  if (clock) return page.way('lead', page.phrases.lead)
  return page.wayOf('lead untimed', id, rest?.field ?? 'gift', page.phrases.leadUntimed)
}

function quietWays(phrases: DayPhrases, { exactToday, timed }: DayTransit, clock: string) {
  if (exactToday) return clock ? phrases.quietMoon : phrases.quietMoonUntimed
  return timed ? phrases.quietNear : phrases.quietUntimed
}
