import { presumedTimes } from '../../src/reading/truth/presumed-time.ts'
import type { Finding } from './passage.ts'
import type { EntryFile } from './read-entries.ts'

/** The texts that are chosen by the day and the hour for which they are told. */
const OF_A_DAY = /^transit-(?:day|area|free)\//
/** Of the Moon's house, too, what stands on a day. */
const OF_THE_MOON = ['love', 'career', 'health']
/** They name a transit wherever it is told: on a Sunday, and for weeks. */
const TITLES = ['strong', 'overdo']

/** A text of a day that presumes an office, a meal or a part of the day is tagged with it; a title presumes none. */
export function untimedTexts({ file, subject, lang, parsed, passages }: EntryFile): Finding[] {
  if (!parsed) return []
  const isOfDay = (field: string) =>
    OF_A_DAY.test(subject) || (subject === 'moon-day/house' && OF_THE_MOON.includes(field))
  return passages.flatMap(({ key, field, line, text }) => {
    if (!isOfDay(field)) return []
    const tags = parsed.entries.get(key)?.[0]?.when[field] ?? []
    return presumedTimes(lang, text).flatMap(({ when, words }) => {
      const isTitle = TITLES.includes(field)
      if (tags.includes(when) && !isTitle) return []
      const remedy = isTitle ? 'and a title may stand on any day' : `write “when: ${field} ${when}” under its heading`
      return [{ file, line, rule: 'when', what: `${key}: “${words}” presumes ${when}: ${remedy}` }]
    })
  })
}
