import { useQuery } from '@tanstack/react-query'
import { isPlanet } from '#astro/ephemeris/body.ts'
import type { SyncBody } from '#contract/accounts.ts'
import type { EditPreview as Preview } from '#contract/corrections.ts'
import { degreeMinute } from '#language/angle.ts'
import { call } from '../../api/call.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { Loading } from '../../ui/loading.tsx'
import { correctionsText } from './text.ts'

const POINTS = ['sun', 'moon', 'asc'] as const

/** What an edit of the birth would change in the chart, before it is saved; nothing where the birth stays. */
export function EditPreview({ changes }: { changes: SyncBody }) {
  const t = useText(correctionsText)
  const isOfBirth = Object.keys(changes).some((field) => field.startsWith('birth'))
  const { data, isError } = usePreview(changes, isOfBirth)
  if (!isOfBirth) return null
  if (isError) return <p className="caption mt-5">{t.failed}</p>
  if (!data) return <Loading text={t.working} className="mt-5 min-h-40" />
  return <Told preview={data} />
}

function Told({ preview: { before, after, houses, is_place_free: isFree, reports } }: { preview: Preview }) {
  const t = useText(correctionsText)
  const words = useText(skyWords)
  const said = (point: NonNullable<Preview['after']>['sun'] | undefined) =>
    point ? `${words.signs[point.sign] ?? ''} ${degreeMinute(point.degree, point.minute)}` : t.unknown
  const inHouse = (house: number | null) => (house === null ? t.noHouse : t.house(house))
  return (
    <section aria-label={t.changes} className="mt-6">
      <h3 className="label">{t.changes}</h3>
      <dl className="mt-2 divide-y divide-rule border-y border-rule">
        {POINTS.map((point) => (
          <Row key={point} name={t.points[point]} before={said(before?.[point])} after={said(after?.[point])} />
        ))}
      </dl>
      {houses.length > 0 && (
        <dl aria-label={t.houses} className="divide-y divide-rule border-b border-rule">
          {houses.map(({ id, before: from, after: to }) => (
            <Row key={id} name={isPlanet(id) ? words.bodies[id] : id} before={inHouse(from)} after={inHouse(to)} />
          ))}
        </dl>
      )}
      <p className="mt-4 text-ink-2">
        {houses.length === 0 && `${t.noHouses} `}
        {t.follows} {reports > 0 && t.reports(reports)} {isFree && t.free}
      </p>
    </section>
  )
}

function Row({ name, before, after }: { name: string; before: string; after: string }) {
  const t = useText(correctionsText)
  return (
    <div className="figures grid grid-cols-[8rem_1fr] gap-3 py-2">
      <dt className="text-ink-2">{name}</dt>
      <dd>
        {before === after ? (
          <>
            {after} <span className="text-ink-2">({t.same})</span>
          </>
        ) : (
          <>
            <del className="text-ink-2">{before}</del>
            <span aria-hidden className="mx-2 text-accent">
              →
            </span>
            <ins className="no-underline">{after}</ins>
          </>
        )}
      </dd>
    </div>
  )
}

function usePreview(changes: SyncBody, enabled: boolean) {
  const { birthdate, birthtime, birthplace, birthplace_id, birthtimeIDK, ...others } = changes
  const { birth_calendar, birth_clock, birth_fold, birth_offset } = others
  const told = { birthdate, birthtime, birthplace, birthplace_id, birthtimeIDK }
  const body = { ...told, birth_calendar, birth_clock, birth_fold, birth_offset }
  return useQuery({
    queryKey: ['correction-preview', body],
    queryFn: ({ signal }) => call('POST /birth-correction/preview', { body, signal }),
    enabled,
    retry: false,
    gcTime: 0,
  })
}
