import type { DayTransit } from '../facts/day-transits.ts'
import type { DayPage } from './day-page.ts'
import type { DayPhrases } from './day-phrases.ts'
import type { Paragraph } from './reading.ts'

/** What the day turns on: its first factor and, where there is one, a second. */
export interface DayLead {
  lead: DayTransit | null
  second: DayTransit | null
}

/**
 * An exact aspect of a planet first, then of the Moon, then the heaviest within orb. The second is exact too: a planet's,
 * or one of the Moon's that speaks of the same theme.
 */
export function chooseLead(page: DayPage): DayLead {
  const { transits } = page.facts
  const exact = transits.filter(({ exactToday }) => exactToday)
  const planets = exact.filter(({ transiting }) => transiting !== 'moon')
  const lead = planets[0] ?? exact[0] ?? transits[0]
  if (!lead) return { lead: null, second: null }
  page.leadId = lead.id
  const others = [...planets, ...exact].filter(({ id }) => id !== lead.id)
  const second = others.find(
    (other) => other.transiting !== 'moon' || (!other.atNight && shareTheme(page, lead, other)),
  )
  return { lead, second: second ?? null }
}

/** Whether two transits speak of one thing: the same natal point, or the same part of life. */
function shareTheme(page: DayPage, one: DayTransit, other: DayTransit): boolean {
  return one.natal === other.natal || page.theme(one) === page.theme(other)
}

/** How a second factor stands to a first. */
export function relation(page: DayPage, one: DayTransit, other: DayTransit): 'against' | 'with' | 'apart' {
  if (!shareTheme(page, one, other)) return 'apart'
  if (one.nature === other.nature) return 'with'
  return one.nature === 'conjunction' || other.nature === 'conjunction' ? 'apart' : 'against'
}

/** The opening paragraph: the leading factor, woven with the fact behind it, and the second one joined to it. */
export function writeLead(page: DayPage, { lead, second }: DayLead): Paragraph | null {
  if (!lead) return null
  const text = leadText(page, lead)
  page.tell(lead)
  const factors = [page.transitFactor(lead)]
  if (!second) return { text, factors }
  page.tell(second)
  const spoken = page.spoken(second)
  const ways = spoken.clock ? page.phrases.second : page.phrases.secondUntimed
  const joined = page.way('second', ways[relation(page, lead, second)])(spoken)
  const meaning = page.takeFirst(second, [['gist'], ['gift'], ['advice'], ['challenge']])
  return { text: [text, joined, meaning].filter(Boolean).join(' '), factors: [...factors, page.transitFactor(second)] }
}

function leadText(page: DayPage, lead: DayTransit): string {
  const { phrases } = page
  const spoken = page.spoken(lead)
  if (lead.exactToday && lead.transiting !== 'moon') {
    const ways = spoken.clock ? phrases.lead : phrases.leadUntimed
    const [gist, body] = [page.take(lead, 'gist'), page.take(lead, 'body')]
    return page.way('lead', ways)(spoken, gist ?? '', body ?? '')
  }
  const quiet = quietWays(phrases, lead, spoken.clock)
  const opening = page.way('quiet', quiet)(spoken)
  return `${opening} ${page.takeFirst(lead, [['gist', 'body'], ['gift', 'advice'], ['challenge', 'advice'], ['challenge']]) ?? ''}`.trim()
}

function quietWays(phrases: DayPhrases, { exactToday, timed }: DayTransit, clock: string) {
  if (exactToday) return clock ? phrases.quietMoon : phrases.quietMoonUntimed
  return timed ? phrases.quietNear : phrases.quietUntimed
}
