import { orbText } from '#language/angle.ts'
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
import type { LeadWords, Tie } from './lead-words.ts'
import { signatureAspects, type ChartTheme } from './signature.ts'
import { tellableAspects } from './tellable-aspects.ts'

const WORDS: Record<Lang, LeadWords> = { en: leadWordsEn, ru: leadWordsRu }

const spoken = (points: readonly ChartPoint[]): SpokenPoint[] => points.filter(isSpoken)
const SLOW: ReadonlySet<Planet> = new Set(['uranus', 'neptune', 'pluto'])
const CLOSE: Record<Tie['kind'], number> = { part: 3, aspect: 2, answers: 1, none: 0 }

/** The aspects of a planet with some points, the closest first. */
const aspectsWith = (page: NatalPage, planet: Planet, points: readonly ChartPoint[]): ChartAspect[] =>
  tellableAspects(page.birth)
    .filter(({ a, b }) => (a === planet && points.includes(b)) || (b === planet && points.includes(a)))
    .toSorted((a, b) => a.orbDeg - b.orbDeg)

const otherOf = ({ a, b }: ChartAspect, planet: Planet) => (a === planet ? b : a)

/** How a planet stands to a theme. */
export function tieOf(page: NatalPage, { points }: ChartTheme, planet: Planet): Tie {
  if (points.includes(planet))
    return { kind: 'part', planet, also: points.length > 3 ? [] : spoken(points).filter((point) => point !== planet) }
  const [closest] = aspectsWith(page, planet, points)
  const point = closest && otherOf(closest, planet)
  if (closest && point && isSpoken(point)) return { kind: 'aspect', planet, aspect: closest.aspect, point }
  const sign = page.signOf(planet)
  const ruler = sign === null ? null : rulerOf(sign)
  if (sign !== null && ruler !== null && ruler !== planet && points.includes(ruler))
    return { kind: 'answers', planet, sign, ruler }
  return { kind: 'none', planet }
}

/** How close a planet is to a theme: 3, it's a part of it, to 0, not at all. */
export const tieStrength = (tie: Tie): number => CLOSE[tie.kind]

/** A theme, and what the opening calls it. */
interface TitledTheme {
  theme: ChartTheme
  title: string
}

/** The sentence by which a chapter takes a theme up through its planet, and what that rests on. */
export function leadOf(page: NatalPage, { theme, title }: TitledTheme, tie: Tie): Paragraph {
  const words = WORDS[page.lang]
  const named = words.theme(theme.evidence, title)
  const factors = evidenceOf(page, theme).factors
  const own = [...page.signFact(tie.planet), ...motion(page, tie.planet)]
  const say = <T extends readonly unknown[]>(slot: string, ways: readonly ((...said: T) => string)[], ...said: T) => {
    for (let tried = 0; tried < ways.length; tried++) {
      const lead = page.way(`lead ${slot}`, ways)(...said)
      if (isNew(page, lead)) return lead
    }
    return ''
  }
  switch (tie.kind) {
    case 'part':
      if (theme.points.length === 1)
        return { text: say('lone', [words.lone], tie.planet, title), factors: [...factors, ...own] }
      return { text: say('part', words.part, tie.planet, tie.also, named), factors: [...factors, ...own] }
    case 'aspect': {
      const { planet, aspect, point } = tie
      const [closest] = aspectsWith(page, planet, [point])
      const facts = closest ? [page.fact(`${closest.a}:${closest.aspect}:${closest.b}`)] : []
      const nature = ASPECT_NATURE[aspect]
      const text =
        nature === 'conjunction'
          ? say('joined', words.joined, planet, point, named)
          : say(nature, words[nature], planet, aspect, point, named)
      return { text, factors: [...factors, ...own, ...facts] }
    }
    case 'answers':
      return {
        text: say('answers', words.answers, tie.planet, tie.sign, tie.ruler, named),
        factors: [...factors, ...own, ...page.signFact(tie.ruler)],
      }
    case 'none':
      return { text: say('none', words.none, tie.planet, named), factors: [...factors, ...own] }
  }
}

const SAID = new WeakMap<NatalPage, Set<string>>()

/** Whether a page has said none of the sentences of a lead; from now on it has. */
function isNew(page: NatalPage, lead: string): boolean {
  const said = SAID.get(page) ?? new Set<string>()
  SAID.set(page, said)
  const sentences = lead.split(/(?<=[.?])\s+/u)
  if (sentences.some((sentence) => said.has(sentence))) return false
  for (const sentence of sentences) said.add(sentence)
  return true
}

