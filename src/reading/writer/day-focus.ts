import { capital } from '#language/capital.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { causeOfText } from './day-areas.ts'
import { categoryOf } from './categories.ts'
import { dayEntry, fitsFocus } from './day-entries.ts'
import { hourOf, isAwake, type DayLead } from './day-lead.ts'
import type { DayPage } from './day-page.ts'
import { isItsDay, isSpareDay } from './day-turns.ts'
import type { AreaReading, Focus } from './reading.ts'
import { toneOf } from './relation.ts'

type Kind = 'strength' | 'excess'

const MOST = 3
const ENOUGH = 2

/** What the page says of strengths and of what is easy to overdo. */
interface Focuses {
  strengths: Focus[]
  attention: Focus[]
}

/**
 * What is strong today and what is easy to overdo, by what the thread and the parts of life tell: the one by what eases, the
 * other by what presses or is strong. A day that is all of one kind has the other side of what it tells last.
 */
export function writeFocus(page: DayPage, { told }: DayLead, areas: readonly AreaReading[]): Focuses {
  const ids = areas.flatMap(({ paragraphs }) => paragraphs.flatMap(({ factors }) => factors))
  const ofAreas = page.facts.transits.filter(({ id }) => ids.includes(id))
  const story = [...new Set([...told, ...ofAreas])]
  const said = new Set<string>()
  const isEasy = (one: DayTransit) => toneOf(one) === 'easy'
  const strengths = focusesOf(page, inTurn(page, story, isEasy), 'strength', said)
  const attention = focusesOf(
    page,
    inTurn(page, story, (one) => !isEasy(one)),
    'excess',
    said,
  )
  if (attention.length === 0) addOther(page, { from: strengths, to: attention, kind: 'excess', said })
  if (strengths.length === 0) addOther(page, { from: attention, to: strengths, kind: 'strength', said })
  return { strengths, attention }
}

/** The other side of a transit: of one that isn't told, else of the last that its own side can spare. */
function addOther(page: DayPage, list: { from: Focus[]; to: Focus[]; kind: Kind; said: Set<string> }): void {
  const { from, to, kind, said } = list
  const isUsed = ({ id }: DayTransit) => from.some(({ factors }) => factors.includes(id))
  const open = page.facts.transits.filter((one) => !isUsed(one) && isAwake(page, one))
  to.push(...focusesOf(page, open, kind, said).slice(0, 1))
  const last = from.at(-1)
  if (to.length > 0 || !last || from.length < ENOUGH) return
  // What it said of its time goes with the side that it leaves.
  for (const { meaning } of last.aspects) said.delete(meaning)
  const other = focusesOf(
    page,
    page.facts.transits.filter(({ id }) => last.factors.includes(id)),
    kind,
    said,
  )
  if (other.length > 0) from.pop()
  to.push(...other)
}

function focusesOf(page: DayPage, transits: readonly DayTransit[], kind: Kind, said: Set<string>): Focus[] {
  const focuses: Focus[] = []
  for (const transit of transits) {
    if (focuses.length === MOST) break
    if (!fitsFocus(page, transit, kind)) continue
    const entry = dayEntry(page, transit)
    const title = capital(kind === 'strength' ? entry.strong : entry.overdo)
    if (said.has(title.toLowerCase()) || page.isSaid(entry[kind])) continue
    said.add(title.toLowerCase())
    const isTold = page.factors[transit.id] !== undefined
    page.say(entry[kind])
    focuses.push(
      focusOf(page, transit, {
        title,
        desc: [entry[kind], causeOf(page, transit, kind, isTold)].filter(Boolean).join(' '),
        said,
      }),
    )
  }
  return focuses
}

/** What it comes from, where the page hasn't told that; of what is told and lasts, until when. */
function causeOf(page: DayPage, transit: DayTransit, kind: Kind, isTold: boolean): string | null {
  if (!isTold) return causeOfText(page, transit)
  const end = page.visitOf(transit)?.untilJdUt ?? null
  if (end === null || page.date(end).daysAhead < LASTS_DAYS) return null
  return page.way(`until ${kind}`, page.words.until[kind])({ until: page.language.date(page.date(end)) })
}

/** What ends sooner isn't said to last. */
const LASTS_DAYS = 3

/** What the page tells, then what else is of this day; what lasts only where there is little else. */
function inTurn(page: DayPage, story: readonly DayTransit[], fits: (one: DayTransit) => boolean): DayTransit[] {
  const told = story.filter(fits)
  if (told.length >= ENOUGH) return told
  const others = page.facts.transits.filter((one) => fits(one) && !told.includes(one))
  const ofToday = others.filter((one) => isItsDay(page, one) && isAwake(page, one))
  const spare = others.filter((one) => !ofToday.includes(one) && isAwake(page, one) && isSpareDay(page, one))
  return [...told, ...[...ofToday, ...spare].slice(0, ENOUGH - told.length)]
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

/** When the aspect is at its closest; where that has been said in these words, that it holds. */
function timing(page: DayPage, transit: DayTransit, said: Set<string>): string {
  const { timing: words } = page.words
  const text = timeOf(page, transit)
  if (said.has(text)) {
    const { exactToday, exactJdUt } = transit
    const named = page.named(transit)
    if (exactToday && exactJdUt !== null && hourOf(page, transit) !== null)
      return words.also({ ...named, clock: page.clock(exactJdUt) })
    return words.untimed(named)
  }
  said.add(text)
  return text
}

function timeOf(page: DayPage, transit: DayTransit): string {
  const { timing: words } = page.words
  const { timed, exactToday, exactJdUt, applying, transiting } = transit
  if (!timed)
    return (transiting === 'moon' ? page.way('moon untimed', words.moonUntimed) : words.untimed)(page.named(transit))
  if (exactJdUt === null) return page.way('short', words.short)
  // Nobody acts by a minute at which people sleep.
  if (exactToday)
    return hourOf(page, transit) === null
      ? words.untimed(page.named(transit))
      : words.exact({ clock: page.clock(exactJdUt) })
  const when = page.language.on(page.date(exactJdUt))
  return applying ? words.coming({ when }) : words.going({ when })
}
