import { useState } from 'react'
import { Link } from 'react-router'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { geographic } from '../../i18n/angle.ts'
import { common } from '../../i18n/common.ts'
import { formatDate } from '../../i18n/format.ts'
import { houseSystemName, skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { AspectTable } from './aspect-table.tsx'
import { ChartReading } from './chart-reading.tsx'
import { ChartWheel } from './chart-wheel.tsx'
import { HouseTable } from './house-table.tsx'
import { PositionTable } from './position-table.tsx'
import { chartsText, chartTypeName } from './text.ts'
import { toChart } from './to-chart.ts'
import { UnknownTime } from './unknown-time.tsx'
import { useChart } from './use-chart.ts'

/** A chart: its wheel, its tables, its reading. */
export default function Viewer({ hash }: { hash: string }) {
  const t = useText(chartsText)
  return (
    <div className="page pt-8 lg:pt-12">
      <Link
        to="/my-charts"
        className="inline-flex min-h-10 items-center gap-2 text-[0.9375rem] text-ink-2 hover:text-ink"
      >
        <Icon name="back" size={18} />
        {t.back}
      </Link>
      <PersonPage frame={<Blank />}>
        <LoadedChart hash={hash} />
      </PersonPage>
    </div>
  )
}

function LoadedChart({ hash }: { hash: string }) {
  const t = useText(chartsText)
  const words = useText(common)
  const { data, error, isError, refetch } = useChart(hash)
  if (data) return <ChartPage answer={data} />
  if (!isError) return <Blank />
  const missing = error instanceof CallError && error.reason === 'not_found'
  return (
    <div className="mt-8">
      <h1 className="display-2">{missing ? t.notFound : sentenceOf(error, words.broken)}</h1>
      {!missing && (
        <button type="button" className="button mt-6" onClick={() => void refetch()}>
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}

function ChartPage({ answer }: { answer: ChartAnswer }) {
  const t = useText(chartsText)
  const [selected, setSelected] = useState<ChartPoint | null>(null)
  const chart = toChart(answer)
  const toggle = (point: ChartPoint) => setSelected((before) => (before === point ? null : point))
  return (
    <>
      <h1 className="display-1 mt-2">{chartTypeName(t, answer.type, answer.type)}</h1>
      <Colophon answer={answer} />
      {!answer.birthtime_known && <UnknownTime answer={answer} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ChartWheel chart={chart} selected={selected} onSelect={toggle} />
        <PositionTable chart={chart} selected={selected} onSelect={toggle} />
      </div>
      <ChartReading answer={answer} chart={chart} />
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <AspectTable chart={chart} />
        {chart.houses && <HouseTable houses={chart.houses} />}
      </div>
    </>
  )
}

/** When, where and by which rules the chart was computed. */
function Colophon({ answer: { local, place, houses, birthtime_known: known } }: { answer: ChartAnswer }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const [north = 'N', south = 'S', east = 'E', west = 'W'] = t.coordinates
  // By the server's zones: a browser's are wrong for many places before 1970.
  const date = formatDate(lang, local.date)
  const when = known ? `${date}, ${local.clock} (GMT${local.offset.replace('-', '−')})` : date
  const system = houses
    ? houses.system === houses.requested
      ? t.system
      : t.systemInstead(houseSystemName(words, houses.system), houseSystemName(words, houses.requested))
    : null
  return (
    <p className="figures mt-5 flex flex-wrap gap-x-6 gap-y-0.5 text-ink-2">
      <span className="text-ink">{when}</span>
      <span className="text-ink">{place.name}</span>
      <span className="whitespace-nowrap">
        {geographic(place.lat, [north, south])} {geographic(place.lon, [east, west])}
      </span>
      {system && <span>{system}</span>}
      <span>{t.zodiac}</span>
    </p>
  )
}

/** The page's shape while the chart is computed. */
function Blank() {
  return (
    <div aria-hidden className="mt-10 grid gap-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="mx-auto aspect-square w-full rounded-full border border-dashed border-rule-2" />
      <div>
        {Array.from({ length: 13 }, (_, line) => (
          <div key={line} className="h-11 border-b border-rule" />
        ))}
      </div>
    </div>
  )
}
