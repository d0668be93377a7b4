import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SynastryFacts } from '../../facts/synastry-facts.ts'
import type { DatedPage } from '../dated-page.ts'
import type { ReportPage } from '../report-page.ts'
import type { Question, Setting } from './questions.ts'
import type { CompatibilityWords } from './words.ts'

const SENTENCE_END = /(?<=[.!?…]["”»)]*)\s+(?![\p{Ll}—–])/u

/** The sentences of a text: a question quoted in the middle of one, «Что?» — and on it goes, doesn't end it. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END)

/** What the report is written with. */
export interface Writing {
  page: DatedPage
  words: CompatibilityWords
  name: string
  setting: Setting
  facts: SynastryFacts
  /** Ids of the contacts that some chapter tells. */
  told: ReadonlySet<string>
  /** Ids of the contacts that the verdict names: their first sentence stands on the first page and nowhere else. */
  onFirstPage: ReadonlySet<string>
  them: DatedPage
}

export const chapterOf = ({ words, setting }: Writing, question: Question): string =>
  words.chapters[question === 'draw' && setting !== 'partner' ? 'drawOfOthers' : question]

/** That a planet rules a house of its owner's, as a fact of that one chart. */
export function rulerFactor(
  { page, name }: Writing,
  whose: 'yours' | 'theirs',
  ruler: ChartPoint,
  house: number,
): string {
  const names = page.names
  const said = `${whose === 'theirs' ? `${name}: ` : ''}${names.point(ruler as Planet)}, ${names.house(house)}`
  const point = whose === 'yours' ? { natal: ruler } : { transiting: ruler }
  return page.factor({ id: `compatibility:${whose}:${ruler}:ruler:${house}`, kind: 'special', said, house, ...point })
}

export const signFactor = (page: ReportPage, whose: 'yours' | 'theirs', planet: Planet, sign: Sign): string =>
  page.factor({
    id: `synastry:${whose}:${planet}:sign:${sign}`,
    kind: 'synastry',
    [whose === 'yours' ? 'natal' : 'transiting']: planet,
    sign,
  })
