import type { DailyContent } from '#contract/daily.ts'
import { useText } from '../../i18n/text.tsx'
import { FactorNote } from '../factors/factor-note.tsx'
import { LockedNote } from './locked-note.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { sourcedParagraphs, starsOf, trendOf } from './sections.ts'
import { dashboardText } from './text.ts'

const AREAS = ['love', 'career', 'health'] as const
type Area = (typeof AREAS)[number]

/** Love, work and health: each with its stars, its trend and its sources. */
export function Areas({ content }: { content: DailyContent }) {
  const t = useText(dashboardText)
  const locked = AREAS.every((area) => content[area] === null)
  return (
    <section aria-labelledby="areas" className="mt-14">
      <SectionTitle id="areas">{t.areas}</SectionTitle>
      <div className="mt-6 grid gap-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-rule">
        {AREAS.map((area) => (
          <div key={area} className="md:px-7 md:first:pl-0 md:last:pr-0">
            <AreaText area={area} content={content} />
          </div>
        ))}
      </div>
      {locked && <LockedNote />}
    </section>
  )
}

function AreaText({ area, content }: { area: Area; content: DailyContent }) {
  const t = useText(dashboardText)
  const value = content[area]
  return (
    <>
      <h3 className="label">{t.area[area]}</h3>
      {value ? (
        <>
          <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Stars count={starsOf(value.score)} />
            <span className="text-xs text-ink-2" title={t.trendNote}>
              <span className="sr-only">{t.trendNote}: </span>
              {t.trends[trendOf(value.trend)]}
            </span>
          </p>
          {sourcedParagraphs(content, area).map(({ text, factors }) => (
            <div key={text.slice(0, 40)} className="mt-3">
              <p className="font-text text-md/7 hyphens-auto">{text}</p>
              {factors.length > 0 && (
                <div className="area-note mt-2">
                  <FactorNote factors={factors} />
                </div>
              )}
            </div>
          ))}
        </>
      ) : (
        <BlankLines />
      )}
    </>
  )
}

function Stars({ count }: { count: number }) {
  const t = useText(dashboardText)
  return (
    <span role="img" aria-label={t.stars(count)} className="flex gap-1 text-accent">
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" width="17" height="17" aria-hidden>
          <path
            d="M12 1.5L14.4 9.6L22.5 12L14.4 14.4L12 22.5L9.6 14.4L1.5 12L9.6 9.6Z"
            fill={star <= count ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.25"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  )
}

/** Ruled lines where a text would stand. */
function BlankLines() {
  return (
    <span aria-hidden className="mt-4 block">
      {['w-[98%]', 'w-[94%]', 'w-full', 'w-[58%]'].map((width) => (
        <span key={width} className={`block h-7 border-b border-dotted border-rule-2 ${width}`} />
      ))}
    </span>
  )
}
