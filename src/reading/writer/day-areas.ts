import type { ComingTransit } from '../facts/area-ahead.ts'
import type { Area } from '../facts/areas.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { belonging, scoreOf, trendOf } from '../facts/scores.ts'
import type { KeyOf } from '../library/subjects.ts'
import { areaText, bringsOf } from './day-entries.ts'
import { isAwake, type DayLead } from './day-lead.ts'
import { isoDate, type DayPage } from './day-page.ts'
import { isItsDay, isSpareDay } from './day-turns.ts'
import { fitsTime, isOffWork } from './day-when.ts'
import { isDemanding } from './relation.ts'
import type { AreaReading, DatedParagraph, Paragraph } from './reading.ts'

/** A planet so near to exact speaks of a part of life, degrees. */
const NEAR_DEG = 1
/** So near it speaks of one that nothing nearer speaks of. */
const SPARE_DEG = 2

/**
 * The parts of life: each by a transit of today that has a text for it, else by the Moon's house, else by what comes next.
 * The figure is on the side of what is told.
 */
export function writeAreas(page: DayPage, { lead, told }: DayLead): Record<Area, AreaReading> {
  const speaking = page.facts.transits.filter((one) => speaks(page, one))
  const spare = page.facts.transits.filter(
    (one) => isAwake(page, one) && one.orbDeg <= SPARE_DEG && isSpareDay(page, one),
  )
  const used = new Set<string>()
  const announced = new Set<string>()
  const isTold = ({ id }: DayTransit) => told.some((one) => one.id === id)
  const of = (area: Area): AreaReading => {
    const { score, trend } = measured(page, area)
    const ranked = (transits: readonly DayTransit[]) =>
      transits
        .filter((one) => areaText(page, area, one) !== null)
        .toSorted((a, b) => Number(isDemanding(a) !== score < 50) - Number(isDemanding(b) !== score < 50))
    const all = ranked(speaking)
    // What the page begins with may be told again, and isn't contradicted where it speaks of this.
    const isLeads = lead !== null && (all.some(({ id }) => id === lead.id) || isAbout(area, lead))
    const fits = (one: DayTransit) => !isLeads || isDemanding(one) === isDemanding(lead)
    const own = all.filter(fits)
    const unused = own.filter(({ id }) => !used.has(id))
    const fresh = unused.find((one) => !isTold(one)) ?? unused[0]
    const house = fresh ? null : houseParagraph(page, area)
    const transit =
      fresh ?? (house ? null : (own[0] ?? ranked(spare).find((one) => fits(one) && !used.has(one.id)) ?? null))
    if (transit) {
      used.add(transit.id)
      const side = isDemanding(transit) ? Math.min(score, HARD_MOST) : Math.max(score, EASY_LEAST)
      const paragraph = transitParagraph(page, area, transit, isTold(transit))
      return { score: side, trend, isQuiet: false, paragraphs: [paragraph], next: null }
    }
    if (house) {
      const between = Math.min(Math.max(score, MIDDLE - HOUSE_MOST), MIDDLE + HOUSE_MOST)
      return { score: between, trend, isQuiet: false, paragraphs: [house], next: null }
    }
    return { score: MIDDLE, trend: 0, isQuiet: true, ...nothing(page, area, told, announced) }
  }
  return { love: of('love'), career: of('career'), health: of('health') }
}

/** What helps stands at so much or more, and what presses at so much or less: words and figure say the same. */
const EASY_LEAST = 61
const HARD_MOST = 40
/** The figure of a part of life that nothing of today speaks of, and how far from it the Moon's house alone leads. */
const MIDDLE = 50
const HOUSE_MOST = 5

function measured(page: DayPage, area: Area) {
  const { week, timeKnown } = page.facts
  const [today = 0, tomorrow = today] = week.days.map(({ sums }) => sums[area])
  return { score: scoreOf(area, today, timeKnown), trend: trendOf(area, today, tomorrow, timeKnown) }
}

