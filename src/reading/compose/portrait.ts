import type { Entry } from '../library/library.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { NatalPage } from '../writer/natal-page.ts'
import type { Paragraph } from '../writer/reading.ts'
import { evidenceOf, fillTheme } from './evidence.ts'
import { signature, type ChartTheme } from './signature.ts'
import { subjectOf, wishOf, wishPair, type ThemeId } from './themes.ts'

/** The areas of life in which a portrait takes its themes up again. */
export const AREAS = ['love', 'work', 'money', 'home', 'rest', 'growth'] as const
export type Area = (typeof AREAS)[number]

type ThemeEntry = Entry<'theme/tension' | 'theme/resource' | 'theme/weight'>

/** A theme with what the library says of it and the facts that it rests on. */
interface ToldTheme {
  theme: ChartTheme
  entry: ThemeEntry
  evidence: { text: string; factors: string[] }
}

/**
 * The argument of a portrait: the themes of the chart, said at its opening as a thesis, taken up in each area of life, and
 * resolved at its close. Each of its texts is told once.
 */
export class Portrait {
  readonly themes: readonly ToldTheme[]
  private readonly page: NatalPage
  private readonly pair: Entry<'wish/pair'>

  /** @throws RangeError for a chart without two themes */
  constructor(page: NatalPage) {
    this.page = page
    this.themes = signature(page.birth).map((theme) => ({
      theme,
      entry: entryOf(page, theme.id),
      evidence: evidenceOf(page, theme),
    }))
    const [first, second] = this.themes
    if (!first || !second) throw new RangeError('a portrait needs two themes')
    const key = wishPair(wishOf(first.theme.id), wishOf(second.theme.id)) as KeyOf<'wish/pair'>
    this.pair = required(page.take('wish/pair', key), key)
  }

  /** What the themes mean in a sentence each: the portrait in short. */
  summary(): Paragraph[] {
    return this.themes.map(({ theme, entry, evidence }) => ({
      text: fillTheme(this.page.lang, entry.gist, theme, ''),
      factors: evidence.factors,
    }))
  }

  /** The opening of each theme under its title, with its evidence. */
  openings(): { title: string; paragraph: Paragraph }[] {
    return this.themes.map(({ theme, entry, evidence }) => ({
      title: entry.title,
      paragraph: {
        text: fillTheme(this.page.lang, entry.opening, theme, evidence.text),
        factors: evidence.factors,
      },
    }))
  }

  /** Each theme under its title, as short as it can be told: what it means, and its evidence. */
  briefs(): { title: string; paragraph: Paragraph }[] {
    return this.themes.map(({ theme, entry, evidence }) => ({
      title: entry.title,
      paragraph: {
        text: `${fillTheme(this.page.lang, entry.gist, theme, '')} ${evidence.text}`,
        factors: evidence.factors,
      },
    }))
  }

  /** What the two first wishes make of each other. */
  thesis(): Paragraph {
    return { text: this.pair.thesis, factors: this.facts() }
  }

  /** A theme taken up in an area of life. The themes take turns, so that each comes back. */
  bridge(area: Area): Paragraph {
    const told = this.themes[AREAS.indexOf(area) % this.themes.length]
    if (!told) throw new RangeError(`nothing to say of ${area}`)
    const { theme, entry, evidence } = told
    return { text: fillTheme(this.page.lang, entry[area], theme, evidence.text), factors: evidence.factors }
  }

  /** The end, which comes back to both wishes and says how they live together. */
  close(): Paragraph {
    return { text: this.pair.close, factors: this.facts() }
  }

  private facts(): string[] {
    return [...new Set(this.themes.slice(0, 2).flatMap(({ evidence }) => evidence.factors))]
  }
}

function entryOf(page: NatalPage, id: ThemeId): ThemeEntry {
  const subject = subjectOf(id)
  return required(page.take(subject, id as KeyOf<typeof subject>), id)
}

function required<T>(entry: T | null, key: string): T {
  if (!entry) throw new RangeError(`${key} has been told already`)
  return entry
}
