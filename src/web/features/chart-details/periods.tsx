import { useState } from 'react'
import type { ChartDetails } from '#contract/chart-details.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { PointName } from './point-name.tsx'
import { DetailSection } from './section.tsx'
import { detailsText } from './text.ts'

type Part = ChartDetails['firdaria'][number]['parts'][number] & { loosed?: boolean }
type Period = Omit<ChartDetails['firdaria'][number], 'parts'> & { parts: readonly Part[] }

/** Firdaria, zodiacal releasing and the periods of Vimshottari; the one that runs is open. */
export function Periods({ details: { firdaria, dashas, releasing } }: { details: ChartDetails }) {
  const t = useText(detailsText)
  if (firdaria.length === 0) return null
  return (
    <>
      <DetailSection id="firdaria" title={t.firdaria}>
        <PeriodList periods={firdaria} />
      </DetailSection>
      {releasing.map(({ lot, periods }) => (
        <DetailSection key={lot} id={`releasing-${lot}`} title={t.releasing[lot]} hint={t.releasingHint}>
          <PeriodList periods={periods} />
        </DetailSection>
      ))}
      <DetailSection id="dashas" title={t.dashas} hint={t.dashasHint}>
        <PeriodList periods={dashas} />
      </DetailSection>
    </>
  )
}

function PeriodList({ periods }: { periods: readonly Period[] }) {
  const [now] = useState(() => new Date().toISOString())
  return (
    <ul className="border-t border-rule-2 text-sm">
      {periods.map((period) => (
        <li key={period.from} className="border-b border-rule">
          {period.parts.length === 0 ? (
            <PeriodRow period={period} now={now} />
          ) : (
            <details open={runs(period, now)}>
              <summary className="cursor-pointer">
                <PeriodRow period={period} now={now} />
              </summary>
              <ul className="pb-2 pl-7">
                {period.parts.map((part) => (
                  <li key={part.from}>
                    <PeriodRow period={part} now={now} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

const runs = ({ from, to }: Pick<Period, 'from' | 'to'>, now: string) => from <= now && now < to

function PeriodRow({ period, now }: { period: Part; now: string }) {
  const t = useText(detailsText)
  const { lang } = useLang()
  const isNow = runs(period, now)
  return (
    <span
      className={`inline-flex min-h-9 w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-3 ${isNow ? 'text-accent' : ''}`}
    >
      <PointName id={period.lord} />
      {isNow && <span>({t.now})</span>}
      {period.loosed && <span className="text-ink-2">{t.loosed}</span>}
      <span className="figures ml-auto text-ink-2">
        {t.fromTo(formatInstantDate(lang, period.from), formatInstantDate(lang, period.to))}
      </span>
    </span>
  )
}
