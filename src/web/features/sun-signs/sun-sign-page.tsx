import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SUN_SIGN_PERIODS, type SunSignPeriod } from '#reading/sun-signs/periods.ts'
import { Link } from '../../i18n/link.tsx'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SourcedText } from '../calendar/sourced-text.tsx'
import { datesOf } from './dates-of.ts'
import type { SunSignHoroscope } from './site.ts'
import { SignGrid } from './sign-grid.tsx'
import { SUN_SIGNS_PATH, sunSignPath } from './sun-sign-address.ts'
import { sunSignsText } from './text.ts'

export interface SunSignPageData {
  sign: number
  period: SunSignPeriod
  horoscope: SunSignHoroscope
}

/** A sign's horoscope of a period, what each paragraph comes from, and the way to one's own chart. */
export function SunSignPage({ sign, period, horoscope }: SunSignPageData) {
  const t = useText(sunSignsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const name = words.signs[sign] ?? ''
  const glyph = SIGN_NAMES[sign]
  return (
    <div className="page">
      <Link to={SUN_SIGNS_PATH} className="link mt-8 inline-flex items-center gap-2">
        <Icon name="back" size={16} />
        {t.headline}
      </Link>
      <header className="mt-6">
        <div className="flex items-center gap-5">
          {glyph && <GlyphIcon name={glyph} size={56} weight={1} className="shrink-0 text-sky" />}
          <h1 className="display-1">{t.heading[period](name)}</h1>
        </div>
        <p className="figures mt-4 text-ink-2">{datesOf(lang, period, horoscope)}</p>
        <nav aria-label={t.periodsName} className="mt-6 flex flex-wrap gap-2.5">
          {SUN_SIGN_PERIODS.map((one) => (
            <Link
              key={one}
              to={sunSignPath(sign, one)}
              preventScrollReset
              aria-current={one === period ? 'page' : undefined}
              className="choice"
            >
              {t.periods[one]}
            </Link>
          ))}
        </nav>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid gap-10">
          {horoscope.sections.map(({ title, paragraphs }) => (
            <section key={title} aria-label={title} className="border-t border-rule pt-4">
              <h2 className="label">{title}</h2>
              <div className="mt-3 grid gap-6">
                {paragraphs.map((paragraph) => (
                  <SourcedText key={paragraph.text} paragraph={paragraph} sources={horoscope.sources} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <aside className="grid gap-8 self-start">
          <OwnChart />
          <section aria-labelledby="how-made">
            <h2 id="how-made" className="label">
              {t.howTitle}
            </h2>
            <p className="mt-3 font-text text-md/7 text-ink-2">{t.how(name)}</p>
            <p className="caption mt-3">{t.zone}</p>
          </section>
        </aside>
      </div>
      <nav aria-labelledby="other-signs" className="double-rule mt-16 pt-4">
        <h2 id="other-signs" className="label">
          {t.others}
        </h2>
        <SignGrid period={period} current={sign} />
      </nav>
    </div>
  )
}

function OwnChart() {
  const t = useText(sunSignsText)
  const signedIn = useSignedIn()
  return (
    <Card as="section" aria-labelledby="own-chart">
      <h2 id="own-chart" className="display-3">
        {t.ownTitle}
      </h2>
      <p className="mt-3 mb-6 font-text text-md/7">{t.ownText}</p>
      {signedIn ? <ButtonLink to="/">{t.ownDay}</ButtonLink> : <ButtonLink to="/#your-chart">{t.own}</ButtonLink>}
    </Card>
  )
}
