import { describe, expect, it } from 'vitest'
import { CONSENTS } from '#product/consents.ts'
import { paymentMailText } from './mail.ts'
import type { MailFacts, MailKind } from './mail-facts.ts'

const at = new Date('2026-11-22T14:35:00Z')
const FACTS: MailFacts = {
  title: 'One report',
  item: 'One report',
  number: 'ord_1-1',
  cents: 15_00,
  currency: 'USD',
  at,
  until: null,
  renewalCents: null,
  months: 0,
  reports: 1,
  consent: null,
  withdrawUntil: null,
  isSpent: false,
  cancelUntil: null,
  rates: { report: null, day: null, month: null },
  settlement: null,
  subscription: false,
  gift: false,
  onTrial: false,
}

const write = (kind: MailKind, lang: 'en' | 'ru', facts: Partial<MailFacts>) =>
  paymentMailText(kind, {
    lang,
    timeZone: 'UTC',
    firstName: 'Ada',
    link: 'https://asteria.example/settings',
    facts: { ...FACTS, ...facts },
  })

describe('a receipt', () => {
  const report = {
    withdrawUntil: new Date('2026-12-06T14:35:00Z'),
    rates: { report: 15_00, day: null, month: null },
  }

  it('of one report, whose writing was asked for, does not promise what its consent gives up', () => {
    const en = write('receipt', 'en', { ...report, consent: { wording: CONSENTS.report.texts.en, at } })
    expect(en.text).toContain('Once we have started writing the report, nothing is refunded.')
    expect(en.text).not.toContain('You can withdraw until')
    const ru = write('receipt', 'ru', { ...report, consent: { wording: CONSENTS.report.texts.ru, at } })
    expect(ru.text).toContain('Когда мы начнём составлять отчёт, вернуть за него деньги будет нельзя.')
    expect(ru.text).not.toContain('До 6 декабря 2026 года от покупки можно отказаться')
  })

  it('of a report whose writing has begun says that nothing can be withdrawn from', () => {
    const en = write('receipt', 'en', { ...report, isSpent: true }).text
    expect(en).toContain('We have started writing, as you asked, so you can no longer withdraw from this purchase.')
    expect(en).not.toContain('December 6')
    const ru = write('receipt', 'ru', { ...report, isSpent: true }).text
    expect(ru).toContain('отказаться от этой покупки нельзя')
    expect(ru).not.toContain('6 декабря')
  })

  it('of several says what a written one costs, and until when the others can be returned', () => {
    const facts = { ...report, reports: 2, cents: 25_00, rates: { ...report.rates, report: 12_50 } }
    expect(write('receipt', 'en', facts).text).toMatch(
      /A report that we have started writing counts as \$12\.50[\s\S]*until December 6, 2026 at 2:35 p.m. \(GMT\)/,
    )
    expect(write('receipt', 'ru', facts).text).toMatch(/12,50\s\$[\s\S]*до 6 декабря 2026 года в 14:35 \(GMT\)/i)
  })

  it('of a consultation names it and says until when it is canceled with a refund', () => {
    const facts = {
      title: 'Consultation',
      item: 'Consultation with Mikhail Orlov on November 26, 2026 at 9:00 a.m. (GMT)',
      cancelUntil: new Date('2026-11-25T09:00:00Z'),
    }
    const { subject, text } = write('receipt', 'en', facts)
    expect(subject).toBe('Your receipt: Consultation, $15')
    expect(text).toContain('Mikhail Orlov on November 26, 2026 at 9:00 a.m. (GMT)')
    expect(text).toContain('cancel it with a full refund, until November 25, 2026 at 9:00 a.m. (GMT)')
    expect(text).not.toContain('withdraw')
    expect(write('receipt', 'ru', facts).text).toContain(
      'Последний срок для полного возврата: 25 ноября 2026 года в 9:00 (GMT).',
    )
  })

  it('of a consultation within a day names no instant that is past', () => {
    const facts = { title: 'Consultation', item: 'Consultation', cancelUntil: new Date('2026-11-22T12:00:00Z') }
    expect(write('receipt', 'en', facts).text).toContain('begins in less than 24 hours')
    expect(write('receipt', 'en', facts).text).not.toContain('full refund, until')
    expect(write('receipt', 'ru', facts).text).toContain('До начала консультации меньше 24 часов')
  })

  it('that can’t be withdrawn from names the 30 days of the guarantee', () => {
    expect(write('receipt', 'en', {}).text).toContain('for 30 days after the payment you can write to us')
    expect(write('receipt', 'ru', {}).text).toContain('В течение 30 дней после неё можно написать нам')
  })
})

describe('the mail on a trial', () => {
  const trial = { title: 'One month', item: 'One month', until: new Date('2026-11-25T14:35:00Z'), subscription: true }

  it.each([
    [1, 'every month', 'каждый месяц'],
    [6, 'every six months', 'каждые полгода'],
    [12, 'every year', 'каждый год'],
  ])('names the amount, the first charge and that it comes again: %i months', (months, en, ru) => {
    const facts = { ...trial, months, renewalCents: 20_00, reports: 0 }
    expect(write('trial', 'en', facts).text).toContain(
      `On November 25, 2026 at 2:35 p.m. (GMT) we’ll charge $20, and then again ${en} until you cancel.`,
    )
    expect(write('trial', 'en', facts).text).toContain(
      'To avoid being charged, choose “Cancel subscription” in the settings before then',
    )
    const russian = write('trial', 'ru', facts).text
    expect(russian).toMatch(new RegExp(`25 ноября 2026 года в 14:35 \\(GMT\\) спишется 20\\s\\$.*${ru}`))
    expect(russian).toContain('отмените подписку до этого времени в настройках')
  })
})

it.each([
  [
    true,
    'Your free trial ends on November 25, 2026 at 2:35 p.m. (GMT).',
    'Пробный период закончится 25 ноября 2026 года в 14:35 (GMT).',
  ],
  [
    false,
    'renews on November 25, 2026 at 2:35 p.m. (GMT), and $20',
    '25 ноября 2026 года в 14:35 (GMT) подписка на месяц будет продлена',
  ],
])('the reminder says when money is taken, on trial: %s', (onTrial, en, ru) => {
  const facts = { onTrial, until: new Date('2026-11-25T14:35:00Z'), renewalCents: 20_00, subscription: true }
  expect(write('renewal', 'en', facts).text).toContain(en)
  expect(write('renewal', 'ru', { ...facts, item: 'Месяц' }).text).toContain(ru)
})
