import { capital } from '#language/capital.ts'
import type { Area } from '../facts/areas.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { belonging, scoreOf, trendOf } from '../facts/scores.ts'
import type { KeyOf } from '../library/subjects.ts'
import { areaText, bringsOf } from './day-entries.ts'
import { hourOf, isAwake, type DayLead } from './day-lead.ts'
import { isoDate, type DayPage } from './day-page.ts'
import { isItsDay, isSpareDay } from './day-turns.ts'
import { fitsTime } from './day-when.ts'
import { contradict, isDemanding, toneOf, type Tone } from './relation.ts'
import type { AreaReading, DatedParagraph, Paragraph } from './reading.ts'

/** A planet so near to exact speaks of a part of life, degrees. */
const NEAR_DEG = 1
/** So near it speaks of one that nothing nearer speaks of. */
const SPARE_DEG = 2

/**
 * The parts of life: each by a transit of today that has a text for it, else by the Moon's house in this chart, else by the Moon's
 * sign, which is the same for everybody, with the next day that has something. The figure is on the side of what is told.
 */
export function writeAreas(page: DayPage, { lead, told }: DayLead): Record<Area, AreaReading> {
  const speaking = page.facts.transits.filter((one) => speaks(page, one))
  const spare = page.facts.transits.filter(
    (one) => isAwake(page, one) && one.orbDeg <= SPARE_DEG && isSpareDay(page, one),
  )
  const used = new Set<string>()
  let isAgainst = false
  let announces = true
  const isTold = ({ id }: DayTransit) => told.some((one) => one.id === id)
  const first = lead ?? told[0] ?? null
  const of = (area: Area): AreaReading => {
    const { score, trend } = measured(page, area)
    const isOff = (one: DayTransit) => toneOf(one) !== 'mixed' && (toneOf(one) === 'hard') !== score < MIDDLE
    const ranked = (transits: readonly DayTransit[]) =>
      transits
        .filter((one) => areaText(page, area, one) !== null)
        .toSorted((a, b) => Number(isOff(a)) - Number(isOff(b)))
    const all = ranked(speaking)
    // What the page begins with isn't contradicted where it speaks of this, nor in more than one part of life.
    const isLeads = first !== null && (all.some(({ id }) => id === first.id) || isAbout(area, first))
    const fits = (one: DayTransit) => first === null || !contradict(one, first) || !(isLeads || isAgainst)
    const own = all.filter(fits)
    const unused = own.filter(({ id }) => !used.has(id))
    // What the page is led by speaks first where it is about this.
    const fresh =
      unused.find((one) => isTold(one) && isAbout(area, one)) ?? unused.find((one) => !isTold(one)) ?? unused[0]
    const begins = fresh ? null : houseParagraph(page, area, 'begins')
    const transit =
      fresh ?? (begins ? null : (own[0] ?? ranked(spare).find((one) => fits(one) && !used.has(one.id)) ?? null))
    if (transit) {
      used.add(transit.id)
      isAgainst ||= first !== null && contradict(transit, first)
      const paragraph = transitParagraph(page, area, transit, isTold(transit))
      return { score: figureOf(toneOf(transit), score), trend, isQuiet: false, paragraphs: [paragraph], next: null }
    }
    const house = begins ?? houseParagraph(page, area, 'goes on')
    if (house) return { score: figureOf('house', score), trend, isQuiet: false, paragraphs: [house], next: null }
    const next = announces ? nextOf(page, area) : null
    announces &&= next === null
    return { score: MIDDLE, trend: 0, isQuiet: true, paragraphs: [signParagraph(page, area)], next }
  }
  return { love: of('love'), career: of('career'), health: of('health') }
}

/** The figure of a part of life that nothing of today speaks of. */
const MIDDLE = 50
/** Between which figures a part of life stands by what tells it: words and figure say the same. */
const RANGES = { hard: [0, 40], house: [45, 55], mixed: [41, 60], easy: [61, 100] } as const satisfies Record<
  Tone | 'house',
  readonly [number, number]
>
/** A figure that fits by itself is kept; what lies beyond is brought into this part of the range, without losing its order. */
const EDGE = 8

