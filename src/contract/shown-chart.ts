import * as z from 'zod/mini'
import { ChartAnswer, ChartBody } from './charts.ts'

/** A birth of which the sky is told, and neither its date nor its time nor its place. */
const SkyOfBirth = z.object({
  bodies: z.array(ChartBody),
  houses: ChartAnswer.shape.houses,
  birthtime_known: z.boolean(),
})

/** A chart as others than its owner are shown it: what holds at its moment, without the moment. */
export const ShownChart = z.object({
  ...z.pick(ChartAnswer, {
    type: true,
    title: true,
    house_system: true,
    zodiac: true,
    bodies: true,
    houses: true,
    aspects: true,
    reading: true,
    factors: true,
    birthtime_known: true,
    big_three: true,
    told_as: true,
  }).shape,
  /** To which a transit, a progressed chart and a return are held. */
  natal: z.nullable(SkyOfBirth),
  /** The other one's, in a synastry and a composite. */
  partner: z.nullable(SkyOfBirth),
  person: z.nullable(z.object({ name: z.string() })),
  return: z.nullable(z.object({ light: z.enum(['sun', 'moon']) })),
})
export type ShownChart = z.infer<typeof ShownChart>
