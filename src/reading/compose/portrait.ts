import type { ChartAspect } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { PlanetStrength } from '../facts/natal-strength.ts'
import type { Entry } from '../library/library.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { NatalPage } from '../writer/natal-page.ts'
import type { Paragraph } from '../writer/reading.ts'
import { evidenceOf, fillTheme } from './evidence.ts'
import { leadOf, resolution, tieOf } from './leads.ts'
import { signature } from './signature.ts'
import type { ChartTheme } from './themes.ts'
import { subjectOf, wishOf, wishPair, type ThemeId, type Wish } from './themes.ts'

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
  /** How often a theme has come back. */
  private readonly returns = new Map<ToldTheme, number>()

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

  /** The wishes that the thesis weighs, each once, with what they rest on. */
  get wishes(): { wish: Wish; factors: string[] }[] {
    const told = this.themes.slice(0, 2).map(({ theme, evidence }) => ({
      wish: wishOf(theme.id),
      factors: evidence.factors,
    }))
    return told.filter(({ wish }, i) => told.findIndex((other) => other.wish === wish) === i)
  }

  /** What the two first wishes make of each other. */
  thesis(): Paragraph {
    return { text: this.pair.thesis, factors: this.facts() }
  }

  /**
   * The theme that is closest to a planet, taken up in its area of life; where it is one of the two that the thesis weighs and
   * the planet or its ruler belongs to it, after a sentence that says which wish is speaking.
   */
  area(area: Area, planet: Planet): Paragraph {
    return this.areaByTheme(area, planet).paragraph
  }

  /** The same with its theme. */
  areaByTheme(area: Area, planet: Planet): { theme: ChartTheme; paragraph: Paragraph } {
    const { theme, tie } = this.closest(planet)
    const lead = tie >= 2 && this.themes.indexOf(theme) < 2 ? leadOf(this.page, area, wishOf(theme.theme.id)) : ''
    const text = fillTheme(this.page.lang, theme.entry[area], theme.theme, theme.evidence.text)
    return { theme: theme.theme, paragraph: { text: `${lead} ${text}`.trim(), factors: theme.evidence.factors } }
  }

  /** What restores the strength that the themes cost: of the weightiest. */
  rest(): Paragraph {
    const [first] = this.themes
    if (!first) throw new RangeError('a portrait without themes')
    const { theme, entry, evidence } = first
    return { text: fillTheme(this.page.lang, entry.rest, theme, evidence.text), factors: evidence.factors }
  }

  /** The aspects that the opening tells. */
  get aspects(): ChartAspect[] {
    return this.themes.flatMap(({ theme }) => (theme.evidence.kind === 'aspects' ? theme.evidence.aspects : []))
  }

  /** The end: what the opening set up, how its two wishes live together, and which planet helps. */
  close(strengths: readonly PlanetStrength[]): Paragraph[] {
    const [first, second, ...more] = this.themes.map(titled)
    if (!first || !second) throw new RangeError('a portrait needs two themes')
    const { opened, helper } = resolution(this.page, [first, second, ...more], strengths)
    return [{ text: `${opened} ${this.pair.close}`, factors: helper.factors }, helper]
  }

  /** Of the themes, the one that a planet is tied to most; one that has come back often has to be tied closer. */
  private closest(planet: Planet): { theme: ToldTheme; tie: number } {
    const [found] = this.themes
      .map((theme) => ({ theme, tie: tieOf(this.page, theme.theme, planet) }))
      .map((one) => ({ ...one, value: one.tie - 1.2 * (this.returns.get(one.theme) ?? 0) }))
      .toSorted((a, b) => b.value - a.value)
    if (!found) throw new RangeError('a portrait without themes')
    this.returns.set(found.theme, (this.returns.get(found.theme) ?? 0) + 1)
    return found
  }

  private facts(): string[] {
    return [...new Set(this.themes.slice(0, 2).flatMap(({ evidence }) => evidence.factors))]
  }
}

const titled = ({ theme, entry }: ToldTheme) => ({ theme, title: entry.title })

function entryOf(page: NatalPage, id: ThemeId): ThemeEntry {
  const subject = subjectOf(id)
  return required(page.take(subject, id as KeyOf<typeof subject>), id)
}

function required<T>(entry: T | null, key: string): T {
  if (!entry) throw new RangeError(`${key} has been told already`)
  return entry
}
