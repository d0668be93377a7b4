import type { DayTransit } from '../facts/day-transits.ts'
import { lastingFirst, type Visit } from '../facts/visits.ts'
import { bringsOf } from './day-entries.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'
import { isDemanding } from './relation.ts'

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

/** Besides two transits of the day one that lasts is enough. */
const ENOUGH = 2

/** Lasting transits that aren't told of the day, another first each day: one, or two where the day has little. */
export function writeBehind(page: DayPage, told: readonly DayTransit[]): Paragraph[] {
  const open = lastingFirst(page.facts.transits).filter((one) => told.every(({ id }) => id !== one.id))
  if (open.length === 0) return []
  const first = open.indexOf(page.rotation.pick('behind', open))
  return [...open.slice(first), ...open.slice(0, first)]
    .slice(0, told.length < ENOUGH ? ENOUGH : 1)
    .map((lasting) => ({ text: behindText(page, lasting), factors: [page.transitFactor(lasting)] }))
}

/** What lasts, what it brings, and when it is strongest. */
function behindText(page: DayPage, transit: DayTransit): string {
  const words = isDemanding(transit) ? page.words.behind.hard : page.words.behind.easy
  const named = { ...page.named(transit), what: bringsOf(page, transit) }
  const slot = `behind ${transit.id}`
  const visit = page.visitOf(transit)
  const { timed, exactToday, applying, exactJdUt } = transit
  if (!timed || exactToday || !visit) return page.way(slot, words.untimed)(named)
  const date = (jdUt: number) => page.language.on(page.date(jdUt))
  if (applying && exactJdUt !== null) return page.way(slot, words.coming)({ ...named, when: date(exactJdUt) })
  const next = visit.passes.find(({ jdUt }) => jdUt > page.facts.endJdUt)
  if (next) return page.way(slot, words.again)({ ...named, when: date(next.jdUt) })
  if (visit.untilJdUt === null) return page.way(slot, words.untimed)(named)
  return page.way(slot, words.going)({ ...named, until: page.language.date(page.date(visit.untilJdUt)) })
}
