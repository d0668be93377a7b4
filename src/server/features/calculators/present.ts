import type { ToolAnswer } from '#contract/calculators.ts'
import type { ToolBody } from '#contract/tool-bodies.ts'
import { presentFactor } from '../daily/present.ts'
import type { Calculation } from './calculate.ts'

export function presentCalculation(body: ToolBody, calculation: Calculation): ToolAnswer {
  const { placement, signs, reading, warnings } = calculation
  const certain = signs.length === 1
  return {
    body,
    sign: placement.sign,
    degree: placement.degree,
    minute: placement.minute,
    retrograde: placement.retrograde,
    house: placement.house,
    title: reading.title,
    text: reading.paragraphs.map(({ text }) => text).join('\n\n'),
    certain,
    ...(!certain && { alternatives: signs }),
    paragraphs: reading.paragraphs,
    sources: Object.values(reading.factors).map(presentFactor),
    ...(warnings.length > 0 && { warnings }),
  }
}
