import { FailedList } from '../../api/failed-list.tsx'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Loading } from '../../ui/loading.tsx'
import { personPath } from '../people/person-path.ts'
import { BirthdayLines } from './birthday-lines.tsx'
import { peoplePagesText } from './text.ts'
import { useBirthdays } from './use-birthdays.ts'

/** The birthdays to come, nearest first, of those who are shown. */
export function ComingBirthdays({ isShown }: { isShown: (person: number) => boolean }) {
  const t = useText(peoplePagesText)
  const { data, isError, error, refetch } = useBirthdays()
  const birthdays = data?.birthdays.filter(({ person }) => isShown(person.id))
  return (
    <AsideBlock id="birthdays" title={t.birthdays}>
      {isError && !data ? (
        <FailedList error={error} onRetry={refetch} />
      ) : birthdays ? (
        <>
          <ol className="mt-2 divide-y divide-rule">
            {birthdays.map((birthday) => (
              <li key={birthday.person.id} className="py-3">
                <Link
                  to={personPath(birthday.person.id)}
                  className="link inline-flex min-h-8 items-center font-text text-lg break-words"
                >
                  {birthday.person.name}
                </Link>
                <BirthdayLines birthday={birthday} />
              </li>
            ))}
          </ol>
          <p className="caption mt-3">{birthdays.length === 0 ? t.noBirthdays : t.solarReturnWhat}</p>
        </>
      ) : (
        <Loading text={t.loading} className="min-h-32" />
      )}
    </AsideBlock>
  )
}
