import { twoDigits } from '#language/angle.ts'
import { listEn } from '#language/en/list.ts'
import { dateEn, monthEn, shortMonthEn } from '#language/en/months.ts'
import { planetEn, pointEn, yourEn } from '#language/en/points.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import { byYear, type CivilDay, type DatedWords, type Meeting } from './dated-words.ts'

const day = ({ year, month, day: date }: CivilDay) => dateEn(month, date, year)
const month = (at: CivilDay) => `${monthEn(at.month)} ${at.year}`
const link = ({ aspect }: Meeting) => (aspect === 'conjunction' ? 'with' : 'to')
const MOVING: Record<Meeting['method'], (point: SpokenPoint) => string> = {
  transit: planetEn,
  progressed: (point) =>
    point === 'sun' || point === 'moon' ? `the progressed ${pointEn(point)}` : `progressed ${pointEn(point)}`,
  solar_arc: (point) =>
    point === 'sun' || point === 'moon' || point === 'asc' || point === 'mc'
      ? `the directed ${planetEn(point).replace('the ', '')}`
      : `directed ${pointEn(point)}`,
}

/** Dates and meetings in English. */
export const datedWordsEn: DatedWords = {
  on: (at) => `on ${day(at)}`,
  inMonth: (at) => `in ${month(at)}`,
  onDays: (days, known) =>
    listEn(
      byYear(days).map(([year, dates]) => {
        const named = listEn(dates.map((at) => dateEn(at.month, at.day)))
        return `on ${named}${year === known ? '' : `, ${year}`}`
      }),
    ),
  inMonths: (months) =>
    listEn(
      byYear(months).map(([year, dates]) => `in ${listEn([...new Set(dates.map((at) => monthEn(at.month)))])} ${year}`),
    ),
  between: (from, to, known) => {
    if (from.year !== known || to.year !== known) return `from ${day(from)} to ${day(to)}`
    const end = from.month === to.month ? `${to.day}` : dateEn(to.month, to.day)
    return `from ${dateEn(from.month, from.day)} to ${end}`
  },
  day: (at) => dateEn(at.month, at.day),
  days: (from, to) => dateEn(from.month, from.day) + (from.day === to.day ? '' : `–${to.day}`),
  betweenMonths: (from, to) => `from ${month(from)} to ${month(to)}`,
  month,
  year: ({ year }) => `${year}`,
  inYear: ({ year }) => `in ${year}`,
  shortMonth: (at) => `${shortMonthEn(at.month)} ${at.year}`,
  numeric: (at) => `${at.year}-${twoDigits(at.month)}-${twoDigits(at.day)}`,
  meeting: (it) => `the ${it.aspect} of ${MOVING[it.method](it.moving)} ${link(it)} ${yourEn(it.natal)}`,
  label: (it) =>
    `${it.method === 'transit' ? '' : it.method === 'progressed' ? 'Progressed ' : 'Directed '}${pointEn(it.moving)} ${it.aspect} your ${yourEn(it.natal).replace('your ', '')}`,
  name: pointEn,
  your: yourEn,
  method: { transit: 'Transit', progressed: 'Progression', solar_arc: 'Solar arc' },
  retrograde: 'retrograde',
  direct: 'direct',
  untimed:
    'The hour of birth is unknown. Everything is computed for midday of that day, so houses, Ascendant, Midheaven and the natal Moon are left out, and dates are given by the month: with your hour they may move by some weeks, those of the slowest planets and of progressions by some months.',
}
