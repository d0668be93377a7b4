import { elementOf, ELEMENTS } from '#astro/charts/balance.ts'
import type { Portrait } from '../../compose/portrait.ts'
import type { PlanetStrength } from '../../facts/natal-strength.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { own, signFacts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { PersonalityWords } from './words.ts'

/** What to do with the portrait: a few small things, each from a wish of its thesis or from what weighs most or least. */
export function writeClosing(
  page: ReportPage,
  words: PersonalityWords,
  portrait: Portrait,
  strengths: readonly PlanetStrength[],
): void {
  const [first] = strengths
  const signs = PLANETS.flatMap((planet) => page.signOf(planet) ?? [])
  const counts = ELEMENTS.map((element) => ({
    element,
    count: signs.filter((sign) => elementOf(sign) === element).length,
  }))
  const [least, next] = counts.toSorted((a, b) => a.count - b.count)
  const isLeast = signs.length === PLANETS.length && least && next && least.count < next.count
  page.write(words.chapters.closing, words.titles.tasks, [
    own(page.way('closing', words.closingLead)),
    ...portrait.wishes.map(({ wish, factors }) => own(words.wishTasks[wish], factors)),
    first ? own(words.tasks[first.planet], page.signFact(first.planet)) : null,
    isLeast ? own(words.lacking[least.element], signFacts(page, PLANETS)) : null,
  ])
}
