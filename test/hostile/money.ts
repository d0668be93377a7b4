import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import type { Target } from './target.ts'

/** What was tried against the product from outside, by HTTP alone, and got reports for nothing. */
export function money(target: Target): void {
  test('nobody has reports, plans or trials for nothing', async () => {
    const said: string[] = []

    async function call(method: string, path: string, token?: string, body?: object) {
      const answer = await fetch(`${target.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      // oxlint-disable-next-line typescript/no-explicit-any -- an answer under test
      const told = (await answer.json()) as any
      return { status: answer.status, body: told }
    }
    const register = async (email: string) => {
      const { body } = await call('POST', '/api/register', undefined, {
        first_name: 'Ada',
        last_name: 'Byron',
        email,
        password: 'four plain words here',
        repeat_password: 'four plain words here',
        birthdate: '1990-05-17',
        birthtime: '14:30',
        birthplace: 'Moscow',
        lang: 'en',
      })
      return String(body.token)
    }
    const bank = (url: string, outcome: string) => call('POST', new URL(url).pathname, undefined, { outcome })
    const invoice = async (token: string, what: 'subscription' | 'product', body: object) =>
      String((await call('POST', `/api/invoice/${what}`, token, body)).body.url)
    const entitlement = async (token: string) => {
      const { body } = await call('GET', '/api/sync', token)
      return { plan: body.plan, payments: body.payments, ...JSON.parse(body.counters) }
    }
    const order = (token: string, type: string, atOnce: boolean) =>
      call('GET', `/api/order/report/${type}${atOnce ? '?deliver_at_once=true' : ''}`, token)
    const lines = async (token: string) => (await call('GET', '/api/transactions/list', token)).body
    const paid = async (token: string) =>
      (await lines(token)).find((line: { type: string; price: number }) => line.type !== 'refund' && line.price > 0)
    const withdraw = async (token: string) => {
      const answer = await call('POST', '/api/invoice/withdraw', token, { transaction: (await paid(token)).id })
      const { status, refund, used, reports, days, reason } = answer.body
      said.push(`withdraw: ${answer.status} ${JSON.stringify({ status, refund, used, reports, days, reason })}`)
      return answer
    }
    const readable = async (token: string) => {
      const all = (await call('GET', '/api/reports/reports', token)).body
      return all.filter(
        (report: { status: number; lacks: string[] }) => report.status === 2 || report.lacks.length === 0,
      )
    }
    const keeps = (token: string, sum: number) =>
      eventually(async () => ((await entitlement(token)).payments === sum ? true : undefined), `${sum} kept`)

    // Trial, a year, its reports, withdrawal; and again.
    const ada = await register('ada@gmail.com')
    let page = await invoice(ada, 'subscription', { plan: 'year' })
    await bank(page, 'pay')
    expect(await order(ada, 'personality', true)).toMatchObject({ status: 403 })
    await bank(page, 'renew')
    for (const type of ['personality', 'professional'])
      expect(await order(ada, type, true)).toMatchObject({ status: 200 })
    const first = await withdraw(ada)
    // Nothing of the year has begun: its days come after the trial's. The reports are two of its two.
    expect(first).toMatchObject({ status: 200, body: { refund: 133.33, used: 16.67, reports: 2, days: 0 } })
    await keeps(ada, 16.67)
    page = await invoice(ada, 'subscription', { plan: 'year' })
    await bank(page, 'pay')
    expect(await entitlement(ada)).toMatchObject({ plan: 'year', payments: 166.67, trials: 0, reports: 2 })
    for (const type of ['numerology', 'pastlife']) await order(ada, type, true)
    expect(await withdraw(ada)).toMatchObject({ status: 409, body: { reason: 'conflict' } })

    // A bundle by API, without a word on delivery.
    const bea = await register('bea@example.org')
    await bank(await invoice(bea, 'product', { product: 'report_4_bundle', pointer: 'personality' }), 'pay')
    for (const type of ['professional', 'numerology']) await order(bea, type, false)
    expect(await readable(bea)).toEqual([])
    expect(await withdraw(bea)).toMatchObject({ status: 200, body: { refund: 45, used: 0 } })
    await keeps(bea, 0)
    expect((await call('GET', '/api/reports/reports', bea)).body).toEqual([])
    // … and with it.
    const four = { product: 'report_4_bundle', pointer: 'personality', deliver_at_once: true }
    await bank(await invoice(bea, 'product', four), 'pay')
    expect(await withdraw(bea)).toMatchObject({ status: 409 })

    // Delete and register again, under another spelling of the address.
    expect(await call('DELETE', '/api/account', ada, { password: 'four plain words here' })).toMatchObject({
      status: 200,
    })
    const again = await register('A.da+2@googlemail.com')
    expect(await entitlement(again)).toMatchObject({ plan: 'free', trials: 0, payments: 0 })
    const quote = (await call('POST', '/api/invoice/quote', again, { plan: 'year' })).body
    said.push(
      `quote after deletion: ${JSON.stringify({ total: quote.total, trial_until: quote.trial_until, withdrawal: quote.withdrawal })}`,
    )
    expect(quote).toMatchObject({ total: 150, trial_until: null, withdrawal: { left: false } })
    await bank(await invoice(again, 'subscription', { plan: 'year' }), 'pay')
    expect(await entitlement(again)).toMatchObject({ plan: 'year', payments: 150 })
    expect(await withdraw(again)).toMatchObject({ status: 409 })

    process.stdout.write(said.map((line) => `  ${line}\n`).join(''))
  }, 300_000)
}
