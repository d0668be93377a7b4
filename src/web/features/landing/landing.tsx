import { SkyPlate } from '#drawing/ornament/sky-plate.tsx'
import { civilDate, formatDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { Figures } from './figures.tsx'
import { Pricing } from '../plans/pricing.tsx'
import { Benefits } from './benefits.tsx'
import type { LandingData } from './landing-loader.ts'
import type { SkyNow } from './sky-now.ts'
import { Claims } from './claims.tsx'
import { HowItIsMade } from './how-it-is-made.tsx'
import { PositionsTable } from './positions-table.tsx'
import { MonthTeaser, ReportsTeaser } from './reports-teaser.tsx'
import { landingText } from './text.ts'
import { WhatReadersSay } from './what-readers-say.tsx'
import { WhatItIs } from './what-it-is.tsx'

/** What a visitor sees: the sky of this hour, and what is made of it. */
export function Landing({ sky, top, reviews, figures }: LandingData) {
  return (
    <div className="page">
      <Hero sky={sky} />
      <PositionsTable sky={sky} />
      <WhatItIs />
      <Figures figures={figures} />
      <Benefits />
      <ReportsTeaser top={top} />
      <MonthTeaser />
      <WhatReadersSay reviews={reviews} />
      <Pricing />
      <HowItIsMade />
      <Claims />
      <Closing />
    </div>
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
          <AuthLink mode="register" className="button">
            {t.begin}
          </AuthLink>
          <a href="#benefits" className="link">
            {t.learn}
          </a>
        </div>
      </div>
      <figure className="mx-auto w-full max-w-[40rem]">
        <SkyPlate placements={sky.placements} size={480} label={t.figure(time, date)} />
        <figcaption className="caption mx-auto mt-5 max-w-[36rem] text-center text-balance">
          {t.figureLong(time, date)}
        </figcaption>
      </figure>
    </section>
  )
}

function Closing() {
  const t = useText(landingText)
  return (
    <section className="pt-20 text-center lg:pt-28">
      <h2 className="display-2">{t.closingTitle}</h2>
      <p className="mt-4 font-text text-lg text-ink-2">{t.closingText}</p>
      <AuthLink mode="register" className="button mt-8">
        {t.begin}
      </AuthLink>
    </section>
  )
}
