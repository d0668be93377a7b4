import type { SharedThing } from '#contract/shared-links.ts'
import type { Lang } from '#language/lang.ts'
import type { ChartType } from '#product/chart-types.ts'

/** What a chart is called to others: without the name of whom it is made with, and without the dates of a return. */
export const CHART_NAMES: Record<Lang, Record<ChartType, string>> = {
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

/** Beneath it, on a card. */
export const CARD_LINES: Record<Lang, Record<SharedThing['kind'], string>> = {
  en: { chart: 'A chart, computed and read', report: 'A reading of one birth chart' },
  ru: { chart: 'Карта с толкованием', report: 'Разбор одной карты рождения' },
}
