import type { Factor, RunningTransit } from '#contract/daily.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FactorGlyphs } from '../factors/factor-glyphs.tsx'
import { FactorNote } from '../factors/factor-note.tsx'
import { RunningDates } from './running-dates.tsx'
import { SpanBar } from './span-bar.tsx'
import { dashboardText } from './text.ts'

interface RunningProps {
  transit: RunningTransit
  factors: readonly Factor[]
  date: string
  /** Whether the hour of birth is known, so that minutes can be told. */
  isTimed: boolean
}

/** Whether anything is known of its time: without the hour of birth it often isn't. */
const isDated = ({ began_at, ends_at, passes }: RunningTransit) =>
  began_at !== null || ends_at !== null || passes.length > 0

/** A transit that lasts: its time as a bar, and opening to its text and its dates. */
export function Running({ transit, factors, date, isTimed }: RunningProps) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const [factor] = factors
  return (
    <>
      <h3 lang={lang} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start font-text text-lg/7 font-normal">
        <span className="flex h-7 items-center">{factor && <FactorGlyphs factor={factor} size={17} />}</span>
        {transit.title}
      </h3>
      <p lang={lang} className="mt-1 font-text text-md/7 text-ink-2">
        {transit.meaning}
      </p>
      {isDated(transit) && <SpanBar transit={transit} aspect={factor?.aspect} date={date} />}
      <details className="group mt-1">
        <summary className="inline-flex min-h-10 list-none items-center gap-2 text-sm text-accent [&::-webkit-details-marker]:hidden">
          {isDated(transit) ? t.nowMore : t.nowMeaning}
          <span className="sr-only">: {transit.title}</span>
          <Icon name="down" size={16} className="transition-transform duration-(--quick) group-open:rotate-180" />
        </summary>
        <div className="border-l border-rule-2 pl-4">
          <p lang={lang} className="font-text text-md/7">
            {transit.text}
          </p>
          {isDated(transit) && <RunningDates transit={transit} isTimed={isTimed} />}
          {factors.length > 0 && (
            <div className="area-note mt-2">
              <FactorNote factors={factors} />
            </div>
          )}
        </div>
      </details>
    </>
  )
}
