import type { Sign } from '#astro/charts/chart.ts'

/** By `Sign`, from «Овен»: nominative, locative after «в», genitive, accusative. */
const SIGNS: readonly (readonly [nom: string, loc: string, gen: string, acc: string])[] = [
  ['Овен', 'Овне', 'Овна', 'Овна'],
  ['Телец', 'Тельце', 'Тельца', 'Тельца'],
  ['Близнецы', 'Близнецах', 'Близнецов', 'Близнецы'],
  ['Рак', 'Раке', 'Рака', 'Рака'],
  ['Лев', 'Льве', 'Льва', 'Льва'],
  ['Дева', 'Деве', 'Девы', 'Деву'],
  ['Весы', 'Весах', 'Весов', 'Весы'],
  ['Скорпион', 'Скорпионе', 'Скорпиона', 'Скорпиона'],
  ['Стрелец', 'Стрельце', 'Стрельца', 'Стрельца'],
  ['Козерог', 'Козероге', 'Козерога', 'Козерога'],
  ['Водолей', 'Водолее', 'Водолея', 'Водолея'],
  ['Рыбы', 'Рыбах', 'Рыб', 'Рыбы'],
]
/** «во Льве», «во Льва». */
const in_ = (sign: Sign) => (sign === 4 ? 'во' : 'в')

/** Близнецы, Весы, Рыбы: their verb is in the plural. */
export const isPluralSignRu = (sign: Sign): boolean => sign === 2 || sign === 6 || sign === 11

export const signRu = (sign: Sign): string => SIGNS[sign]?.[0] ?? ''
/** «в Тельце», «во Льве». */
export const inSignRu = (sign: Sign): string => `${in_(sign)} ${SIGNS[sign]?.[1] ?? ''}`
/** «Тельца», «Рыб». */
export const signGenRu = (sign: Sign): string => SIGNS[sign]?.[2] ?? ''
/** «из Тельца», «из Рыб». */
export const fromSignRu = (sign: Sign): string => `из ${signGenRu(sign)}`
/** «в Тельца», «во Льва»: where the Moon goes. */
export const intoSignRu = (sign: Sign): string => `${in_(sign)} ${SIGNS[sign]?.[3] ?? ''}`
