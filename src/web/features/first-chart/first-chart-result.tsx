import { useEffect, useRef, useState } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { FirstChartAnswer } from '#contract/charts.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { useBornWhen } from '../birth-time/born-when.ts'
import { SourcedText } from '../calendar/sourced-text.tsx'
import { ChartWheel } from '../charts/chart-wheel.tsx'
import { toChart } from '../charts/to-chart.ts'
import { BigThree } from './big-three.tsx'
import { chartResultText } from './result-text.ts'

interface FirstChartResultProps {
  answer: FirstChartAnswer
  onAgain: () => void
}

/** Sun, Moon and Ascendant, the wheel, and how today begins; then the way to keep it. */
export function FirstChartResult({ answer, onAgain }: FirstChartResultProps) {
  const t = useText(chartResultText)
  const { lang } = useLang()
  const bornWhen = useBornWhen()
  const heading = useRef<HTMLHeadingElement>(null)
  const [selected, setSelected] = useState<ChartPoint | null>(null)
  useEffect(() => {
    // The answer begins at the top of the screen.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  const { birth, aspects, today, sources, warnings } = answer
  const { local, read, birthtime_known: timeKnown, place } = birth
  return (
    <div lang={lang}>
      <h3 ref={heading} tabIndex={-1} className="display-3 scroll-mt-[-2.5rem] outline-none">
        {t.heading}
      </h3>
      <p className="figures mt-1 text-ink-2">
        {bornWhen({ date: local.date, local: timeKnown ? local : null, read })}
        {place.name && ` · ${place.name}`}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="field-hint mt-3">
          {warning}
        </p>
      ))}
      <div className="mt-5 grid items-start gap-x-14 gap-y-10 lg:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <BigThree answer={answer} />
        <ChartWheel chart={toChart({ ...birth, aspects })} selected={selected} onSelect={setSelected} />
      </div>
      {today && (
        <section aria-labelledby="first-day" className="double-rule mt-10 pt-5">
          <h4 id="first-day" className="label">
            {t.today}
          </h4>
          <div className="mt-3 max-w-[40rem]">
            <SourcedText paragraph={today} sources={sources} />
          </div>
        </section>
      )}
      <section aria-labelledby="keep-chart" className="double-rule mt-10 pt-5">
        <h4 id="keep-chart" className="font-text text-2xl italic">
          {t.keepTitle}
        </h4>
        <p className="mt-2 max-w-[40rem] font-text text-lg/8">{t.keepText}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <AuthLink mode="register" className={buttonClass()}>
            {t.keep}
          </AuthLink>
          <Button variant="quiet" onClick={onAgain}>
            {t.again}
          </Button>
        </p>
      </section>
    </div>
  )
}
