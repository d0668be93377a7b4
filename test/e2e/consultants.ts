import { confirmByMail } from '../outbox.ts'
import { newEmail, PASSWORD } from './browser-session.ts'

/** Has somebody of the staff add a consultant who can be booked at any hour of any day, by the clock of Moscow. */
export async function addConsultant(product: { url: string; dataDir: string }, staff: string): Promise<void> {
  const api = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${product.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { token: string; email: string }
  }
  const person = {
    first_name: 'Olga',
    last_name: 'K',
    birthdate: '1990-05-17',
    birthtimeIDK: true,
    birthplace: 'Moscow',
  }
  const account = await api('/register', {
    ...person,
    email: staff,
    password: PASSWORD,
    repeat_password: PASSWORD,
    lang: 'en',
  })
  await confirmByMail(product, account)
  const words = { specialization: 'Work, money, timing', description: 'Likes dates and dislikes promises.' }
  const consultant = {
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
  await api('/admin/consultants', consultant, account.token)
}
