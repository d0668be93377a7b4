import type { MonthDay, MonthHit } from '../../facts/month-facts.ts'
import { POINT_WEIGHT } from '../../facts/transit-weight.ts'
import type { Part } from '../report-page.ts'
import type { MonthPage } from './month-page.ts'
import type { Together } from './words.ts'

/** A day on which planets crowd, with their exact aspects, in order of time. */
export interface KeyDay {
  day: MonthDay
  hits: MonthHit[]
}

const MOST_DAYS = 5
/** Less than a single swift aspect to a lesser point marks no day. */
const LEAST_WEIGHT = 2
const TOLD_PER_DAY = 3

const isPlanets = ({ transiting }: MonthHit) => transiting !== 'moon'

/** The days on which the planets' exact aspects weigh most, in order of time. */
export function keyDays(days: readonly MonthDay[]): KeyDay[] {
  const weightOf = ({ hits }: KeyDay) => hits.reduce((sum, { weight }) => sum + weight, 0)
  return days
    .map((day) => ({ day, hits: day.hits.filter(isPlanets) }))
    .filter((key) => key.hits.length > 0 && weightOf(key) >= LEAST_WEIGHT)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_DAYS)
    .toSorted((a, b) => a.day.startJdUt - b.day.startJdUt)
}

function togetherOf(hits: readonly MonthHit[]): Together {
  if (new Set(hits.map(({ transiting }) => transiting)).size < 2) return 'one'
  const natures = new Set(hits.map(({ nature }) => nature))
  if (natures.has('tense') && natures.has('flowing')) return 'apart'
  if (natures.has('tense')) return 'tense'
  return natures.has('flowing') ? 'flowing' : 'tense'
}

/** Each circled day taken apart: what is exact, how it goes together, what is nearest to the reader, what it means. */
export function writeKeyDays(page: MonthPage, keys: readonly KeyDay[]): void {
  const { text } = page
  for (const { day, hits } of keys) {
    const factors = hits.map((hit) => page.transit(hit))
    const together = togetherOf(hits)
    const closest = hits.toSorted((a, b) => POINT_WEIGHT[b.natal] - POINT_WEIGHT[a.natal])[0]
    const sentences = [
      page.way('key list', text.keyList)({ hits: hits.map((hit) => page.spoken(hit)) }),
      page.once(`together ${together}`, text.together[together], { hits }),
      closest && hits.length > 1
        ? page.once('closest', text.closest, { hit: closest, topic: text.topics[closest.natal] })
        : '',
    ]
    page.write(text.chapters.keys, text.dayTitle(dateOf(page, day), day.weekday), [
      { text: sentences.filter(Boolean).join(' '), factors },
      ...meanings(page, hits),
    ])
  }
}

function meanings(page: MonthPage, hits: readonly MonthHit[]): Part[] {
  const told = hits.toSorted((a, b) => b.weight - a.weight).slice(0, TOLD_PER_DAY)
  return told.map((hit, i) => {
    const key = `${hit.natal} ${hit.nature}` as const
    const fields = i === 0 ? ['gist', 'body', 'gift', 'advice'] : ['gist', 'body', 'advice']
    const sentences = page.unread.take(`transit/${hit.transiting}`, key, fields, fields.length)
    return sentences.length === 0 ? null : { text: sentences.join(' '), factors: [page.transit(hit)] }
  })
}

export const dateOf = (page: MonthPage, { dayOfMonth }: MonthDay) => ({ month: page.when.month, day: dayOfMonth })
