import type { Element, Mode } from '#astro/charts/balance.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { natalBalance } from '../facts/natal-balance.ts'
import type { NatalPage } from './natal-page.ts'

/** The balance of elements and modes, where something stands out, and the shape of the whole. */
export function writeTemperament(page: NatalPage, chapter = page.words.chapters.temperament): void {
  const { element, mode, shape } = natalBalance(page.birth)
  const { words } = page
  const all = PLANETS.flatMap((planet) => page.signFact(planet))
  const signs = (planets: readonly Planet[]) => planets.flatMap((planet) => page.signFact(planet))
  const paragraphs = (kind: 'element' | 'mode', key: string, before: string, factors: readonly string[]) =>
    page.meaning(
      kind === 'element'
        ? page.take('balance/element', key as `${Element} dominant`)
        : page.take('balance/mode', key as `${Mode} dominant`),
      key.endsWith('dominant') ? 'full' : 'half',
      factors,
      before,
    )
  if (element.dominant) {
    const { of, planets } = element.dominant
    const told = paragraphs('element', `${of} dominant`, words.many(of, planets), signs(planets))
    page.section(chapter, words.elementTitle(of, 'dominant'), told)
  }
  if (element.lacking) {
    const told = paragraphs('element', `${element.lacking} lacking`, words.none(element.lacking), all)
    page.section(chapter, words.elementTitle(element.lacking, 'lacking'), told)
  }
  if (mode.dominant) {
    const { of, planets } = mode.dominant
    const told = paragraphs('mode', `${of} dominant`, words.many(of, planets), signs(planets))
    page.section(chapter, words.modeTitle(of, 'dominant'), told)
  }
  if (mode.lacking) {
    const told = paragraphs('mode', `${mode.lacking} lacking`, words.none(mode.lacking), all)
    page.section(chapter, words.modeTitle(mode.lacking, 'lacking'), told)
  }
  if (shape) {
    const told = page.meaning(page.take('balance/shape', shape), 'half', all, words.shape(shape))
    page.section(chapter, words.shapeTitle(shape), told)
  }
}
