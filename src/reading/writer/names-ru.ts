import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { SpokenPoint } from './names-en.ts'

/** Grammatical gender: decides «ваш», «ваша», «ваше» and the forms of adjectives. */
export type Gender = 'm' | 'f' | 'n'
/** The Russian cases: кто, кого, кому, кого (acc.), кем, о ком. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc'

type Declined = Record<Case, string>

const declined = (nom: string, gen: string, dat: string, acc: string, ins: string, loc: string): Declined => ({
  nom,
  gen,
  dat,
  acc,
  ins,
  loc,
})

const POINTS: Record<SpokenPoint, { gender: Gender } & Declined> = {
  sun: { gender: 'n', ...declined('Солнце', 'Солнца', 'Солнцу', 'Солнце', 'Солнцем', 'Солнце') },
  moon: { gender: 'f', ...declined('Луна', 'Луны', 'Луне', 'Луну', 'Луной', 'Луне') },
  mercury: { gender: 'm', ...declined('Меркурий', 'Меркурия', 'Меркурию', 'Меркурий', 'Меркурием', 'Меркурии') },
  venus: { gender: 'f', ...declined('Венера', 'Венеры', 'Венере', 'Венеру', 'Венерой', 'Венере') },
  mars: { gender: 'm', ...declined('Марс', 'Марса', 'Марсу', 'Марс', 'Марсом', 'Марсе') },
  jupiter: { gender: 'm', ...declined('Юпитер', 'Юпитера', 'Юпитеру', 'Юпитер', 'Юпитером', 'Юпитере') },
  saturn: { gender: 'm', ...declined('Сатурн', 'Сатурна', 'Сатурну', 'Сатурн', 'Сатурном', 'Сатурне') },
  uranus: { gender: 'm', ...declined('Уран', 'Урана', 'Урану', 'Уран', 'Ураном', 'Уране') },
  neptune: { gender: 'm', ...declined('Нептун', 'Нептуна', 'Нептуну', 'Нептун', 'Нептуном', 'Нептуне') },
  pluto: { gender: 'm', ...declined('Плутон', 'Плутона', 'Плутону', 'Плутон', 'Плутоном', 'Плутоне') },
  asc: {
    gender: 'm',
    ...declined('асцендент', 'асцендента', 'асценденту', 'асцендент', 'асцендентом', 'асценденте'),
  },
  mc: {
    gender: 'f',
    ...declined('Середина неба', 'Середины неба', 'Середине неба', 'Середину неба', 'Серединой неба', 'Середине неба'),
  },
  trueNode: {
    gender: 'm',
    ...declined(
      'Северный узел',
      'Северного узла',
      'Северному узлу',
      'Северный узел',
      'Северным узлом',
      'Северном узле',
    ),
  },
  meanLilith: { gender: 'f', ...declined('Лилит', 'Лилит', 'Лилит', 'Лилит', 'Лилит', 'Лилит') },
  chiron: { gender: 'm', ...declined('Хирон', 'Хирона', 'Хирону', 'Хирон', 'Хироном', 'Хироне') },
  ceres: { gender: 'f', ...declined('Церера', 'Цереры', 'Церере', 'Цереру', 'Церерой', 'Церере') },
}

const YOUR: Record<Gender, Declined> = {
  m: declined('ваш', 'вашего', 'вашему', 'ваш', 'вашим', 'вашем'),
  f: declined('ваша', 'вашей', 'вашей', 'вашу', 'вашей', 'вашей'),
  n: declined('ваше', 'вашего', 'вашему', 'ваше', 'вашим', 'вашем'),
}

const ASPECTS: Record<Aspect, { gender: Gender } & Declined> = {
  conjunction: {
    gender: 'n',
    ...declined('соединение', 'соединения', 'соединению', 'соединение', 'соединением', 'соединении'),
  },
  sextile: { gender: 'm', ...declined('секстиль', 'секстиля', 'секстилю', 'секстиль', 'секстилем', 'секстиле') },
  square: { gender: 'm', ...declined('квадрат', 'квадрата', 'квадрату', 'квадрат', 'квадратом', 'квадрате') },
  trine: { gender: 'm', ...declined('трин', 'трина', 'трину', 'трин', 'трином', 'трине') },
  opposition: {
    gender: 'f',
    ...declined('оппозиция', 'оппозиции', 'оппозиции', 'оппозицию', 'оппозицией', 'оппозиции'),
  },
}

/** Nominative, locative after «в», genitive. */
const SIGNS: readonly (readonly [nom: string, loc: string, gen: string])[] = [
  ['Овен', 'Овне', 'Овна'],
  ['Телец', 'Тельце', 'Тельца'],
  ['Близнецы', 'Близнецах', 'Близнецов'],
  ['Рак', 'Раке', 'Рака'],
  ['Лев', 'Льве', 'Льва'],
  ['Дева', 'Деве', 'Девы'],
  ['Весы', 'Весах', 'Весов'],
  ['Скорпион', 'Скорпионе', 'Скорпиона'],
  ['Стрелец', 'Стрельце', 'Стрельца'],
  ['Козерог', 'Козероге', 'Козерога'],
  ['Водолей', 'Водолее', 'Водолея'],
  ['Рыбы', 'Рыбах', 'Рыб'],
]
/** The accusative after «в» differs from the nominative in these alone. */
const SIGN_ACCUSATIVE: Partial<Record<number, string>> = {
  0: 'Овна',
  1: 'Тельца',
  3: 'Рака',
  4: 'Льва',
  5: 'Деву',
  7: 'Скорпиона',
  8: 'Стрельца',
  9: 'Козерога',
  10: 'Водолея',
}

