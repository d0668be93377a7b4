import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { declined, type Case, type Declined, type Gender } from './cases.ts'
import { pointRu, yourRu } from './points.ts'

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

export const aspectGenderRu = (aspect: Aspect): Gender => ASPECTS[aspect].gender
export const aspectRu = (aspect: Aspect, in_: Case = 'nom'): string => ASPECTS[aspect][in_]
/** «к вашей Луне», «с вашей Луной»: what an aspect is made to. */
export const toNatalRu = (aspect: Aspect, natal: ChartPoint): string =>
  aspect === 'conjunction' ? `с ${yourRu(natal, 'ins')}` : `к ${yourRu(natal, 'dat')}`
/** «трин к вашему Меркурию», in a case of the aspect. */
export const aspectToRu = (aspect: Aspect, natal: ChartPoint, in_: Case = 'nom'): string =>
  `${aspectRu(aspect, in_)} ${toNatalRu(aspect, natal)}`
/** «Солнце в квадрате к Сатурну», «Луна в соединении с Венерой»: within one chart. */
export const natalAspectRu = (a: ChartPoint, aspect: Aspect, b: ChartPoint): string =>
  `${pointRu(a)} в ${aspectRu(aspect, 'loc')} ${aspect === 'conjunction' ? `с ${pointRu(b, 'ins')}` : `к ${pointRu(b, 'dat')}`}`
/** «Марс в трине к вашему Меркурию». */
export const aspectLabelRu = (transiting: ChartPoint, aspect: Aspect, natal: ChartPoint): string =>
  `${pointRu(transiting)} в ${aspectToRu(aspect, natal, 'loc')}`
