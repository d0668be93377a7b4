import type { ChartType } from '#product/chart-types.ts'
import type { Lang } from '#language/lang.ts'
import { commonWordsEn } from '#reading/writer/common-words-en.ts'
import { commonWordsRu } from '#reading/writer/common-words-ru.ts'
import { localTime } from '#reading/writer/local-time.ts'
import type { ReadChart } from './read-chart.ts'

/** What a title names beside its type: with whom or whose, for when, cast for where. */
interface Named {
  person: string
  year: string
  date: string
}

const TITLES: Record<Lang, Record<ChartType, (named: Named) => string>> = {
  en: {
    natal: () => 'Natal chart',
    transit: () => 'Transit chart',
    progressed: () => 'Progressed chart',
    synastry: ({ person }) => `Synastry with ${person}`,
    composite: ({ person }) => `Composite with ${person}`,
    'solar-return': ({ year }) => `Solar return ${year}`,
    'lunar-return': ({ date }) => `Lunar return, ${date}`,
    'person-natal': ({ person }) => `Natal chart: ${person}`,
  },
  ru: {
    natal: () => 'Натальная карта',
    transit: () => 'Транзитная карта',
    progressed: () => 'Прогрессивная карта',
    synastry: ({ person }) => `Синастрия: ${person}`,
    composite: ({ person }) => `Композит: ${person}`,
    'solar-return': ({ year }) => `Соляр ${year} года`,
    'lunar-return': ({ date }) => `Лунар, ${date}`,
    'person-natal': ({ person }) => `Натальная карта: ${person}`,
  },
}
const COMMON = { en: commonWordsEn, ru: commonWordsRu }

/** "Natal chart", "Synastry with Anna", "Solar return 2027 · Paris". */
export function chartTitle(lang: Lang, { row, figure, timeZone }: ReadChart): string {
  const title = TITLES[lang][row.type]({
    person: row.person?.name ?? '',
    year: row.returnFor ?? '',
    date: COMMON[lang].date(localTime(figure.jdUt, timeZone)),
  })
  return row.placeName === null ? title : `${title} · ${row.placeName}`
}
