import { expect, it } from 'vitest'
import { bookingMailText } from './mail.ts'

type MailWords = Parameters<typeof bookingMailText>[3]

const TOLD: MailWords = {
  booking: {
    id: 1,
    startsAt: new Date('2026-11-26T09:00:00Z'),
    minutes: 60,
    sequence: 0,
    canceledBy: null,
    canceledAt: null,
    movedBy: null,
    reason: null,
    orderId: 'ord_1',
  },
  price: { amount: 80, currency: 'USD' },
  consultant: { name: 'Mikhail Orlov', specialization: '', email: 'mikhail@demo.example' },
  person: { name: 'Claire Dubois', firstName: 'Claire', email: 'claire@demo.example' },
  zones: { person: 'Europe/London', consultant: 'Asia/Yekaterinburg' },
  meetingUrl: 'https://meet.example/orlov',
  link: 'https://asteria.example/experts',
  from: 'Asteria <hello@asteria.example>',
  now: new Date('2026-11-22T09:00:00Z'),
}
const canceledBy = (by: 'person' | 'consultant' | 'staff', reason: string | null): MailWords => ({
  ...TOLD,
  booking: { ...TOLD.booking, canceledBy: by, canceledAt: TOLD.now, reason },
})

it('tells the time of the other clock where it differs, and once where it does not', () => {
  const far = bookingMailText('booked', 'person', 'en', TOLD).text
  expect(far).toMatch(/^Hello Claire,\n\nYou’re booked with Mikhail Orlov for 60 minutes: Thursday, November 26, 2026/)
  expect(far).toContain(
    'at 9:00 a.m. (GMT), which is Thursday, November 26, 2026 at 2:00 p.m. (GMT+5) for the consultant',
  )
  const near = { ...TOLD, zones: { person: 'UTC', consultant: 'Europe/London' } }
  expect(bookingMailText('booked', 'person', 'en', near).text.match(/9:00 a.m./g)).toHaveLength(2)
  expect(bookingMailText('booked', 'person', 'ru', near).text).not.toContain('у консультанта')
})

it('opens the meeting by its button, and is changed by a second link', () => {
  const { html, text } = bookingMailText('booked', 'person', 'en', TOLD)
  expect(html).toMatch(/<a href="https:\/\/meet\.example\/orlov"[^>]*>Join the meeting<\/a>/)
  expect(html).toContain('href="https://asteria.example/experts"')
  expect(text).toContain('Move or cancel: https://asteria.example/experts')
})

it.each([
  ['person', 'You canceled your consultation with Mikhail Orlov', 'Вы отменили консультацию.'],
  ['consultant', 'Mikhail Orlov had to cancel your consultation', 'Это решение консультанта: Mikhail Orlov.'],
  ['staff', 'We had to cancel your consultation', 'Нам пришлось отменить консультацию.'],
] as const)('says that it was canceled by the %s', (by, en, ru) => {
  expect(bookingMailText('canceled', 'person', 'en', canceledBy(by, null)).text).toContain(en)
  expect(bookingMailText('canceled', 'person', 'ru', canceledBy(by, null)).text).toContain(ru)
})

it('gives the consultant’s reason as their words, and the staff’s as ours', () => {
  const told = (by: 'consultant' | 'staff') => bookingMailText('canceled', 'person', 'en', canceledBy(by, 'ill')).text
  expect(told('consultant')).toContain('Mikhail Orlov wrote: “ill”')
  expect(told('staff')).toContain('Reason: ill')
})

it('speaks to the consultant, and of the client by name', () => {
  const { text } = bookingMailText('booked', 'consultant', 'en', TOLD)
  expect(text).toContain('Claire Dubois booked and paid for 60 minutes with you')
  expect(text).toContain('if you cancel it, Claire Dubois gets a full refund')
  expect(text).not.toMatch(/the consultant|theirs|the person/i)
})

it('promises no refund for a time that is less than a day away', () => {
  const soon = { ...TOLD, now: new Date('2026-11-26T05:00:00Z') }
  expect(bookingMailText('moved', 'person', 'en', soon).text).not.toContain('full refund')
  expect(bookingMailText('moved', 'person', 'en', TOLD).text).toContain('full refund, until Wednesday, November 25')
})

it('names nobody to consultant and staff when the account is deleted, and changes no calendar of theirs', () => {
  const gone = { ...canceledBy('person', null), person: null }
  const consultant = bookingMailText('canceled', 'consultant', 'en', gone)
  expect(consultant.text).toContain(
    'Your client’s account was deleted, so this consultation is canceled: Thursday, November 26, 2026 at 2:00 p.m. (GMT+5).',
  )
  expect(consultant.text).toContain('The client gets a full refund of $80.')
  expect(consultant.icalEvent?.content).not.toContain('claire@')
  expect(bookingMailText('canceled', 'consultant', 'ru', gone).text).toContain('учётная запись клиента удалена')
  expect(bookingMailText('canceled', 'staff', 'en', gone).text).toContain('because the client’s account was deleted')
  expect(bookingMailText('canceled', 'staff', 'ru', gone).text).toContain('учётная запись клиента удалена')
})
