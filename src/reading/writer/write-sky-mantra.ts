import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { SkyAspect } from '#astro/events/sky-aspects.ts'
import type { NearAspect } from '../facts/sky-weather.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { CalendarPage } from './calendar-page.ts'
import type { Paragraph } from './reading.ts'
import type { Lead } from './sky-event.ts'

type MantraKey = KeyOf<'mantra/day'>

/** A sentence that may be the day's, and what it rests on. */
interface Candidate {
  key: MantraKey
  factors: string[]
}

/**
 * A sentence to keep, by what the day brings: its first fact, the Moon's new sign, the Moon's aspects, the aspects that
 * last. Of those the first that the month hasn't had.
 */
export function writeSkyMantra(page: CalendarPage, lead: Lead | null): Paragraph {
  const { moon, aspects, near } = page.facts
  const sign = { key: `moon-sign ${moon.sign}` as MantraKey, factors: [page.moonSignFactor(moon.sign)] }
  const candidates: Candidate[] = [
    ...(lead?.planets.map((planet) => ({ key: `${planet} ${lead.nature}` as const, factors: lead.factors })) ?? []),
    ...(moon.dayInSign === 0 ? [sign] : []),
    ...aspects.filter(({ a, b }) => a === 'moon' || b === 'moon').flatMap((aspect) => ofAspect(page, aspect)),
    ...near.flatMap((aspect) => ofAspect(page, aspect)),
    sign,
  ]
  const chosen = candidates.find(({ key }) => page.sayOnce(`mantra ${key}`)) ?? sign
  return { text: page.library.entry(page.lang, 'mantra/day', chosen.key).mantra, factors: chosen.factors }
}

/** What an aspect lends: the sentence of its slower planet, or else of its other. */
function ofAspect(page: CalendarPage, { a, b, aspect, ...fact }: SkyAspect | NearAspect): Candidate[] {
  const exact = 'jdUt' in fact
  const id = exact ? `sky:${a}:${aspect}:${b}:${fact.jdUt.toFixed(2)}` : `sky:${a}:${aspect}:${b}`
  const when = exact ? { exactJdUt: fact.jdUt } : { orbDeg: fact.orbDeg }
  const factor = () => page.factor({ id, kind: 'sky', transiting: a, natal: b, aspect, ...when })
  return (b === 'moon' ? [a, b] : [b, a]).map((planet) => ({
    key: `${planet} ${ASPECT_NATURE[aspect]}` as const,
    get factors() {
      return [factor()]
    },
  }))
}
