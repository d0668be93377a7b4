import type { NatalBirth } from '../facts/day-facts.ts'
import type { ChartPageOptions } from './chart-page.ts'
import { NatalPage } from './natal-page.ts'
import type { Factors, Paragraph } from './reading.ts'
import { childEntry, toldAs } from './write-person-natal.ts'

/** Sun, Moon and Ascendant: what a chart is known by. */
const BIG_THREE = ['sun', 'moon', 'asc'] as const

/** One of the three in a sentence. */
export interface BigThreePoint {
  point: (typeof BIG_THREE)[number]
  /** One where that is certain; else those that the body passed on the day of birth, in order. */
  signs: readonly number[]
  paragraph: Paragraph
}

/**
 * What Sun, Moon and Ascendant mean in their signs, in a sentence or two each; of a child, what is written of children. Without
 * the hour there is no Ascendant, and of a body that changed its sign that day it is said that both are possible.
 */
export function writeBigThree(
  birth: NatalBirth,
  options: ChartPageOptions,
): { points: BigThreePoint[]; factors: Factors } {
  const page = new NatalPage(birth, options)
  const points = BIG_THREE.flatMap((point) => pointOf(page, point))
  return { points, factors: page.reading.factors }
}

function pointOf(page: NatalPage, point: BigThreePoint['point']): BigThreePoint[] {
  const sign = page.signOf(point)
  if (sign !== null) {
    const subject = point === 'asc' ? 'angle-in-sign/asc' : (`planet-in-sign/${point}` as const)
    const entry = toldAs(page) === 'child' ? childEntry(page, point, sign) : page.take(subject, `${sign}`)
    const text = entry?.gist
    return text ? [{ point, signs: [sign], paragraph: { text, factors: page.signFact(point) } }] : []
  }
  const changing = page.birth.uncertain.find(({ body }) => body === point)
  // The sentence speaks to whose birth it is.
  if (point === 'asc' || !changing || toldAs(page) === 'child') return []
  const [from = 0, to = 0] = [changing.signs[0], changing.signs.at(-1)]
  const factors = changing.signs.map((one) =>
    page.factor({ id: `natal:${point}:sign:${one}`, kind: 'natal', natal: point, sign: one }),
  )
  return [{ point, signs: changing.signs, paragraph: { text: page.words.uncertain(point, from, to), factors } }]
}
