import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Review } from '#contract/reviews.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed, newReader, publishReviews } from '#test/accounts.ts'
import { interlacedPng } from '#test/interlaced-png.ts'
import { meanRating } from './queries.ts'
import { onEachDatabase } from '#test/product.ts'

const MINUTE_MS = 60_000

/** A photograph from a camera: its own size and a place in its metadata. */
const photograph = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 21/1' } })
    .jpeg()
    .toBuffer()

onEachDatabase('reviews', (product) => {
  const latest = (lang: string, type = 'reviews') =>
    product.call('POST', `/api/reviews/get/${lang}`, { body: { type } })
  const send = (token: string | undefined, fields: Record<string, string>, avatar?: Blob) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (avatar) body.set('avatar', avatar, 'me.jpg')
    return product.call('POST', '/api/reviews/set', { token, body })
  }
  const receive = (id: number, type: string) =>
    product.rows(sql`insert into report_orders (user_id, hash, type, status, created_at)
      values (${id}, ${`thread_test-${id}-${type}`}, ${type}, 2, now())`)
  const inside = async (path: string) => {
    const stored = await product.services.storage.get(path.replace('/storage/', ''))
    return sharp(stored).metadata()
  }

  const mine = async (token: string) => (await product.call('GET', '/api/reviews/mine', { token })).body

  it('shows a review, once the staff has seen it, to those who read its language, newest first', async () => {
    for (const text of ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый']) {
      const reader = await newReader(product, { lang: 'ru', first_name: 'Вера' })
      product.now = new Date(product.now.getTime() + MINUTE_MS)
      expect(await send(reader.token, { rating: '4', text })).toMatchObject({
        status: 200,
        body: { status: 'success', state: 'pending' },
      })
      expect((await latest('ru', 'main')).body.map((shown: Review) => shown.text)).not.toContain(text)
      await publishReviews(product, reader)
    }
    const { body } = await latest('ru')
    expect(body.map(({ text }: Review) => text)).toEqual(['Пятый', 'Четвёртый', 'Третий'])
    expect(body[0]).toMatchObject({ name: 'Вера', location: '', avatar: null, rating: 4 })
    expect(Review.safeParse(body[0]).error).toBeUndefined()
    expect((await latest('ru', 'main')).body).toHaveLength(4)
    expect((await latest('en')).body.map(({ text }: Review) => text)).not.toContain('Пятый')
  })

  it('is of one thing: a report has its own words and its own score', async () => {
    const { token, id } = await newReader(product)
    const { db } = product.services
    const ofReport = { subject: 'numerology', rating: '2', text: 'Of the numbers' }
    const before = await meanRating(db, 'service')
    expect(await send(token, ofReport)).toMatchObject({
      status: 403,
      body: { reason: 'forbidden', message: say('en', 'review_report_unread') },
    })
    await receive(id, 'numerology')
    expect(await send(token, ofReport)).toMatchObject({ status: 200 })
    expect(await meanRating(db, 'numerology')).toBeNull()
    await publishReviews(product, { id })
    expect(await meanRating(db, 'numerology')).toEqual({ score: 2, reviews: 1 })
    expect(await meanRating(db, 'service')).toEqual(before)
    expect((await latest('en', 'numerology')).body.map(({ text }: Review) => text)).toEqual(['Of the numbers'])
    expect((await latest('en', 'personality')).body).toEqual([])
    expect((await latest('en', 'main')).body.map(({ text }: Review) => text)).not.toContain('Of the numbers')
  })

  it('needs a confirmed address and that its author used the thing', async () => {
    const stranger = await newAccount(product)
    const words = { rating: '5', text: 'At once' }
    expect(await send(stranger.token, words)).toMatchObject({ status: 403, body: { reason: 'email_unconfirmed' } })
    expect(await mine(stranger.token)).toEqual({ confirmed: false, reviews: [], open: [] })
    const newcomer = await newConfirmed(product)
    expect(await send(newcomer.token, words)).toMatchObject({
      status: 403,
      body: { reason: 'forbidden', message: say('en', 'review_unused') },
    })
    product.now = new Date(product.now.getTime() + 86_400_000)
    expect(await send(newcomer.token, words)).toMatchObject({ status: 403 })
    await product.call('POST', '/api/order/report/chart:natal', { token: newcomer.token, body: {} })
    expect(await send(newcomer.token, words)).toMatchObject({ status: 200 })
  })

  it('is one a thing, also of ten sent at once; its author sees its state and takes it back', async () => {
    const { token, id } = await newReader(product, { lang: 'ru' })
    const stranger = await newReader(product)
    await receive(id, 'numerology')
    const open = [
      { subject: 'service', title: null },
      { subject: 'numerology', title: expect.stringMatching(/[а-я]/) },
    ]
    expect(await mine(token)).toEqual({ confirmed: true, reviews: [], open })
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(token, { rating: '4', text: 'Один раз' })))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const seen = await mine(token)
    expect(seen).toMatchObject({ reviews: [{ subject: 'service', state: 'pending', reason: null }], open: [open[1]] })
    const address = `/api/reviews/${seen.reviews[0].id}`
    expect(await product.call('DELETE', address, { token: stranger.token })).toMatchObject({ status: 404 })
    expect(await product.call('DELETE', address, { token })).toMatchObject({ status: 200 })
    expect(await mine(token)).toMatchObject({ reviews: [], open })
  })

  it('is one a mailbox, by whatever spelling of its address', async () => {
    const name = `some.body.${crypto.randomUUID()}`
    const [first, second] = [
      await newReader(product, { email: `${name}@gmail.com` }),
      await newReader(product, { email: `${name.replaceAll('.', '')}+2@googlemail.com` }),
    ]
    const other = await newReader(product, { email: `${name}x@gmail.com` })
    const words = { rating: '5', text: 'Twice' }
    const sent = await Promise.all([first, second, other].map(({ token }) => send(token, words)))
    expect(sent[2]).toMatchObject({ status: 200 })
    expect([sent[0]?.status, sent[1]?.status].toSorted()).toEqual([200, 409])
  })

  it('signs out who deletes the account while the picture is being kept', async () => {
    const { token, id } = await newReader(product)
    const { services } = product
    const { storage } = services
    const put = async () => void (await services.db.execute(sql`delete from users where id = ${id}`))
    services.storage = { ...storage, put }
    const answer = await send(token, { rating: '5', text: 'Good' }, new Blob([await photograph()]))
    services.storage = storage
    expect(answer).toMatchObject({ status: 401, body: { reason: 'unauthenticated' } })
  })

  it('needs a signed-in person, a rating of one to five and something said', async () => {
    expect(await send(undefined, { rating: '5', text: 'Hello' })).toMatchObject({ status: 401 })
    const { token } = await newReader(product)
    for (const [fields, wrong] of [
      [{ rating: '6', text: 'Hello' }, 'rating'],
      [{ rating: '4.5', text: 'Hello' }, 'rating'],
      [{ text: 'Hello' }, 'rating'],
      [{ rating: '5', text: '  ' }, 'text'],
      [{ rating: '5', text: 'x'.repeat(2001) }, 'text'],
      [{ rating: '5', text: 'Hello', subject: 'moon' }, 'subject'],
    ] as const) {
      const answer = await send(token, fields)
      expect(answer, JSON.stringify(fields)).toMatchObject({ status: 422, body: { reason: 'validation' } })
      expect(Object.keys(answer.body.errors)).toEqual([wrong])
    }
    expect(await product.call('POST', '/api/reviews/get/fr', { body: {} })).toMatchObject({ status: 404 })
  })

  it('takes five a day from one person', async () => {
    const { token } = await newReader(product)
    for (let i = 0; i < 5; i++) await send(token, { rating: '5', text: `Note ${i}` })
    expect(await send(token, { rating: '5', text: 'One more' })).toMatchObject({ status: 429 })
  })

  describe('a picture', () => {
    it('is drawn anew, small and square, with nothing left of where it was taken', async () => {
      const reader = await newReader(product, { lang: 'en' })
      product.now = new Date(product.now.getTime() + 60 * MINUTE_MS)
      await send(reader.token, { rating: '5', text: 'With a picture' }, new Blob([new Uint8Array(await photograph())]))
      await publishReviews(product, reader)
      const [review] = (await latest('en')).body as Review[]
      expect(review?.avatar).toMatch(/^\/storage\/avatars\/[\w-]+\.webp$/)
      const seen = await product.call('GET', review?.avatar ?? '')
      expect(seen).toMatchObject({ status: 200 })
      expect(seen.headers.get('content-type')).toBe('image/webp')
      expect(await inside(review?.avatar ?? '')).toMatchObject({ format: 'webp', width: 160, height: 160 })
      expect((await inside(review?.avatar ?? '')).exif).toBeUndefined()
    })

    it('is refused when it is none, whatever its name says', async () => {
      const { token } = await newReader(product, { lang: 'ru' })
      const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer()
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      const cut = (await photograph()).subarray(0, 700)
      const bomb = await interlacedPng(2, 20_000_000)
      expect(await send(token, { rating: '5', text: 'Bomb' }, new Blob([bomb]))).toMatchObject({
        status: 413,
        body: { reason: 'too_large', errors: { avatar: say('ru', 'avatar_pixels') } },
      })
      for (const fake of ['no picture', svg, new Uint8Array(gif), new Uint8Array(cut)]) {
        const answer = await send(token, { rating: '5', text: 'Fake' }, new Blob([fake]))
        expect(answer).toMatchObject({ status: 415, body: { errors: { avatar: say('ru', 'avatar_unreadable') } } })
      }
      expect((await latest('ru')).body.map(({ text }: Review) => text)).not.toContain('Fake')
    })

    it('is refused above 5 MB', async () => {
      const { token } = await newReader(product)
      const body = new Uint8Array(5 * 1024 * 1024 + 1)
      const answer = await send(token, { rating: '5', text: 'Large' }, new Blob([body]))
      expect(answer).toMatchObject({ status: 413, body: { reason: 'too_large', message: say('en', 'avatar_large') } })
      const huge = await send(token, { rating: '5', text: 'Huge' }, new Blob([new Uint8Array(7_000_000)]))
      expect(huge).toMatchObject({ status: 413, body: { reason: 'too_large' } })
    })
  })

  it.each(['/storage/avatars/none.webp', '/storage/../outbox/x.webp', '/storage/avatars/%2e%2e/x.webp', '/storage/'])(
    'finds nothing at %s',
    async (path) => {
      expect(await product.call('GET', path)).toMatchObject({ status: 404 })
    },
  )
})
