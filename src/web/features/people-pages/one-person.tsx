import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Person } from '#contract/people.ts'
import { FailedList } from '../../api/failed-list.tsx'
import { formatClock, formatDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { PersonPage } from '../account/person-page.tsx'
import { TheirChart } from '../charts/their-chart.tsx'
import { PersonForm } from '../people/person-form.tsx'
import { groupName, relationName } from '../people/relation-name.ts'
import { peopleText } from '../people/text.ts'
import { usePeople } from '../people/use-people.ts'
import { BirthdayLines } from './birthday-lines.tsx'
import { ChartInShort } from './chart-in-short.tsx'
import { PairCharts } from './pair-charts.tsx'
import { ReportsWith } from './reports-with.tsx'
import { peoplePagesText } from './text.ts'
import { TheirToday } from './their-today.tsx'
import { useBirthdays } from './use-birthdays.ts'

/** Somebody saved: their chart, their day, what is between the two, their reports and their birthday. */
export default function OnePerson({ id }: { id: number }) {
  const t = useText(peoplePagesText)
  return (
    <div className="page pt-8 lg:pt-12">
      <Link to="/people" className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2 hover:text-ink">
        <Icon name="back" size={18} />
        {t.all}
      </Link>
      <PersonPage frame={<Loading text={t.loading} className="mt-10 min-h-96" />}>
        <Loaded id={id} />
      </PersonPage>
    </div>
  )
}

function Loaded({ id }: { id: number }) {
  const t = useText(peoplePagesText)
  const { data: people, isError, error, refetch } = usePeople()
  if (isError && !people) return <FailedList error={error} onRetry={refetch} />
  if (!people) return <Loading text={t.loading} className="mt-10 min-h-96" />
  const person = people.find((one) => one.id === id)
  if (!person)
    return (
      <>
        <h1 className="display-2 mt-8">{t.gone}</h1>
        <ButtonLink to="/people" className="mt-6">
          {t.all}
        </ButtonLink>
      </>
    )
  return <Shown key={id} person={person} />
}

function Shown({ person }: { person: Person }) {
  const t = useText(peoplePagesText)
  const { lang } = useLang()
  const words = useText(peopleText)
  const { id, name, relation, birthdate, birthtime, birthplace } = person
  const told = [relationName(words, relation), groupName(words, person.group)].filter(Boolean)
  return (
    <>
      <header className="mt-2">
        {told.length > 0 && <p className="label break-words">{told.join(', ')}</p>}
        <h1 className="display-1 mt-1 break-words">{name}</h1>
        <p className="figures mt-3 text-ink-2">
          {formatDate(lang, birthdate)}, {birthtime ? formatClock(lang, birthtime) : words.unknownHour} · {birthplace}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <TheirChart person={person} />
          <Edit person={person} />
        </div>
      </header>
      <ChartInShort person={person} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        <Section id="their-today" title={t.today}>
          <TheirToday id={id} />
        </Section>
        <Section id="the-pair" title={t.pair}>
          <PairCharts person={person} />
        </Section>
        <Section id="their-birthday" title={t.birthday}>
          <BirthdayOf id={id} />
        </Section>
        <Section id="their-reports" title={t.reports}>
          <ReportsWith person={person} />
        </Section>
      </div>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** The form of a birth, over the page. Whoever is removed leaves no page. */
function Edit({ person }: { person: Person }) {
  const t = useText(peoplePagesText)
  const words = useText(peopleText)
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const afterSaving = () => {
    close()
    showToast(t.saved)
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {t.edit}
      </Button>
      {isOpen && (
        <Sheet title={words.editTitle(person.name)} onClose={close}>
          <PersonForm
            person={person}
            onSaved={afterSaving}
            onRemoved={() => void navigate('/people', { replace: true })}
          />
        </Sheet>
      )}
    </>
  )
}

function BirthdayOf({ id }: { id: number }) {
  const t = useText(peoplePagesText)
  const { data, isError, error, refetch } = useBirthdays()
  if (isError && !data) return <FailedList error={error} onRetry={refetch} />
  const birthday = data?.birthdays.find(({ person }) => person.id === id)
  if (!birthday) return <Loading text={t.loading} className="min-h-20" />
  const isOpen = birthday.solar_return !== null && birthday.solar_return.from !== birthday.solar_return.to
  return (
    <>
      <BirthdayLines birthday={birthday} />
      <p className="caption mt-3 max-w-[39rem]">
        {t.solarReturnWhat} {isOpen && t.hourOpen}
      </p>
      <ButtonLink to="/people" size="small" variant="quiet" className="mt-4">
        {t.allBirthdays}
      </ButtonLink>
    </>
  )
}
