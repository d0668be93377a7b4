import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { aspectEntry, isOffKey } from '../../compose/bridges.ts'
import { signatureAspects } from '../../compose/signature.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { isSpoken } from '../../library/subjects.ts'
import { aspectParts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'

/** The chapter that an aspect is told in: of the planet of the two that a chapter is about. */
export type AspectChapter = 'mercury' | 'venus' | 'mars' | 'lights' | 'others'

/** So many aspects are told besides those that no portrait leaves out. */
const MOST = 5
const LIGHTS: readonly ChartPoint[] = ['sun', 'moon', 'asc']

/**
 * The aspects that a portrait tells beyond its opening, whose own it doesn't tell twice: all signature aspects, and of the
 * others the strongest that don't contradict what the portrait rests on.
 */
export function portraitAspects(page: ReportPage, opening: readonly ChartAspect[], isMinor: boolean): ChartAspect[] {
  const always = signatureAspects(page.birth)
  const same = (one: ChartAspect) => (other: ChartAspect) => one.a === other.a && one.b === other.b
  const others = tellableAspects(page.birth)
    .filter((aspect) => aspectEntry(aspect) !== null && !always.some(same(aspect)))
    // The midheaven is a career.
    .filter(({ a, b }) => !isMinor || (a !== 'mc' && b !== 'mc'))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, MOST)
  return [...always, ...others].filter((aspect) => !opening.some(same(aspect)))
}

export function writeAspects(
  page: ReportPage,
  chapter: string,
  aspects: readonly ChartAspect[],
  of: AspectChapter,
): void {
  const always = signatureAspects(page.birth)
  for (const aspect of aspects.filter((one) => chapterOf(one) === of)) {
    const { a, b } = aspect
    const entry = aspectEntry(aspect)
    if (!entry || !isSpoken(a) || !isSpoken(b)) continue
    if (!always.includes(aspect) && isOffKey(page, entry)) continue
    page.write(chapter, page.words.aspect(a, aspect.aspect, b), aspectParts(page, aspect, 'told'))
  }
}

function chapterOf({ a, b }: ChartAspect): AspectChapter {
  const own = (['mercury', 'venus', 'mars'] as const).find((planet) => a === planet || b === planet)
  return own ?? (LIGHTS.includes(a) || LIGHTS.includes(b) ? 'lights' : 'others')
}
