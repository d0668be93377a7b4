import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Person } from '#contract/people.ts'
import { FailedList } from '../../api/failed-list.tsx'
import { formatClock, formatDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { AddChart } from '../charts/add-chart.tsx'
import { ChartSeal } from '../charts/chart-seal.tsx'
import { groupOf, groupsOf } from '../people/group-of.ts'
import { personPath } from '../people/person-path.ts'
import { groupName, relationName } from '../people/relation-name.ts'
import { peopleText } from '../people/text.ts'
import { usePeople } from '../people/use-people.ts'
import { ComingBirthdays } from './coming-birthdays.tsx'
import { peoplePagesText } from './text.ts'

/** Everybody saved in the account, by group, and whose birthday comes next. */
export default function PeoplePage() {
  const t = useText(peoplePagesText)
  return (
    <div className="page pt-8 lg:pt-12">
      <Link to="/my-charts" className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2 hover:text-ink">
        <Icon name="back" size={18} />
        {t.back}
      </Link>
      <h1 className="display-1 mt-2">{t.title}</h1>
      <p className="mt-5 max-w-[36rem] font-text text-lg text-ink-2">{t.lead}</p>
      <PersonPage frame={<Loading text={t.loading} className="mt-10 min-h-80" />}>
        <People />
      </PersonPage>
    </div>
  )
}

function People() {
  const t = useText(peoplePagesText)
  const words = useText(peopleText)
  const { data: people, isError, error, refetch } = usePeople()
  const [isAdding, setIsAdding] = useState(false)
  const [asked, setAsked] = useSearchParams()
  if (isError && !people) return <FailedList error={error} onRetry={refetch} />
  if (!people) return <Loading text={t.loading} className="mt-10 min-h-80" />
  const groups = groupsOf(people)
  const wanted = asked.get('group')
  // A group that nobody is in any more shows everybody.
  const group = wanted !== null && people.some((person) => groupOf(person) === wanted) ? wanted : null
  const shown = people.filter((person) => group === null || groupOf(person) === group)
  const ids = new Set(shown.map(({ id }) => id))
  const show = (one: string | null) =>
    setAsked(one === null ? {} : { group: one }, { replace: true, preventScrollReset: true })
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {groups.length > 0 ? <GroupFilter people={people} groups={groups} shown={group} onShow={show} /> : <span />}
          <Button size="small" onClick={() => setIsAdding(true)}>
            <Icon name="plus" size={16} />
            {words.add}
          </Button>
        </div>
        {people.length === 0 ? (
          <Card padding="large" className="mt-8 grid items-center gap-8 md:grid-cols-[auto_1fr]">
            <ChartSeal size={120} blank />
            <div>
              <p className="display-3">{t.emptyTitle}</p>
              <p className="mt-2 max-w-[34rem] font-text text-lg">{t.emptyText}</p>
            </div>
          </Card>
        ) : (
          <ul className="mt-6 divide-y divide-rule border-y border-rule">
            {shown.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </ul>
        )}
      </div>
      <ComingBirthdays isShown={(id) => ids.has(id)} />
      {isAdding && <AddChart open={{ at: 'person', person: null }} onClose={() => setIsAdding(false)} />}
    </div>
  )
}

interface GroupFilterProps {
  people: readonly Person[]
  groups: readonly string[]
  /** Null for everybody, empty for those in no group. */
  shown: string | null
  onShow: (group: string | null) => void
}

function GroupFilter({ people, groups, shown, onShow }: GroupFilterProps) {
  const t = useText(peoplePagesText)
  const words = useText(peopleText)
  const countOf = (group: string | null) =>
    group === null ? people.length : people.filter((person) => groupOf(person) === group).length
  const choices = [null, ...groups, ...(countOf('') > 0 ? [''] : [])]
  const nameOf = (group: string | null) =>
    group === null ? t.everyone : group === '' ? t.ungrouped : groupName(words, group)
  return (
    <div role="group" aria-label={t.filter} className="flex min-w-0 flex-wrap gap-x-5">
      {choices.map((group) => (
        <button
          key={group ?? ' '}
          type="button"
          aria-pressed={group === shown}
          className="inline-flex min-h-11 max-w-full items-center gap-1.5 border-b-2 border-transparent text-sm text-ink-2 hover:text-ink aria-pressed:border-accent aria-pressed:text-ink"
          onClick={() => onShow(group)}
        >
          <span className="truncate">{nameOf(group)}</span>
          <span className="figures text-ink-2">{countOf(group)}</span>
        </button>
      ))}
    </div>
  )
}

function Row({ person }: { person: Person }) {
  const words = useText(peopleText)
  const { lang } = useLang()
  const { id, name, relation, group, birthdate, birthtime } = person
  const told = [relationName(words, relation), groupName(words, group)].filter(Boolean)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 py-4">
      <ChartSeal size={52} />
      <div>
        <h2>
          <Link
            to={personPath(id)}
            className="font-text text-xl break-words after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>
        </h2>
        <p className="text-sm text-ink-2">
          {told.length > 0 && `${told.join(', ')} · `}
          {formatDate(lang, birthdate)}, {birthtime ? formatClock(lang, birthtime) : words.unknownHour}
        </p>
      </div>
      <Icon name="arrow" size={18} className="text-ink-2" />
    </li>
  )
}
