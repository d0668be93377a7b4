import { useMemo } from 'react'
import type { ShownChart } from '#contract/shown-chart.ts'
import { useText } from '../../i18n/text.tsx'
import { ChartBody, OnThisPage } from '../charts/chart-body.tsx'
import { BigThreeInShort } from '../charts/chart-opening.tsx'
import { readerChapters, ReadingOpening } from '../charts/chart-reading.tsx'
import { chartsText } from '../charts/text.ts'
import { toChart } from '../charts/to-chart.ts'

/** A chart of which neither the moment nor the place is told. */
export default function SharedChart({ chart: answer }: { chart: ShownChart }) {
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
      <ChartBody hash={null} answer={answer} chart={chart} chapters={chapters} lead={lead} />
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
