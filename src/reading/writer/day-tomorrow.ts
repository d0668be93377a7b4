import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { bringsOf } from './day-entries.ts'
import type { DayLead } from './day-lead.ts'
import { isoDate, type DayPage } from './day-page.ts'
import { inAccord } from './day-week.ts'
import type { Paragraph } from './reading.ts'
import { isDemanding } from './relation.ts'

/** A day whose score is so far from the middle is rather told by what makes it easy or hard. */
const TONE = 5

/**
 * What tomorrow brings, by what leads it; nothing where it has nothing. The page says no more of it than its title, and calls it
 * neither hard nor easy against the week.
 */
export function writeTomorrow(page: DayPage, day: DayLead): Paragraph[] {
  const found = leadOf(page, day)
  if (!found) return []
  const { transiting, natal, aspect, exactJdUt } = found
  const factor = page.factor({
    id: `transit:${transiting}:${aspect}:${natal}:${isoDate(page.dateAhead(1))}`,
    kind: 'transit',
    transiting,
    natal,
    aspect,
    ...(exactJdUt !== null && { exactJdUt }),
  })
  const words = isDemanding(found) ? page.words.tomorrow.hard : page.words.tomorrow.easy
  return [
    { text: page.way('tomorrow', words)({ ...page.named(found), what: bringsOf(page, found) }), factors: [factor] },
  ]
}

type Leading = Pick<DayFacts['tomorrow'][number], 'transiting' | 'natal' | 'aspect' | 'nature'> & {
  exactJdUt: number | null
}

function leadOf(page: DayPage, { lead }: DayLead): Leading | null {
  const { week, tomorrow, endJdUt } = page.facts
  const { best, hardest } = inAccord(week, lead)
  const outstanding = [best, hardest].find(({ index }) => index === 1)
  const score = week.days[1]?.score ?? 50
  const isHard = outstanding ? outstanding === hardest : Math.abs(score - 50) > TONE ? score < 50 : null
  const ofKind = tomorrow.find((one) => isHard === null || isDemanding(one) === isHard)
  const fitting = ofKind ?? (outstanding ? undefined : tomorrow[0])
  // Of an unknown hour the day is certain, and the minute isn't: its middle stands for it.
  if (fitting) return { ...fitting, exactJdUt: fitting.timed ? fitting.exactJdUt : endJdUt + 0.5 }
  if (!outstanding?.by) return null
  const by = { ...outstanding.by, nature: ASPECT_NATURE[outstanding.by.aspect], exactJdUt: null }
  return isDemanding(by) === isHard ? by : null
}
