import type { ReportPage } from '../report-page.ts'
import type { City } from './city.ts'
import type { MovingWords } from './words.ts'

/** Up to so many cities are told at length. */
export const FEW = 8

/** What the report is written with. */
export interface Writing {
  page: ReportPage
  words: MovingWords
  cities: readonly City[]
  /** Whether the cities are the reader's own choice. */
  isChosen: boolean
  /** Where each line's meaning was told. */
  told: Map<string, string>
}
