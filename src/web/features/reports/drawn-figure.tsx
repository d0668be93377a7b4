import { ReportFigureSvg } from '#drawing/report-figures/report-figure-svg.ts'
import type { ReportFigure } from '#reading/reports/report-document.ts'
import type { Lang } from '../../i18n/lang.ts'

/** A figure as the drawing room draws it, for print alike. */
export default function DrawnFigure(props: { figure: ReportFigure; lang: Lang; width: number }) {
  return <ReportFigureSvg {...props} className="figures" />
}
