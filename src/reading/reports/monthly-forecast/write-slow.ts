import type { SlowStay } from '../../facts/month-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { Part } from '../report-page.ts'
import type { MonthPage } from './month-page.ts'
import type { SpokenStay } from './words.ts'

const MOST = 7

/** What stands within orb all month: is it closing or drawing apart, and when is it exact. */
export function writeSlow(page: MonthPage): void {
  const { text, calendar } = page
  const { slow } = text.chapters
  for (const stay of calendar.slow.slice(0, MOST)) page.write(slow, text.transit(stay), tell(page, stay))
  const quiet: Part[] = calendar.slow.length === 0 ? [{ text: text.noSlow, factors: [] }] : []
  page.write(slow, text.titles.places, [...quiet, placesTable(page)])
}

function tell(page: MonthPage, stay: SlowStay): Paragraph[] {
  const { transiting, natal, nature, timed } = stay
  const factor = page.transit(stay)
  const opening = timed
    ? page.way('stay', page.text.stay)(spoken(page, stay))
    : page.way('stay untimed', page.text.stayUntimed)(stay)
  const told = page.unread.take(`transit/${transiting}`, `${natal} ${nature}`, ['gist', 'body', 'advice', 'gift'], 3)
  return [{ text: [opening, ...told].join(' '), factors: [factor] }]
}

function spoken(page: MonthPage, stay: SlowStay): SpokenStay {
  const { fromJdUt, toJdUt } = page.calendar
  const [first, last] = stay.orbsDeg
  const inMonth = stay.passesJdUt.filter((jdUt) => jdUt >= fromJdUt && jdUt < toJdUt)
  return {
    transiting: stay.transiting,
    natal: stay.natal,
    aspect: stay.aspect,
    first: page.common.degrees(first),
    last: page.common.degrees(last),
    closing: last < first,
    inMonth: inMonth.map((jdUt) => page.dayOf(jdUt)),
    before: stay.passesJdUt.filter((jdUt) => jdUt < fromJdUt).map((jdUt) => page.date(jdUt)),
    after: stay.passesJdUt.filter((jdUt) => jdUt >= toJdUt).map((jdUt) => page.date(jdUt)),
    until: stay.untilJdUt !== null && stay.untilJdUt < toJdUt ? page.dayOf(stay.untilJdUt) : null,
  }
}

function placesTable(page: MonthPage): Part {
  const { text, calendar } = page
  return {
    kind: 'table',
    caption: text.places.caption,
    head: [...text.places.head],
    rows: calendar.places.map(({ planet, sign, house, retrograde }) => [
      text.planet(planet),
      text.sign(sign),
      text.house(house),
      retrograde ? text.places.retrograde : text.places.direct,
    ]),
    factors: calendar.places.map(({ planet, sign, house }) =>
      page.factor({
        id: `transit:${planet}:sign:${sign}`,
        kind: 'transit',
        transiting: planet,
        sign,
        ...(house !== null && { house }),
      }),
    ),
  }
}
