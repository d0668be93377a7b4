import { useQuery } from '@tanstack/react-query'
import type { PersonChart } from '#contract/charts.ts'
import type { Person } from '#contract/people.ts'
import { Wheel } from '#drawing/wheel/wheel.ts'
import { FailedList } from '../../api/failed-list.tsx'
import { call } from '../../api/call.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Loading } from '../../ui/loading.tsx'
import { DoubtNote } from '../birth-time/doubt-note.tsx'
import { BigThreeInShort } from '../charts/chart-opening.tsx'
import { chartsText } from '../charts/text.ts'
import { toChart } from '../charts/to-chart.ts'
import { peoplePagesText } from './text.ts'

/** Sun, Moon and Ascendant of somebody in a sentence each, beside a small wheel. */
export function ChartInShort({ person }: { person: Person }) {
  const t = useText(peoplePagesText)
  const { data, isError, error, refetch } = usePersonChart(person.id)
  if (data) return <Drawn data={data} />
  if (isError) return <FailedList error={error} onRetry={refetch} />
  return <Loading text={t.loading} className="mt-8 min-h-[34rem] lg:min-h-[26rem]" />
}

function Drawn({ data: { person, birth, aspects, big_three: points, told_as: toldAs } }: { data: PersonChart }) {
  const t = useText(peoplePagesText)
  const charts = useText(chartsText)
  return (
    <section aria-label={t.chart} className="mt-8">
      <p className="caption max-w-[39rem]">
        {toldAs === 'child' ? charts.asChild(person.name) : charts.asAdult(person.name)}
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <BigThreeInShort points={points} />
          {!birth.birthtime_known && <p className="mt-4 font-text text-md/7 text-ink-2">{t.noHour}</p>}
          {birth.doubt && <DoubtNote doubt={birth.doubt} name={person.name} />}
        </div>
        <div className="mx-auto w-full max-w-[24rem]">
          <Wheel className="figures" chart={toChart({ ...birth, aspects })} size={360} label={t.wheel(person.name)} />
        </div>
      </div>
    </section>
  )
}

/** Computed when it is asked for; a changed birth makes people stale, and their charts with them. */
function usePersonChart(id: number) {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['people', id, 'chart', lang],
    queryFn: ({ signal }) => call('GET /people/:id/chart', { params: { id: `${id}` }, signal }),
  })
}
