import { houseOf } from '#astro/charts/house-of.ts'
import type { TransitHit } from '#astro/events/transit-hits.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { writeThreads } from '../threads/write-threads.ts'
import type { BusinessWriting } from './business-life-forecast.ts'
import { isSwift } from './write-houses.ts'
import { worth, type WorkWeek } from './working-weeks.ts'
import { tablePart, own, joinText, figurePart } from '../natal-parts.ts'
import type { Part } from '../report-page.ts'
import type { WorkHouse } from './words.ts'

const MOST_REASONS = 3

/** The best weeks of the year and those to keep free, in one table. */
export function writeWeeks({ page, words, facts }: BusinessWriting): void {
  const rows = [
    ...facts.weeks.best.map((week) => ({ week, use: words.weeks.best, side: 1 })),
    ...facts.weeks.free.map((week) => ({ week, use: words.weeks.free, side: -1 })),
  ].toSorted((a, b) => a.week.fromJdUt - b.week.fromJdUt)
  if (rows.length === 0) return
  const label = ({ transiting, aspect, natal }: TransitHit) =>
    page.dated.label({ method: 'transit', moving: transiting as 'sun', aspect, natal: natal as NatalPoint })
  const range = ({ fromJdUt, toJdUt }: WorkWeek) => `${page.short(fromJdUt)} – ${page.short(toJdUt - 1)}`
  const factor = page.counted(
    'weeks',
    words.weeksTable.caption,
    rows.map(({ week }) => week.fromJdUt),
  )
  page.write(words.chapters.plan, words.titles.weeks, [
    tablePart(
      words.weeksTable,
      rows.map(({ week, use, side }) => {
        const reasons = week.hits.filter((hit) => worth(hit) * side > 0).slice(0, MOST_REASONS)
        return [range(week), use, reasons.map(label).join('; ')]
      }),
      [factor],
    ),
    own(page.way('weeks', words.weeksSay), [page.skyFact('mercury')]),
  ])
}

/** The Sun, Mercury and Venus in the houses of work, in order of time. */
export function writeSwift({ page, words, facts }: BusinessWriting): void {
  const stays = facts.stays
    .filter(isSwift)
    .flatMap(({ planet, house, stretches }) => stretches.map((stretch) => ({ planet, house, ...stretch })))
    .toSorted((a, b) => a.fromJdUt - b.fromJdUt)
  if (stays.length === 0) return
  page.write(words.chapters.use, words.titles.swift, [
    tablePart(
      words.swiftTable,
      stays.map(({ planet, house, fromJdUt, toJdUt }) => [
        `${page.short(fromJdUt)} – ${page.short(toJdUt)}`,
        `${page.dated.name(planet)}: ${words.theme[house - 1] ?? ''}`,
        words.inHouse[house][planet],
      ]),
      stays.map(({ planet, house, fromJdUt, toJdUt }) =>
        page.factor({
          id: `transit:${planet}:house:${house}`,
          kind: 'transit',
          transiting: planet,
          house,
          passesJdUt: [fromJdUt, toJdUt],
        }),
      ),
    ),
  ])
}

/** What the year at work is about. */
export function writeStories({ page, words, facts, axis }: BusinessWriting): void {
  writeThreads({ page, topic: words, span: axis, threads: facts.threads }, words.chapters.threads)
}

