import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Entry, Library } from '../library/library.ts'
import type { KeyOf, Lang } from '../library/subjects.ts'
import { natalWordsEn } from './natal-words-en.ts'
import { natalWordsRu } from './natal-words-ru.ts'
import type { NatalTopic, NatalWords } from './natal-words.ts'
import type { Factors, Paragraph } from './reading.ts'

interface NatalSection {
  title: string
  paragraphs: Paragraph[]
}

/** A reading of the natal chart, section by section, and every factor its paragraphs name. */
export interface NatalReading {
  sections: NatalSection[]
  factors: Factors
}

const WORDS: Record<Lang, NatalWords> = { en: natalWordsEn, ru: natalWordsRu }
const TOPICS: readonly NatalTopic[] = ['sun', 'moon', 'asc', 'mercury', 'venus', 'mars']

interface Source {
  library: Library
  lang: Lang
  /** Grows with every paragraph. */
  factors: Factors
}

/**
 * The natal chart in words: Sun, Moon, ascendant, Mercury, Venus and Mars by sign and, where the time of birth is known,
 * Sun, Moon, Venus and Mars by house. A body whose sign depends on the unknown hour gets a sentence that names both.
 */
export function writeNatal(natal: NatalBirth & { library: Library; lang: Lang }): NatalReading {
  const source = { library: natal.library, lang: natal.lang, factors: {} }
  const sections = TOPICS.flatMap((topic) => writeSection(source, natal, topic) ?? [])
  return { sections, factors: source.factors }
}

function writeSection(
  source: Source,
  { chart, timeKnown, uncertain }: NatalBirth,
  topic: NatalTopic,
): NatalSection | null {
  const words = WORDS[source.lang]
  const change = uncertain.find(({ body }) => body === topic)
  if (change) {
    const [from, to] = change.signs
    const factors = [from, to].map((sign) => signFactor(source, topic, sign))
    return { title: words.title(topic, null, null), paragraphs: [{ text: words.uncertain(topic, from, to), factors }] }
  }
  if (topic === 'asc') {
    if (!timeKnown || !chart.houses) return null
    const sign = signOf(chart.houses.ascendantDeg)
    return { title: words.title(topic, sign, null), paragraphs: bySign(source, topic, sign) }
  }
  const placed = chart.placements.find(({ body }) => body === topic)
  if (!placed) return null
  const house = timeKnown ? placed.house : null
  const ofHouse = house === null || topic === 'mercury' ? [] : byHouse(source, topic, house)
  return {
    title: words.title(topic, placed.sign, house),
    paragraphs: [...bySign(source, topic, placed.sign), ...ofHouse],
  }
}

function bySign(source: Source, topic: NatalTopic, sign: Sign): Paragraph[] {
  const subject = topic === 'asc' ? 'angle-in-sign/asc' : (`planet-in-sign/${topic}` as const)
  const entry = source.library.entry(source.lang, subject, `${sign}` as KeyOf<typeof subject>)
  return paragraphsOf(entry, signFactor(source, topic, sign))
}

function byHouse(source: Source, topic: Exclude<NatalTopic, 'asc' | 'mercury'>, house: number): Paragraph[] {
  const subject = `planet-in-house/${topic}` as const
  const entry = source.library.entry(source.lang, subject, `${house}` as KeyOf<typeof subject>)
  const id = `natal:${topic}:house:${house}`
  source.factors[id] = { id, kind: 'natal', natal: topic, house }
  return paragraphsOf(entry, id)
}

function paragraphsOf(
  { gist, body, gift, challenge, advice }: Entry<'planet-in-sign/sun'>,
  factor: string,
): Paragraph[] {
  return [
    { text: `${gist} ${body}`, factors: [factor] },
    { text: `${gift} ${challenge} ${advice}`, factors: [factor] },
  ]
}

function signFactor({ factors }: Source, topic: NatalTopic, sign: Sign): string {
  const id = `natal:${topic}:sign:${sign}`
  factors[id] = { id, kind: 'natal', natal: topic, sign }
  return id
}
