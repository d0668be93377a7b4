import { useState } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { FirstChartAnswer } from '#contract/charts.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { BigThreeInShort } from '../charts/chart-opening.tsx'
import { ChartWheel } from '../charts/chart-wheel.tsx'
import { toChart } from '../charts/to-chart.ts'
import { GuestPage } from './guest-page.tsx'
import { guestText } from './text.ts'

/** For a visitor of one's charts: a wheel to press on, with Sun, Moon and Ascendant. */
export default function GuestCharts({ chart: { birth, aspects, big_three: points } }: { chart: FirstChartAnswer }) {
  const t = useText(guestText)
  const { lang } = useLang()
  const [selected, setSelected] = useState<ChartPoint | null>(null)
  return (
    <GuestPage title={t.charts.title} lead={t.charts.lead} exampleTitle={t.charts.example} exampleNote={t.whose}>
      <div lang={lang} className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <BigThreeInShort points={points} />
        <ChartWheel
          chart={toChart({ ...birth, aspects })}
          selected={selected}
          onSelect={(point) => setSelected((before) => (before === point ? null : point))}
        />
      </div>
    </GuestPage>
  )
}