/** That a planet is spoken of, where its sign can't be said. */
const motion = (page: NatalPage, planet: Planet): string[] =>
  (['retrograde', 'direct'] as const).flatMap((way) =>
    page.knows(`${planet}:${way}`) ? [page.fact(`${planet}:${way}`)] : [],
  )

/** What weighs most in the chart: its loudest planet, with why, and its closest personal aspect. */
export function weightsOf(page: NatalPage, strengths: readonly PlanetStrength[]): Paragraph | null {
  const [loudest] = strengths
  if (!loudest) return null
  const words = WORDS[page.lang]
  const { planet, reasons } = loudest
  const why = reasons.slice(0, 1).map((reason) => words.why[reason])
  const [closest] = page.birth.timeKnown ? signatureAspects(page.birth) : []
  const facts = [...page.signFact(planet), ...page.houseFact(planet), ...motion(page, planet)]
  const rules = reasons[0] === 'rules-ascendant' ? page.signFact('asc') : []
  const [a, b] = closest ? spoken([closest.a, closest.b]) : []
  return {
    text: [
      why[0] ? words.weights(planet, why[0]) : '',
      closest && a && b ? words.closest(a, closest.aspect, b, orbText(closest.orbDeg)) : '',
    ]
      .filter(Boolean)
      .join(' '),
    factors: [...facts, ...rules, ...(closest ? [page.fact(`${closest.a}:${closest.aspect}:${closest.b}`)] : [])],
  }
}

/**
 * What resolves two themes: a planet outside both that has an easy aspect to each, or to one, or else the strongest one
 * outside them.
 */
export function resolution(
  page: NatalPage,
  [opening, facing]: readonly [TitledTheme, TitledTheme],
  strengths: readonly PlanetStrength[],
): { opened: string; helper: Paragraph } {
  const words = WORDS[page.lang]
  const [first, second] = [opening.theme, facing.theme]
  const inThemes = new Set([...first.points, ...second.points])
  const outside = PLANETS.filter((planet) => !inThemes.has(planet))
  const easy = (planet: Planet, { points }: ChartTheme) =>
    aspectsWith(page, planet, points).find(({ aspect }) => aspect === 'trine' || aspect === 'sextile')
  const reach = (planet: Planet, aspect: ChartAspect) => ({
    aspect: aspect.aspect,
    point: spoken([otherOf(aspect, planet)])[0] ?? planet,
  })
  const fact = ({ a, b, aspect }: ChartAspect) => page.fact(`${a}:${aspect}:${b}`)
  const opened = words.setUp(words.theme(first.evidence, opening.title), words.theme(second.evidence, facing.title))
  const factors = [...evidenceOf(page, first).factors, ...evidenceOf(page, second).factors]
  const told = (planet: Planet, said: string, more: readonly string[]) => ({
    opened,
    helper: { text: `${said} ${words.means[planet]}`, factors: [...new Set([...factors, ...more])] },
  })
  for (const some of [outside.filter((planet) => !SLOW.has(planet)), outside]) {
    const found = some.flatMap((planet) => {
      const [one, other] = [easy(planet, first), easy(planet, second)]
      return one || other ? [{ planet, one, other }] : []
    })
    const mediator = found.find(
      ({ planet, one, other }) => one && other && otherOf(one, planet) !== otherOf(other, planet),
    )
    if (mediator?.one && mediator.other) {
      const { planet, one, other } = mediator
      return told(planet, words.between(planet, reach(planet, one), reach(planet, other)), [fact(one), fact(other)])
    }
    const [helper] = found
      .flatMap(({ planet, one, other }) => {
        const aspect = one ?? other
        return aspect ? [{ planet, aspect }] : []
      })
      .toSorted((a, b) => a.aspect.orbDeg - b.aspect.orbDeg)
    if (helper)
      return told(helper.planet, words.helps(helper.planet, reach(helper.planet, helper.aspect)), [fact(helper.aspect)])
  }
  const strongest = strengths.find(({ planet }) => !inThemes.has(planet)) ?? strengths[0]
  const planet = strongest?.planet ?? 'sun'
  return told(planet, words.alone(planet), [...page.signFact(planet), ...motion(page, planet)])
}
