import { twoDigits } from '#language/angle.ts'
import { capital } from '#language/capital.ts'
import { aspectLabelRu, aspectRu, toNatalRu } from '#language/ru/aspects.ts'
import { listRu } from '#language/ru/list.ts'
import { dateRu, monthRu } from '#language/ru/months.ts'
import { genderRu, pointRu, yourRu } from '#language/ru/points.ts'
import type { Case, Gender } from '#language/ru/cases.ts'
import { byYear, type CivilDay, type DatedWords, type Meeting, type Method } from './dated-words.ts'

const day = ({ year, month, day: date }: CivilDay) => `${dateRu(month, date)} ${year} года`
const month = ({ month: number, year }: CivilDay) => `${monthRu(number, 'nom')} ${year} года`

const DERIVED: Record<Exclude<Method, 'transit'>, Record<'nom' | 'gen', Record<Gender, string>>> = {
  progressed: {
    nom: { m: 'прогрессивный', f: 'прогрессивная', n: 'прогрессивное' },
    gen: { m: 'прогрессивного', f: 'прогрессивной', n: 'прогрессивного' },
  },
  solar_arc: {
    nom: { m: 'дирекционный', f: 'дирекционная', n: 'дирекционное' },
    gen: { m: 'дирекционного', f: 'дирекционной', n: 'дирекционного' },
  },
}

/** «прогрессивной Луны», «дирекционный Марс». */
function moving({ method, moving: point }: Meeting, in_: Extract<Case, 'nom' | 'gen'>): string {
  const name = pointRu(point, in_)
  if (method === 'transit') return name
  return `${DERIVED[method][in_][genderRu(point)]} ${name}`
}

/** Dates and meetings in Russian. */
export const datedWordsRu: DatedWords = {
  on: day,
  inMonth: (at) => `в ${monthRu(at.month, 'loc')} ${at.year} года`,
  onDays: (days, known) =>
    listRu(
      byYear(days).map(([year, dates]) => {
        const named = listRu(dates.map((at) => dateRu(at.month, at.day)))
        return year === known ? named : `${named} ${year} года`
      }),
    ),
  inMonths: (months) =>
    listRu(
      byYear(months).map(
        ([year, dates]) => `в ${listRu([...new Set(dates.map((at) => monthRu(at.month, 'loc')))])} ${year} года`,
      ),
    ),
  between: (from, to, known) => {
    if (from.year !== known || to.year !== known) return `с ${day(from)} по ${day(to)}`
    const begin = from.month === to.month ? `${from.day}` : dateRu(from.month, from.day)
    return `с ${begin} по ${dateRu(to.month, to.day)}`
  },
  day: (at) => dateRu(at.month, at.day),
  days: (from, to) => (from.day === to.day ? dateRu(from.month, from.day) : `${from.day}–${dateRu(to.month, to.day)}`),
  betweenMonths: (from, to) => `с ${monthRu(from.month, 'gen')} ${from.year} года по ${month(to)}`,
  month,
  year: ({ year }) => `${year} год`,
  inYear: ({ year }) => `в ${year} году`,
  shortMonth: (at) => `${monthRu(at.month, 'nom').slice(0, 3)} ${at.year}`,
  numeric: (at) => `${twoDigits(at.day)}.${twoDigits(at.month)}.${at.year}`,
  meeting: (it) => `${aspectRu(it.aspect)} ${moving(it, 'gen')} ${toNatalRu(it.aspect, it.natal)}`,
  label: (it) =>
    it.method === 'transit'
      ? capital(aspectLabelRu(it.moving, it.aspect, it.natal))
      : capital(`${moving(it, 'nom')} в ${aspectRu(it.aspect, 'loc')} ${toNatalRu(it.aspect, it.natal)}`),
  name: (point) => pointRu(point),
  your: (point) => yourRu(point, 'nom'),
  method: { transit: 'Транзит', progressed: 'Прогрессия', solar_arc: 'Солнечная дуга' },
  retrograde: 'вспять',
  direct: 'прямо',
  untimed:
    'Время рождения неизвестно. Всё вычислено для полудня того дня, поэтому здесь нет домов, асцендента, середины неба и натальной Луны, а даты названы с точностью до месяца: с точным временем они могут сдвинуться на несколько недель, а у самых медленных планет и у прогрессий — на несколько месяцев.',
}
