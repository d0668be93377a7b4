import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { readPdf } from '#test/read-pdf.ts'
import { pdfKey } from './pdf-file.ts'

/** Names that are markup, code or claims elsewhere: of Typst, of HTML, of a template, of the sky; each at most 80 signs. */
const NAMES = [
  String.raw`#eval("1+1") #read("/etc/passwd") $x^2$ *b* _i_ @r <l> // /* [ \u{41}`,
  '<img src=x onerror=alert(1)></p><script>alert(1)</script>{{7*7}}${7*7}%s',
  'Moon in Aries, Марс в Деве, 13 March 2031',
]

onEachDatabase('names that would be something else', (product) => {
  it.each(NAMES)('%s is a name in a report, its PDF and a chart of two', async (name) => {
    const lang = name === NAMES[1] ? 'ru' : 'en'
    const { token, id } = await newAccount(product, { first_name: name, lang })
    await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
      values (${`credit:test:${id}`}, ${id}, 'credit_granted', 1, now())`)
    const born = { relation: 'partner', birthdate: '1992-04-24', birthtime: '06:40', birthplace: 'London' }
    const call = (method: string, path: string, body?: object) => product.call(method, `/api${path}`, { token, body })
    const person = (await call('POST', '/people', { name, ...born })).body.id
    const chart = await call('POST', '/order/report/chart:synastry', { person })
    expect(chart.status).toBe(201)
    const drawn = await call('GET', `/chart/${chart.body.hash}`)
    expect(JSON.stringify(drawn.body)).toContain(JSON.stringify(name).slice(1, -1))
    const { hash } = (await call('GET', `/order/report/compatibility?person=${person}`)).body
    const document = await eventually(
      async () => (await call('GET', `/report/${hash}`)).body.document ?? undefined,
      'the report',
      60_000,
    )
    expect(JSON.stringify(document)).toContain(JSON.stringify(name).slice(1, -1))
    const pdf = await call('GET', `/get/report/${hash}`)
    expect(pdf.status).toBe(200)
    const { pages } = await readPdf(await product.services.storage.get(pdfKey(hash, lang)))
    // Lines break within a name, and a space goes with the break.
    const bare = (text: string) => text.replaceAll(/\s/g, '')
    expect(bare(pages.join(''))).toContain(bare(name))
  })
})
