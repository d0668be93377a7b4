import type { DayTransit } from '../facts/day-transits.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'
import type { DayLead } from './write-lead.ts'

/**
 * A sentence to keep: by the planet that is exact today; on a quiet day by the Moon's sign and, on its second day there,
 * by the slow planet behind the day.
 */
export function writeMantra(page: DayPage, { lead }: DayLead, background: DayTransit | null): Paragraph {
  const { moon } = page.facts
  const exact = lead?.exactToday && lead.transiting !== 'moon' ? lead : null
  const ruler = exact ?? (moon.dayInSign % 2 === 1 ? (background ?? lead) : null)
  const key = ruler ? (`${ruler.transiting} ${ruler.nature}` as const) : (`moon-sign ${moon.sign}` as MoonSignKey)
  const factor = ruler ? page.transitFactor(ruler) : page.moonSignFactor(moon.sign)
  return { text: page.library.entry(page.lang, 'mantra/day', key).mantra, factors: [factor] }
}

type MoonSignKey = `moon-sign ${number}` & KeyOf<'mantra/day'>
