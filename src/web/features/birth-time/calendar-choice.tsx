import { civilDateText } from '#astro/birth-time/civil-time.ts'
import { gregorianFromJulian, julianFromGregorian } from '#astro/birth-time/julian-calendar.ts'
import type { BirthTimeAnswer } from '#contract/birth-time.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { BirthValues } from './birth-values.ts'
import { oldDate } from './born-when.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { isOldStyleOnly } from './old-style-only.ts'
import { birthTimeText } from './text.ts'

interface CalendarChoiceProps {
  answer: BirthTimeAnswer
  values: BirthValues
  onChoose: (choice: Pick<BirthValues, 'birth_calendar'>) => void
}

/** Which calendar a date is written in, asked where people still used the old one. Both dates stand beside each answer. */
export function CalendarChoice({ answer: { calendar }, values, onChoose }: CalendarChoiceProps) {
  const t = useText(birthTimeText)
  const { lang } = useLang()
  const { birthdate } = values
  const isJulian = values.birth_calendar === 'julian'
  if (!calendar.may_be_julian && !isJulian) return null
  const [year = 0, month = 0, day = 0] = birthdate.split('-').map(Number)
  const written = { year, month, day }
  const isEither = !isOldStyleOnly(birthdate)
  const inWords = (date: typeof written) => formatDate(lang, civilDateText(date))
  const shown = oldDate(birthdate, (date) => formatDate(lang, date))
  const rows = [
    ...(isEither
      ? [
          {
            key: 'gregorian',
            label: t.newStyle,
            detail: t.newStyleIs(shown, inWords(julianFromGregorian(written))),
          },
        ]
      : []),
    { key: 'julian', label: t.oldStyle, detail: t.oldStyleIs(shown, inWords(gregorianFromJulian(written))) },
  ]
  return (
    <ChoiceRows
      legend={t.whichCalendar}
      why={calendar.may_be_julian ? (isEither ? t.whichCalendarHint : t.oldStyleOnly) : t.notInUse}
      rows={rows}
      chosen={isJulian ? 'julian' : isEither ? 'gregorian' : null}
      onChoose={(key) => onChoose({ birth_calendar: key === 'julian' ? 'julian' : 'gregorian' })}
    />
  )
}
