import type { Birthday } from '#contract/people.ts'
import { formatDate, formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { peoplePagesText } from './text.ts'

const DAY_MS = 86_400_000

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** When a birthday is, how old somebody is then, and when the Sun is back. */
export function BirthdayLines({ birthday: { date, age, solar_return: back } }: { birthday: Birthday }) {
  const t = useText(peoplePagesText)
  const { lang } = useLang()
  const today = useToday()
  return (
    <>
      <p className="figures">
        <time dateTime={date}>{formatDate(lang, date)}</time>, {t.turns(age)}
        <span className="text-ink-2"> · {t.inDays(daysBetween(today, date))}</span>
      </p>
      {back && (
        <p className="figures text-sm text-ink-2">
          {back.from === back.to
            ? t.solarReturnAt(formatInstantDate(lang, back.from, 'day'), formatTime(lang, back.from))
            : t.solarReturnBetween(formatInstantDate(lang, back.from, 'day'), formatInstantDate(lang, back.to, 'day'))}
        </p>
      )}
    </>
  )
}
