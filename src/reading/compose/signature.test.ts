import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { howMany } from '#test/how-many.ts'
import { orbText } from '#language/angle.ts'
import { LANGS } from '#language/lang.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { planetStrengths } from '../facts/natal-strength.ts'
import { randomBirths } from '../facts/random-births.fixture.ts'
import { tableOrbDeg } from '../facts/table-orb.ts'
import { loadLibrary } from '../library/load-library.ts'
import { NatalPage } from '../writer/natal-page.ts'
import { Portrait } from './portrait.ts'
import { signature, themes } from './signature.ts'
import { isEasyTheme } from './themes.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const births = randomBirths(sky, howMany(300, 1000), 20_261_124).map(({ birth }) => birth)

const at = (iso: string, latitudeDeg: number, longitudeDeg: number): NatalBirth => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg, longitudeDeg }),
  timeKnown: true,
  uncertain: [],
})

it('the fixed cross of July 1999 is told with its four arms, not as a T-square of three', () => {
  // Mercury 7°52′ Leo, Mars 5°28′ Scorpio, Jupiter 2°51′ Taurus, Neptune 3°09′ Aquarius: any almanac.
  const found = themes(at('1999-07-19T12:00:00Z', 51.5, 0)).find(({ evidence }) => evidence.kind === 'grand-cross')
  expect(new Set(found?.points)).toEqual(new Set(['mercury', 'mars', 'jupiter', 'neptune']))
})

it('no T-square is told whose apex faces a fourth planet', () => {
  const faults = births.flatMap((birth) =>
    themes(birth).flatMap(({ evidence }) =>
      evidence.kind === 't-square' &&
      birth.chart.aspects.some(
        ({ a, b, aspect }) =>
          aspect === 'opposition' &&
          (a === evidence.apex || b === evidence.apex) &&
          ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(
            a === evidence.apex ? b : a,
          ),
      )
        ? [evidence]
        : [],
    ),
  )
  expect(faults).toEqual([])
})

it('two easy themes are staged against each other only in a chart without any other', () => {
  const faults = births.filter((birth) => {
    const [first, second] = signature(birth)
    return first && second && isEasyTheme(first) && isEasyTheme(second) && !themes(birth).every(isEasyTheme)
  })
  expect(faults).toEqual([])
})

it('a hard aspect to a light comes before an easy one: 3 January 2002, where the Moon meets Mars and Saturn', () => {
  const [first, second] = signature(at('2002-01-04T00:00:00Z', 40.7128, -74.006))
  expect([first, second].some((theme) => theme && !isEasyTheme(theme) && theme.points.includes('moon'))).toBe(true)
})

it('an orb is what the longitudes cut to the minute differ by', () => {
  const { chart } = at('1999-07-19T12:00:00Z', 51.5, 0)
  const minutes = (deg: number) => Math.floor(deg * 60)
  const of = (body: string) => chart.placements.find((one) => one.body === body)?.longitudeDeg ?? NaN
  const aspect = chart.aspects.find(({ a, b }) => a === 'mars' && b === 'jupiter')
  if (!aspect) throw new Error('no opposition of Mars and Jupiter')
  const pencil = Math.abs(Math.abs(minutes(of('mars')) - minutes(of('jupiter'))) - 180 * 60)
  expect(orbText(tableOrbDeg(chart, aspect))).toBe(
    `${Math.floor(pencil / 60)}°${String(pencil % 60).padStart(2, '0')}′`,
  )
})

it.each(LANGS)(
  'a helper of the close is in no hard aspect to either side, and is not called an outsider, %s',
  (lang) => {
    for (const birth of births.slice(0, 100)) {
      const portrait = new Portrait(new NatalPage(birth, { library, lang }))
      const [, helper] = portrait.close(planetStrengths(birth))
      expect(helper?.text).not.toMatch(/outside the argument|No third planet|не участвует|Третьей планеты/)
    }
  },
)
