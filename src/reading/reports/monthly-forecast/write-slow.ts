import type { SlowStay } from '../../facts/month-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { MonthPage } from './month-page.ts'

const MOST = 5

/** What stands within orb all month and is no thread: is it closing or drawing apart, and what it means. */
export function writeSlow(page: MonthPage): void {
  const { text, calendar, threads } = page
  const told = new Set(threads.flatMap(({ lead, joined }) => [lead, ...joined]).map(({ id }) => id))
  const left = calendar.slow.filter(({ id }) => !told.has(id)).slice(0, MOST)
  for (const stay of left) page.write(text.chapters.slow, page.labelOf(stay), [tell(page, stay)])
  if (left.length > 0) return
  page.write(text.chapters.slow, text.titles.places, [{ text: text.noSlow, factors: [] }])
}

function tell(page: MonthPage, stay: SlowStay): Paragraph {
  const { text } = page
  const { transiting, natal, nature, timed } = stay
  const [first, last] = stay.orbsDeg
  const opening = timed
    ? page.way(
        'stay',
        text.stay[last < first ? 'closing' : 'apart'],
      )({
        meeting: page.meetingOfHit(stay),
        first: page.common.degrees(first),
        last: page.common.degrees(last),
      })
    : page.way('stay untimed', text.stayUntimed)({ meeting: page.meetingOfHit(stay) })
  const told = page.fitting(`transit/${transiting}`, `${natal} ${nature}`, ['gist', 'body', 'advice'])
  return { text: [opening, told].filter(Boolean).join(' '), factors: [page.transit(stay)] }
}
