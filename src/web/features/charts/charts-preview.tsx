import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { PreviewBlock } from '../../ui/preview-block.tsx'
import { viewerPath } from './chart-path.ts'
import { chartsText, chartTitle } from './text.ts'
import { isWaiting, useCharts } from './use-charts.ts'

/** The dashboard's first charts. */
export function ChartsPreview() {
  const t = useText(chartsText)
  const { lang } = useLang()
  const { data: charts } = useCharts()
  return (
    <PreviewBlock
      id="charts"
      title={t.previewTitle}
      previews={charts?.map((chart) => ({
        hash: chart.hash,
        title: chartTitle(t, chart),
        to: chart.status === 2 ? viewerPath(chart.hash) : null,
        note: formatInstantDate(lang, chart.created_at),
        doing: isWaiting(chart) ? t.making : null,
      }))}
      all={{ to: '/my-charts', title: t.allCharts }}
      none={{ text: t.noCharts, to: '/my-charts#add', title: t.createChart }}
    />
  )
}
