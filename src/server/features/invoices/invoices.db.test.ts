import { writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { confirmAddress, newAccount, PASSWORD } from '#test/accounts.ts'
import { openPage, press } from '#test/payments.ts'
import { eventually, onBothDatabases, START } from '#test/product.ts'
import { readPdf } from '#test/read-pdf.ts'
import { issue } from './issue.ts'

const SELLER = {
  name: { en: 'Star Press Ltd', ru: 'ООО «Звезда»' },
  details: { en: '1 Sky Lane\nLondon', ru: 'Небесная улица, 1\nМосква' },
  tax_number: 'GB123456789',
  tax_name: { en: 'VAT', ru: 'НДС' },
  tax_percent: 20,
  note: { en: '', ru: '' },
}

onBothDatabases('invoices', (product) => {
  const staff = async () => {
    const account = await newAccount(product, { email: 'owner@example.test' })
    await confirmAddress(product, account)
    return account
  }
  /** Somebody who has bought two reports; gives the number of the payment. */
  async function bought(changes: object = {}) {
    const account = await newAccount(product, { first_name: 'Ada', ...changes })
    const page = await openPage(product, account.token, 'product', {
      product: 'report_2_bundle',
      pointer: 'personality',
    })
    await press(product, page, 'pay')
    const [{ id }] = (await product.call('GET', '/api/transactions/list', { token: account.token })).body
    return { ...account, payment: id as string }
  }
  const fetchFile = (token: string, transaction: string) =>
    fetch(`${product.url}/api/invoice/${transaction}`, { headers: { authorization: `Bearer ${token}` } })
  async function textOf(token: string, transaction: string) {
    const answer = await fetchFile(token, transaction)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (process.env['KEEP_INVOICES']) await writeFile(`${process.env['KEEP_INVOICES']}/${transaction}.pdf`, bytes)
    return (await readPdf(bytes)).pages.join('\n')
  }

  it('each payment has a numbered one in its payer’s language, with the seller and the tax that is included', async () => {
    const owner = await staff()
    expect((await product.call('PUT', '/api/admin/seller', { token: owner.token, body: SELLER })).status).toBe(200)
    const english = await bought()
    const text = await textOf(english.token, english.payment)
    // A fifth on top of 20.83 is 25: the tax in it is 4.17.
    for (const said of [
      'Invoice',
      'Star Press Ltd',
      'London',
      'GB123456789',
      'Two reports',
      '$25',
      '$20.83',
      'VAT, 20%',
      '$4.17',
      'Ada',
      english.email,
      'November 21, 2026',
    ])
      expect(text).toContain(said)
    const russian = await bought({ lang: 'ru' })
    const other = await textOf(russian.token, russian.payment)
    for (const said of ['Счёт', 'ООО «Звезда»', 'Москва', 'НДС, 20%', 'Два отчёта', '21 ноября 2026'])
      expect(other).toContain(said)
  })

  it('numbers follow one another without a gap, however many are issued at once, and stay', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => bought()))
    await Promise.all(
      people.flatMap(({ payment }) => [1, 2, 3].map(() => issue(product.services, `payment:sandbox:${payment}`))),
    )
    const rows = await product.rows(sql`select number from invoices where year = 2026 order by number`)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, nth) => nth + 1))
    const [one] = people
    if (!one) return
    const text = await textOf(one.token, one.payment)
    product.now = new Date('2027-01-05T00:00:00Z')
    const { token } = (await product.call('POST', '/api/login', { body: { email: one.email, password: PASSWORD } }))
      .body
    expect(await textOf(token, one.payment)).toBe(text)
    // The next year begins anew.
    const next = await bought()
    await issue(product.services, `payment:sandbox:${next.payment}`)
    expect(await product.rows(sql`select number from invoices where year = 2027`)).toEqual([{ number: 1 }])
    product.now = START
  })

  it('a refund has a credit note for it', async () => {
    const { token, payment } = await bought()
    await product.call('POST', '/api/invoice/withdraw', { token, body: { transaction: payment } })
    const refund = await eventually(
      async () =>
        (await product.call('GET', '/api/transactions/list', { token })).body.find(
          ({ type }: { type: string }) => type === 'refund',
        ),
      'the refund',
    )
    const invoice = await textOf(token, payment)
    const number = /2026-\d{5}/.exec(invoice)?.[0] ?? 'none'
    const note = await textOf(token, refund.id)
    for (const said of ['Credit note', '$25', `For invoice${''}`, number]) expect(note).toContain(said)
    expect(/2026-\d{5}/.exec(note)?.[0]).not.toBe(number)
  })

  it('is its owner’s alone, and names nobody once the account is gone', async () => {
    const mine = await bought()
    const other = await newAccount(product)
    await textOf(mine.token, mine.payment)
    for (const transaction of [mine.payment, 'none', '%25', `${mine.payment}'`, mine.payment.slice(1)])
      expect((await fetchFile(other.token, transaction)).status, transaction).toBe(404)
    expect((await fetchFile(mine.token, mine.payment.slice(1))).status).toBe(404)
    expect((await fetch(`${product.url}/api/invoice/${mine.payment}`)).status).toBe(401)
    const exported = (await product.call('GET', '/api/account/export', { token: mine.token })).body
    expect(JSON.stringify(exported)).toContain('invoices')
    await product.call('DELETE', '/api/account', { token: mine.token, body: { password: PASSWORD } })
    const rows = await product.rows(
      sql`select user_id, buyer, cents from invoices where key = ${`payment:sandbox:${mine.payment}`}`,
    )
    expect(rows).toEqual([{ user_id: null, buyer: null, cents: 25_00 }])
  })

  it('who sells is said by owners alone, with a right rate', async () => {
    const { token } = await newAccount(product)
    expect((await product.call('PUT', '/api/admin/seller', { token, body: SELLER })).status).toBe(403)
    const owner = await product.call('POST', '/api/login', {
      body: { email: 'owner@example.test', password: PASSWORD },
    })
    const wrong = await product.call('PUT', '/api/admin/seller', {
      token: owner.body.token,
      body: { ...SELLER, tax_percent: 120 },
    })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['tax_percent']])
  })
})
