import { isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'
import { relation } from './relation.ts'
import type { DayLead } from './write-lead.ts'

/** The heaviest slow transit behind the day that has something to say today; null where there is none, or where the page has little else. */
export function chooseBackground(page: DayPage, { lead, second }: DayLead): DayTransit | null {
  if (page.isFrugal) return null
  const slow = page.facts.transits.find(
    (transit) =>
      isOuterPlanet(transit.transiting) &&
      transit.id !== lead?.id &&
      transit.id !== second?.id &&
      page.left(transit).length > 0,
  )
  return slow ?? null
}

/** The paragraph on it: how far from exact, when, and today's part of its meaning. */
export function writeBackground(page: DayPage, lead: DayTransit | null, chosen: DayTransit): Paragraph | null {
  const meaning = page.take(chosen, [
    ['gist', 'body'],
    ['challenge', 'advice'],
    ['body'],
    ['advice'],
    ['gift'],
    ['challenge'],
  ])
  if (!meaning) return null
  page.tell(chosen)
  const spoken = page.spoken(chosen)
  const fact = page.wayOf('slow', chosen.id, meaning.field, factWays(page, chosen, spoken.when))(spoken)
  return { text: `${tied(page, lead, chosen, fact)} ${meaning.text}`, factors: [page.transitFactor(chosen)] }
}

function factWays({ phrases }: DayPage, { timed, applying, exactJdUt }: DayTransit, when: string) {
  if (!timed) return phrases.slowUntimed
  if (exactJdUt === null) return applying ? phrases.slowTurning : phrases.slowTurned
  // Exact today, but another planet leads: told as what lasts.
  if (when === '') return phrases.slowUntimed
  return applying ? phrases.slowComing : phrases.slowGoing
}

/** The sentence on the slow transit, tied to the lead where both concern the same natal point. */
function tied(page: DayPage, lead: DayTransit | null, slow: DayTransit, fact: string): string {
  const how = lead && lead.natal === slow.natal ? relation(page, lead, slow) : 'apart'
  if (how === 'apart') return fact
  return page.way('bridge', how === 'against' ? page.phrases.slowAgainst : page.phrases.slowWith)(fact)
}
