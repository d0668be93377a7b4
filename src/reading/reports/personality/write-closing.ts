import { elementOf, ELEMENTS, modeOf } from '#astro/charts/balance.ts'
import type { PlanetStrength } from '../../facts/natal-strength.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { own, signFacts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { planetsByKind } from './planets-by-kind.ts'
import type { PersonalityWords } from './words.ts'

/** What to do with the portrait: small things, each from what weighs most or least in the chart. */
export function writeClosing(page: ReportPage, words: PersonalityWords, strengths: readonly PlanetStrength[]): void {
  const [first, second] = strengths
  const counts = ELEMENTS.map((element) => ({ element, count: planetsByKind(page, element).length }))
  const [least, next] = counts.toSorted((a, b) => a.count - b.count)
  const open = PLANETS.some((planet) => page.signOf(planet) === null)
  const [sun, moon] = [page.signOf('sun'), page.signOf('moon')]
  page.write(words.chapters.closing, words.titles.tasks, [
    own(words.closingLead),
    first ? own(words.tasks[first.planet], page.signFact(first.planet)) : null,
    second ? own(words.tasks[second.planet], page.signFact(second.planet)) : null,
    !open && least && next && least.count < next.count
      ? own(words.lacking[least.element], signFacts(page, PLANETS))
      : null,
    moon === null ? null : own(words.restore[elementOf(moon)], page.signFact('moon')),
    sun === null ? null : own(words.again[modeOf(sun)], page.signFact('sun')),
  ])
}
