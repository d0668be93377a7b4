import type { Planet } from '#astro/ephemeris/body.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Factor } from '../facts/factor.ts'
import type { Composer } from './composer.ts'

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

const noon = (composer: Composer): number => {
  const { period } = composer.asked
  if (!period) return composer.book.source.nowJdUt
  const { fromJdUt, toJdUt } = composer.span(period)
  const { nowJdUt } = composer.book.source
  return nowJdUt >= fromJdUt && nowJdUt < toJdUt ? nowJdUt : period.kind === 'day' ? (fromJdUt + toJdUt) / 2 : fromJdUt
}

/** The lunar day of a date: its symbol, what tradition gives to it and what it puts off. */
export function answerLunarDay(composer: Composer): void {
  const { lunarDay, sign } = composer.book.moon(noon(composer))
  if (!lunarDay) return
  const entry = composer.library.find(composer.lang, 'lunar-day/day', `${lunarDay.lunarDay}`)
  composer.add([composer.fact(lunarDay), entry?.symbol, entry?.gist], [lunarDay])
  composer.add([composer.words.favors, entry?.favors], [lunarDay])
  composer.add([composer.words.avoids, entry?.avoids], [lunarDay])
  composer.add([composer.fact(sign)], [sign])
  composer.add([composer.words.lunarTradition])
}

/** The next eclipses, or those of the time asked of, and where they fall in the chart. */
export function answerEclipse(composer: Composer): void {
  const { asked, words } = composer
  const within =
    asked.period && asked.period.kind !== 'day' ? composer.book.eclipses(composer.span(asked.period)) : null
  const coming = composer.book.eclipses(composer.ahead(YEAR_DAYS + 60))
  if (within?.length === 0) composer.add([words.noEclipse, words.nextEclipse])
  const told = within && within.length > 0 ? within : coming
  for (const [i, eclipse] of told.slice(0, 2).entries()) {
    composer.add([composer.fact(eclipse), eclipseMeaning(composer, eclipse, i === 0)], [eclipse])
  }
}

const eclipseMeaning = (composer: Composer, { eclipse, sign }: Factor, isFirst: boolean) =>
  composer.meaning(`eclipse/${eclipse}`, `${sign}`, isFirst ? ['gist', 'body', 'advice'] : ['gist'], 2)

/** Whether a planet goes backwards now, and when it turns. */
export function answerRetrograde(composer: Composer): void {
  const { asked, words, book } = composer
  const planet = PLANETS.find((one) => one === asked.points[0])
  if (planet === 'sun' || planet === 'moon') composer.add([words.neverRetrograde])
  const turning = planet && planet !== 'sun' && planet !== 'moon' ? planet : null
  const backwards = PLANETS.flatMap((one) => book.place(one)[0] ?? []).filter(({ retrograde }) => retrograde)
  if (!turning) {
    const names = backwards.flatMap(({ transiting }) => PLANETS.find((one) => one === transiting) ?? [])
    composer.add([names.length > 0 ? words.retrogradeNow(names) : words.noneRetrograde], backwards)
  }
  const body = turning ?? 'mercury'
  const [now] = book.place(body)
  if (turning && now) composer.add([now.retrograde ? composer.fact(now) : words.notRetrograde(body)], [now])
  const span =
    asked.period && asked.period.kind !== 'day' ? composer.span(asked.period) : composer.ahead(ROUND_DAYS.mars)
  const turns = book.stations({ ...span, toJdUt: Math.max(span.toJdUt, span.fromJdUt + 40) }, body)
  const [first, second] = now?.retrograde ? turns : turns.slice(turns.findIndex(({ retrograde }) => retrograde))
  for (const turn of [first, second]) if (turn) composer.add([composer.fact(turn)], [turn])
  const begins = first?.retrograde === false && now?.retrograde ? now : first
  if (begins)
    composer.add(
      [
        composer.meaning(
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
export function answerPhase(composer: Composer): void {
  const { asked, book } = composer
  const span = asked.period && asked.period.kind !== 'day' ? composer.span(asked.period) : composer.ahead(32)
  const now = book.moon(noon(composer))
  const wanted = asked.phase ?? undefined
  if (!wanted) composer.add([composer.fact(now.phase), composer.fact(now.sign)], [now.phase, now.sign])
  const found = book.phases(span, wanted)
  const coming = found.length > 0 ? found : book.phases(composer.ahead(32), wanted)
  for (const phase of coming.slice(0, 2)) composer.add([composer.fact(phase)], [phase])
  const [first] = coming
  if (!first) return
  const entry = composer.library.find(composer.lang, 'phase/moon', (wanted ? first.phase : now.phase.phase) ?? 'new')
  composer.add([entry?.gist, entry?.meaning, entry?.actions], [wanted ? first : now.phase])
}

/** Where a planet is in the sky that all share, and when it changes its sign. */
export function answerSkyPlace(composer: Composer): void {
  const { asked, book } = composer
  const body = PLANETS.find((one) => one === asked.points[0]) ?? 'moon'
  const [at, house] = book.place(body, noon(composer))
  const [sign] = asked.signs
  const ingresses = book.ingresses(
    body,
    composer.ahead(sign === undefined && ROUND_DAYS[body] > 4000 ? 9000 : ROUND_DAYS[body]),
  )
  const enters = sign === undefined ? ingresses[0] : ingresses.find((ingress) => ingress.sign === sign)
  const isDay = asked.period?.kind === 'day' && noon(composer) !== book.source.nowJdUt
  if (at && !isDay) composer.add([composer.fact(at)], [at])
  if (enters) composer.add([composer.fact(enters)], [enters])
  const told = sign === undefined ? at : (enters ?? at)
  const subject = body === 'moon' ? 'moon-day/sign' : `ingress/${body}`
  if (told) composer.add([composer.meaning(subject, `${told.sign}`, ['gist', 'body', 'advice'], 2)], [told])
  if (house && !isDay) composer.add([composer.fact(house), houseMeaning(composer, body, house.house ?? 1)], [house])
}

const houseMeaning = (composer: Composer, body: Planet, house: number) =>
  body === 'moon'
    ? composer.meaning('moon-day/house', `${house}`, ['gist'], 0)
    : composer.meaning(`transit-house/${body}`, `${house}`, ['gist'], 0)
