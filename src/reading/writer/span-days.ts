import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { capital } from '#language/capital.ts'
import { NATAL_POINTS, type NatalPoint } from '../library/subjects.ts'
import { bringsOf } from './day-entries.ts'
import type { DayPage } from './day-page.ts'
import type { DatedParagraph } from './reading.ts'
import { isOfOneDay } from './one-day.ts'
import type { SpanTexts } from './span-words.ts'

/** A transit that makes a day stand out. */
interface Reason {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
}

type Kind = 'easy' | 'hard'

/** Why a day is the best of its span, or the hardest. */
export function writeOutstanding(
  page: DayPage,
  words: SpanTexts,
  { date, by }: { date: string; by: Reason | null },
  kind: Kind,
): DatedParagraph {
  if (!by) {
    const text = page.way('part', words.part.none)
    return { date, text, factors: [page.moonSignFactor(page.facts.moon.sign)] }
  }
  const { transiting, natal, aspect } = by
  const nature = ASPECT_NATURE[aspect]
  const what = bringsOf(page, { transiting, natal, nature }, kind === 'hard')
  const fact = page.way(`outstanding ${kind}`, words.outstanding[kind])({ ...page.named(by), what })
  const meaning = meaningOf(page, { transiting, natal, nature }, kind)
  const id = `transit:${transiting}:${aspect}:${natal}:${date}:day`
  const factors = [page.factor({ id, kind: 'transit', transiting, natal, aspect })]
  return { date, text: capital([fact, meaning].filter(Boolean).join(' ')), factors }
}

/** What such a day is strong in, or what is easy to overdo on it. */
function meaningOf(
  page: DayPage,
  { transiting, natal, nature }: { transiting: Planet; natal: NatalPoint; nature: AspectNature },
  kind: Kind,
): string | null {
  const fields = page.library.find(page.lang, `transit-day/${transiting}`, `${natal} ${nature}`)
  const text = fields?.[kind === 'easy' ? 'strength' : 'excess'] ?? null
  if (text === null || page.isSaid(text) || isOfOneDay(page, text)) return null
  page.say(text)
  return text
}

/** The transit that a dated text rests on. */
export function reasonOf(page: DayPage, { factors: [id = ''] }: DatedParagraph): Reason | null {
  const { transiting, natal, aspect } = page.factors[id] ?? {}
  const planet = PLANETS.find((one) => one === transiting)
  const point = NATAL_POINTS.find((one) => one === natal)
  return planet && point && aspect ? { transiting: planet, natal: point, aspect } : null
}
