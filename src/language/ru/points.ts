import type { ChartPoint } from '#astro/charts/chart.ts'
import { declined, type Case, type Declined, type Gender } from './cases.ts'

const POINTS: Record<ChartPoint, { gender: Gender } & Declined> = {
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
  meanNode: {
    gender: 'm',
    ...declined('Средний узел', 'Среднего узла', 'Среднему узлу', 'Средний узел', 'Средним узлом', 'Среднем узле'),
  },
  meanLilith: { gender: 'f', ...declined('Лилит', 'Лилит', 'Лилит', 'Лилит', 'Лилит', 'Лилит') },
  chiron: { gender: 'm', ...declined('Хирон', 'Хирона', 'Хирону', 'Хирон', 'Хироном', 'Хироне') },
  ceres: { gender: 'f', ...declined('Церера', 'Цереры', 'Церере', 'Цереру', 'Церерой', 'Церере') },
  pallas: { gender: 'f', ...declined('Паллада', 'Паллады', 'Палладе', 'Палладу', 'Палладой', 'Палладе') },
  juno: { gender: 'f', ...declined('Юнона', 'Юноны', 'Юноне', 'Юнону', 'Юноной', 'Юноне') },
  vesta: { gender: 'f', ...declined('Веста', 'Весты', 'Весте', 'Весту', 'Вестой', 'Весте') },
}

const NODE = declined('узел', 'узла', 'узлу', 'узел', 'узлом', 'узле')

const YOUR: Record<Gender, Declined> = {
  m: declined('ваш', 'вашего', 'вашему', 'ваш', 'вашим', 'вашем'),
  f: declined('ваша', 'вашей', 'вашей', 'вашу', 'вашей', 'вашей'),
  n: declined('ваше', 'вашего', 'вашему', 'ваше', 'вашим', 'вашем'),
}

export const genderRu = (point: ChartPoint): Gender => POINTS[point].gender
/** «Луна», «Луне»; the ascendant without a capital, as within a sentence. */
export const pointRu = (point: ChartPoint, in_: Case = 'nom'): string => POINTS[point][in_]
/** «вашей Венере»; which of the lunar nodes it is, is left out: «вашему узлу». */
export const yourRu = (point: ChartPoint, in_: Case): string =>
  `${YOUR[POINTS[point].gender][in_]} ${point === 'meanNode' ? NODE[in_] : POINTS[point][in_]}`
