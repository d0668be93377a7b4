import { createElement as h } from 'react'
import type { Lang } from '#reading/library/subjects.ts'
import type { ReportFigure } from '#reading/reports/report-document.ts'
import { BiWheel } from '../wheel/bi-wheel.ts'
import { Wheel } from '../wheel/wheel.ts'
import { aspectGridFigure } from './aspect-grid-figure.ts'
import { barsFigure } from './bars-figure.ts'
import { curveFigure } from './curve-figure.ts'
import { describeFigure } from './describe-figure.ts'
import { dialFigure } from './dial-figure.ts'
import type { FigureView } from './figure-frame.ts'
import { mapFigure } from './map-figure.ts'
import { radarFigure } from './radar-figure.ts'
import { timelineFigure } from './timeline-figure.ts'

interface ReportFigureProps {
  figure: ReportFigure
  /** Of the document: what the figure says to a screen reader. */
  lang: Lang
  /** The width in CSS pixels it will be shown at, 280–1200; it fills its container whatever that is. */
  width: number
  className?: string
}

/** A wheel larger than this stands out of its text. */
const LARGEST_WHEEL = 680

/** A report's figure, whatever its kind: for the page, and rendered to a string for print. */
export function ReportFigureSvg({ figure, lang, width, className }: ReportFigureProps) {
  const view: FigureView = { width, label: describeFigure(figure, lang), className }
  switch (figure.kind) {
    case 'wheel':
      return h(Wheel, { chart: figure.chart, size: Math.min(width, LARGEST_WHEEL), label: view.label, className })
    case 'bi-wheel':
      return h(BiWheel, {
        inner: figure.inner,
        outer: figure.outer,
        aspects: figure.aspects.map(({ a, b, ...aspect }) => ({ ...aspect, outer: a, inner: b })),
        size: Math.max(360, Math.min(width, LARGEST_WHEEL)),
        label: view.label,
        className,
      })
    case 'aspect-grid':
      return aspectGridFigure(figure, view)
    case 'bars':
      return barsFigure(figure, view)
    case 'timeline':
      return timelineFigure(figure, view, lang)
    case 'curve':
      return curveFigure(figure, view)
    case 'radar':
      return radarFigure(figure, view)
    case 'dial':
      return dialFigure(figure, view)
    case 'map':
      return mapFigure(figure, view)
  }
}
