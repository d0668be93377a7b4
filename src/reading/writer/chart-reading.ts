import type { Factors, Paragraph } from './reading.ts'

/** A part of a chart's reading under one heading. */
export interface ChartSection {
  /** The heading of the chapter it belongs to; sections of one chapter stand together. */
  chapter: string
  title: string
  paragraphs: Paragraph[]
}

/** A reading of a chart of any kind, section by section, and every factor its paragraphs name. */
export interface ChartReading {
  sections: ChartSection[]
  factors: Factors
}
