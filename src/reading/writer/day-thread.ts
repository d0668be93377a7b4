import type { DayTransit } from '../facts/day-transits.ts'
import { areasOf } from '../facts/areas.ts'
import type { NatalPoint } from '../library/subjects.ts'
import { dayEntry } from './day-entries.ts'
import { hourOf, type DayLead } from './day-lead.ts'
import type { DayPage } from './day-page.ts'
import { behindOf, writeBehind, writePass } from './day-passes.ts'
import { moreSky, skyOfThread, writeSignMood } from './day-sky-lines.ts'
import { writeTomorrow } from './day-tomorrow.ts'
import type { Turn } from './day-words.ts'
import type { Paragraph } from './reading.ts'
import { isWorkday } from './day-when.ts'
import { contradict, toneOf } from './relation.ts'

/** The thread has so many words at least, where the sky has something for them, and at most so many. */
const LEAST_WORDS = 120
/** With fewer it has room for what the sky does for everybody. */
const FEW_WORDS = 100
const MOST_WORDS = 200

/** The day in one argument: its one or two transits by the clock, what they belong to, and the sky around them. */
export function writeThread(page: DayPage, day: DayLead): Paragraph[] {
  const [first, second] = day.told
  const paragraphs: Paragraph[] = []
  const isMain = (one: DayTransit) => one.id === (day.lead ?? first)?.id
  const holiday = (one: DayTransit) => (isMain(one) ? holidayOf(page, one) : null)
  if (first) paragraphs.push(transitParagraph(page, first, factOf(page, day, first), holiday(first)))
  if (first && second) {
    const last = settle(page, first, second) ?? holiday(second)
    paragraphs.push(transitParagraph(page, second, secondFact(page, first, second, isMain(second)), last))
  }
  const toldJdUt = Math.max(page.facts.startJdUt, ...day.told.map((one) => hourOf(page, one) ?? 0))
  const ahead = fitting(writeTomorrow(page, day), countOf(paragraphs))
  const kept: Paragraph[] = fitting(skyOfThread(page), countOf([...paragraphs, ...ahead]))
  const words = () => countOf([...paragraphs, ...kept, ...ahead])
  // What lasts is in “now”; here it stands where the day has little of its own, and so does the rest of the sky.
  if (words() < LEAST_WORDS)
    kept.push(
      ...fitting(
        behindOf(page, day).map((one) => writeBehind(page, one)),
        words(),
      ),
    )
  if (words() < FEW_WORDS) kept.push(...fitting(moreSky(page, toldJdUt), words()))
  if (paragraphs.length + kept.length === 0) kept.push(writeSignMood(page))
  const last = [...kept, ...ahead]
  return last.length > 0 ? [...paragraphs, joined(last)] : paragraphs
}

/** As many of some texts as there is room for. */
function fitting(texts: readonly Paragraph[], before: number): Paragraph[] {
  let words = before
  return texts.filter((one) => {
    const count = countOf([one])
    if (words + count > MOST_WORDS) return false
    words += count
    return true
  })
}

const countOf = (paragraphs: readonly Paragraph[]) => paragraphs.reduce((sum, { text }) => sum + wordsOf(text), 0)

export const wordsOf = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length

/** Some texts as one paragraph, with the factors of all. */
export const joined = (parts: readonly Paragraph[]): Paragraph => ({
  text: parts.map(({ text }) => text).join(' '),
  factors: [...new Set(parts.flatMap(({ factors }) => factors))],
})

function transitParagraph(page: DayPage, transit: DayTransit, fact: string, last: string | null): Paragraph {
  const { today } = dayEntry(page, transit)
  page.say(today)
  const pass = writePass(page, transit)
  // One planet may meet two points that stand together: their passes are told once.
  const told = pass !== null && page.isSaid(pass) ? null : pass
  page.say(told)
  const text = [fact, today, last, told].filter(Boolean).join(' ')
  return { text, factors: [page.transitFactor(transit)] }
}

function clockOf(page: DayPage, transit: DayTransit): string | null {
  const jdUt = hourOf(page, transit)
  return jdUt === null ? null : page.clock(jdUt)
}

function factOf(page: DayPage, { lead, isQuiet }: DayLead, transit: DayTransit): string {
  const { thread } = page.words
  const named = page.named(transit)
  if (!lead) return page.way('fact', thread.lasts)(named)
  const clock = clockOf(page, transit)
  if (clock === null) {
    const ways = page.visitOf(transit)?.beginsToday && !transit.exactToday ? thread.begins : thread.untimed
    return page.way('fact', ways)(named)
  }
  if (transit.id !== lead.id) return page.way('fact', thread.early)({ ...named, clock })
  const ways = isQuiet ? thread.only : transit.transiting === 'moon' ? thread.moon : thread.exact
  return page.way('fact', ways)({ ...named, clock })
}

function secondFact(page: DayPage, first: DayTransit, second: DayTransit, isMain: boolean): string {
  const turn = turnOf(first, second)
  const jdUt = hourOf(page, second)
  if (isMain && jdUt !== null) {
    return page.way('main', page.words.thread.main[toneOf(second)])({ ...page.named(second), clock: page.clock(jdUt) })
  }
  if (jdUt === null) return page.way('second untimed', page.words.untimed[turn])(page.named(second))
  return page.way(`second ${turn}`, page.words.second[turn])({ ...page.named(second), clock: page.clock(jdUt) })
}

function turnOf(first: DayTransit, second: DayTransit): Turn {
  const [before, after] = [toneOf(first), toneOf(second)]
  if (before !== after) return contradict(first, second) ? (after === 'hard' ? 'turns' : 'eases') : 'adds'
  if (first.natal === second.natal) return 'same'
  return after === 'hard' ? 'presses' : after === 'easy' ? 'helps' : 'adds'
}

/** Points by which a holiday among people is felt. */
const AMONG_PEOPLE: readonly NatalPoint[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc']

/** What a holiday changes in what a transit asks for or offers; null on other days. */
function holidayOf(page: DayPage, transit: DayTransit): string | null {
  const tone = toneOf(transit)
  const { holiday } = page
  if (holiday === null || tone === 'mixed' || !AMONG_PEOPLE.includes(transit.natal)) return null
  return page.words.holiday[holiday][tone]
}

/** So far apart two transits have each their own hours, in days. */
const APART_DAYS = 1.5 / 24

/** Requests and agreements are a matter of work and money. */
const areAgreements = (...transits: DayTransit[]) => transits.every(({ natal }) => areasOf(natal).includes('career'))

/** When to do what: where one helps and the other presses in work and money, hours apart. */
function settle(page: DayPage, first: DayTransit, second: DayTransit): string | null {
  if (!isWorkday(page) || !contradict(first, second) || !areAgreements(first, second)) return null
  const [earlier, later] = [hourOf(page, first), hourOf(page, second)]
  if (earlier === null || later === null || later - earlier < APART_DAYS) return null
  // Within one part of the day the hours of the two say it.
  if (page.dayPart(earlier) === page.dayPart(later)) return null
  const { easyFirst, hardFirst } = page.words.settle
  const parts = { part: page.partOfDay(earlier), later: page.partOfDay(later) }
  return page.way('settle', toneOf(second) === 'hard' ? easyFirst : hardFirst)(parts)
}
