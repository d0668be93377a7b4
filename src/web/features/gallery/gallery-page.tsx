import type { Placement } from '#astro/charts/chart.ts'
import type { BodyAccuracy } from '#astro/accuracy/accuracy.ts'
import type { PLANETS } from '#astro/ephemeris/body.ts'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { PageTop } from '../../ui/page-top.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { DaySamples } from './day-samples.tsx'
import { Diagrams, Glyphs, Pictures } from './drawings.tsx'
import { PageDiagrams } from './page-diagrams.tsx'
import { Parts } from './parts.tsx'
import { Scales } from './scales.tsx'
import { States } from './states.tsx'
import { galleryText } from './text.ts'
import { useEffect, useState } from 'react'

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
    days: <DaySamples />,
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
    <div className="page">
      <PageTop label={t.label} title={t.title} lead={t.lead} />
      {names.map((name) => (
        <section key={name} aria-labelledby={`gallery-${name}`} className="mt-16">
          <SectionTitle id={`gallery-${name}`}>{t[name]}</SectionTitle>
          <div className="mt-8 grid gap-8">{sections[name]}</div>
        </section>
      ))}
    </div>
  )
}

/** Each mail in a frame of its own, in the language of the page; the frame takes over the page's theme. */
function Mails() {
  const { lang } = useLang()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const gone = new AbortController()
    void fetch(`/dev/mails/${lang}`, { signal: gone.signal })
      .then((answer) => answer.json() as Promise<string[]>)
      .then(setNames, () => setNames([]))
    return () => gone.abort()
  }, [lang])
  return (
    <ul className="grid gap-8 lg:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="text-xs text-ink-2">
          {name}
          <iframe
            title={name}
            sandbox=""
            src={`/dev/mails/${lang}/${name}`}
            loading="lazy"
            className="mt-2 h-[32rem] w-full border border-rule"
          />
        </li>
      ))}
    </ul>
  )
}
