import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
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
  factors: () => string[]
}

/**
 * A sentence to keep, by what the day brings: its first fact, the Moon's new sign, a phase that begins, the Moon's
 * aspects, the aspects that last. Of those the first that the month hasn't had. Of the two that each planet has by an
 * aspect's nature, even months ask for the one and odd months for the other, and for what is left after that.
 */
export function writeSkyMantra(page: CalendarPage, lead: Lead | null): Paragraph {
  const { moon, aspects, near, phase } = page.facts
  const sign: Candidate = {
    key: `moon-sign ${moon.sign}` as MantraKey,
    factors: () => [page.moonSignFactor(moon.sign)],
  }
  const ofPhase: Candidate = { key: `phase ${phase.phase}`, factors: () => [page.phaseFactor(phase.phase)] }
  const candidates: Candidate[] = [
    ...(lead?.planets.flatMap((planet) => twice(planet, lead.nature, () => lead.factors)) ?? []),
    ...(moon.dayInSign === 0 ? [sign] : []),
    ...(phase.dayInPhase === 0 ? [ofPhase] : []),
    ...aspects.filter(({ a, b }) => a === 'moon' || b === 'moon').flatMap((aspect) => ofAspect(page, aspect)),
    ...near.flatMap((aspect) => ofAspect(page, aspect)),
  ]
  const isSecond = ({ key }: Candidate) => key.endsWith(' 2')
  const ofMonth = candidates.filter((one) => !isPlanets(one) || isSecond(one) === (page.date.month % 2 === 1))
  const chosen = [...ofMonth, ...candidates].find(({ key }) => page.sayOnce(`mantra ${key}`)) ?? sign
  return { text: page.library.entry(page.lang, 'mantra/day', chosen.key).mantra, factors: chosen.factors() }
}

/** What an aspect lends: the sentences of the planet that the Moon meets or of the slower one, then of the other. */
function ofAspect(page: CalendarPage, { a, b, aspect, ...fact }: SkyAspect | NearAspect): Candidate[] {
  const exact = 'jdUt' in fact
  const id = exact ? `sky:${a}:${aspect}:${b}:${fact.jdUt.toFixed(2)}` : `sky:${a}:${aspect}:${b}`
  const when = exact ? { exactJdUt: fact.jdUt } : { orbDeg: fact.orbDeg }
  const factors = () => [page.factor({ id, kind: 'sky', transiting: a, natal: b, aspect, ...when })]
  return (b === 'moon' ? [a, b] : [b, a]).flatMap((planet) => twice(planet, ASPECT_NATURE[aspect], factors))
}

function twice(planet: Planet, nature: AspectNature, factors: () => string[]): Candidate[] {
  return [
    { key: `${planet} ${nature}`, factors },
    { key: `${planet} ${nature} 2`, factors },
  ]
}

/** Whether a sentence is a planet's by an aspect's nature, of which there are two. */
const isPlanets = ({ key }: Candidate) => !/^(moon-sign|phase) /.test(key)
