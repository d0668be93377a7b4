import type { SharedThing } from '#contract/shared-links.ts'
import type { Lang } from '#language/lang.ts'

/** What a chart is called to others: without the name of whom it is made with, and without the dates of a return. */
const CHARTS: Record<Lang, Record<string, string>> = {
  en: {
    natal: 'Natal chart',
    transit: 'Transit chart',
    progressed: 'Progressed chart',
    synastry: 'Synastry',
    composite: 'Composite',
    'solar-return': 'Solar return',
    'lunar-return': 'Lunar return',
    'person-natal': 'Natal chart',
  },
  ru: {
    natal: 'Натальная карта',
    transit: 'Транзитная карта',
    progressed: 'Прогрессивная карта',
    synastry: 'Синастрия',
    composite: 'Композит',
    'solar-return': 'Соляр',
    'lunar-return': 'Лунар',
    'person-natal': 'Натальная карта',
  },
}

/** What networks are told that a link shows. */
export const namedShared = (thing: SharedThing, lang: Lang): string =>
  thing.kind === 'report' ? thing.title : (CHARTS[lang][thing.chart.type.replace(/^chart:/, '')] ?? '')

/** Beneath it, on a card. */
export const CARD_LINES: Record<Lang, Record<SharedThing['kind'], string>> = {
  en: { chart: 'A chart, computed and read', report: 'A reading of one birth chart' },
  ru: { chart: 'Карта с толкованием', report: 'Разбор одной карты рождения' },
}
