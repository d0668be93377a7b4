import { ASPECTS } from '#astro/charts/aspect.ts'
import { isPlanet, type Planet } from '#astro/ephemeris/body.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import type { Factor } from '#contract/daily.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { formatDate, formatInstantDate } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { SourcedText } from '../calendar/sourced-text.tsx'
import { NATURE_COLOUR } from '../factors/factor-glyphs.tsx'
import { natureOf } from '../factors/factor-words.ts'
import { chartsText } from './text.ts'

type Year = NonNullable<ChartAnswer['year']>

/** The year of life that is running: its house, the planet that leads it, and the days on which that planet is met. */
export function YearOfLife({ year, sources }: { year: Year; sources: readonly Factor[] }) {
  const t = useText(chartsText)
  const { lang } = useLang()
  const { from, to, lord, paragraphs, hits } = year
  return (
    <section aria-labelledby="year" className="mt-16">
      <h2 id="year" className="display-2 scroll-mt-4">
        {t.year}
      </h2>
      <p className="figures mt-1 text-ink-2">{t.yearSpan(formatDate(lang, from), formatDate(lang, to))}</p>
      <div className="scale mt-4" />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          {paragraphs.map((paragraph) => (
            <SourcedText key={paragraph.text} paragraph={paragraph} sources={sources} />
          ))}
          <p className="caption max-w-[39rem]">{t.yearWhy}</p>
        </div>
        {isPlanet(lord.id) && hits.length > 0 && <Hits lord={lord.id} hits={hits} />}
      </div>
    </section>
  )
}

function Hits({ lord, hits }: { lord: Planet; hits: Year['hits'] }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const listed = hits.flatMap(({ transiting, type, at }) => {
    const aspect = ASPECTS.find((one) => one === type)
    return isPlanet(transiting) && aspect ? [{ transiting, aspect, at }] : []
  })
  return (
    <section aria-labelledby="year-hits">
      <h3 id="year-hits" className="display-3">
        {t.yearHits}
      </h3>
      <p className="caption mt-1">{t.yearHitsHint}</p>
      <ul className="mt-3 border-t border-rule-2">
        {listed.map(({ transiting, aspect, at }) => (
          <li
            key={`${transiting}${aspect}${at}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1.5"
          >
            <span className="flex items-center gap-2">
              <GlyphIcon name={transiting} size={18} />
              {words.bodies[transiting]}
              <GlyphIcon
                name={aspect}
                size={15}
                className={NATURE_COLOUR[natureOf(aspect)]}
                title={words.aspects[aspect]}
              />
              <GlyphIcon name={lord} size={18} title={words.bodies[lord]} />
            </span>
            <span className="figures text-ink-2">{formatInstantDate(lang, at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
