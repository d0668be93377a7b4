import { lazy, Suspense } from 'react'
import { SkyIllustration } from '#drawing/ornament/sky-illustration.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { FirstChart, preloadFirstChart } from '../first-chart/first-chart.tsx'
import { ReportCard, type CardReport } from '../reports/report-card.tsx'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { Parts } from '../../page-part.tsx'
import { useRootData } from '../../root-data.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { readerMoves } from '../../ui/reader-moves.ts'
import type { LandingData, SkyNow } from './landing-loader.ts'
import { landingPageText } from './page-text.ts'
import * as otherParts from './parts-of-features.ts'
import { PositionsTable } from './positions-table.tsx'
import { SampleDownload } from './sample-download.tsx'
import { Stats } from './stats.tsx'
import { landingText } from './text.ts'

/** The server writes the plans; the browser is spared their scripts until its reader moves, as they stand far down the page. */
const Pricing = lazy(async () => {
  if (!import.meta.env.SSR) await readerMoves()
  return import('../plans/pricing.tsx')
})

/** What a visitor sees: the sky of this hour, and what is made of it. */
export function Landing({ sky, top, parts, stats }: LandingData) {
  return (
    <div className="page">
      <Hero sky={sky} />
      <FirstChart />
      <Benefits />
      <ReportsTeaser top={top} />
      <WhatItIs />
      <Suspense>
        <Stats stats={stats} />
        <PositionsTable sky={sky} />
      </Suspense>
      <MonthTeaser />
      <Parts parts={otherParts} place="people" data={parts} />
      <Suspense>
        <Pricing />
      </Suspense>
      <HowItIsMade />
      <Claims />
      <Closing />
    </div>
  )
}

function Hero({ sky: { date, time, placements } }: { sky: SkyNow }) {
  const t = useText(landingText)
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
        <Suspense>
          <SkyIllustration placements={placements} size={480} label={t.caption(time, date)} />
        </Suspense>
        <figcaption className="caption mx-auto mt-5 max-w-[36rem] text-center text-balance">
          {t.captionLong(time, date)}
        </figcaption>
      </figure>
    </section>
  )
}

/** The three questions that people come with: purpose, money, one another. */
function Benefits() {
  const t = useText(landingText)
  return (
    <PageSection id="benefits" title={t.benefitsTitle}>
      <ul className="mt-8 divide-y divide-rule border-y border-rule">
        {t.benefits.map(({ title, text }) => (
          <li key={title} className="grid gap-x-12 gap-y-3 py-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <h3 className="font-text text-3xl/8 text-balance italic">{title}</h3>
            <p className="font-text text-lg/8">{text}</p>
          </li>
        ))}
      </ul>
      <AuthLink mode="register" className={buttonClass({ className: 'mt-9' })}>
        {t.benefitsBegin}
      </AuthLink>
    </PageSection>
  )
}

/** A link to all reports, and the two that weigh most. */
function ReportsTeaser({ top }: { top: readonly CardReport[] }) {
  const t = useText(landingText)
  const { reports } = useRootData()
  return (
    <PageSection id="reports" title={t.teaserTitle}>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        <li className="sm:col-span-2 lg:col-span-1">
          <Link
            to="/reports"
            className="card-frame group flex h-full flex-col justify-between gap-10 px-7 py-8 hover:text-accent"
          >
            <p className="display-1 figures" aria-hidden>
              {reports.length}
            </p>
            <div>
              <p className="font-text text-lg">{t.teaserText(reports.length)}</p>
              <p className="mt-6 inline-flex items-center gap-3 font-medium">
                {t.teaserAll}
                <Icon name="arrow" size={18} />
              </p>
            </div>
          </Link>
        </li>
        {top.map((report) => (
          <li key={report.type}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const NUMERALS = ['I', 'II', 'III']

function WhatItIs() {
  const t = useText(landingText)
  return (
    <PageSection id="what" title={t.whatTitle}>
      <ol className="mt-8 grid gap-10 lg:grid-cols-3 lg:gap-12">
        {t.what.map(({ title, text }, i) => (
          <li key={title} className="border-t border-ink pt-4">
            <p className="flex items-baseline justify-between">
              <span className="display-3">{title}</span>
              <span className="font-text text-accent" aria-hidden>
                {NUMERALS[i]}
              </span>
            </p>
            <p className="mt-3 font-text text-md/7 text-ink">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

/** The forecast for a month, for those who want dates. */
function MonthTeaser() {
  const t = useText(landingPageText)
  return (
    <PageSection id="month">
      <Card
        padding="none"
        className="grid items-end gap-x-16 gap-y-8 px-7 py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:px-16 lg:py-16"
      >
        <h2 id="month" className="display-1">
          {t.monthTitle}
        </h2>
        <div>
          <p className="prose-reading">{t.monthText}</p>
          <div className="mt-7 flex flex-wrap gap-4">
            <SampleDownload />
            <ButtonLink to="/report/monthly-forecast" variant="quiet">
              {t.monthLink}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </PageSection>
  )
}

/** Three steps on one scale, as the hours stand on a dial. */
function HowItIsMade() {
  const t = useText(landingText)
  return (
    <PageSection id="how-title">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="how-title" className="display-2">
          {t.howTitle}
        </h2>
        <ol className="border-l border-rule-2">
          {t.how.map(({ title, text }, i) => (
            <li key={title} className="relative pb-10 pl-9 last:pb-0 lg:pl-14">
              <span aria-hidden className="absolute top-[1.1rem] left-0 w-5 border-t border-ink lg:w-9" />
              <p className="display-3 flex gap-4">
                <span className="text-accent">{i + 1}</span>
                {title}
              </p>
              <p className="mt-2 max-w-[38rem] font-text text-md/7">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </PageSection>
  )
}

/** Where the arithmetic ends and the reading begins. */
function Claims() {
  const t = useText(landingText)
  return (
    <PageSection id="claims">
      <Card padding="none" className="px-6 py-10 lg:px-16 lg:py-16">
        <h2 id="claims" className="display-2 text-center">
          {t.claimTitle}
        </h2>
        <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-0 lg:divide-x lg:divide-rule">
          <Claim title={t.claimSky} className="lg:pr-14">
            {t.claimSkyText}
          </Claim>
          <Claim title={t.claimWords} className="lg:pl-14">
            {t.claimWordsText}
          </Claim>
        </div>
      </Card>
    </PageSection>
  )
}

function Claim({ title, className, children }: { title: string; className: string; children: string }) {
  return (
    <div className={className}>
      <h3 className="label">{title}</h3>
      <p className="prose-reading mt-3">{children}</p>
    </div>
  )
}

function Closing() {
  const t = useText(landingText)
  return (
    <section className="pt-20 text-center lg:pt-28">
      <h2 className="display-2">{t.closingTitle}</h2>
      <p className="mt-4 font-text text-lg text-ink-2">{t.closingText}</p>
      <AuthLink mode="register" className={buttonClass({ className: 'mt-8' })}>
        {t.register}
      </AuthLink>
    </section>
  )
}
