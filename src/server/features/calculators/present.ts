import type { BirthReading } from '#astro/birth-time/birth-time.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import type { ToolAnswer } from '#contract/calculators.ts'
import type { ToolBody } from '#product/tool-bodies.ts'
import type { Lang } from '#language/lang.ts'
import { presentRead } from '#core/births/api.ts'
import { presentFactor } from '#core/factors/api.ts'
import type { CalculatedBirth, Calculation } from './calculate.ts'

function localOf({ utcMs, offsetSeconds }: BirthReading) {
  const wall = new Date(utcMs + offsetSeconds * 1000).toISOString()
  return { date: wall.slice(0, 10), clock: wall.slice(11, 16), offset: offsetText(offsetSeconds) }
}

/** The clock of a birth without a place is not known; that a date was old style is. */
function presentBirth({ resolved: { birthdate, choice, by }, timeZone }: CalculatedBirth, lang: Lang) {
  const { birthCalendar, birthOffset } = choice
  const known = timeZone === null && birthOffset === null ? null : by
  return {
    date: birthdate,
    local: known && localOf(known.taken),
    read: presentRead({ birthdate, birthCalendar, birthOffset, timeZone }, known, lang),
  }
}

export function presentCalculation(body: ToolBody, calculation: Calculation, lang: Lang): ToolAnswer {
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
    birth: presentBirth(calculation.birth, lang),
  }
}
