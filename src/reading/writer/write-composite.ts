import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { CompositeAspect, CompositeFacts, CompositePlace } from '../facts/composite-facts.ts'
import type { Audience } from '../library/audience.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { ChartPage, type ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { compositeWordsEn } from './composite-words-en.ts'
import { compositeWordsRu } from './composite-words-ru.ts'
import type { CompositeWords } from './composite-words.ts'
import type { Paragraph } from './reading.ts'
import { familyNote } from './synastry-parts.ts'

const WORDS: Record<Lang, CompositeWords> = { en: compositeWordsEn, ru: compositeWordsRu }
const MOST_ASPECTS = 6

/** The points told by sign, and those told by house, in the order of the reading. */
const POINTS = ['sun', 'moon', 'asc', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
type Rendered = (typeof POINTS)[number]

interface Writing {
  page: ChartPage
  words: CompositeWords
}

/**
 * The composite of two charts in words: how it is to be read, its points by sign and house, its aspects.
 *
 * Where the library has words for a bond (`composite/…`, `composite-aspect/…`) they are printed whole. The entries of signs,
 * houses and natal aspects speak to one person: of them those sentences are taken that hold for two as well, what marks it,
 * what it gives, what it costs, what helps, and not the scenes of a single life.
 *
 * @param reading.name what the reader calls the other person
 * @param reading.audience what the two may be told
 */
export function writeComposite({
  facts,
  name,
  ...options
}: { facts: CompositeFacts; name: string; audience: Audience } & ChartPageOptions): ChartReading {
  const writing = { page: new ChartPage(options), words: WORDS[options.lang] }
  writeHow(writing, facts, name)
  for (const point of POINTS) {
    const place = facts.places.find((one) => one.point === point)
    if (place) writePlace(writing, point, place)
  }
  for (const aspect of facts.aspects.slice(0, MOST_ASPECTS)) writeAspect(writing, aspect)
  return writing.page.reading
}

function writeHow({ page, words }: Writing, { places, chart }: CompositeFacts, name: string): void {
  const lights = places.filter(({ point }) => point === 'sun' || point === 'moon')
  const [sun, moon] = ['sun', 'moon'].map((light) => lights.find(({ point }) => point === light)?.sign ?? null)
  const factors = lights.flatMap((place) => signFactor(page, place))
  // Of a bond whose lights are both open the other planets still tell something; then they are the ground.
  const ground = factors.length > 0 ? factors : places.flatMap((place) => signFactor(page, place))
  const named = sun === null && moon === null ? '' : ` ${words.lights(sun ?? null, moon ?? null)}`
  const paragraphs = [{ text: `${words.how(name)}${named}`, factors: ground }]
  const note = familyNote(page, name)
  if (note !== null) paragraphs.push({ text: note, factors: ground })
  if (!chart.houses) paragraphs.push({ text: words.withoutHours, factors: ground })
  page.section(words.chapters.bond, words.titles.how, paragraphs)
}

function writePlace({ page, words }: Writing, point: Rendered, place: CompositePlace): void {
  const { sign, house } = place
  const paragraphs: Paragraph[] = []
  if (sign !== null && point !== 'jupiter' && point !== 'saturn') {
    const own = page.takeForPairIfThere(`composite/${point}-sign`, `${sign}`)
    const before = words.sign[point](sign)
    const factors = signFactor(page, place)
    paragraphs.push(
      ...(own
        ? page.meaning(own, 'full', factors, before)
        : page.essence(lentBySign(page, point, sign), factors, before)),
    )
  } else if (sign === null && point !== 'asc') {
    const factor = page.factor({ id: `composite:${point}`, kind: 'composite', natal: point })
    paragraphs.push({ text: words.open(point), factors: [factor] })
  }
  if (house !== null && point !== 'asc') {
    const own = page.takeForPairIfThere(`composite/${point}-house`, `${house}`)
    const before = words.house[point](house)
    const factor = page.factor({ id: `composite:${point}:house:${house}`, kind: 'composite', natal: point, house })
    paragraphs.push(
      ...(own
        ? page.meaning(own, 'full', [factor], before)
        : page.essence(lentByHouse(page, point, house), [factor], before)),
    )
  }
  const chapter = point === 'sun' || point === 'moon' || point === 'asc' ? words.chapters.bond : words.chapters.places
  page.section(chapter, words.title(point, sign, house), paragraphs)
}

/** What the entries of one person lend where the bond has none of its own: the lights and the ascendant always have. */
function lentBySign(page: ChartPage, point: Rendered, sign: Sign) {
  return point === 'mercury' || point === 'venus' || point === 'mars'
    ? page.takeLent(`planet-in-sign/${point}`, `${sign}` as KeyOf<'planet-in-sign/mercury'>)
    : null
}

function lentByHouse(page: ChartPage, point: Rendered, house: number) {
  return point === 'sun' || point === 'moon' || point === 'asc'
    ? null
    : page.takeLent(`planet-in-house/${point}`, `${house}` as KeyOf<'planet-in-house/mercury'>)
}

function writeAspect({ page, words }: Writing, { id, a, b, aspect, orbDeg, timed }: CompositeAspect): void {
  const factor = page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect, ...(timed && { orbDeg }) })
  const before = page.way('aspect', words.aspect)(a, aspect, b, timed ? page.common.degrees(orbDeg) : '')
  const key = `${b} ${ASPECT_NATURE[aspect]}`
  const own = page.takeForPairIfThere(`composite-aspect/${a}`, key)
  const subject = `natal-aspect/${a}` as 'natal-aspect/sun'
  const told = own
    ? page.meaning(own, 'full', [factor], before)
    : page.essence(page.takeLent(subject, key as KeyOf<'natal-aspect/sun'>), [factor], before)
  page.section(words.chapters.ties, words.aspectTitle(a, aspect, b), told)
}

function signFactor(page: ChartPage, { point, sign }: CompositePlace): string[] {
  if (sign === null) return []
  return [page.factor({ id: `composite:${point}:sign:${sign}`, kind: 'composite', natal: point, sign })]
}
