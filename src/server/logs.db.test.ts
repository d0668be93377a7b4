import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newEmail, registration } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { createLog } from '#platform/log.ts'

/** Words that nobody but this test says, one for each kind of thing that must not be logged. */
const MARK = {
  first_name: 'Quenbyella',
  last_name: 'Zorvathska',
  password: 'murmuring plinth ocarina 77',
  wrong: 'sesquipedalian wrongword 31',
  question: 'Will the vermilion harpsichord answer?',
  message: 'My letter about the cerulean ostrich',
  review: 'A review of the tangerine barometer',
  person: 'Philomenaxis',
  birthdate: '1987-03-14',
  birthtime: '03:47',
  birthplace: 'Ulan-Ude',
}

onEachDatabase('the log', (product) => {
  it('tells of calls that work, fail and break without a token, a birth, an address or a text', async () => {
    const lines: string[] = []
    product.services.log = createLog('debug', (line) => lines.push(line))
    const email = newEmail()
    const secrets: string[] = [email]
    const call = (method: string, path: string, body?: unknown, token?: string) =>
      product.call(method, `/api${path}`, { token, ...(body !== undefined && { body }) })

    const { first_name, last_name, password, birthdate, birthtime, birthplace } = MARK
    const own = { first_name, last_name, email, password, repeat_password: password, birthdate, birthtime, birthplace }
    const { status, body } = await call('POST', '/register', { ...registration(), ...own })
    expect(status).toBe(201)
    const { token } = body as { token: string }
    secrets.push(token)
    const [mail] = await product.mailsTo(email)
    // A review needs a confirmed address and something read.
    await product.rows(sql`update users set email_confirmed_at = now() where email = ${email}`)
    expect(await call('POST', '/order/report/chart:natal', {}, token)).toMatchObject({ status: 201 })
    secrets.push(/token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link in the mail')
    const answers = [
      await call('POST', '/register', { ...registration(), ...own }),
      await call('POST', '/login', { email, password: MARK.wrong }),
      await call('POST', '/login', { email, password }),
      await call('POST', '/resetPassword', { email }),
      await call('POST', '/confirm/email', { token: 'a token that is none' }),
      await call('POST', '/chat', { content: MARK.question }, token),
      await call('POST', '/people', { name: MARK.person, birthdate, birthtime, birthplace }, token),
      await call('POST', '/support', { subject: 'Hello', message: MARK.message, email }, token),
      await call('GET', '/reports/daily', undefined, token),
      await call('GET', '/order/report/personality', undefined, token),
      await call('POST', '/sync', { birthdate: '1987-02-31' }, token),
      await call('GET', `/chart/${token}`, undefined, token),
      await call('GET', '/sync', undefined, `${token}x`),
    ]
    expect(answers.every((answer) => answer.status < 500)).toBe(true)
    expect(new Set(answers.map((answer) => answer.status)).size).toBeGreaterThan(3)

    // What breaks within the database is told with the query that broke, which carries what people wrote.
    await product.rows(sql`delete from question_days`)
    for (const [table, method, path, sent] of [
      ['reviews', 'POST', '/reviews/set', { rating: 5, text: MARK.review, location: MARK.person }],
      ['people', 'POST', '/people', { name: MARK.person, birthdate, birthtime, birthplace }],
      ['support_requests', 'POST', '/support', { subject: MARK.message, message: MARK.message, email }],
      ['chat_messages', 'POST', '/chat', { content: MARK.question }],
    ] as const) {
      const away = sql.identifier(`${table}_away`)
      await product.rows(sql`alter table ${sql.identifier(table)} rename to ${away}`)
      const answer = await call(method, path, sent, token)
      await product.rows(sql`alter table ${away} rename to ${sql.identifier(table)}`)
      expect(answer, path).toMatchObject({ status: 500, body: { reason: 'internal' } })
    }
    await eventually(async () => (lines.length >= 4 ? true : undefined), 'four lines of what broke')
    const all = [...lines, ...product.takeErrors()].join('')
    expect(all).toContain('request failed')
    for (const word of [...secrets, ...Object.values(MARK)]) expect(all).not.toContain(word)
  })
})
