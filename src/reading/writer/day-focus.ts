import { capital } from '#language/capital.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { categoryOf } from './categories.ts'
import { dayEntry, fitsFocus } from './day-entries.ts'
import { isAwake, type DayLead } from './day-lead.ts'
import type { DayPage } from './day-page.ts'
import { isItsDay, isSpareDay } from './day-turns.ts'
import type { Focus } from './reading.ts'
import { isDemanding } from './relation.ts'

const MOST = 3
const ENOUGH = 2

/**
 * What is strong today and what is easy to overdo: the one by the easy transits of the day, the other by the hard ones,
 * rather those that the thread hasn't told.
 */
export function writeFocus(page: DayPage, { told }: DayLead): { strengths: Focus[]; attention: Focus[] } {
  const said = new Set<string>()
  const ofKind = (demanding: boolean) => inTurn(page, told, demanding)
  return {
    strengths: focusesOf(page, ofKind(false), 'strength', said),
    attention: focusesOf(page, ofKind(true), 'excess', said),
  }
}

function focusesOf(
  page: DayPage,
  transits: readonly DayTransit[],
  kind: 'strength' | 'excess',
  said: Set<string>,
): Focus[] {
  const focuses: Focus[] = []
  for (const transit of transits) {
    if (focuses.length === MOST) break
    if (!fitsFocus(page, transit, kind)) continue
    const entry = dayEntry(page, transit)
    const title = capital(kind === 'strength' ? entry.strong : entry.overdo)
    if (said.has(title.toLowerCase())) continue
    said.add(title.toLowerCase())
    page.say(entry[kind])
    focuses.push(focusOf(page, transit, { title, desc: entry[kind], said }))
  }
  return focuses
}

/** What is of this day; what the thread tells, what passed at night and what lasts only where there is little else. */
function inTurn(page: DayPage, told: readonly DayTransit[], demanding: boolean): DayTransit[] {
  const transits = page.facts.transits.filter((one) => isDemanding(one) === demanding)
  const isTold = ({ id }: DayTransit) => told.some((one) => one.id === id)
  const ofToday = transits.filter((one) => isItsDay(page, one) && isAwake(page, one))
  const fresh = ofToday.filter((one) => !isTold(one))
  if (fresh.length >= ENOUGH) return fresh
  const spare = transits.filter((one) => !ofToday.includes(one) && (one.exactToday || isSpareDay(page, one)))
  return [...fresh, ...[...ofToday.filter(isTold), ...spare].slice(0, ENOUGH - fresh.length)]
}

function focusOf(
  page: DayPage,
  transit: DayTransit,
  { title, desc, said }: { title: string; desc: string; said: Set<string> },
): Focus {
  const { transiting, aspect, natal } = transit
  return {
    title,
    desc,
    category: categoryOf(transiting, natal),
    aspects: [{ aspect: page.language.label(transiting, aspect, natal), meaning: timing(page, transit, said) }],
    factors: [page.transitFactor(transit)],
  }
}

/** When the aspect is at its closest. */
function timing(page: DayPage, transit: DayTransit, said: Set<string>): string {
  const { timing: words } = page.words
  const { timed, exactToday, exactJdUt, applying, transiting } = transit
  if (!timed)
    return (transiting === 'moon' ? page.way('moon untimed', words.moonUntimed) : words.untimed)(page.named(transit))
  const once = (text: string) => {
    if (said.has(text)) return words.untimed(page.named(transit))
    said.add(text)
    return text
  }
  if (exactJdUt === null) return once(page.way('short', words.short))
  if (exactToday) {
    const clock = page.clock(exactJdUt)
    if (said.has(clock)) return words.also({ ...page.named(transit), clock })
    said.add(clock)
    return words.exact({ clock })
  }
  const when = page.language.on(page.date(exactJdUt))
  return once(applying ? words.coming({ when }) : words.going({ when }))
}