/** The figure of a part of life, 0–100, on the side of what tells it. */
export function figureOf(by: keyof typeof RANGES, score: number): number {
  const [least, most] = RANGES[by]
  if (by === 'hard') return score <= most - EDGE ? score : brought(score, [most - EDGE, 100], [most - EDGE, most])
  if (by === 'easy') return score >= least + EDGE ? score : brought(score, [0, least + EDGE], [least, least + EDGE])
  return brought(score, [0, 100], [least, most])
}

function brought(score: number, [from, to]: readonly [number, number], [least, most]: readonly [number, number]) {
  return Math.round(least + ((score - from) / (to - from)) * (most - least))
}

function measured(page: DayPage, area: Area) {
  const { week, timeKnown } = page.facts
  const [today = 0, tomorrow = today] = week.days.map(({ sums }) => sums[area])
  return { score: scoreOf(area, today, timeKnown), trend: trendOf(area, today, tomorrow, timeKnown) }
}

const speaks = (page: DayPage, transit: DayTransit) =>
  isAwake(page, transit) && (transit.exactToday || transit.orbDeg <= NEAR_DEG) && isItsDay(page, transit)

/** What it means, then what it comes from and when; what the thread has told needs no second naming. */
function transitParagraph(page: DayPage, area: Area, transit: DayTransit, isTold: boolean): Paragraph {
  const fact = isTold ? null : causeOfText(page, transit)
  const text = areaText(page, area, transit)
  page.say(text)
  return {
    text: [text, fact].filter(Boolean).join(' '),
    factors: [page.transitFactor(transit)],
  }
}

/** What a text comes from, and when that is strongest. */
export function causeOfText(page: DayPage, transit: DayTransit): string {
  const { area: words } = page.words
  const named = page.named(transit)
  const { timed, exactToday, exactJdUt } = transit
  // Nobody feels the hour of what is exact while people sleep.
  if (!timed || (exactToday && hourOf(page, transit) === null)) return page.way('area untimed', words.untimed)(named)
  if (!exactToday || exactJdUt === null) return page.way('area near', words.near)(named)
  return page.way('area', words.exact)({ ...named, part: page.partOfDay(exactJdUt) })
}

/** What the Moon's house says of it: on the first day of the stay, or on a later one, where it is never what the day before said. */
function houseParagraph(page: DayPage, area: Area, when: 'begins' | 'goes on'): Paragraph | null {
  const { house, dayInHouse } = page.facts.moon
  if (house === null || (dayInHouse === 0) !== (when === 'begins')) return null
  const text = dayInHouse % 2 === 0 ? firstInHouse(page, area, house) : page.words.inHouse[house - 1]?.[area]
  if (!text) return null
  return withCause(page, text, page.moonHouseFactor(house), () =>
    page.way('area house', page.words.area.house)({ house }),
  )
}

function firstInHouse(page: DayPage, area: Area, house: number): string | null {
  const key = `${house}` as KeyOf<'moon-day/house'>
  const fits = fitsTime(page, 'moon-day/house', key, area, { transiting: 'moon', exactJdUt: null })
  return fits ? page.library.entry(page.lang, 'moon-day/house', key)[area] : null
}

/** What the Moon's sign says of it to everybody. */
function signParagraph(page: DayPage, area: Area): Paragraph {
  const { sign } = page.facts.moon
  return withCause(page, page.words.inSign[sign]?.[area] ?? '', page.moonSignFactor(sign), () =>
    page.way('area sign', page.words.area.sign)({ sign }),
  )
}

/** What several parts of life have in common is named with the first of them. */
function withCause(page: DayPage, text: string, factor: string, cause: () => string): Paragraph {
  if (page.isSaid(factor)) return { text, factors: [factor] }
  page.say(factor)
  return { text: `${text} ${cause()}`, factors: [factor] }
}

/** So much of a transit belongs to a part of life that its headline may name it. */
const ABOUT = 0.5
const isAbout = (area: Area, { transiting, natal }: DayTransit) => belonging(area, transiting, natal) >= ABOUT

/** The next day that has something of one's own to say of it. */
function nextOf(page: DayPage, area: Area): DatedParagraph | null {
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
  const words = isDemanding(coming) ? page.words.next.hard : page.words.next.easy
  const told = { ...page.named(coming), when: page.language.onDay(date), what: bringsOf(page, coming) }
  return { date: isoDate(date), text: capital(page.way('next', words)(told)), factors: [factor] }
}
