import type { Part } from '../report-page.ts'
import type { BusinessWriting } from './business-life-forecast.ts'
import type { WorkHouse } from './words.ts'

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
  const figure = (caption: string, values: readonly number[]): Part => ({
    kind: 'figure',
    caption,
    factors: [factor],
    figure: {
      kind: 'bars',
      max,
      rows: months.map(({ fromJdUt }, i) => ({
        label: page.dated.shortMonth(page.at(fromJdUt + 1)),
        value: values[i] ?? 0,
        note: `${values[i] ?? 0}`,
      })),
    },
  })
  const highest = (values: readonly number[]) => {
    const month = months[values.indexOf(Math.max(...values))]
    return month ? page.monthName(month.fromJdUt + 1) : ''
  }
  page.write(words.chapters.plan, words.titles.lines, [
    figure(words.moneyCaption, money),
    figure(words.loadCaption, load),
    {
      text: page.way('lines', words.lines)({ money: highest(money), load: highest(load) }),
      factors: [factor],
    },
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
