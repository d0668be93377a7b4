import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MOSCOW_BIRTH, newAccount } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { openPage, press } from '#test/payments.ts'
import { eventually, onEachDatabase } from '#test/product.ts'

onEachDatabase('an order of a report that is there already', (product) => {
  async function reader(changes: Parameters<typeof briefReport>[1] = {}) {
    product.services.reportModule = (type) => briefReport(type, { ...changes })
    const account = await newAccount(product, { first_name: 'Ada' })
    const { token } = account
    const existing = async (type = 'personality', query = '') =>
      (await product.call('GET', `/api/order/report/${type}/existing${query}`, { token })).body
    const buy = async (more: object = {}, item = 'report') => {
      const body = { product: item, pointer: 'personality', deliver_at_once: true, ...more }
      return openPage(product, token, 'product', body)
    }
    const readable = (type?: string, query?: string) =>
      eventually(async () => {
        const { report } = await existing(type, query)
        return report?.written_at ? report : undefined
      }, 'the report')
    return { ...account, existing, buy, readable }
  }
  const NONE = { status: 'success', report: null, paying_since: null }

  it('is told before it is paid for: the open page, the order, the report', async () => {
    const { existing, buy, readable, token } = await reader()
    expect(await existing()).toEqual(NONE)
    const page = await buy({}, 'report_first_purchase')
    expect(await existing()).toEqual({ ...NONE, paying_since: product.now.toISOString() })
    expect(await existing('pastlife')).toEqual(NONE)
    expect((await press(product, page, 'pay')).status).toBe(200)
    const at = product.now.toISOString()
    const report = await readable()
    expect(report).toEqual({
      hash: expect.stringMatching(/^thread_/),
      person: null,
      ordered_at: at,
      written_at: at,
      differs_in: null,
    })
    expect(await existing()).toEqual({ ...NONE, report })
    expect((await product.call('GET', `/api/report/${report.hash}`, { token })).status).toBe(200)
    // Months later it is the same still, and whoever wants a second one buys it as before.
    product.now = new Date(product.now.getTime() + 60 * 86_400_000)
    expect((await existing()).report).toEqual(report)
    expect((await press(product, await buy(), 'pay')).status).toBe(200)
  })

  it('is another one after a birth is corrected', async () => {
    const { id, existing, buy, readable } = await reader()
    await press(product, await buy(), 'pay')
    await readable()
    await product.rows(sql`update users set birthdate = '1990-05-18' where id = ${id}`)
    expect(await existing()).toEqual(NONE)
  })

  it('is another one with another person, and nobody else’s is spoken of', async () => {
    const { token, existing, buy, readable } = await reader({ other: 'partner' })
    const person = async (name: string, by = token) =>
      (await product.call('POST', '/api/people', { token: by, body: { name, relation: 'partner', ...MOSCOW_BIRTH } }))
        .body.id as number
    const [anna, peter] = [await person('Anna'), await person('Peter')]
    await press(product, await buy({ pointer: 'compatibility', person: anna }), 'pay')
    expect(await readable('compatibility', `?person=${anna}`)).toMatchObject({ person: 'Anna' })
    expect(await existing('compatibility', `?person=${peter}`)).toEqual(NONE)
    expect(await existing('compatibility')).toEqual(NONE)
    const stranger = await newAccount(product)
    const theirs = await person('Zoe', stranger.token)
    expect(await existing('compatibility', `?person=${theirs}`)).toMatchObject({ reason: 'validation' })
    const other = await product.call('GET', `/api/order/report/personality/existing`, { token: stranger.token })
    expect(other.body).toEqual(NONE)
  })

  it('that forecasts is another one in the next month', async () => {
    const { existing, buy, readable } = await reader({ dependsOnDay: 'ahead' })
    await press(product, await buy({ pointer: 'events-forecast' }), 'pay')
    expect(await readable('events-forecast')).toMatchObject({ differs_in: 'ahead' })
    product.now = new Date(product.now.getTime() + 31 * 86_400_000)
    expect(await existing('events-forecast')).toEqual(NONE)
  })
})
