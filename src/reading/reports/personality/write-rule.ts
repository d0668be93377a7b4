import { rulerOf, type ClassicalPlanet } from '#astro/charts/dignities.ts'
import { dispositors } from '#astro/charts/dispositors.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, signFacts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import type { PersonalityWords, Ruled } from './words.ts'

/** A planet with the ruler of its sign; nothing where the sign isn't certain. */
export function ruledPart(page: ReportPage, words: PersonalityWords, planet: Ruled): Paragraph | null {
  const sign = page.signOf(planet)
  if (sign === null) return null
  const ruler = rulerOf(sign)
  const named = ruler === planet ? words.ownMaster(planet, sign) : words.answers(planet, sign, ruler)
  // Whom it answers to follows from its sign; the ruler's own place says that it is spoken of.
  const factors = [...page.signFact(planet), ...spokenOf(page, ruler)]
  return factors.length < 2 ? null : own(`${named} ${words.under[planet][ruler]}`, factors)
}

const spokenOf = (page: ReportPage, planet: ClassicalPlanet): string[] => {
  const sign = page.signFact(planet)
  if (sign.length > 0) return sign
  return page.knows(`${planet}:direct`) ? [page.fact(`${planet}:direct`)] : []
}

/** Who governs whom, by the rulers of the signs, and where the chains end; nothing while a planet's sign is open. */
export function writeRule(page: ReportPage, words: PersonalityWords): void {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return
  const { rounds, final } = dispositors(page.birth.chart)
  const all = signFacts(page, PLANETS)
  const told = final
    ? [own(`${words.finalIs(final)} ${words.final[final]}`, all)]
    : [
        ...(rounds.length > 1 ? [own(words.centers(rounds.length), all)] : []),
        ...rounds.map((round) => own(roundText(words, round), signFacts(page, round))),
      ]
  page.write(words.chapters.rule, words.titles.chains, told)
}

/** Each planet with the ruler of its sign; nothing while a planet's sign is open. */
export function writeRuleTable(page: ReportPage, words: PersonalityWords): void {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return
  const names = SKY_NAMES[page.lang]
  const { dispositorOf } = dispositors(page.birth.chart)
  page.write(words.chapters.tables, words.chapters.rule, [
    {
      kind: 'table',
      caption: words.captions.rule,
      head: [...words.heads.rule],
      rows: PLANETS.map((planet) => {
        const ruler = dispositorOf.get(planet)
        const isAtHome = ruler === planet
        return [
          names.point(planet),
          names.sign(page.signOf(planet) ?? 0),
          isAtHome || !ruler ? names.none : names.point(ruler),
        ]
      }),
      factors: signFacts(page, PLANETS),
    },
  ])
}

function roundText(words: PersonalityWords, round: readonly ClassicalPlanet[]): string {
  const [first, second] = round
  if (!first) return ''
  if (!second) return words.atHome(first)
  return round.length === 2 ? words.mutual(first, second) : words.ring(round)
}