const speaks = (page: DayPage, transit: DayTransit) =>
  isAwake(page, transit) && (transit.exactToday || transit.orbDeg <= NEAR_DEG) && isItsDay(page, transit)

/** What it means, then what it comes from and when; what the thread has told needs no second naming. */
function transitParagraph(page: DayPage, area: Area, transit: DayTransit, isTold: boolean): Paragraph {
  const fact = isTold ? null : factOf(page, transit)
  const text = areaText(page, area, transit)
  page.say(text)
  return {
    text: [text, fact].filter(Boolean).join(' '),
    factors: [page.transitFactor(transit)],
  }
}

function factOf(page: DayPage, transit: DayTransit): string {
  const { area: words } = page.words
  const named = page.named(transit)
  const { timed, exactToday, exactJdUt } = transit
  if (!timed) return page.way('area untimed', words.untimed)(named)
  if (!exactToday || exactJdUt === null) return page.way('area near', words.near)(named)
  return page.way('area', words.exact)({ ...named, part: page.partOfDay(exactJdUt) })
}

/** What the Moon's house says of it, on the first day of the stay. */
function houseParagraph(page: DayPage, area: Area): Paragraph | null {
  const { house, dayInHouse } = page.facts.moon
  if (house === null || dayInHouse > 0) return null
  if (!fitsTime(page, 'moon-day/house', `${house}`, area, { transiting: 'moon', exactJdUt: null })) return null
  const entry = page.library.entry(page.lang, 'moon-day/house', `${house}` as KeyOf<'moon-day/house'>)
  const fact = page.way('area house', page.words.area.house)({ house })
  return { text: `${entry[area]} ${fact}`, factors: [page.moonHouseFactor(house)] }
}

/** So much of a transit belongs to a part of life that its headline may name it. */
const ABOUT = 0.5
const isAbout = (area: Area, { transiting, natal }: DayTransit) => belonging(area, transiting, natal) >= ABOUT

/** So much of a transit belongs to a part of life that saying “nothing touches it” would contradict its text. */
const BELONGS = 0.3

/** One honest line, and the next date that has something. */
function nothing(
  page: DayPage,
  area: Area,
  told: readonly DayTransit[],
  announced: Set<string>,
): Pick<AreaReading, 'paragraphs' | 'next'> {
  const isTouched = told.some(({ transiting, natal }) => belonging(area, transiting, natal) >= BELONGS)
  const { besides, none, noneOff } = page.words
  const ways = isTouched ? besides[area] : isOffWork(page, area) ? noneOff : none[area]
  const line = {
    text: page.way('none', ways),
    factors: [page.moonSignFactor(page.facts.moon.sign)],
  }
  return { paragraphs: [line], next: nextOf(page, area, announced) }
}

/** @param announced the transits whose gift another part of life has named; grows */
function nextOf(page: DayPage, area: Area, announced: Set<string>): DatedParagraph | null {
  const coming = page.facts.ahead[area]
  if (!coming) return null
  const { id, transiting, natal, aspect, exactJdUt, timed } = coming
  const date = timed ? page.date(exactJdUt) : page.dateAhead(coming.daysAhead)
  const factor = page.factor({
    id: `${id}:${isoDate(date)}`,
    kind: 'transit',
    transiting,
    natal,
    aspect,
    // Of an unknown hour the day is certain, and the minute isn't: its middle stands for it.
    exactJdUt: timed ? exactJdUt : page.facts.endJdUt + coming.daysAhead - 0.5,
  })
  const fact = page.way('next', page.words.next)({ ...page.named(coming), when: page.language.onDay(date) })
  const text = announced.has(coming.id) ? fact : `${fact} ${brings(page, coming)}`
  announced.add(coming.id)
  return { date: isoDate(date), text, factors: [factor] }
}

/** What a transit brings, by the title that it will have among the day's strengths or among what is easy to overdo. */
function brings(page: DayPage, coming: ComingTransit): string {
  const { brings: words } = page.words
  const what = bringsOf(page, coming)
  return isDemanding(coming) ? words.overdo({ what }) : words.strong({ what })
}
