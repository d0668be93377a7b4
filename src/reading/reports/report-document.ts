import type { AspectNature } from '#astro/charts/aspect.ts'
import type { ChartPoint, Houses, Placement, PointAspect } from '#astro/charts/chart.ts'
import type { PlanetaryLine } from '#astro/charts/planetary-lines.ts'
import type { Factors } from '../writer/reading.ts'

/**
 * A report as it is kept: one document in one language, from which the page and the PDF are made alike. All of it is
 * plain text and data; neither holds markup.
 */
export interface ReportDocument {
  title: string
  /** A line under the title: of whom, or for which time. */
  subtitle: string
  /** Beneath it, smaller: of a chart, when it was made. */
  note?: string
  /** IANA: of all its dates and clock times. */
  timeZone: string
  /** What an unknown hour or a lacking birth leaves out, said before all else; empty where nothing is. */
  limits: string[]
  chapters: ReportChapter[]
  /** Every factor that its blocks name, by id. */
  factors: Factors
}

export interface ReportChapter {
  title: string
  sections: ReportSection[]
}

export interface ReportSection {
  title: string
  blocks: Block[]
}

export type Block =
  /** Sentences, and the ids of the factors that they rest on: at least one, but where they name no fact of the sky. */
  | { kind: 'paragraph'; text: string; factors: string[] }
  /** Set apart: that something is no diagnosis, whose method it is, where a text comes from. */
  | { kind: 'notice'; text: string }
  | ReportTable
  | { kind: 'figure'; figure: ReportDiagram; caption: string; factors: string[] }

export interface ReportTable {
  kind: 'table'
  caption: string
  /** As many as each row has cells. */
  head: string[]
  rows: string[][]
  factors: string[]
}

/** The picture of a birth or of another sky: what a wheel is drawn from. */
export interface WheelData {
  placements: readonly Placement[]
  houses: Houses | null
  aspects: readonly PointAspect[]
}

/** A stretch of a timeline. Julian days, UT. */
export interface TimelineSpan {
  fromJdUt: number
  toJdUt: number
  /** Every exact pass within it, in order. */
  exactJdUt: readonly number[]
  nature: AspectNature
}

/** A picture as data; its words are in the document's language. `drawing/` draws it for the page and for print alike. */
export type ReportDiagram =
  | { kind: 'wheel'; chart: WheelData }
  | {
      kind: 'bi-wheel'
      inner: WheelData
      outer: WheelData
      /** From the outer ring (a) to the inner (b). */
      aspects: readonly Omit<PointAspect, 'applying'>[]
    }
  | {
      kind: 'aspect-grid'
      /** Aspects within one chart, or between two: both may show the same points down and across. */
      charts: 1 | 2
      /** Down the side. Of one chart, the same as across; of two, a point `a` of the aspects. */
      rows: readonly ChartPoint[]
      columns: readonly ChartPoint[]
      aspects: readonly Omit<PointAspect, 'applying'>[]
    }
  /** Shares of a whole or scores side by side. `value` of `max`; `note` stands at the bar's end. */
  | { kind: 'bars'; max: number; rows: readonly { label: string; value: number; note: string }[] }
  | {
      kind: 'timeline'
      fromJdUt: number
      toJdUt: number
      /** Where the axis is marked, with its words: months or years. */
      ticks: readonly { jdUt: number; label: string }[]
      rows: readonly { label: string; spans: readonly TimelineSpan[] }[]
    }
  /** How much is going on over a time, 0–100, with some days marked. */
  | {
      kind: 'curve'
      fromJdUt: number
      toJdUt: number
      ticks: readonly { jdUt: number; label: string }[]
      points: readonly { jdUt: number; value: number }[]
      marks: readonly { jdUt: number; label: string }[]
    }
  /** Scores 0–100 on scales, from the top clockwise. */
  | { kind: 'radar'; axes: readonly { label: string; value: number }[] }
  /** The 90° dial: every point at its longitude modulo 90; an axis through each point of `axes`. */
  | { kind: 'dial'; points: readonly { point: ChartPoint; longitudeDeg: number }[]; axes: readonly ChartPoint[] }
  | {
      kind: 'map'
      lines: readonly PlanetaryLine[]
      places: readonly { name: string; latitudeDeg: number; longitudeDeg: number; isBirth: boolean }[]
    }
