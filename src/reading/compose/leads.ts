import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Lang } from '#language/lang.ts'
import type { PlanetStrength } from '../facts/natal-strength.ts'
import { isSpoken, type SpokenPoint } from '../library/subjects.ts'
import type { NatalPage } from '../writer/natal-page.ts'
import type { Paragraph } from '../writer/reading.ts'
import { evidenceOf } from './evidence.ts'
import { leadWordsEn } from './lead-words-en.ts'
import { leadWordsRu } from './lead-words-ru.ts'
import type { LeadArea, LeadWords } from './lead-words.ts'
import type { Area } from './portrait.ts'
import type { ChartTheme } from './themes.ts'
import type { Wish } from './themes.ts'

const WORDS: Record<Lang, LeadWords> = { en: leadWordsEn, ru: leadWordsRu }

const spoken = (points: readonly ChartPoint[]): SpokenPoint[] => points.filter(isSpoken)
const SLOW: ReadonlySet<Planet> = new Set(['uranus', 'neptune', 'pluto'])

/** The aspects of a planet with some points, the closest first. */
const aspectsWith = (page: NatalPage, planet: Planet, points: readonly ChartPoint[]): ChartAspect[] =>
  page.birth.chart.aspects
    .filter(({ a, b }) => (a === planet && points.includes(b)) || (b === planet && points.includes(a)))
    .toSorted((a, b) => a.orbDeg - b.orbDeg)

const otherOf = ({ a, b }: ChartAspect, planet: Planet) => (a === planet ? b : a)

/** How close a planet is to a theme: a part of it, in the sign of such a part, in aspect to one, or not at all. */
export function tieOf(page: NatalPage, { points }: ChartTheme, planet: Planet): 3 | 2 | 1 | 0 {
  if (points.includes(planet)) return 3
  const sign = page.signOf(planet)
  if (sign !== null && points.includes(rulerOf(sign))) return 2
  return aspectsWith(page, planet, points).length > 0 ? 1 : 0
}

/** A theme, and what the opening calls it. */
interface TitledTheme {
  theme: ChartTheme
  title: string
}

/** The sentence that says which of the wishes of the opening speaks in an area; empty where the opening has no such. */
export const leadOf = (page: NatalPage, area: Area, wish: Wish): string => {
  const words = WORDS[page.lang]
  const ways = words.lead[area as LeadArea] as LeadWords['lead'][LeadArea] | undefined
  return ways ? page.way(`lead ${area}`, ways)(words.wish[wish]) : ''
}

/** That a planet is spoken of, where its sign can't be said. */
const motion = (page: NatalPage, planet: Planet): string[] =>
  (['retrograde', 'direct'] as const).flatMap((way) =>
    page.knows(`${planet}:${way}`) ? [page.fact(`${planet}:${way}`)] : [],
  )

/** What weighs most in the chart: its loudest planet, with why. */
export function weightsOf(page: NatalPage, strengths: readonly PlanetStrength[]): Paragraph | null {
  const [loudest] = strengths
  const reason = loudest?.reasons[0]
  if (!loudest || !reason) return null
  const words = WORDS[page.lang]
  const { planet } = loudest
  return {
    text: page.way('weights', words.weights)(planet, words.why[reason]),
    factors: [
      ...page.signFact(planet),
      ...page.houseFact(planet),
      ...motion(page, planet),
      ...(reason === 'rules-ascendant' ? page.signFact('asc') : []),
    ],
  }
}

/**
 * What resolves the two first themes: a planet that both are made of, or one outside them that has an easy aspect to each or
 * to one and a hard one to neither, or else the strongest outside them.
 */
export function resolution(
  page: NatalPage,
  [opening, facing, third]: readonly [TitledTheme, TitledTheme, ...TitledTheme[]],
  strengths: readonly PlanetStrength[],
): { opened: string; helper: Paragraph } {
  const words = WORDS[page.lang]
  const [first, second] = [opening.theme, facing.theme]
  const points = [...new Set([...first.points, ...second.points])]
  const named = ({ theme, title }: TitledTheme) => words.theme(theme.evidence, title)
  const opened = page.way('set up', words.setUp)(named(opening), named(facing), third ? named(third) : null)
  const factors = [opening, facing, ...(third ? [third] : [])].flatMap(({ theme }) => evidenceOf(page, theme).factors)
  const told = (planet: Planet, said: string, more: readonly string[]) => ({
    opened,
    helper: { text: `${said} ${words.means[planet]}`, factors: [...new Set([...factors, ...more])] },
  })

  const shared = strengths.find(({ planet }) => first.points.includes(planet) && second.points.includes(planet))
  if (shared && points.length <= FEW_POINTS)
    return told(shared.planet, page.way('shared', words.shared)(shared.planet), page.signFact(shared.planet))

  const fact = ({ a, b, aspect }: ChartAspect) => page.fact(`${a}:${aspect}:${b}`)
  const reach = (planet: Planet, aspect: ChartAspect) => ({
    aspect: aspect.aspect,
    point: spoken([otherOf(aspect, planet)])[0] ?? planet,
  })
  const isEasy = ({ aspect }: ChartAspect) => ASPECT_NATURE[aspect] === 'flowing'
  const outside = PLANETS.filter((planet) => !points.includes(planet))
  const friends = outside
    .filter((planet) => aspectsWith(page, planet, points).every(isEasy))
    .toSorted((a, b) => Number(SLOW.has(a)) - Number(SLOW.has(b)))
    .map((planet) => ({
      planet,
      one: aspectsWith(page, planet, first.points)[0],
      other: aspectsWith(page, planet, second.points)[0],
    }))
  const mediator = friends.find(
    ({ planet, one, other }) => one && other && otherOf(one, planet) !== otherOf(other, planet),
  )
  if (mediator?.one && mediator.other) {
    const { planet, one, other } = mediator
    return told(planet, page.way('between', words.between)(planet, reach(planet, one), reach(planet, other)), [
      fact(one),
      fact(other),
    ])
  }
  const [helper] = friends
    .flatMap(({ planet, one, other }) => {
      const aspect = one ?? other
      return aspect ? [{ planet, aspect }] : []
    })
    .toSorted((a, b) => a.aspect.orbDeg - b.aspect.orbDeg)
  if (helper)
    return told(helper.planet, page.way('helps', words.helps)(helper.planet, reach(helper.planet, helper.aspect)), [
      fact(helper.aspect),
    ])
  const strongest = strengths.find(({ planet }) => !points.includes(planet)) ?? strengths[0]
  const planet = strongest?.planet ?? 'sun'
  const reason = strongest?.reasons[0]
  return told(planet, page.way('alone', words.alone)(planet, reason ? words.why[reason] : null), [
    ...page.signFact(planet),
    ...page.houseFact(planet),
    ...motion(page, planet),
    ...(reason === 'rules-ascendant' ? page.signFact('asc') : []),
  ])
}

/** Of more points than these, a planet that two themes share is no news. */
const FEW_POINTS = 6
