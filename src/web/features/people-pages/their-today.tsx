import type { PersonDays } from '#contract/daily.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { Loading } from '../../ui/loading.tsx'
import { usePersonDays } from '../people/use-person-days.ts'
import { peoplePagesText } from './text.ts'

/** How the day of somebody begins, as far as the plan opens it, and the way to the rest. */
export function TheirToday({ id }: { id: number }) {
  const t = useText(peoplePagesText)
  const words = useText(common)
  const { lang } = useLang()
  const today = useToday()
  const { data, error, refetch } = usePersonDays(id)
  if (error && !data)
    return (
      <p className="flex flex-wrap gap-x-4">
        {sentenceOf(error, words.broken)}
        <button type="button" className="link" onClick={() => void refetch()}>
          {words.tryAgain}
        </button>
      </p>
    )
  if (!data) return <Loading text={t.loading} className="min-h-32" />
  const { first, second } = openingOf(data, today)
  return (
    <>
      {first && (
        <p lang={lang} className="max-w-[36rem] font-text text-xl/8">
          {first}
        </p>
      )}
      {second && (
        <p lang={lang} className="mt-3 max-w-[39rem] font-text text-md/7">
          {second}
        </p>
      )}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-6">
        {data.days === null ? (
          <>
            <span className="text-ink-2">{t.dayByPlan}</span>
            <Link to="/plans" className="link inline-flex min-h-11 items-center">
              {t.seePlans}
            </Link>
          </>
        ) : (
          <Link to={`/daily-horoscope?person=${id}`} className="link inline-flex min-h-11 items-center">
            {t.wholeDay}
          </Link>
        )}
      </p>
    </>
  )
}

function openingOf(data: PersonDays, today: string): { first: string | null; second: string | null } {
  if (data.days === null) return { first: data.first_sentence, second: null }
  const day = data.days[today]
  return { first: day?.headline?.text ?? null, second: day?.thread?.[0]?.text ?? null }
}
