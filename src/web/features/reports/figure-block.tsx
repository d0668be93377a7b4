import { lazy, Suspense } from 'react'
import type { ReportFigure } from '#reading/reports/report-document.ts'
import type { Lang } from '../../i18n/lang.ts'
import { useWide } from '../../ui/use-wide.ts'

// The map's coasts are large, and no page but a report's needs any of these.
const DrawnFigure = lazy(() => import('./drawn-figure.tsx'))

interface FigureBlockProps {
  figure: ReportFigure
  caption: string
  lang: Lang
}

/** A figure over its caption. */
export function FigureBlock({ figure, caption, lang }: FigureBlockProps) {
  const wide = useWide()
  return (
    <figure className="report-figure my-6 max-w-[46rem]">
      <Suspense fallback={<div className="aspect-[3/2] border border-dashed border-rule-2" />}>
        <DrawnFigure figure={figure} lang={lang} width={wide ? 700 : 340} />
      </Suspense>
      <figcaption className="caption mt-3">{caption}</figcaption>
    </figure>
  )
}
