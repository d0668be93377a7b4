import type { Consultant } from '#contract/bookings.ts'
import type { Lang } from '#contract/field.ts'

interface Entry extends Omit<Consultant, 'name' | 'specialization' | 'description' | 'price'> {
  words: Record<Lang, Pick<Consultant, 'name' | 'specialization' | 'description' | 'price'>>
}

/** The consultants; ratings and counts are the operator's figures. */
const CONSULTANTS: readonly Entry[] = [
  {
    id: 1,
    rating: 4.9,
    years: 15,
    consultations: 1200,
    time_zone: 'Europe/Moscow',
    words: {
      en: {
        name: 'Elena Vetrova',
        specialization: 'Natal charts and relationships',
        description:
          'Reads two charts at one table and never tells anyone to stay or to go. Best asked about quarrels that come back.',
        price: { amount: 20, currency: 'USD' },
      },
      ru: {
        name: 'Елена Ветрова',
        specialization: 'Натальная карта и отношения',
        description:
          'Кладёт рядом две карты и никому не говорит, оставаться или уходить. Лучше всего спрашивать её о ссорах, которые повторяются.',
        price: { amount: 3500, currency: 'RUB' },
      },
    },
  },
  {
    id: 2,
    rating: 4.8,
    years: 10,
    consultations: 850,
    time_zone: 'Europe/Moscow',
    words: {
      en: {
        name: 'Mark Levin',
        specialization: 'Work, money, timing',
        description:
          'A former engineer who likes dates and dislikes promises. Brings the transits of the year on one sheet of paper.',
        price: { amount: 15, currency: 'USD' },
      },
      ru: {
        name: 'Марк Левин',
        specialization: 'Работа, деньги, сроки',
        description:
          'Бывший инженер: любит даты и не любит обещаний. Приходит с транзитами на год, уместившимися на одном листе.',
        price: { amount: 3000, currency: 'RUB' },
      },
    },
  },
  {
    id: 3,
    rating: 4.9,
    years: 12,
    consultations: 1000,
    time_zone: 'Europe/Moscow',
    words: {
      en: {
        name: 'Daria Soboleva',
        specialization: 'Turning points and family charts',
        description:
          'Works with progressions and with three generations at once. Asks more than she tells, and writes down what you decided.',
        price: { amount: 25, currency: 'USD' },
      },
      ru: {
        name: 'Дарья Соболева',
        specialization: 'Переломные годы и семейные карты',
        description:
          'Работает с прогрессиями и сразу с тремя поколениями. Спрашивает больше, чем говорит, и записывает то, что решили вы.',
        price: { amount: 4000, currency: 'RUB' },
      },
    },
  },
]

const inLanguage = ({ words, ...consultant }: Entry, lang: Lang): Consultant => ({ ...consultant, ...words[lang] })

export const listConsultants = (lang: Lang): Consultant[] => CONSULTANTS.map((entry) => inLanguage(entry, lang))

export function findConsultant(id: number, lang: Lang): Consultant | undefined {
  const entry = CONSULTANTS.find((consultant) => consultant.id === id)
  return entry && inLanguage(entry, lang)
}
