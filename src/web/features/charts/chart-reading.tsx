import type { Chart, ChartPoint } from '#astro/charts/chart.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import type { Factor } from '#contract/daily.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { degreeMinute, inSign } from '../../i18n/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FactorGlyphs } from '../factors/factor-glyphs.tsx'
import { factorTitle, isPoint } from '../factors/factor-words.ts'
import { findLongitude } from './point-longitude.ts'
import { chartsText } from './text.ts'

/** The reading as a spread of entries, each headed by the placements it was written from. */
export function ChartReading({ answer, chart }: { answer: ChartAnswer; chart: Chart }) {
  const t = useText(chartsText)
  const { lang } = useLang()
  if (answer.reading.length === 0) return null
  const byId = new Map(answer.factors.map((factor) => [factor.id, factor]))
  return (
    <section aria-labelledby="reading" className="mt-16" lang={lang}>
      <h2 id="reading" className="display-2">
        {t.reading}
      </h2>
      <div className="scale mt-4" />
      <div className="mt-4 grid gap-x-14 lg:grid-cols-2">
        {answer.reading.map(({ title, paragraphs }) => {
          const ids = new Set(paragraphs.flatMap(({ factors }) => factors))
          return (
            <article key={title} className="border-b border-rule py-8">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="display-3">{title}</h3>
                <Sources chart={chart} factors={[...ids].flatMap((id) => byId.get(id) ?? [])} />
              </div>
              {paragraphs.map(({ text }) => (
                <p key={text} className="mt-3 max-w-[38rem] font-text text-[1.125rem]/[1.65] hyphens-auto text-pretty">
                  {text}
                </p>
              ))}
            </article>
          )
        })}
      </div>
    </section>
  )
}

/** What the entry was written from: points with their degree and house, and aspects. */
function Sources({ chart, factors }: { chart: Chart; factors: readonly Factor[] }) {
  const words = useText(skyWords)
  const houses = new Map<ChartPoint, number | undefined>()
  for (const { aspect, natal, house } of factors)
    if (!aspect && isPoint(natal)) houses.set(natal, house ?? houses.get(natal))
  const aspects = factors.filter(({ aspect }) => aspect)
  return (
    <ul className="flex flex-wrap gap-x-5 text-ink-2">
      {[...houses].map(([point, house]) => (
        <PointPlace key={point} longitudeDeg={findLongitude(chart, point)} point={point} house={house} />
      ))}
      {aspects.map((factor) => (
        <li key={factor.id}>
          <span className="sr-only">{factorTitle(words, factor)}</span>
          <FactorGlyphs factor={factor} />
        </li>
      ))}
    </ul>
  )
}

interface PointPlaceProps {
  point: ChartPoint
  longitudeDeg: number | undefined
  house: number | undefined
}

function PointPlace({ point, longitudeDeg, house }: PointPlaceProps) {
  const words = useText(skyWords)
  if (longitudeDeg === undefined) return null
  const { sign, degree, minute } = inSign(longitudeDeg)
  return (
    <li className="inline-flex items-center gap-2">
      <GlyphIcon name={point} size={18} title={words.bodies[point]} className="text-ink" />
      <span className="figures">{degreeMinute(degree, minute)}</span>
      <GlyphIcon name={signName(sign)} size={17} title={words.signs[sign]} className="text-sky" />
      {house !== undefined && (
        <span className="figures">
          <span className="sr-only">{words.house(house)}</span>
          <span aria-hidden>{house}</span>
        </span>
      )}
    </li>
  )
}
