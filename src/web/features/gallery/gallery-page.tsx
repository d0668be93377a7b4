import type { Placement } from '#astro/charts/chart.ts'
import type { BodyAccuracy } from '#astro/accuracy/accuracy.ts'
import type { PLANETS } from '#astro/ephemeris/body.ts'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import { useText } from '../../i18n/text.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Diagrams, Glyphs, Pictures } from './drawings.tsx'
import { Mails } from './mails.tsx'
import { PageDiagrams } from './page-diagrams.tsx'
import { Parts } from './parts.tsx'
import { Scales } from './scales.tsx'
import { States } from './states.tsx'
import { galleryText } from './text.ts'

/** Everything that pages are made of, to be seen after a change. In development only (`src/web/routes.ts`). */
export function GalleryPage({
  diagrams,
  placements,
  positions,
}: {
  diagrams: ReportDiagram[]
  placements: Placement[]
  positions: Record<(typeof PLANETS)[number], BodyAccuracy>
}) {
  const t = useText(galleryText)
  const sections = {
    scales: <Scales />,
    parts: <Parts />,
    states: <States />,
    glyphs: <Glyphs />,
    diagrams: (
      <>
        <Diagrams diagrams={diagrams} placements={placements} />
        <PageDiagrams positions={positions} />
      </>
    ),
    pictures: <Pictures />,
    mails: <Mails />,
  }
  const names = Object.keys(sections) as (keyof typeof sections)[]
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="display-1">{t.title}</h1>
      <p className="mt-5 max-w-[36rem] font-text text-lg text-ink-2">{t.lead}</p>
      {names.map((name) => (
        <section key={name} aria-labelledby={`gallery-${name}`} className="mt-16">
          <SectionTitle id={`gallery-${name}`}>{t[name]}</SectionTitle>
          <div className="mt-8 grid gap-8">{sections[name]}</div>
        </section>
      ))}
    </div>
  )
}
