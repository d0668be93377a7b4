import type { ReactNode } from 'react'
import type { RunningTransit } from '#contract/daily.ts'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { dashboardText } from './text.ts'

/** When a transit began, is exact and ends, by the clock of this device; without the hour of birth, on which days. */
export function RunningDates({ transit, isTimed }: { transit: RunningTransit; isTimed: boolean }) {
  const t = useText(dashboardText)
  const { began_at: beganAt, ends_at: endsAt, passes, pass, retrograde } = transit
  return (
    <>
      <dl className="figures mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
        <Fact name={t.began}>{beganAt ? <Moment at={beganAt} isTimed={isTimed} /> : t.beganBefore}</Fact>
        {passes.map(({ at, retrograde: backward }, i) => (
          <Fact key={at} name={t.exact}>
            <Moment at={at} isTimed={isTimed} />
            {backward && ` · ${t.backward} ℞`}
            {passes.length > 1 && i + 1 === pass && ` · ${t.passOf(pass, passes.length)}`}
          </Fact>
        ))}
        <Fact name={t.ends}>{endsAt ? <Moment at={endsAt} isTimed={isTimed} /> : t.endsLater}</Fact>
      </dl>
      {retrograde && <p className="mt-1 text-sm text-ink-2">{t.backwardNow}</p>}
    </>
  )
}

function Moment({ at, isTimed }: { at: string; isTimed: boolean }) {
  const { lang } = useLang()
  return (
    <time dateTime={at}>
      {formatInstantDate(lang, at)}
      {isTimed && `, ${formatTime(lang, at)}`}
    </time>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
