import { Link } from '../../i18n/link.tsx'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { viewerPath } from './chart-path.ts'
import { chartsText, chartTitle } from './text.ts'
import { isWaiting, useCharts, type ChartRow } from './use-charts.ts'

const SHOWN = 2

/** The dashboard's first two charts, or the way to the first one. */
export function ChartsPreview() {
  const t = useText(chartsText)
  const { data: charts } = useCharts()
  return (
    <AsideBlock id="charts" title={t.previewTitle}>
      {charts?.length === 0 ? (
        <>
          <p className="mt-3 font-text text-md">{t.noCharts}</p>
          <Link to="/my-charts#add" className="link mt-2 inline-block text-sm">
            {t.createChart}
          </Link>
        </>
      ) : (
        <>
          <ul className="mt-2 min-h-14 divide-y divide-rule">
            {charts?.slice(0, SHOWN).map((chart) => (
              <PreviewRow key={chart.hash} chart={chart} />
            ))}
          </ul>
          <Link to="/my-charts" className="link mt-3 inline-block text-sm">
            {t.allCharts}
          </Link>
        </>
      )}
    </AsideBlock>
  )
}

function PreviewRow({ chart }: { chart: ChartRow }) {
  const words = useText(chartsText)
  const { lang } = useLang()
  const name = chartTitle(words, chart)
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span>
        {chart.status === 2 ? (
          <Link to={viewerPath(chart.hash)} className="font-text text-md hover:text-accent">
            {name}
          </Link>
        ) : (
          <span className="font-text text-md">{name}</span>
        )}
        <span className="block text-xs text-ink-2">{formatInstantDate(lang, chart.created_at)}</span>
      </span>
      {isWaiting(chart) && <Spinner size={20} label={words.making} />}
    </li>
  )
}
