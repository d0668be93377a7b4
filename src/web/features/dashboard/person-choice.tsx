import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { usePeople } from '../people/use-people.ts'
import { personDaysText } from './person-text.ts'

const ITEM =
  'inline-flex min-h-10 max-w-full items-center text-sm text-accent underline-offset-4 hover:underline aria-[current=page]:text-ink aria-[current=page]:no-underline'

/** Whose day is shown: one's own first, then those of the people one has saved. Nothing while nobody is saved. */
export function PersonChoice({ shown }: { shown: number | null }) {
  const t = useText(personDaysText)
  const { data: people } = usePeople()
  if (!people || people.length === 0) return null
  return (
    <nav aria-label={t.whose} className="flex flex-wrap gap-x-5">
      <Link to="/daily-horoscope" aria-current={shown === null ? 'page' : undefined} className={ITEM}>
        {t.own}
      </Link>
      {people.map(({ id, name }) => (
        <Link
          key={id}
          to={`/daily-horoscope?person=${id}`}
          aria-current={shown === id ? 'page' : undefined}
          className={ITEM}
        >
          <span className="truncate">{name}</span>
        </Link>
      ))}
    </nav>
  )
}
