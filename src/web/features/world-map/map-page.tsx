import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { WorldMapAnswer } from '#contract/world-map.ts'
import { call } from '../../api/call.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { NoDays } from '../birth-time/no-days.tsx'
import { usePeople } from '../people/use-people.ts'
import { MapBoard } from './map-board.tsx'
import { worldMapText } from './text.ts'

/** The map of planetary lines of one's own birth, or with `?person=` of somebody whose birth one has saved. */
export default function MapPage() {
  const t = useText(worldMapText)
  return (
    <div className="page pt-8 lg:pt-12">
      <Link to="/my-charts" className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2 hover:text-ink">
        <Icon name="back" size={18} />
        {t.back}
      </Link>
      <PersonPage frame={<Waiting />}>
        <OneMap />
      </PersonPage>
    </div>
  )
}

function Waiting() {
  const t = useText(worldMapText)
  return (
    <>
      <h1 className="display-1 mt-2">{t.title}</h1>
      <Loading text={t.loading} className="mt-10 min-h-[40rem]" />
    </>
  )
}

function OneMap() {
  const t = useText(worldMapText)
  const [search] = useSearchParams()
  const asked = search.get('person')
  const person = asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null
  const { data, error, refetch } = useMap(person)
  if (!data) return error ? <NoDays error={error} onRetry={() => void refetch()} /> : <Waiting />
  return (
    <>
      <h1 className="display-1 mt-2">{data.person ? t.titleOf(data.person.name) : t.title}</h1>
      <p className="mt-4 max-w-[42rem] font-text text-lg text-ink-2">{t.lead}</p>
      <Whose shown={data.person?.id ?? null} />
      {data.birth.time_known ? <MapBoard key={data.person?.id ?? 0} map={data} /> : <NoHour map={data} />}
    </>
  )
}

/** Why there is no map, and the way to one. */
function NoHour({ map }: { map: WorldMapAnswer }) {
  const t = useText(worldMapText)
  return (
    <NoticeCard title={t.noHour}>
      <p className="mt-2 font-text text-lg">{t.noHourText}</p>
      <ButtonLink to={map.person ? '/my-charts#people' : '/settings'} className="mt-6">
        {map.person ? t.toPeople : t.toSettings}
      </ButtonLink>
    </NoticeCard>
  )
}

const ITEM =
  'inline-flex min-h-10 max-w-full items-center text-sm text-accent underline-offset-4 hover:underline aria-[current=page]:text-ink aria-[current=page]:no-underline'

function Whose({ shown }: { shown: number | null }) {
  const t = useText(worldMapText)
  const { data: people } = usePeople()
  if (!people || people.length === 0) return null
  return (
    <nav aria-label={t.whose} className="mt-4 flex flex-wrap gap-x-5">
      <Link to="/map" aria-current={shown === null ? 'page' : undefined} className={ITEM}>
        {t.own}
      </Link>
      {people.map(({ id, name }) => (
        <Link key={id} to={`/map?person=${id}`} aria-current={shown === id ? 'page' : undefined} className={ITEM}>
          <span className="truncate">{name}</span>
        </Link>
      ))}
    </nav>
  )
}

function useMap(person: number | null) {
  const { lang } = useLang()
  const { account } = useSession()
  return useQuery({
    queryKey: ['map', account?.id, account?.birthdatetime, account?.birthplace, person, lang],
    queryFn: ({ signal }) =>
      call('GET /map', { query: { lang, ...(person !== null && { person: `${person}` }) }, signal }),
    placeholderData: keepPreviousData,
  })
}
