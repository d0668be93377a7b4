import type { Planet } from '#astro/ephemeris/body.ts'
import { retrogradeSpans, type RetrogradeSpan } from '../../facts/retrograde-spans.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { MonthPage } from './month-page.ts'
import { joinText } from '../natal-parts.ts'
import { RETURNING } from './words.ts'

const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** The planets that go back in the month, and the slow ones that turn in it. */
export function writeTurns(page: MonthPage): void {
  const { text, calendar } = page
  const { turns } = text.chapters
  for (const planet of RETURNING) {
    for (const span of retrogradeSpans(page.request.sky, planet, calendar)) {
      page.write(turns, text.turnTitle({ planet }), [backwards(page, planet, span)])
    }
  }
  for (const { body, begins, jdUt } of calendar.stations) {
    const planet = SLOW.find((one) => one === body)
    if (!planet) continue
    const factor = stationFactor(page, planet, begins, jdUt)
    const opening = page.say(`station ${begins}`, text.station[begins], {
      planet,
      date: page.dayOf(jdUt),
      clock: page.clock(jdUt),
    })
    const house = page.houseAt(planet, jdUt)
    const placed =
      house === null ? '' : page.once('station house', text.stationHouse, { house, theme: text.theme[house - 1] ?? '' })
    const told = page.fitting('station/planet', `${planet} ${begins}` as KeyOf<'station/planet'>, ['gist', 'advice'])
    page.write(turns, text.stationTitle[begins]({ planet }), [
      {
        text: joinText(opening, placed, told),
        factors: [factor, ...(house === null ? [] : [page.planetIn(planet, house)])],
      },
    ])
  }
}

function backwards(
  page: MonthPage,
  planet: (typeof RETURNING)[number],
  { fromJdUt, toJdUt }: RetrogradeSpan,
): Paragraph {
  const { text } = page
  const house = page.houseAt(planet, (fromJdUt + toJdUt) / 2)
  const between = page.dated.between(page.at(fromJdUt), page.at(toJdUt), page.civil.year)
  const placed =
    house === null ? '' : page.say('back house', text.backHouse, { house, theme: text.theme[house - 1] ?? '' })
  return {
    text: joinText(page.say('back', text.back, { planet, between }), text.backFor[planet], placed),
    factors: [
      backFactor(page, planet, { fromJdUt, toJdUt }),
      ...(house === null ? [] : [page.planetIn(planet, house)]),
    ],
  }
}

/** A way back as a fact of the sky. */
export const backFactor = (page: MonthPage, planet: Planet, { fromJdUt, toJdUt }: RetrogradeSpan) =>
  page.factor({
    id: `sky:${planet}:retrograde`,
    kind: 'sky',
    transiting: planet,
    retrograde: true,
    sinceJdUt: fromJdUt,
    untilJdUt: toJdUt,
  })

/** A station as a fact of the sky. */
export const stationFactor = (page: MonthPage, planet: Planet, begins: 'retrograde' | 'direct', jdUt: number) =>
  page.factor({
    id: `sky:${planet}:${begins}:${jdUt.toFixed(0)}`,
    kind: 'sky',
    transiting: planet,
    retrograde: begins === 'retrograde',
    exactJdUt: jdUt,
  })
