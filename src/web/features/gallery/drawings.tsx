import type { Placement } from '#astro/charts/chart.ts'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { GLYPH_PATHS, type GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { Mark } from '#drawing/ornament/mark.tsx'
import { SkyIllustration } from '#drawing/ornament/sky-illustration.tsx'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { BiosphereRing } from '#drawing/ring/biosphere-ring.tsx'
import { PercentRing } from '#drawing/ring/percent-ring.tsx'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import { useLang } from '../../i18n/text.tsx'
import { Icon, ICON_NAMES } from '../../ui/icon.tsx'
import { ChartSeal } from '../charts/chart-seal.tsx'
import { DiagramBlock } from '../reports/diagram-block.tsx'
import { ReportPicture } from '../reports/report-picture.tsx'

const GLYPHS = Object.keys(GLYPH_PATHS) as GlyphName[]
const PHASES = [0, 0.25, 0.5, 0.75, 1]
const SHARES = [0, 33, 72, 100]

export function Glyphs() {
  return (
    <>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-8">
        {GLYPHS.map((name) => (
          <li key={name} className="grid justify-items-center gap-2 text-xs text-ink-2" data-gallery-glyph={name}>
            <GlyphIcon name={name} size={34} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-8">
        {ICON_NAMES.map((name) => (
          <li key={name} className="grid justify-items-center gap-2 text-xs text-ink-2">
            <Icon name={name} size={24} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

export function Diagrams({ diagrams, placements }: { diagrams: ReportDiagram[]; placements: Placement[] }) {
  const { lang } = useLang()
  return (
    <>
      <div className="max-w-[40rem]">
        <SkyIllustration placements={placements} />
      </div>
      <div className="flex flex-wrap items-center gap-6">
        {[true, false].flatMap((waxing) =>
          PHASES.map((lit) => (
            <MoonPhase key={`${waxing} ${lit}`} illuminatedFraction={lit} waxing={waxing} size={64} />
          )),
        )}
        <BiosphereRing lights={[0, 1, 2, 1]} />
        {SHARES.map((value) => (
          <PercentRing key={value} value={value} label={`${value}%`} />
        ))}
        <ChartSeal size={96} />
        <ChartSeal size={96} blank />
        <Mark size={48} className="text-accent" />
      </div>
      {diagrams.map((diagram) => (
        <div key={JSON.stringify(diagram)} data-gallery-diagram={diagram.kind}>
          <DiagramBlock diagram={diagram} caption={diagram.kind} lang={lang} />
        </div>
      ))}
    </>
  )
}

export function Pictures() {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {REPORT_TYPES.map((type) => (
        <li key={type} className="text-xs text-ink-2">
          <ReportPicture type={type} sizes="20rem" className="h-auto w-full" />
          {type}
        </li>
      ))}
    </ul>
  )
}
