import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('support', (product) => {
  const ask = (body: object, options: object = {}) => product.call('POST', '/api/support', { body, ...options })
  const QUESTION = { subject: 'A bill', message: 'I was charged twice.\nWhy?', email: 'reader@example.test' }

  it('keeps a visitor’s message and carries it to the operator, who can answer it', async () => {
    expect(await ask(QUESTION)).toMatchObject({ status: 200, body: { status: 'success' } })
    const [row] = await product.rows(sql`select * from support_requests where email = ${QUESTION.email}`)
    expect(row).toMatchObject({ user_id: null, lang: 'en', subject: 'A bill', message: QUESTION.message })
    const [mail] = await product.mailsTo('owner@example.test')
    expect(mail?.subject).toContain('A bill')
    expect(mail?.text).toContain('I was charged twice.')
    expect(mail?.headers['reply-to']).toBe('reader@example.test')
  })

  it('knows who is signed in', async () => {
    const { id, token } = await newAccount(product, { lang: 'ru' })
    await ask({ ...QUESTION, email: 'own@example.test' }, { token })
    const [row] = await product.rows(sql`select * from support_requests where email = 'own@example.test'`)
    expect(row).toMatchObject({ user_id: id, lang: 'ru' })
  })

  it.each([
    ['subject', { ...QUESTION, subject: ' ' }],
    ['message', { ...QUESTION, message: '' }],
    ['email', { ...QUESTION, email: 'nobody' }],
    ['message', { ...QUESTION, message: 'x'.repeat(5001) }],
  ])('asks for %s', async (field, body) => {
    const answer = await ask(body)
    expect(answer).toMatchObject({ status: 422, body: { reason: 'validation' } })
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('takes ten an hour from one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    for (let i = 0; i < 10; i++) expect(await ask(QUESTION, { headers })).toMatchObject({ status: 200 })
    expect(await ask(QUESTION, { headers })).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
  })
})
