import { SkyIllustration } from '#drawing/ornament/sky-illustration.tsx'
import { civilDate, formatDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { FirstChart, preloadFirstChart } from '../first-chart/first-chart.tsx'
import { Benefits } from './benefits.tsx'
import { Stats } from './stats.tsx'
import type { LandingData } from './landing-loader.ts'
import { PositionsTable } from './positions-table.tsx'
import { ReportsTeaser } from './reports-teaser.tsx'
import type { SkyNow } from './sky-now.ts'
import { landingText } from './text.ts'
import { WhatItIs } from './what-it-is.tsx'
import { buttonClass } from '../../ui/button.tsx'

/** From the sky of this hour to the reports: what the landing page only shows. */
export default function Opening({ sky, stats, top }: Pick<LandingData, 'sky' | 'stats' | 'top'>) {
  return (
    <>
      <Hero sky={sky} />
      <FirstChart />
      <Benefits />
      <ReportsTeaser top={top} />
      <WhatItIs />
      <Stats stats={stats} />
      <PositionsTable sky={sky} />
    </>
  )
}

function Hero({ sky }: { sky: SkyNow }) {
  const t = useText(landingText)
  const { lang } = useLang()
  const date = formatDate(lang, civilDate(new Date(sky.instant), 'UTC'))
  const time = formatTime(lang, sky.instant, 'UTC')
  return (
    <section className="grid items-center gap-x-14 gap-y-10 pt-10 pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-14 lg:pb-20">
      <div>
        <p className="label">{t.almanac(date)}</p>
        <h1 className="display-1 mt-5">{t.headline}</h1>
        <p className="prose-reading mt-8 max-w-[34rem]">{t.lead}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
          <a
            href="#your-chart"
            className={buttonClass()}
            onPointerEnter={preloadFirstChart}
            onFocus={preloadFirstChart}
          >
            {t.begin}
          </a>
          <AuthLink mode="register" className="link">
            {t.register}
          </AuthLink>
        </div>
      </div>
      <figure className="mx-auto w-full max-w-[40rem]">
        <SkyIllustration placements={sky.placements} size={480} label={t.caption(time, date)} />
        <figcaption className="caption mx-auto mt-5 max-w-[36rem] text-center text-balance">
          {t.captionLong(time, date)}
        </figcaption>
      </figure>
    </section>
  )
}
