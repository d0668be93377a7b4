import { useMemo } from 'react'
import type { ShownChart } from '#contract/shown-chart.ts'
import { useText } from '../../i18n/text.tsx'
import { ChartBody, OnThisPage } from './chart-body.tsx'
import { BigThreeInShort } from './chart-opening.tsx'
import { readerChapters, ReadingOpening } from './chart-reading.tsx'
import { chartsText } from './text.ts'
import { toChart } from './to-chart.ts'

interface ShownChartViewProps {
  chart: ShownChart
  /** Under which this device remembers the place in the reading. */
  hash?: string | null
}

/** A chart of which neither the moment nor the place is told. */
export default function ShownChartView({ chart: answer, hash = null }: ShownChartViewProps) {
  const chart = useMemo(() => toChart(answer), [answer])
  const chapters = useMemo(() => readerChapters({ answer, chart }), [answer, chart])
  const lead = (
    <>
      <BigThreeInShort points={answer.big_three} />
      <ReadingOpening answer={answer} chart={chart} />
      <OpenHours answer={answer} />
    </>
  )
  return (
    <>
      <ToldAs answer={answer} />
      <OnThisPage />
      <ChartBody hash={hash} answer={answer} chart={chart} chapters={chapters} lead={lead} />
    </>
  )
}

function ToldAs({ answer: { told_as: toldAs, person } }: { answer: ShownChart }) {
  const t = useText(chartsText)
  if (toldAs === null || !person) return null
  return (
    <p className="caption mt-3 max-w-[39rem]">{toldAs === 'child' ? t.asChild(person.name) : t.asAdult(person.name)}</p>
  )
}

/** What an unknown hour leaves open. The reading of a return begins with that itself. */
function OpenHours({ answer }: { answer: ShownChart }) {
  const t = useText(chartsText)
  const { birthtime_known: known, partner } = answer
  if (answer.return || (known && (partner?.birthtime_known ?? true))) return null
  const isOfOne = answer.type === 'chart:natal' || answer.type === 'chart:person-natal'
  return (
    <aside className="mt-6 max-w-[46rem] border-l-2 border-accent py-1 pl-5">
      <p className="display-3">{t.unknownTitle}</p>
      <p className="mt-1.5 font-text text-md/7">{isOfOne ? t.unknownText : t.unknownPair}</p>
    </aside>
  )
}
