import { useQuery } from '@tanstack/react-query'
import type { ChartSky } from '#astro/charts/chart.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Antiscia, Declinations, Dignities, Figures, Lots, Midpoints } from './birth-details.tsx'
import { GraphicEphemeris } from './graphic-ephemeris.tsx'
import { MovingRings } from './moving-rings.tsx'
import { NatalGrid } from './natal-grid.tsx'
import { Periods } from './periods.tsx'
import { detailsText } from './text.ts'

/** What those who know more look up of a birth chart. */
export default function Professional({ hash, chart, rules }: { hash: string; chart: ChartSky; rules: string }) {
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-y-14">
      <div className="gap-x-14 lg:columns-2 [&>section]:mb-12 [&>section]:break-inside-avoid">
        <NatalGrid chart={chart} />
        <BirthDetails hash={hash} rules={rules} />
      </div>
      <MovingRings hash={hash} chart={chart} key={`rings ${rules}`} />
      <GraphicEphemeris hash={hash} key={`course ${rules}`} />
    </div>
  )
}

function BirthDetails({ hash, rules }: { hash: string; rules: string }) {
  const t = useText(detailsText)
  const words = useText(common)
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['chart-details', hash, rules],
    queryFn: ({ signal }) => call('GET /chart/:hash/details', { params: { hash }, signal }),
    staleTime: 300_000,
  })
  if (isError)
    return (
      <div role="alert">
        <p>{sentenceOf(error, words.broken)}</p>
        <Button variant="quiet" className="mt-3" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!data) return <p className="caption">{t.loading}</p>
  return (
    <>
      {!data.birthtime_known && <p className="caption mb-8">{t.wholeDay}</p>}
      <Dignities details={data} />
      <Lots details={data} />
      <Figures details={data} />
      <Midpoints details={data} />
      <Declinations details={data} />
      <Antiscia details={data} />
      <Periods details={data} />
    </>
  )
}
