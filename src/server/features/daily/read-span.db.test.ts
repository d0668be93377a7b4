import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DailySpan } from '#contract/daily.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'

onEachDatabase('GET /reports/daily/:span', (product) => {
  const MOSCOW = { 'x-time-zone': 'Europe/Moscow' }
  const ask = (token: string, span: string) =>
    product.call('GET', `/api/reports/daily/${span}`, { token, headers: MOSCOW })

  async function paid(changes: Record<string, unknown> = {}) {
    const account = await newAccount(product, changes)
    await grantPlan(product.services, { userId: account.id, plan: 'month', days: 400 })
    return account
  }

  it.each([
    ['week', '2026-11-27', 7],
    ['month', '2026-12-20', 4],
    ['year', '2027-11-20', 12],
  ])('a paid plan reads the whole %s, until %s', async (span, to, parts) => {
    const { token } = await paid()
    const { status, body } = await ask(token, span)
    expect(status).toBe(200)
    const read = DailySpan.parse(body)
    expect([read.from, read.to, read.parts?.length]).toEqual(['2026-11-21', to, parts])
    const dates = read.days?.map(({ date }) => date) ?? []
    expect(dates).toContain(read.best?.date)
    expect(dates).toContain(read.hardest?.date)
    const ids = new Set(read.sources.map(({ id }) => id))
    const texts = [read.headline, ...read.threads, ...(read.parts ?? []), ...(read.sky ?? [])]
    for (const { text, factors } of texts) for (const id of factors) expect(ids.has(id), text).toBe(true)
  })

  it('the free plan reads headline and threads, and nothing else leaves', async () => {
    const account = await newAccount(product)
    const spans = ['week', 'month', 'year']
    const read = async (span: string) => DailySpan.parse((await ask(account.token, span)).body)
    const shut = await Promise.all(spans.map(read))
    await grantPlan(product.services, { userId: account.id, plan: 'month', days: 1 })
    for (const [i, span] of spans.entries()) {
      const [free, whole] = [shut[i], await read(span)]
      expect(free).toMatchObject({ days: null, best: null, hardest: null, parts: null, sky: null })
      expect([free?.headline, free?.threads]).toEqual([whole.headline, whole.threads])
      const open = [whole.headline, ...(whole.carried ? [whole.carried] : []), ...whole.threads]
      expect(new Set(free?.sources.map(({ id }) => id))).toEqual(new Set(open.flatMap(({ factors }) => factors)))
      for (const { text } of [...(whole.parts ?? []), ...(whole.sky ?? [])])
        expect(JSON.stringify(free)).not.toContain(text)
    }
  })

  it('is in the language of the person, and says once what an unknown hour leaves out', async () => {
    const { token } = await paid({ lang: 'ru', birthtime: undefined, birthtimeIDK: true })
    const read = DailySpan.parse((await ask(token, 'month')).body)
    expect(read.headline.text).toMatch(/[а-яё]{3}/)
    expect(read.unknown_hour).toContain('Время вашего рождения')
    expect(read.threads.flatMap(({ passes }) => passes)).toEqual([])
  })

  it('is 422 while the birth is not given, 404 for another word, and 401 to a visitor', async () => {
    const { token, id } = await newAccount(product, { lang: 'ru' })
    expect(await ask(token, 'decade')).toMatchObject({ status: 404 })
    await product.rows(sql`update users set birthdate = null, birth_instant = null where id = ${id}`)
    expect(await ask(token, 'week')).toMatchObject({ status: 422, body: { message: say('ru', 'birth_missing') } })
    expect((await product.call('GET', '/api/reports/daily/week')).status).toBe(401)
  })
})
