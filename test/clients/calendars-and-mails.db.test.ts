import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FreeDay } from '#contract/bookings.ts'
import { newConfirmed } from '#test/accounts.ts'
import { bookAndPay, consultantsThere } from '#test/consultations.ts'
import { subscribe } from '#test/payments.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { runScript } from './run-tool.ts'

interface ReadEvent {
  uid: string
  start: string
  wholeDay: boolean
  summary: string
  description: string
  location: string
  organizer: string
  attendees: number
}

interface ReadMail {
  name: string
  subject: string
  from: string[]
  to: string[]
  date: string | null
  messageId: string
  autoSubmitted: string | null
  text: string
  html: string
  calendars: string[]
}

async function readCalendar(ics: string): Promise<{ method: string; events: ReadEvent[] }> {
  const { stdout, said } = await runScript('read-calendar.ts', [], ics)
  expect(stdout, said).not.toBe('')
  const { method, byIcalJs, byNodeIcal } = JSON.parse(stdout) as Record<'byIcalJs' | 'byNodeIcal', ReadEvent[]> & {
    method: string
  }
  const inOrder = (events: ReadEvent[]) => events.toSorted((a, b) => a.uid.localeCompare(b.uid))
  expect(inOrder(byNodeIcal)).toEqual(inOrder(byIcalJs))
  return { method, events: byIcalJs }
}

onEachDatabase('other people’s programs', (product) => {
  it.each(['en', 'ru'] as const)('read a subscriber’s calendar alike, two of them (%s)', async (lang) => {
    const { token } = await newConfirmed(product, { lang })
    await subscribe(product, token, 'month')
    const { url } = (await product.call('POST', '/api/calendar/feed', { token })).body
    const { pathname, search } = new URL(url)
    const { body } = await product.call('GET', pathname + search)
    const { method, events } = await readCalendar(body)
    expect(method).toBe('PUBLISH')
    expect(events.length).toBeGreaterThan(130)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const { summary } of events) expect(summary).toMatch(lang === 'ru' ? /[А-я]/ : /[A-z]/)
    // The full moon of 24 November 2026 (USNO: 14:53 UT).
    expect(events.map(({ start }) => start)).toContain('2026-11-24T14:53:00.000Z')
  })

  it.each(['en', 'ru'] as const)('read every mail, and the entries in them (%s)', async (lang) => {
    const person = await newConfirmed(product, { lang })
    const { token, email } = person
    await product.call('POST', '/api/resetPassword', { body: { email } })
    await product.call('POST', '/api/support', { token, body: { subject: 'Тема', message: 'Вопрос', email } })
    await subscribe(product, token, 'year')
    await consultantsThere(product)
    const day = new Date(product.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    const slots = await product.call('GET', `/api/consultants/1/slots?from=${day}&to=${day}`, { token })
    const [{ date, slots: hours }] = slots.body.days as FreeDay[] as [FreeDay]
    const booking = await bookAndPay(product, token, { consultant: 1, date, time: hours[0]?.time })
    await product.call('DELETE', `/api/bookings/${booking}`, { token })
    await eventually(async () => {
      const written = await product.mailsTo(email, 6)
      return written.some(({ calendar }) => calendar.includes('METHOD:CANCEL')) ? true : undefined
    }, 'the mail that cancels the entry')

    const { stdout, said } = await runScript('read-mails.ts', [join(product.services.env.DATA_DIR, 'outbox')])
    expect(stdout, said).not.toBe('')
    const mails = JSON.parse(stdout) as ReadMail[]
    const own = mails.filter(({ name }) => name.endsWith(`-${email}.eml`))
    expect(own.length).toBeGreaterThanOrEqual(6)
    for (const mail of mails) {
      expect(mail.subject, mail.name).toMatch(/\S/)
      expect(mail.subject, mail.name).not.toMatch(/=\?|�/)
      expect(mail.from, mail.name).toEqual(['"Asteria" <hello@asteria.local>'])
      expect(mail.to, mail.name).toHaveLength(1)
      expect(mail.date, mail.name).not.toBeNull()
      expect(mail.messageId, mail.name).toMatch(/^<[^@\s]+@asteria\.local>$/)
      expect(mail.html, mail.name).toContain('prefers-color-scheme:dark')
      expect(mail.text, mail.name).not.toMatch(/�|<\/?\w+>/)
    }
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
    for (const mail of own) {
      expect(mail.autoSubmitted, mail.name).toBe('auto-generated')
      expect(/[А-я]{3}/.test(mail.subject), mail.subject).toBe(lang === 'ru')
    }

    const entries = own.flatMap(({ calendars }) => calendars)
    const read = await Promise.all(entries.map(readCalendar))
    expect(read.map(({ method }) => method)).toEqual(expect.arrayContaining(['REQUEST', 'CANCEL']))
    for (const { events } of read) {
      const [event, ...others] = events
      expect(others).toEqual([])
      expect(event).toMatchObject({ organizer: 'mailto:hello@asteria.local', wholeDay: false })
      expect(event?.location).toMatch(/^https:\/\//)
      expect(event?.attendees).toBe(2)
    }
  })
})
