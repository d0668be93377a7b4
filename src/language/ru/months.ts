/** «январь» first. */
export const MONTHS_RU: readonly string[] = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
]
/** «января». */
const GENITIVE: readonly string[] = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** «ноябрь», «ноября», «ноябре», by its number 1–12. */
export function monthRu(month: number, in_: 'nom' | 'gen' | 'loc'): string {
  if (in_ === 'nom') return MONTHS_RU[month - 1] ?? ''
  const genitive = GENITIVE[month - 1] ?? ''
  return in_ === 'gen' ? genitive : genitive.replace(/[ая]$/, 'е')
}
/** «27 ноября». */
export const dateRu = (month: number, day: number): string => `${day} ${monthRu(month, 'gen')}`
