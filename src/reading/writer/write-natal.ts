import type { Placement, Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Library } from '../library/library.ts'
import type { KeyOf, Lang } from '../library/subjects.ts'
import { natalWordsEn } from './natal-words-en.ts'
import { natalWordsRu } from './natal-words-ru.ts'
import type { Factors, Paragraph } from './reading.ts'

/** A body or angle that a natal reading has a section for. */
export type NatalTopic = 'sun' | 'moon' | 'asc' | 'mercury' | 'venus' | 'mars'

/** The words of a natal reading that are no library entry, in one language. */
export interface NatalWords {
  /** "Sun in Taurus, tenth house"; without the sign where it is uncertain, without the house where there is none. */
  title(topic: NatalTopic, sign: Sign | null, house: number | null): string
  /** One honest sentence on a body that changed sign on the day of birth. */
  uncertain(topic: NatalTopic, from: Sign, to: Sign): string
}

export interface NatalSection {
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

/**
 * The natal chart in words: Sun, Moon, ascendant, Mercury, Venus and Mars by sign and, where the time of birth is known,
 * by house. A body whose sign depends on the unknown hour gets a sentence that names both.
 */
export function writeNatal({
  chart,
  timeKnown,
  uncertain,
  library,
  lang,
}: NatalBirth & { library: Library; lang: Lang }): NatalReading {
  const words = WORDS[lang]
  const factors: Factors = {}
  const sections = TOPICS.flatMap((topic): NatalSection[] => {
    if (topic === 'asc') {
      if (!timeKnown || !chart.houses) return []
      const sign = signOf(chart.houses.ascendantDeg)
      return [{ title: words.title(topic, sign, null), paragraphs: [inSign(topic, sign)] }]
    }
    const change = uncertain.find(({ body }) => body === topic)
    if (change) {
      const [from, to] = change.signs
      const ids = [signFactor(topic, from), signFactor(topic, to)]
      return [
        {
          title: words.title(topic, null, null),
          paragraphs: [{ text: words.uncertain(topic, from, to), factors: ids }],
        },
      ]
    }
    const placed = chart.placements.find(({ body }) => body === topic)
    if (!placed) return []
    const house = timeKnown ? placed.house : null
    return [{ title: words.title(topic, placed.sign, house), paragraphs: placementParagraphs(topic, placed, house) }]
  })
  return { sections, factors }

  function placementParagraphs(
    topic: Exclude<NatalTopic, 'asc'>,
    { sign }: Placement,
    house: number | null,
  ): Paragraph[] {
    if (house === null || topic === 'mercury') return [inSign(topic, sign)]
    const id = `natal:${topic}:house:${house}`
    factors[id] = { id, kind: 'natal', natal: topic, house }
    const entry = library.entry(lang, `planet-in-house/${topic}`, `${house}` as KeyOf<'planet-in-house/sun'>)
    return [inSign(topic, sign), { text: `${entry.gist} ${entry.body} ${entry.advice}`, factors: [id] }]
  }

  function inSign(topic: NatalTopic, sign: Sign): Paragraph {
    const subject = topic === 'asc' ? 'angle-in-sign/asc' : (`planet-in-sign/${topic}` as const)
    const entry = library.entry(lang, subject, `${sign}` as KeyOf<'angle-in-sign/asc'>)
    return { text: `${entry.gist} ${entry.body} ${entry.advice}`, factors: [signFactor(topic, sign)] }
  }

  function signFactor(topic: NatalTopic, sign: Sign): string {
    const id = `natal:${topic}:sign:${sign}`
    factors[id] = { id, kind: 'natal', natal: topic, sign }
    return id
  }
}
