import { capital } from '#language/capital.ts'
import { ELEMENTS, MODES, type Element, type Mode } from '#astro/charts/balance.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { writeTemperament } from '../../writer/write-temperament.ts'
import { own, signFacts } from '../natal-parts.ts'
import type { Block } from '../report-document.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { planetsByKind } from './planets-by-kind.ts'
import type { Half, PersonalityWords } from './words.ts'

/** The sum of elements and modes, what stands out in it, and which half of the sky is full. */
export function writeWeights(page: ReportPage, words: PersonalityWords): void {
  const { weights } = words.chapters
  const names = SKY_NAMES[page.lang]
  page.write(weights, words.titles.sums, [
    bars(page, words, ELEMENTS, words.captions.elements, (element) => names.element[element]),
    bars(page, words, MODES, words.captions.modes, (mode) => names.mode[mode]),
  ])
  writeTemperament(page, weights)
  writeSingle(page, words)
  writeHalves(page, words)
}

function bars<Kind extends Element | Mode>(
  page: ReportPage,
  words: PersonalityWords,
  kinds: readonly Kind[],
  caption: string,
  name: (kind: Kind) => string,
): Block {
  const rows = kinds.map((kind) => {
    const planets = planetsByKind(page, kind)
    return { label: capital(name(kind)), value: planets.length, note: words.countOf(planets) }
  })
  return { kind: 'figure', figure: { kind: 'bars', max: 10, rows }, caption, factors: signFacts(page, PLANETS) }
}

/** Kinds of signs that one planet alone stands in. */
function writeSingle(page: ReportPage, words: PersonalityWords): void {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return
  const alone = [...ELEMENTS, ...MODES].flatMap((kind) => {
    const [planet, ...others] = planetsByKind(page, kind)
    return planet && others.length === 0 ? [{ kind, planet }] : []
  })
  page.write(
    words.chapters.weights,
    words.titles.single,
    alone.map(({ kind, planet }) => own(`${words.only(kind, planet)} ${words.single[kind]}`, page.signFact(planet))),
  )
}

/** So many of ten planets make a half of the sky full. */
const FULL = 7

const HOUSES: Record<Half, readonly number[]> = {
  above: [7, 8, 9, 10, 11, 12],
  below: [1, 2, 3, 4, 5, 6],
  east: [10, 11, 12, 1, 2, 3],
  west: [4, 5, 6, 7, 8, 9],
}

function writeHalves(page: ReportPage, words: PersonalityWords): void {
  if (!page.birth.timeKnown || !page.birth.chart.houses) return
  const inHalf = (half: Half): Planet[] => PLANETS.filter((planet) => HOUSES[half].includes(page.houseOf(planet) ?? 0))
  const full = (['above', 'below', 'east', 'west'] as const).filter((half) => inHalf(half).length >= FULL)
  const facts = (planets: readonly Planet[]) => planets.flatMap((planet) => page.houseFact(planet))
  const told =
    full.length === 0
      ? [own(words.even, facts(PLANETS))]
      : full.map((half) => own(`${words.half(half, inHalf(half).length)} ${words.halves[half]}`, facts(inHalf(half))))
  page.write(words.chapters.weights, words.titles.halves, told)
}
