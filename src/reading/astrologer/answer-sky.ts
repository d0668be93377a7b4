import type { Planet } from '#astro/ephemeris/body.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Factor } from '../facts/factor.ts'
import type { Desk } from './desk.ts'

/** How far the next change of sign is looked for, days: longer than each planet needs for the zodiac. */
const ROUND_DAYS: Record<Planet, number> = {
  sun: 370,
  moon: 29,
  mercury: 420,
  venus: 460,
  mars: 900,
  jupiter: 4600,
  saturn: 11_200,
  uranus: 31_500,
  neptune: 45_000,
  pluto: 45_000,
}
const YEAR_DAYS = 366

const noon = (desk: Desk): number => {
  const { period } = desk.asked
  if (!period) return desk.book.source.nowJdUt
  const { fromJdUt, toJdUt } = desk.span(period)
  const { nowJdUt } = desk.book.source
  return nowJdUt >= fromJdUt && nowJdUt < toJdUt ? nowJdUt : period.kind === 'day' ? (fromJdUt + toJdUt) / 2 : fromJdUt
}

/** The lunar day of a date: its symbol, what tradition gives to it and what it puts off. */
export function answerLunarDay(desk: Desk): void {
  const { lunarDay, sign } = desk.book.moon(noon(desk))
  if (!lunarDay) return
  const entry = desk.library.find(desk.lang, 'lunar-day/day', `${lunarDay.lunarDay}`)
  desk.add([desk.fact(lunarDay), entry?.symbol, entry?.gist], [lunarDay])
  desk.add([desk.words.favors, entry?.favors], [lunarDay])
  desk.add([desk.words.avoids, entry?.avoids], [lunarDay])
  desk.add([desk.fact(sign)], [sign])
  desk.add([desk.words.lunarTradition])
}

/** The next eclipses, or those of the time asked of, and where they fall in the chart. */
export function answerEclipse(desk: Desk): void {
  const { asked, words } = desk
  const within = asked.period && asked.period.kind !== 'day' ? desk.book.eclipses(desk.span(asked.period)) : null
  const coming = desk.book.eclipses(desk.ahead(YEAR_DAYS + 60))
  if (within?.length === 0) desk.add([words.noEclipse, words.nextEclipse])
  const told = within && within.length > 0 ? within : coming
  for (const [i, eclipse] of told.slice(0, 2).entries()) {
    desk.add([desk.fact(eclipse), eclipseMeaning(desk, eclipse, i === 0)], [eclipse])
  }
}

const eclipseMeaning = (desk: Desk, { eclipse, sign }: Factor, isFirst: boolean) =>
  desk.meaning(`eclipse/${eclipse}`, `${sign}`, isFirst ? ['gist', 'body', 'advice'] : ['gist'], 2)

/** Whether a planet goes backwards now, and when it turns. */
export function answerRetrograde(desk: Desk): void {
  const { asked, words, book } = desk
  const planet = PLANETS.find((one) => one === asked.points[0])
  if (planet === 'sun' || planet === 'moon') desk.add([words.neverRetrograde])
  const turning = planet && planet !== 'sun' && planet !== 'moon' ? planet : null
  const backwards = PLANETS.flatMap((one) => book.place(one)[0] ?? []).filter(({ retrograde }) => retrograde)
  if (!turning) {
    const names = backwards.flatMap(({ transiting }) => PLANETS.find((one) => one === transiting) ?? [])
    desk.add([names.length > 0 ? words.retrogradeNow(names) : words.noneRetrograde], backwards)
  }
  const body = turning ?? 'mercury'
  const [now] = book.place(body)
  if (turning && now) desk.add([now.retrograde ? desk.fact(now) : words.notRetrograde(body)], [now])
  const span = asked.period && asked.period.kind !== 'day' ? desk.span(asked.period) : desk.ahead(ROUND_DAYS.mars)
  const turns = book.stations({ ...span, toJdUt: Math.max(span.toJdUt, span.fromJdUt + 40) }, body)
  const [first, second] = now?.retrograde ? turns : turns.slice(turns.findIndex(({ retrograde }) => retrograde))
  for (const turn of [first, second]) if (turn) desk.add([desk.fact(turn)], [turn])
  const begins = first?.retrograde === false && now?.retrograde ? now : first
  if (begins)
    desk.add(
      [
        desk.meaning(
          'station/planet',
          `${body} ${begins.retrograde === false ? 'direct' : 'retrograde'}`,
          ['gist', 'body', 'advice'],
          1,
        ),
      ],
      [begins],
    )
}

/** The Moon's phase now, and the next of the one that is asked for. */
export function answerPhase(desk: Desk): void {
  const { asked, book } = desk
  const span = asked.period && asked.period.kind !== 'day' ? desk.span(asked.period) : desk.ahead(32)
  const now = book.moon(noon(desk))
  const wanted = asked.phase ?? undefined
  if (!wanted) desk.add([desk.fact(now.phase), desk.fact(now.sign)], [now.phase, now.sign])
  const found = book.phases(span, wanted)
  const coming = found.length > 0 ? found : book.phases(desk.ahead(32), wanted)
  for (const phase of coming.slice(0, 2)) desk.add([desk.fact(phase)], [phase])
  const [first] = coming
  if (!first) return
  const entry = desk.library.find(desk.lang, 'phase/moon', (wanted ? first.phase : now.phase.phase) ?? 'new')
  desk.add([entry?.gist, entry?.meaning, entry?.actions], [wanted ? first : now.phase])
}

/** Where a planet is in the sky that all share, and when it changes its sign. */
export function answerSkyPlace(desk: Desk): void {
  const { asked, book } = desk
  const body = PLANETS.find((one) => one === asked.points[0]) ?? 'moon'
  const [at, house] = book.place(body, noon(desk))
  const [sign] = asked.signs
  const ingresses = book.ingresses(
    body,
    desk.ahead(sign === undefined && ROUND_DAYS[body] > 4000 ? 9000 : ROUND_DAYS[body]),
  )
  const enters = sign === undefined ? ingresses[0] : ingresses.find((ingress) => ingress.sign === sign)
  const isDay = asked.period?.kind === 'day' && noon(desk) !== book.source.nowJdUt
  if (at && !isDay) desk.add([desk.fact(at)], [at])
  if (enters) desk.add([desk.fact(enters)], [enters])
  const told = sign === undefined ? at : (enters ?? at)
  const subject = body === 'moon' ? 'moon-day/sign' : `ingress/${body}`
  if (told) desk.add([desk.meaning(subject, `${told.sign}`, ['gist', 'body', 'advice'], 2)], [told])
  if (house && !isDay) desk.add([desk.fact(house), houseMeaning(desk, body, house.house ?? 1)], [house])
}

const houseMeaning = (desk: Desk, body: Planet, house: number) =>
  body === 'moon'
    ? desk.meaning('moon-day/house', `${house}`, ['gist'], 0)
    : desk.meaning(`transit-house/${body}`, `${house}`, ['gist'], 0)
