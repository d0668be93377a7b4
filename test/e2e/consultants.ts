import { call, newEmail, type Member } from './people.ts'

/** Has somebody of the staff add a consultant who can be booked at any hour of any day, by the clock of Moscow. */
export async function addConsultant(product: { url: string }, { token }: Member): Promise<void> {
  const words = { specialization: 'Work, money, timing', description: 'Likes dates and dislikes promises.' }
  const body = {
    words: { en: { name: 'Mark Levin', ...words }, ru: { name: 'Марк Левин', ...words } },
    email: newEmail(),
    lang: 'en',
    time_zone: 'Europe/Moscow',
    week: Array.from({ length: 7 }, () => ({ first: 10, last: 19 })),
    days_off: [],
    minutes: 60,
    prices: { USD: 15, RUB: 3000 },
    meeting_url: 'https://meet.example.test/mark',
    rating: null,
    years: 10,
    consultations: null,
    hidden: false,
  }
  await call(product, 'POST', '/admin/consultants', { token, body })
}