/** When Mars goes back, and the eclipses by house. */
export function writePauses({ page, words, facts }: BusinessWriting): void {
  const { mars, eclipses } = facts.pauses
  const cuspsDeg = page.birth.chart.houses?.cuspsDeg ?? []
  const back = mars.map(({ fromJdUt, toJdUt }): Paragraph => {
    const said = page.say('mars back', words.marsBack, {
      planet: 'mars',
      between: page.between(fromJdUt, toJdUt),
      until: page.date(toJdUt),
    })
    const house = cuspsDeg.length > 0 ? houseAt(page, (fromJdUt + toJdUt) / 2) : null
    const at = house === null ? '' : page.say('back at', words.backAt, { house, theme: words.theme[house - 1] ?? '' })
    return {
      text: joinText(said, at),
      factors: [
        page.factor({
          id: 'sky:mars:retrograde',
          kind: 'sky',
          transiting: 'mars',
          retrograde: true,
          sinceJdUt: fromJdUt,
          untilJdUt: toJdUt,
        }),
        ...(house === null
          ? []
          : [page.factor({ id: `sky:mars:house:${house}`, kind: 'sky', transiting: 'mars', house })]),
      ],
    }
  })
  const none = own(words.noMarsBack, [page.skyFact('mars')])
  page.write(words.chapters.pauses, words.titles.mars, back.length > 0 ? back : [none])
  page.write(
    words.chapters.pauses,
    words.titles.eclipses,
    eclipses.map(({ kind, jdUt, house }): Paragraph => {
      const said = words.eclipse[kind]({ when: page.when([jdUt]), house, theme: words.theme[house - 1] ?? '' })
      const arena = words.arena[house - 1] ?? ''
      const use = page.firstTime(`eclipse ${kind}`) ? page.way(`eclipse ${kind}`, words.eclipseUse[kind]) : ''
      const text = joinText(said, page.firstTime(arena) ? arena : '', use)
      const of = { kind: 'sky', eclipse: kind, exactJdUt: jdUt, house } as const
      return {
        text,
        factors: [
          page.factor({ id: `sky:eclipse:${kind}:${jdUt.toFixed(0)}`, transiting: 'sun', ...of }),
          page.factor({ id: `sky:eclipse:${kind}:${jdUt.toFixed(0)}:moon`, transiting: 'moon', ...of }),
          page.factor({
            id: `moon:phase:${kind === 'solar' ? 'new' : 'full'}:${jdUt.toFixed(0)}`,
            kind: 'moon',
            transiting: 'moon',
            phase: kind === 'solar' ? 'new' : 'full',
            exactJdUt: jdUt,
            house,
          }),
        ],
      }
    }),
  )
}

function houseAt(page: BusinessWriting['page'], jdUt: number): number | null {
  const houses = page.birth.chart.houses
  return houses ? houseOf(page.request.sky.position('mars', jdUt).longitudeDeg, houses.cuspsDeg) : null
}

/** An exact aspect to the ruler counts as much as so many days of a planet in the house. */
const ASPECT_DAYS = 12

/** One line for money and another for workload, month by month. */
export function writeLines(writing: BusinessWriting): void {
  const { page, words, axis } = writing
  const borders = [axis.fromJdUt, ...axis.ticks.map(({ jdUt }) => jdUt), axis.toJdUt]
  const months = borders
    .slice(0, -1)
    .map((fromJdUt, i) => ({ fromJdUt, toJdUt: borders[i + 1] ?? axis.toJdUt }))
    .filter(({ fromJdUt, toJdUt }) => toJdUt - fromJdUt > 7)
  const factor = page.counted(
    'months',
    words.moneyCaption,
    months.map(({ fromJdUt }) => fromJdUt + 1),
  )
  const sums = (house: WorkHouse) => months.map((month) => loadOf(writing, house, month))
  const [money, load] = [sums(2), sums(6)]
  const max = Math.max(1, ...money, ...load)
  const figure = (caption: string, values: readonly number[]): Part =>
    figurePart(
      {
        kind: 'bars',
        max,
        rows: months.map(({ fromJdUt }, i) => ({
          label: page.dated.shortMonth(page.at(fromJdUt + 1)),
          value: values[i] ?? 0,
          note: `${values[i] ?? 0}`,
        })),
      },
      caption,
      [factor],
    )
  const highest = (values: readonly number[]) => {
    const month = months[values.indexOf(Math.max(...values))]
    return month ? page.monthName(month.fromJdUt + 1) : ''
  }
  page.write(words.chapters.plan, words.titles.lines, [
    figure(words.moneyCaption, money),
    figure(words.loadCaption, load),
    own(page.say('lines', words.lines, { money: highest(money), load: highest(load) }), [factor]),
  ])
}

function loadOf(
  { facts }: BusinessWriting,
  house: WorkHouse,
  { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number },
): number {
  const days = facts.stays
    .filter((stay) => stay.house === house)
    .flatMap(({ stretches }) => stretches)
    .reduce((sum, stay) => sum + Math.max(0, Math.min(stay.toJdUt, toJdUt) - Math.max(stay.fromJdUt, fromJdUt)), 0)
  const aspects = facts.rulers
    .filter((one) => one.house === house)
    .flatMap(({ stories }) => stories.flatMap(({ passes }) => passes))
    .filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < toJdUt).length
  return Math.round(days + ASPECT_DAYS * aspects)
}
