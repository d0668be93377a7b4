import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { ChartAnswer, ChartAsked, type uncertainField } from '#contract/engine/chart.ts'
import type { z } from 'zod'
import { located, signNameOf } from './figures.ts'
import { chartText, presentChart } from './present-chart.ts'
import { readBirth, type ReadBirth } from './read-birth.ts'
import { tool } from './tool.ts'

export const chartTool = tool({
  name: 'chart',
  title: 'Birth chart',
  description:
    'The natal chart of a birth, computed: positions of Sun, Moon, planets, nodes, Lilith, Chiron and four asteroids, houses, angles and aspects, tropical zodiac, with the clock that the time was read by and what is uncertain. Use it instead of remembering or estimating positions.',
  input: ChartAsked,
  output: ChartAnswer,
  run({ birth: given }) {
    const read = readBirth(given)
    const { chart } = read.birth
    return {
      text: [chartText(chart), read.described.clock?.why, ...read.described.warnings].filter(Boolean).join(' '),
      result: {
        birth: read.described,
        instant: isoFromJdUt(chart.jdUt),
        ...presentChart(chart),
        uncertain: uncertainOf(read),
      },
    }
  },
})

const instantOrNull = (jdUt: number | null) => (jdUt === null ? null : isoFromJdUt(jdUt))

function uncertainOf({ wholeDay }: ReadBirth): z.input<typeof uncertainField> {
  if (!wholeDay) return null
  const [from, to] = wholeDay.moonDeg
  return {
    sign_changes: wholeDay.uncertain.map(({ body, signs, changesAtJdUt }) => ({
      point: body,
      from: signNameOf(signs[0]),
      to: signNameOf(signs[1]),
      at: isoFromJdUt(changesAtJdUt),
    })),
    turns: wholeDay.stations.map(({ body, begins, jdUt }) => ({ point: body, begins, at: isoFromJdUt(jdUt) })),
    moon: { from: located(from), to: located(to) },
    aspects_for_a_part_of_the_day: wholeDay.passing.map(({ a, b, aspect, enterJdUt, leaveJdUt }) => ({
      a,
      b,
      aspect,
      from: instantOrNull(enterJdUt),
      to: instantOrNull(leaveJdUt),
    })),
  }
}
