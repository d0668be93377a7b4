import type { DayTransit } from '../facts/day-transits.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'
import { SLOW_PLANETS } from './today-fields.ts'
import { relation, type DayLead } from './write-lead.ts'

/** Of the slow transits the heaviest few take turns. */
const TURNS = 4

/** The slow transit that stands behind the day, another one each day; null where none is within orb. */
export function chooseBackground(page: DayPage, { lead, second }: DayLead): DayTransit | null {
  const slow = page.facts.transits.filter(
    ({ id, transiting }) => SLOW_PLANETS.has(transiting) && id !== lead?.id && id !== second?.id,
  )
  if (slow.length === 0) return null
  return page.way(
    'slow',
    slow.slice(0, TURNS).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
}

/** The paragraph on it: how far from exact, when, and another part of its meaning each day. */
export function writeBackground(page: DayPage, lead: DayTransit | null, chosen: DayTransit): Paragraph {
  page.tell(chosen)
  const spoken = page.spoken(chosen)
  const fact = page.way('slow fact', factWays(page, chosen, spoken.when))(spoken)
  const meaning = page.takeFirst(chosen, [['body'], ['gift', 'advice'], ['challenge']])
  const bridge = lead && bridgeBetween(page, lead, chosen)
  return { text: [bridge, fact, meaning].filter(Boolean).join(' '), factors: [page.transitFactor(chosen)] }
}

function factWays({ phrases }: DayPage, { timed, applying, exactJdUt }: DayTransit, when: string) {
  if (!timed) return phrases.slowUntimed
  if (exactJdUt === null) return applying ? phrases.slowTurning : phrases.slowTurned
  // Exact today, but another planet leads: told as what lasts.
  if (when === '') return phrases.slowUntimed
  return applying ? phrases.slowComing : phrases.slowGoing
}

/** A sentence that ties the slow transit to the lead where both concern the same natal point. */
function bridgeBetween(page: DayPage, lead: DayTransit, slow: DayTransit): string | null {
  const how = lead.natal === slow.natal ? relation(page, lead, slow) : 'apart'
  if (how === 'apart') return null
  return page.way('bridge', how === 'against' ? page.phrases.slowAgainst : page.phrases.slowWith)
}
