import type { CardKind, ChartCard, DayCard } from '#product/share-cards.ts'
import { dateEn } from '#language/en/months.ts'
import type { Lang } from '#language/lang.ts'
import { dateRu } from '#language/ru/months.ts'

interface CardWords {
  /** The line above a card; `date` is the day's, YYYY-MM-DD. */
  label: Record<DayCard, (date: string) => string> & Record<ChartCard, () => string>
  /** What its file is called. */
  file: Record<CardKind, string>
}

const dayOf = (date: string) => {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return [month, day] as const
}

export const CARD_WORDS: Record<Lang, CardWords> = {
  en: {
    label: {
      headline: (date) => dateEn(...dayOf(date)),
      mantra: (date) => `Mantra for ${dateEn(...dayOf(date))}`,
      'big-three': () => 'My chart in short',
      wheel: () => 'My natal chart',
    },
    file: { headline: 'The day', mantra: 'Mantra', 'big-three': 'My chart in short', wheel: 'My natal chart' },
  },
  ru: {
    label: {
      headline: (date) => dateRu(...dayOf(date)),
      mantra: (date) => `Мантра на ${dateRu(...dayOf(date))}`,
      'big-three': () => 'Моя карта вкратце',
      wheel: () => 'Моя натальная карта',
    },
    file: { headline: 'День', mantra: 'Мантра', 'big-three': 'Моя карта вкратце', wheel: 'Моя натальная карта' },
  },
}
