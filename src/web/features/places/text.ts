import { texts } from '../../i18n/dictionary.ts'

export const placesText = texts(
  {
    label: 'Birthplace',
    hint: 'Start typing and choose from the list.',
    none: 'No matches. Try the nearest town, in English or Russian.',
    failed: 'The list of places isn’t available right now. You can still type the town and country.',
    found: (count: string) => `${count} found`,
  },
  {
    label: 'Место рождения',
    hint: 'Начните вводить и выберите из списка.',
    none: 'Ничего не нашлось. Попробуйте ближайший город, по-русски или по-английски.',
    failed: 'Список мест недоступен. Можно просто написать город и страну.',
    found: (count: string) => `Найдено: ${count}`,
  },
)
