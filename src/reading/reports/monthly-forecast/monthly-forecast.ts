import { capital } from '#language/capital.ts'
import type { ReportModule } from '../report-module.ts'
import { MonthPage } from './month-page.ts'
import { retrogradeSpans } from '../../facts/retrograde-spans.ts'
import { bestDates, daysTable, lineInWords, monthCurve } from './write-line.ts'
import { writeLunations } from './write-lunations.ts'
import { headlines, remains, writeStories } from './write-stories.ts'
import { backFactor, writeTurns } from './write-turns.ts'
import { writeWeeks } from './write-weeks.ts'
import { RETURNING } from './words.ts'
import { joinText, own, tablePart } from '../natal-parts.ts'
import type { SlowStay } from '../../facts/month-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { Part } from '../report-page.ts'

/** A calendar month in the reader's zone, the one in which it is ordered: its stories first, then its days. */
export const monthlyForecast: ReportModule = {
  type: 'monthly-forecast',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'ahead',
  write(request) {
    const page = new MonthPage(request)
    const { text, calendar, civil, dated } = page
    writeGlance(page)
    writeStories(page)
    writeLunations(page)
    writeTurns(page)
    writeWeeks(page)
    writeSlow(page)
    page.write(text.chapters.closing, text.titles.closing, remains(page))
    writeAppendix(page)
    const { firstName, lastName } = request.person
    const name = joinText(firstName, lastName)
    const monthName = dated.month({ ...civil, day: 1 })
    return page.document({
      title: text.title({ month: capital(monthName) }),
      subtitle: text.subtitle({ name, span: monthName }),
      limits: calendar.timeKnown ? [] : [text.limits],
    })
  },
}

function writeGlance(page: MonthPage): void {
  const { text } = page
  page.write(text.chapters.glance, text.titles.about, [...headlines(page), ...retrogrades(page), bestDates(page)])
  page.write(text.chapters.glance, text.titles.table, [daysTable(page)])
  page.write(text.chapters.glance, text.titles.line, [monthCurve(page), lineInWords(page)])
}

/** Mercury, Venus and Mars on their way back, in a sentence each. */
function retrogrades(page: MonthPage): Paragraph[] {
  const { text, request, calendar, dated, civil } = page
  const told = RETURNING.flatMap((planet) =>
    retrogradeSpans(request.sky, planet, calendar).map((span) => ({
      text: page.say('back now', text.backNow, {
        planet,
        between: dated.between(page.at(span.fromJdUt), page.at(span.toJdUt), civil.year),
      }),
      factor: backFactor(page, planet, span),
    })),
  )
  if (told.length === 0) return []
  return [
    own(
      told.map(({ text: sentence }) => sentence).join(' '),
      told.map(({ factor }) => factor),
    ),
  ]
}

/** The month in so many tables, by its days. */
const TABLES = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const

/** What others may look up: the slow planets, the Moon, and every exact transit. */
function writeAppendix(page: MonthPage): void {
  const { text } = page
  const { appendix } = text.chapters
  page.write(appendix, text.titles.places, [placesTable(page)])
  page.write(appendix, text.titles.moon, [moonTable(page)])
  page.write(appendix, text.titles.exact, [
    ...exactTables(page),
    { kind: 'notice', text: text.zone({ zone: page.request.timeZone }) },
  ])
}

function placesTable(page: MonthPage): Part {
  const { text, calendar } = page
  const names = page.names
  return tablePart(
    text.places,
    calendar.places.map(({ planet, sign, house, retrograde }) => [
      names.point(planet),
      names.sign(sign),
      house === null ? '–' : `${house}`,
      retrograde ? text.places.retrograde : text.places.direct,
    ]),
    calendar.places.map(({ planet, sign, house }) =>
      page.factor({
        id: `transit:${planet}:sign:${sign}`,
        kind: 'transit',
        transiting: planet,
        sign,
        ...(house !== null && { house }),
      }),
    ),
  )
}

function moonTable(page: MonthPage): Part {
  const { text, calendar } = page
  const names = page.names
  return tablePart(
    text.moonTable,
    calendar.days.map(({ dayOfMonth, moon: { sign, house, change } }) => [
      `${dayOfMonth}`,
      names.sign(sign),
      house === null ? '–' : `${house}`,
      change ? text.moonTable.changes({ clock: page.clock(change.jdUt), sign: change.to }) : '–',
    ]),
    [...new Set(calendar.days.flatMap(({ moon }) => [page.moonIn(moon.sign), ...page.moonInHouse(moon.house)]))],
  )
}

function exactTables(page: MonthPage): Part[] {
  const { text, calendar } = page
  return TABLES.flatMap(([from, to]) => {
    const hits = calendar.days
      .filter(({ dayOfMonth }) => dayOfMonth >= from && dayOfMonth <= to)
      .flatMap((day) => day.hits.map((hit) => ({ day, hit })))
    if (hits.length === 0) return []
    return [
      {
        kind: 'table' as const,
        caption: text.table.caption({ from, to: Math.min(to, calendar.days.length) }),
        head: [...text.table.head],
        rows: hits.map(({ day, hit }) => [
          `${day.dayOfMonth}`,
          hit.timed ? page.clock(hit.jdUt) : '–',
          `${page.labelOf(hit)}${hit.retrograde ? ` ${text.table.retrograde}` : ''}`,
        ]),
        factors: [...new Set(hits.map(({ hit }) => page.transit(hit)))],
      },
    ]
  })
}

const MOST = 3
const MOST_WITHOUT_HOUR = 5

/** What stands within orb all month and is no thread: is it closing or drawing apart, and what it means. */
function writeSlow(page: MonthPage): void {
  const { text, calendar, threads } = page
  const told = new Set(threads.flatMap(({ lead, joined }) => [lead, ...joined]).map(({ id }) => id))
  const left = calendar.slow.filter(({ id }) => !told.has(id)).slice(0, page.timeKnown ? MOST : MOST_WITHOUT_HOUR)
  for (const stay of left) page.write(text.chapters.slow, page.labelOf(stay), [tell(page, stay)])
}

function tell(page: MonthPage, stay: SlowStay): Paragraph | null {
  const { text } = page
  const { transiting, natal, nature, timed } = stay
  const [first, last] = stay.orbsDeg
  const opening = timed
    ? page.say('stay', text.stay[last < first ? 'closing' : 'apart'], {
        meeting: page.meetingOfHit(stay),
        first: page.common.degrees(first),
        last: page.common.degrees(last),
      })
    : page.say('stay untimed', text.stayUntimed, { meeting: page.meetingOfHit(stay) })
  const told = page.fitting(
    `transit/${transiting}`,
    `${natal} ${nature}`,
    page.timeKnown ? ['gist', 'advice'] : ['gist', 'body', 'advice'],
  )
  if (!told) return null
  return own(joinText(told, opening), [page.transit(stay)])
}
