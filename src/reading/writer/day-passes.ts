import { small } from '#language/capital.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { lastingFirst, type Visit } from '../facts/visits.ts'
import { bringsOf, dayEntry, fitsFocus } from './day-entries.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'
import type { DayLead } from './day-lead.ts'
import { isDemanding, shareArea } from './relation.ts'

/** A shorter visit is over before it has a story. */
const STORY_DAYS = 10

/** What a transit of the thread follows from and leads to: which pass it is, or how long what begins today lasts. */
export function writePass(page: DayPage, transit: DayTransit): string | null {
  const visit = page.visitOf(transit)
  if (!visit || visit.untilJdUt === null || visit.sinceJdUt === null) return null
  if (visit.untilJdUt - visit.sinceJdUt < STORY_DAYS) return null
  const { pass } = page.words
  const date = (jdUt: number) => page.language.date(page.date(jdUt))
  const until = date(visit.untilJdUt)
  const next = visit.passes[0]
  if (visit.beginsToday && !transit.exactToday) {
    return next ? pass.begins.exact({ exact: date(next.jdUt), until }) : pass.begins.short({ until })
  }
  return transit.exactToday ? passOf(page, visit, until) : null
}

function passOf(page: DayPage, { passes, pass }: Visit, until: string): string | null {
  const { words, language } = page
  if (pass === null) return null
  if (passes.length === 1) return page.way('pass', words.pass.only)({ until })
  const at = (index: number) => {
    const one = passes[index]
    return one ? language.date(page.date(one.jdUt)) : ''
  }
  const count = language.count(passes.length)
  const nth = language.nth(pass)
  if (pass === 1) return page.way('pass', words.pass.first)({ count, next: at(1) })
  if (pass === passes.length) return page.way('pass', words.pass.last)({ nth, count, first: at(0) })
  return page.way('pass', words.pass.middle)({ nth, count, before: at(pass - 2), next: at(pass) })
}

/** A lasting transit that isn't told of the day, rather one of the part of life that the day is told by; another each day. */
export function behindOf(page: DayPage, { lead, told }: DayLead): DayTransit[] {
  const goesOn = (one: DayTransit) => (page.visitOf(one)?.untilJdUt ?? Infinity) > page.facts.endJdUt
  const open = lastingFirst(page.facts.transits).filter(
    (one) =>
      goesOn(one) &&
      told.every(({ id, natal }) => id !== one.id && natal !== one.natal) &&
      fitsFocus(page, one, isDemanding(one) ? 'excess' : 'strength'),
  )
  const related = open.filter((one) => lead !== null && shareArea(one, lead))
  const list = related.length > 1 ? related : open
  return list.length > 0 ? [page.rotation.pick('behind', list)] : []
}

/** What lasts and when it is strongest, then what it brings. */
export function writeBehind(page: DayPage, transit: DayTransit): Paragraph {
  const ways = isDemanding(transit) ? page.words.behind.hard : page.words.behind.easy
  const entry = dayEntry(page, transit)
  const meaning = isDemanding(transit) ? entry.excess : entry.strength
  page.say(meaning)
  const brings = page.way('behind brings', ways)({ what: bringsOf(page, transit), meaning: small(meaning) })
  return { text: `${factOf(page, transit)} ${brings}`, factors: [page.transitFactor(transit)] }
}

function factOf(page: DayPage, transit: DayTransit): string {
  const { fact } = page.words.behind
  const named = page.named(transit)
  const slot = 'behind'
  const visit = page.visitOf(transit)
  const { timed, exactToday, applying, exactJdUt } = transit
  if (!timed || exactToday || !visit) return page.way(slot, fact.untimed)(named)
  const date = (jdUt: number) => page.language.on(page.date(jdUt))
  if (applying && exactJdUt !== null) return page.way(slot, fact.coming)({ ...named, when: date(exactJdUt) })
  const next = visit.passes.find(({ jdUt }) => jdUt > page.facts.endJdUt)
  if (next) return page.way(slot, fact.again)({ ...named, when: date(next.jdUt) })
  if (visit.untilJdUt === null) return page.way(slot, fact.untimed)(named)
  return page.way(slot, fact.going)({ ...named, until: page.language.date(page.date(visit.untilJdUt)) })
}
