import { startTransition, useState } from 'react'
import type { TransitsAhead } from '#contract/transits.ts'
import { RIGHTS } from '#product/rights.ts'
import { useText, useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { NoDays } from '../birth-time/no-days.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { transitsText } from './text.ts'
import { Timeline } from './timeline.tsx'
import { TransitFilter, type Choice } from './transit-filter.tsx'
import { transitGroups } from './transit-groups.ts'
import { TransitList } from './transit-list.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useToday } from '../../ui/clock.ts'

/** The transits of the months ahead: drawn on a strip of time, and one by one with their texts. */
export default function TransitsPage() {
  const t = useText(transitsText)
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="display-1">{t.title}</h1>
      <p className="mt-4 max-w-[36rem] font-text text-lg text-ink-2">{t.lead}</p>
      <PersonPage frame={<div className="mt-10 min-h-[40rem]" />}>
        <Board />
      </PersonPage>
    </div>
  )
}

function Board() {
  const { account } = useSession()
  const isOpen = RIGHTS[account?.plan ?? 'free'].transitDays === null
  const [chosen, setChoice] = useState<Choice | null>(null)
  // A week has few slow transits to begin, so that a free plan starts with all.
  const choice = chosen ?? { months: 6, planet: isOpen ? 'slow' : 'all', area: 'all' }
  const { data, error, refetch, isPlaceholderData } = useTransits(choice.months)
  if (!data)
    return error ? (
      <NoDays error={error} onRetry={() => void refetch()} />
    ) : (
      <div className="mt-10 min-h-[40rem]">
        <Spinner />
      </div>
    )
  return (
    <>
      <TransitFilter
        choice={choice}
        spanOpen={data.days_open === null}
        onChange={(next) => startTransition(() => setChoice(next))}
      />
      <div aria-busy={isPlaceholderData}>
        <Shown data={data} choice={choice} onAll={() => setChoice({ ...choice, planet: 'all', area: 'all' })} />
      </div>
      <MoreDays isOpen={data.days_open === null} />
    </>
  )
}

function Shown({ data, choice, onAll }: { data: TransitsAhead; choice: Choice; onAll: () => void }) {
  const t = useText(transitsText)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const groups = transitGroups(data.transits, choice)
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) =>
      before.has(id) === isOpen ? before : new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)),
    )
  const show = (id: string) => {
    toggle(id, true)
    const summary = document.getElementById(id)?.querySelector('summary')
    summary?.scrollIntoView({ block: 'center' })
    summary?.focus({ preventScroll: true })
  }
  if (groups.length === 0)
    return (
      <NoticeCard title={t.noneTitle}>
        <p className="mt-2 font-text text-lg">{t.none}</p>
        {(choice.planet !== 'all' || choice.area !== 'all') && (
          <Button className="mt-6" onClick={onAll}>
            {t.all}
          </Button>
        )}
      </NoticeCard>
    )
  return (
    <>
      {!data.timed && <p className="caption mt-6 max-w-[40rem]">{t.untimed}</p>}
      <Timeline groups={groups} from={data.from} to={data.to} onOpen={show} />
      <TransitList groups={groups} readings={data.readings} timed={data.timed} open={open} onToggle={toggle} />
    </>
  )
}

/** What leads on: to the plans, or to the same in one's own calendar. */
function MoreDays({ isOpen }: { isOpen: boolean }) {
  const t = useText(transitsText)
  return (
    <Card as="section" className="mt-14 max-w-[46rem]">
      <h2 className="display-3">{isOpen ? t.feedTitle : t.weekTitle}</h2>
      <p className="mt-2 font-text text-lg">{isOpen ? t.feedLead : t.week}</p>
      <ButtonLink to={isOpen ? '/calendar#feed' : '/plans'} className="mt-6">
        {isOpen ? t.feedLink : t.upgrade}
      </ButtonLink>
    </Card>
  )
}

/** One's transits from today on, so many months ahead. */
function useTransits(months: 1 | 3 | 6 | 12) {
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  return useQuery({
    queryKey: ['transits', account?.id, account?.plan, lang, today, months],
    queryFn: ({ signal }) => call('GET /transits', { query: { months: String(months), lang }, signal }),
    placeholderData: keepPreviousData,
  })
}
