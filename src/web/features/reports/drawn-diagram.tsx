import { ReportDiagramSvg } from '#drawing/report-diagrams/report-diagram-svg.ts'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import type { Lang } from '#language/lang.ts'

/** A diagram as the drawing room draws it, for print alike. */
export default function DrawnDiagram(props: { diagram: ReportDiagram; lang: Lang; width: number }) {
  return <ReportDiagramSvg {...props} className="figures" />
}
