import { lazy, Suspense } from 'react'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import type { Lang } from '#language/lang.ts'
import { useWide } from '../../ui/use-wide.ts'

// The map's coasts are large, and no page but a report's needs any of these.
const DrawnDiagram = lazy(() => import('./drawn-diagram.tsx'))

interface DiagramBlockProps {
  diagram: ReportDiagram
  caption: string
  lang: Lang
}

/** A diagram over its caption. */
export function DiagramBlock({ diagram, caption, lang }: DiagramBlockProps) {
  const wide = useWide()
  return (
    <figure className="report-figure my-6 max-w-[46rem]">
      <Suspense fallback={<div className="aspect-[3/2] border border-dashed border-rule-2" />}>
        <DrawnDiagram diagram={diagram} lang={lang} width={wide ? 700 : 340} />
      </Suspense>
      <figcaption className="caption mt-3">{caption}</figcaption>
    </figure>
  )
}
