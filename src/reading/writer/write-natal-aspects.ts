import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { aspectEntry, isOffKey } from '../compose/bridges.ts'
import { tellableAspects } from '../compose/tellable-aspects.ts'
import { aspectStrength } from '../facts/natal-strength.ts'
import { ASPECT_POINTS, SUBJECTS, type AspectPoint, type Subject } from '../library/subjects.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import { pointOf, type NatalPage } from './natal-page.ts'

/** So many aspects a chart's reading tells, the strongest ones. */
const MOST_ASPECTS = 7

/** What the library calls a chart's point. */
const LIBRARY_NAMES: ReadonlyMap<ChartPoint, AspectPoint> = new Map(
  ASPECT_POINTS.map((name) => [pointOf(name), name] as const),
)

type SpokenAspect = ChartAspect & Record<'a' | 'b', SpokenPoint>

/** How many aspects are told, and where. */
interface NatalAspectOptions {
  chapter?: string
  /** So many of the strongest. */
  most?: number
  /** Told whatever their rank and beyond `most`. */
  always?: readonly Pick<ChartAspect, 'a' | 'b' | 'aspect'>[]
}

/** The aspects that mark the chart most: close, and of personal points. */
export function writeNatalAspects(
  page: NatalPage,
  { chapter = page.words.chapters.ties, most = MOST_ASPECTS, always = [] }: NatalAspectOptions = {},
): void {
  const isAlways = ({ a, b }: ChartAspect) => always.some((one) => one.a === a && one.b === b)
  const ranked = tellableAspects(page.birth)
    .filter((aspect): aspect is SpokenAspect => LIBRARY_NAMES.has(aspect.a) && LIBRARY_NAMES.has(aspect.b))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
  const told = ranked.filter((aspect, i) => i < most || isAlways(aspect))
  for (const aspect of told) {
    const entry = aspectEntry(aspect)
    if (isAlways(aspect) || (entry && !isOffKey(page, entry))) writeAspect(page, chapter, aspect)
  }
}

/** An aspect by the entry of its two points, which the library files under the one that it names first. */
function writeAspect(page: NatalPage, chapter: string, { a, b, aspect }: SpokenAspect): void {
  const [first, second] = ASPECT_POINTS.filter((name) => pointOf(name) === a || pointOf(name) === b)
  const subject = `natal-aspect/${first}` as Extract<Subject, `natal-aspect/${string}`>
  const key = SUBJECTS[subject]?.keys.find((one) => one === `${second} ${ASPECT_NATURE[aspect]}`)
  if (key === undefined) throw new RangeError(`no entry for ${a} ${aspect} ${b}`)
  const factors = [page.fact(`${a}:${aspect}:${b}`)]
  const paragraphs = page.meaning(page.take(subject, key), 'told', factors)
  page.section(chapter, page.words.aspect(a, aspect, b), paragraphs)
}
