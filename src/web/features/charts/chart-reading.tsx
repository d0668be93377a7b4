import type { Chart, ChartPoint } from '#astro/charts/chart.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { degreeMinute, inSign } from '../../i18n/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { longitudeOf } from './point-longitude.ts'
import { chartsText } from './text.ts'
import { pointsOfFactor } from './to-chart.ts'

/** The reading as a spread of entries, each headed by the placements it was written from. */
export function ChartReading({ sections, chart }: { sections: ChartAnswer['reading']; chart: Chart }) {
  const t = useText(chartsText)
  const { lang } = useLang()
  if (sections.length === 0) return null
  return (
    <section aria-labelledby="reading" className="mt-16" lang={lang}>
      <h2 id="reading" className="display-2">
        {t.reading}
      </h2>
      <div className="scale mt-4" />
      <div className="mt-4 grid gap-x-14 lg:grid-cols-2">
        {sections.map(({ title, paragraphs }) => (
          <article key={title} className="border-b border-rule py-8">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="display-3">{title}</h3>
              <Placements chart={chart} factors={paragraphs.flatMap(({ factors }) => factors)} />
            </div>
            {paragraphs.map(({ text }) => (
              <p key={text} className="mt-3 max-w-[38rem] font-text text-[1.125rem]/[1.65] hyphens-auto text-pretty">
                {text}
              </p>
            ))}
          </article>
        ))}
      </div>
    </section>
  )
}

function Placements({ chart, factors }: { chart: Chart; factors: readonly string[] }) {
  const words = useText(skyWords)
  const stands = (point: ChartPoint) =>
    point === 'asc' || point === 'mc' ? chart.houses !== null : chart.placements.some(({ body }) => body === point)
  const points = [...new Set(factors.flatMap(pointsOfFactor))].filter(stands)
  if (points.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5">
      {points.map((point) => {
        const { sign, degree, minute } = inSign(longitudeOf(chart, point))
        return (
          <li key={point} className="inline-flex items-center gap-2 text-ink-2">
            <GlyphIcon name={point} size={18} title={words.bodies[point]} className="text-ink" />
            <span className="figures">{degreeMinute(degree, minute)}</span>
            <GlyphIcon name={signName(sign)} size={17} title={words.signs[sign]} className="text-sky" />
          </li>
        )
      })}
    </ul>
  )
}
