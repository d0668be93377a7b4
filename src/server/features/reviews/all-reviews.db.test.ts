import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { confirmAddress, newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { reviewsSite } from './site.ts'

onEachDatabase('all reviews', (product) => {
  const all = (asked: { page: number; of: string | null }, lang: 'en' | 'ru' = 'en') =>
    reviewsSite(product.services).allReviews(lang, asked)
  const write = (userId: number, nth: number, { subject = 'service', status = 'shown', lang = 'en' } = {}) =>
    product.rows(sql`insert into reviews (user_id, subject, lang, name, location, text, rating, status, created_at)
      values (${userId}, ${subject}, ${lang}, 'Ada', '', ${`${subject} ${nth}`}, ${(nth % 5) + 1}, ${status},
        ${new Date(product.now.getTime() + nth * 1000).toISOString()})`)

  it('are none and without a rating while nobody has written', async () => {
    expect(await all({ page: 1, of: null }, 'ru')).toEqual({
      reviews: [],
      of: null,
      page: 1,
      pages: 1,
      rating: null,
      subjects: [],
    })
  })

  it('come a page at a time, of all or of one report, and none that isn’t shown', async () => {
    const { id } = await newAccount(product)
    for (let nth = 0; nth < 25; nth++) await write(id, nth)
    for (let nth = 25; nth < 28; nth++) await write(id, nth, { subject: 'personality' })
    await write(id, 40, { status: 'pending' })
    await write(id, 41, { status: 'rejected' })
    await write(id, 42, { lang: 'ru' })
    const first = await all({ page: 1, of: null })
    expect([first.pages, first.reviews.length, first.rating?.reviews]).toEqual([3, 12, 28])
    expect(first.reviews[0]).toMatchObject({ text: 'personality 27', title: 'Personality', answer: null })
    const last = await all({ page: 3, of: null })
    expect(last.reviews.map(({ text }) => text)).toEqual(['service 3', 'service 2', 'service 1', 'service 0'])
    expect(last.subjects).toEqual([
      { subject: 'personality', title: 'Personality', count: 3 },
      { subject: 'service', title: null, count: 25 },
    ])
    // 25, 26, 27 are rated 1, 2 and 3.
    expect(await all({ page: 1, of: 'personality' })).toMatchObject({ pages: 1, rating: { score: 2, reviews: 3 } })
    for (const page of [99, 0, -1, Number.NaN, 1.5])
      expect((await all({ page, of: 'nothing' })).of, `${page}`).toBeNull()
    expect((await all({ page: 99, of: null })).page).toBe(3)
  })

  it('have the staff’s answer, which editors write and take away', async () => {
    const { id, token } = await newAccount(product)
    await write(id, 99)
    const [{ id: review }] = await product.rows(sql`select id from reviews where text = 'service 99'`)
    const staff = await newAccount(product, { email: 'owner@example.test' })
    await confirmAddress(product, staff)
    const answer = (by: string, text: string) =>
      product.call('PUT', `/api/admin/review/${review}/answer`, { token: by, body: { answer: text } })
    expect((await answer(token, 'Mine')).status).toBe(403)
    expect((await answer(staff.token, 'x'.repeat(1001))).status).toBe(422)
    expect((await answer(staff.token, 'Thank you.\nGood to hear.')).status).toBe(200)
    expect((await all({ page: 1, of: null })).reviews[0]?.answer).toBe('Thank you.\nGood to hear.')
    const latest = await product.call('POST', '/api/reviews/get/en', { body: { type: 'main' } })
    expect(latest.body[0]).toMatchObject({ text: 'service 99', answer: 'Thank you.\nGood to hear.' })
    expect((await answer(staff.token, '')).status).toBe(200)
    expect((await all({ page: 1, of: null })).reviews[0]?.answer).toBeNull()
    const [logged] = await product.rows(sql`select action from audit_log where target = ${`review:${review}`}`)
    expect(logged).toEqual({ action: 'answer review' })
  })
})
