import { houseOf } from '#astro/charts/house-of.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { natalPositions } from '../../facts/natal-points.ts'
import { nextReturn, returnFacts } from '../../facts/return-facts.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { joinText, own } from '../natal-parts.ts'
import type { Writing } from './writing.ts'

/** A natal point so near an eclipse, or across from it, is touched by it, degrees. */
const TOUCH_DEG = 3

/** The birthday's chart, and the eclipses of the year in the houses of the birth chart. */
export function writeTurns(writing: Writing): void {
  writeReturn(writing)
  writeEclipses(writing)
}

/** The solar return, cast for the birthplace: the house of its Sun and the sign that rises. */
function writeReturn({ page, words, axis }: Writing): void {
  const { birth, timeKnown } = page
  const { sky } = page.request
  if (!timeKnown) return
  const jdUt = nextReturn(sky, 'sun', birth.chart.jdUt, axis.fromJdUt)
  if (jdUt === null || jdUt >= axis.toJdUt) return
  const { lightHouse, rising } = returnFacts(sky, birth, { light: 'sun', jdUt, site: birth.chart })
  if (lightHouse === null || rising === null) return
  const said = words.returned({
    when: page.on(jdUt),
    age: page.age(jdUt + 1),
    house: lightHouse,
    theme: words.theme[lightHouse - 1] ?? '',
    sign: rising.sign,
    natalHouse: rising.natalHouse,
  })
  const fact = page.factor({
    id: 'solar return',
    kind: 'special',
    said: words.titles.returned,
    passesJdUt: [jdUt],
    transiting: 'sun',
  })
  const placed = page.factor({
    id: 'solar return sun',
    kind: 'special',
    transiting: 'sun',
    house: lightHouse,
    said: words.titles.returned,
  })
  const rises = page.factor({
    id: 'solar return asc',
    kind: 'special',
    transiting: 'asc',
    sign: rising.sign,
    house: rising.natalHouse,
    said: words.titles.returned,
  })
  page.write(words.chapters.turns, words.titles.returned, [
    own(joinText(said, words.returnHouse[lightHouse - 1]), [fact, placed, rises]),
  ])
}

function writeEclipses({ page, words, axis }: Writing): void {
  const { sky } = page.request
  const { chart, timeKnown } = page.birth
  const cusps = timeKnown ? chart.houses?.cuspsDeg : undefined
  if (!cusps) return
  const points = natalPositions(chart, timeKnown)
  const found = [
    ...solarEclipses(sky, axis).map(({ jdUt }) => ({ kind: 'solar' as const, jdUt })),
    ...lunarEclipses(sky, axis).map(({ jdUt }) => ({ kind: 'lunar' as const, jdUt })),
  ].toSorted((a, b) => a.jdUt - b.jdUt)
  const told = found.map(({ kind, jdUt }) => {
    const { longitudeDeg } = sky.position('moon', jdUt)
    const house = houseOf(longitudeDeg, cusps)
    const apart = (deg: number) => Math.abs(halfTurn(longitudeDeg - deg))
    const [near] = points
      .map(({ point, longitudeDeg: deg }) => ({ point, orbDeg: Math.min(apart(deg), 180 - apart(deg)) }))
      .filter(({ orbDeg }) => orbDeg <= TOUCH_DEG)
      .toSorted((a, b) => a.orbDeg - b.orbDeg)
    const touches = near ? words.eclipseTouches({ point: near.point, orb: page.common.degrees(near.orbDeg) }) : ''
    const theme = words.theme[house - 1] ?? ''
    const said = words.eclipse[kind]({ when: page.on(jdUt), house, theme })
    const name = words.eclipseName[kind]
    const about = page.firstTime(`eclipse ${kind}`) ? words.eclipseOf[kind] : ''
    const light = kind === 'solar' ? 'sun' : 'moon'
    const fact = page.factor({
      id: `eclipse:${jdUt.toFixed(0)}`,
      kind: 'special',
      transiting: light,
      house,
      said: name,
      passesJdUt: [jdUt],
      ...(near && { natal: near.point, orbDeg: near.orbDeg }),
    })
    const across = page.factor({
      id: `eclipse:sun and moon:${jdUt.toFixed(0)}`,
      kind: 'special',
      transiting: kind === 'solar' ? 'moon' : 'sun',
      said: name,
    })
    const point = near
      ? [page.factor({ id: `natal:${near.point satisfies NatalPoint}`, kind: 'natal', natal: near.point })]
      : []
    return own(joinText(said, about, touches), [fact, across, ...point])
  })
  page.write(words.chapters.turns, words.titles.eclipses, told)
}
