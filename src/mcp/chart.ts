import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { z } from 'zod'
import { birthField, readBirthField } from './birth-fields.ts'
import { aspectField, instantField, located, locatedField, pointField, signField, signNameOf } from './figures.ts'
import { chartFields, chartText, presentChart } from './present-chart.ts'
import { readBirth, type ReadBirth } from './read-birth.ts'
import { tool } from './tool.ts'

const nullableInstant = instantField.nullable()

const uncertainField = z
  .object({
    sign_changes: z.array(z.object({ point: pointField, from: signField, to: signField, at: instantField })),
    turns: z.array(z.object({ point: pointField, begins: z.enum(['retrograde', 'direct']), at: instantField })),
    moon: z.object({ from: locatedField, to: locatedField }).describe('at both ends of the day'),
    aspects_for_a_part_of_the_day: z.array(
      z.object({ a: pointField, b: pointField, aspect: aspectField, from: nullableInstant, to: nullableInstant }),
    ),
  })
  .nullable()
  .describe('what the unknown hour leaves open; null if the time is known. Don’t state any of it as certain')

const output = z.object({
  birth: readBirthField,
  instant: instantField.describe('the instant of the chart, UTC; the middle of the day if the time is unknown'),
  ...chartFields,
  aspects: chartFields.aspects.describe('the five major aspects; if the time is unknown, those of the whole day'),
  uncertain: uncertainField,
})

export const chartTool = tool({
  name: 'chart',
  title: 'Birth chart',
  description:
    'The natal chart of a birth, computed: positions of Sun, Moon, planets, nodes, Lilith, Chiron and four asteroids, houses, angles and aspects, tropical zodiac, with the clock that the time was read by and what is uncertain. Use it instead of remembering or estimating positions.',
  input: z.strictObject({ birth: birthField }),
  output,
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
