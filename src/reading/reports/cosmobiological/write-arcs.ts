import { joinText, named, own, tablePart } from '../natal-parts.ts'
import { type ArcDate, arcDates } from './arc-dates.ts'
import { lowered, type Writing } from './writing.ts'

const YEARS = 5
const YEAR_DAYS = 365.2425
/** So many directions are told. */
const MOST_TOLD = 10

/** Directions by the solar arc over five years from the order. */
export function writeArcs({ page, words, positions }: Writing): void {
  const { fromJdUt } = page.yearAxis()
  const { sky } = page.request
  const found = arcDates(sky, page.birth.chart.jdUt, positions, { fromJdUt, toJdUt: fromJdUt + YEARS * YEAR_DAYS })
  const names = page.names
  const natalName = (natal: ArcDate['natal']) =>
    natal === 'sunMoon' ? `${names.point('sun')}/${names.point('moon')}` : names.point(natal)
  const facts = found.map(({ moving, natal, angleDeg, jdUt }) =>
    page.factor({
      id: `arc:${moving}:${natal}:${Math.round(jdUt)}`,
      kind: 'special',
      transiting: moving,
      ...(natal !== 'sunMoon' && { natal }),
      said: `${names.point(moving)} → ${natalName(natal)}, ${angleDeg}°`,
      passesJdUt: [jdUt],
    }),
  )
  const all = positions.map(({ point }) => named(page, point))
  const chapter = words.chapters.arcs
  page.write(chapter, words.titles.arcs, [
    own(found.length > 0 ? words.arcs.intro : words.arcs.none, all),
    found.length === 0
      ? null
      : tablePart(
          words.arcTable,
          found.map(({ moving, natal, angleDeg, jdUt }) => [
            page.short(jdUt, false),
            `${page.age(jdUt)}`,
            `${names.point(moving)} → ${natalName(natal)}`,
            `${angleDeg}°`,
          ]),
          [...facts, ...all],
        ),
  ])
  const first = found.filter(({ moving }) => page.firstTime(`arc ${moving}`)).slice(0, MOST_TOLD)
  for (const it of first) {
    const { moving, natal, jdUt } = it
    const touches = page.firstTime(`arc at ${natal}`) ? words.arcAt[natal] : ''
    page.write(chapter, `${names.point(moving)} → ${natalName(natal)}, ${page.monthName(jdUt)}`, [
      own(
        joinText(
          words.arcWhen({ moving, month: page.inMonth(jdUt), age: page.age(jdUt), brings: lowered(words.arc[moving]) }),
          touches,
          words.arcDo[moving],
        ),
        [facts[found.indexOf(it)] ?? '', ...all],
      ),
    ])
  }
}
