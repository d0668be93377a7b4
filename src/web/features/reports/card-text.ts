import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

/** What a card says beside the report's own title and summary. */
export const reportCardText = texts(
  {
    isNew: 'New',
    delivery: (minutes: number) => `Ready in ${minutes} minutes`,
    order: 'Order',
    firstPrice: (first: string, regular: string) => `${regular}, first report ${first}`,
  },
  {
    isNew: 'Новый',
    delivery: (minutes: number) =>
      `Готов не позже чем через ${minutes} ${plural('ru', minutes, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' })}`,
    order: 'Заказать',
    firstPrice: (first: string, regular: string) => `${regular}, первый отчёт — ${first}`,
  },
)
