import { createElement as h } from 'react'
import type { Lang } from '#language/lang.ts'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import { BiWheel } from '../wheel/bi-wheel.ts'
import { Wheel } from '../wheel/wheel.ts'
import { aspectGridDiagram } from './aspect-grid-diagram.ts'
import { barsDiagram } from './bars-diagram.ts'
import { curveDiagram } from './curve-diagram.ts'
import { describeDiagram } from './describe-diagram.ts'
import { dialDiagram } from './dial-diagram.ts'
import type { DiagramView } from './diagram-frame.ts'
import { mapDiagram } from './map-diagram.ts'
import { radarDiagram } from './radar-diagram.ts'
import { timelineDiagram } from './timeline-diagram.ts'

interface ReportDiagramProps {
  diagram: ReportDiagram
  /** Of the document: what the diagram says to a screen reader. */
  lang: Lang
  /** The width in CSS pixels it will be shown at, 280–1200; it fills its container whatever that is. */
  width: number
  className?: string
}

/** A wheel larger than this stands out of its text. */
const LARGEST_WHEEL = 680

/** A report's diagram, whatever its kind: for the page, and rendered to a string for print. */
export function ReportDiagramSvg({ diagram, lang, width, className }: ReportDiagramProps) {
  const view: DiagramView = { width, label: describeDiagram(diagram, lang), className }
  switch (diagram.kind) {
    case 'wheel':
      return h(Wheel, { chart: diagram.chart, size: Math.min(width, LARGEST_WHEEL), label: view.label, className })
    case 'bi-wheel':
      return h(BiWheel, {
        inner: diagram.inner,
        outer: diagram.outer,
        aspects: diagram.aspects.map(({ a, b, ...aspect }) => ({ ...aspect, outer: a, inner: b })),
        size: Math.max(360, Math.min(width, LARGEST_WHEEL)),
        label: view.label,
        className,
      })
    case 'aspect-grid':
      return aspectGridDiagram(diagram, view)
    case 'bars':
      return barsDiagram(diagram, view)
    case 'timeline':
      return timelineDiagram(diagram, view, lang)
    case 'curve':
      return curveDiagram(diagram, view)
    case 'radar':
      return radarDiagram(diagram, view)
    case 'dial':
      return dialDiagram(diagram, view)
    case 'map':
      return mapDiagram(diagram, view)
  }
}
