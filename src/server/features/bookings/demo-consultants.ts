import { newSecret } from '#platform/secret.ts'
import type { Db } from '#platform/database/database.ts'
import { insertConsultant, listConsultants } from './queries.ts'

const DAY = { first: 10, last: 19 }

/** The three invented consultants of the specification: for the demonstration and for tests, never for an installation. */
const DEMO = [
  {
    email: 'elena@demo.example',
    rating: 4.9,
    years: 15,
    consultations: 1200,
    prices: { USD: 20_00, RUB: 3500_00 },
    words: {
      en: {
        name: 'Elena Vetrova',
        specialization: 'Natal charts and relationships',
        description:
          'Reads two charts at one table and never tells anyone to stay or to go. Best asked about quarrels that come back.',
      },
      ru: {
        name: 'Елена Ветрова',
        specialization: 'Натальная карта и отношения',
        description:
          'Кладёт рядом две карты и никому не говорит, оставаться или уходить. Лучше всего спрашивать её о ссорах, которые повторяются.',
      },
    },
  },
  {
    email: 'mark@demo.example',
    rating: 4.8,
    years: 10,
    consultations: 850,
    prices: { USD: 15_00, RUB: 3000_00 },
    words: {
      en: {
        name: 'Mark Levin',
        specialization: 'Work, money, timing',
        description:
          'A former engineer who likes dates and dislikes promises. Brings the transits of the year on one sheet of paper.',
      },
      ru: {
        name: 'Марк Левин',
        specialization: 'Работа, деньги, сроки',
        description:
          'Бывший инженер: любит даты и не любит обещаний. Приходит с транзитами на год, уместившимися на одном листе.',
      },
    },
  },
  {
    email: 'daria@demo.example',
    rating: 4.9,
    years: 12,
    consultations: 1000,
    prices: { USD: 25_00, RUB: 4000_00 },
    words: {
      en: {
        name: 'Daria Soboleva',
        specialization: 'Turning points and family charts',
        description:
          'Works with progressions and with three generations at once. Asks more than she tells, and writes down what you decided.',
      },
      ru: {
        name: 'Дарья Соболева',
        specialization: 'Переломные годы и семейные карты',
        description:
          'Работает с прогрессиями и сразу с тремя поколениями. Спрашивает больше, чем говорит, и записывает то, что решили вы.',
      },
    },
  },
]

/** Fills in the invented consultants where there are none; gives back how many were. */
export async function seedConsultants(db: Db, now: Date): Promise<number> {
  if ((await listConsultants(db, 'all')).length > 0) return 0
  for (const consultant of DEMO)
    await insertConsultant(db, {
      ...consultant,
      lang: 'ru',
      timeZone: 'Europe/Moscow',
      week: Array.from({ length: 7 }, () => DAY),
      minutes: 60,
      meetingUrl: `https://meet.demo.example/${consultant.words.en.name.split(' ')[0]?.toLowerCase()}`,
      linkKey: newSecret(),
      createdAt: now,
    })
  return DEMO.length
}
