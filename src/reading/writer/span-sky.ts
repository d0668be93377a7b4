import type { SkyTouch } from '../facts/day-sky.ts'
import type { Factor } from '../facts/factor.ts'
import type { SpanFacts } from '../facts/span-facts.ts'
import { isoDate, type DayPage } from './day-page.ts'
import type { SpanSky } from './span-reading.ts'
import type { SpanTexts } from './span-words.ts'

/** The phases of the Moon and the eclipses that touch the chart, in order. */
export const writeSky = (page: DayPage, words: SpanTexts, { touches }: SpanFacts): SpanSky[] =>
  touches.flatMap((touch) => {
    const event = touch.kind === 'phase' ? touch.phase : touch.kind === 'eclipse' ? touch.eclipse : null
    return event ? [skyOf(page, words, touch, event)] : []
  })

function skyOf(page: DayPage, words: SpanTexts, touch: SkyTouch, event: SpanSky['event']): SpanSky {
  const { house, near, jdUt } = touch
  const date = isoDate(page.date(jdUt))
  const topic = house === null ? '' : (page.words.topic[house - 1] ?? '')
  const { both, near: nearby, house: within } = words.touches
  const where =
    house !== null && near !== null
      ? page.way(`sky both ${house}`, both)({ house, topic, near })
      : near !== null
        ? page.way(`sky near ${near}`, nearby)({ near })
        : page.way(`sky house ${house}`, within)({ house: house ?? 1, topic })
  // The meaning speaks of the house: “there”.
  const meaning = house === null ? null : page.fresh(`sky ${event}`, words.means[event])
  const text = [where, meaning].filter(Boolean).join(' ')
  const own = near === null ? [] : [page.factor({ id: `natal:${near}`, kind: 'natal', natal: near })]
  return { event, jdUt, date, text, factors: [page.factor(factorOf(touch, event, date)), ...own] }
}

function factorOf({ planet, jdUt, house }: SkyTouch, event: SpanSky['event'], date: string): Factor {
  const where = { transiting: planet, exactJdUt: jdUt, ...(house !== null && { house }) }
  if (event === 'solar' || event === 'lunar')
    return { id: `sky:eclipse:${date}`, kind: 'sky', ...where, eclipse: event }
  return { id: `moon:phase:${date}`, kind: 'moon', ...where, phase: event }
}