/** «первый», «первому», «первом», «первого». */
const ORDINALS = [
  ['первый', 'первому', 'первом', 'первого'],
  ['второй', 'второму', 'втором', 'второго'],
  ['третий', 'третьему', 'третьем', 'третьего'],
  ['четвёртый', 'четвёртому', 'четвёртом', 'четвёртого'],
  ['пятый', 'пятому', 'пятом', 'пятого'],
  ['шестой', 'шестому', 'шестом', 'шестого'],
  ['седьмой', 'седьмому', 'седьмом', 'седьмого'],
  ['восьмой', 'восьмому', 'восьмом', 'восьмого'],
  ['девятый', 'девятому', 'девятом', 'девятого'],
  ['десятый', 'десятому', 'десятом', 'десятого'],
  ['одиннадцатый', 'одиннадцатому', 'одиннадцатом', 'одиннадцатого'],
  ['двенадцатый', 'двенадцатому', 'двенадцатом', 'двенадцатого'],
] as const

const MONTHS = [
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
] as const

export const genderRu = (point: SpokenPoint): Gender => POINTS[point].gender
export const pointRu = (point: SpokenPoint, in_: Case = 'nom') => POINTS[point][in_]
/** «вашей Венере». */
export const yourRu = (point: SpokenPoint, in_: Case) => `${YOUR[POINTS[point].gender][in_]} ${POINTS[point][in_]}`
export const aspectGenderRu = (aspect: Aspect): Gender => ASPECTS[aspect].gender
export const aspectRu = (aspect: Aspect, in_: Case = 'nom') => ASPECTS[aspect][in_]
/** «к вашей Луне», «с вашей Луной»: what an aspect is made to. */
export const toNatalRu = (aspect: Aspect, natal: NatalPoint) =>
  aspect === 'conjunction' ? `с ${yourRu(natal, 'ins')}` : `к ${yourRu(natal, 'dat')}`
/** «трин к вашему Меркурию», in a case of the aspect. */
export const aspectToRu = (aspect: Aspect, natal: NatalPoint, in_: Case = 'nom') =>
  `${aspectRu(aspect, in_)} ${toNatalRu(aspect, natal)}`
/** «Солнце в квадрате к Сатурну», «Луна в соединении с Венерой»: within one chart. */
export const natalAspectRu = (a: SpokenPoint, aspect: Aspect, b: SpokenPoint) =>
  `${pointRu(a)} в ${aspectRu(aspect, 'loc')} ${aspect === 'conjunction' ? `с ${pointRu(b, 'ins')}` : `к ${pointRu(b, 'dat')}`}`
/** «Марс в трине к вашему Меркурию». */
export const aspectLabelRu = (transiting: NatalPoint, aspect: Aspect, natal: NatalPoint) =>
  `${pointRu(transiting)} в ${aspectToRu(aspect, natal, 'loc')}`
export const signRu = (sign: Sign) => SIGNS[sign]?.[0] ?? ''
/** «в Тельце», «во Льве». */
export const inSignRu = (sign: Sign) => `${sign === 4 ? 'во' : 'в'} ${SIGNS[sign]?.[1] ?? ''}`
/** «из Тельца», «из Рыб». */
export const fromSignRu = (sign: Sign) => `из ${signGenRu(sign)}`
/** «Тельца», «Рыб». */
export const signGenRu = (sign: Sign) => SIGNS[sign]?.[2] ?? ''
/** «в Тельца», «во Льва»: where the Moon goes. */
export const intoSignRu = (sign: Sign) => `${sign === 4 ? 'во' : 'в'} ${SIGN_ACCUSATIVE[sign] ?? signRu(sign)}`
/** «первого дома», «третьего дома». */
export const houseGenRu = (house: number) => `${ORDINALS[house - 1]?.[3] ?? ''} дома`
/** «десятый дом», «десятому дому», «в десятом доме», «во втором доме». */
export const houseRu = (house: number) => `${ORDINALS[house - 1]?.[0] ?? ''} дом`
export const houseDatRu = (house: number) => `${ORDINALS[house - 1]?.[1] ?? ''} дому`
export const inHouseRu = (house: number) => `${house === 2 ? 'во' : 'в'} ${ORDINALS[house - 1]?.[2] ?? ''} доме`
export const intoHouseRu = (house: number) => `${house === 2 ? 'во' : 'в'} ${houseRu(house)}`
/** «ноября», «ноябре». */
export const monthRu = (month: number, in_: 'gen' | 'loc') => {
  const genitive = MONTHS[month - 1] ?? ''
  return in_ === 'gen' ? genitive : genitive.replace(/[ая]$/, 'е')
}
/** «27 ноября». */
export const dateRu = (month: number, day: number) => `${day} ${MONTHS[month - 1] ?? ''}`
/** The form of a word by gender. */
export const byGender = (gender: Gender, m: string, f: string, n: string) => ({ m, f, n })[gender]
