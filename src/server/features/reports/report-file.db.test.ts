import contentDisposition from 'content-disposition'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { readPdf } from '#test/read-pdf.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { reportModule } from '#reading/reports/modules.ts'
import { pdfKey } from './pdf-file.ts'
import { SAMPLE_TYPE } from './sample-key.ts'

onEachDatabase('report files', (product) => {
  /** A person with a report that is ready. */
  const reader = async (changes: Record<string, unknown> = {}) => {
    product.services.reportModule = briefReport
    const account = await newAccount(product, changes)
    await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
      values (${`credit:test:${account.id}`}, ${account.id}, 'credit_granted', 2, now())`)
    const { hash } = (await product.call('GET', '/api/order/report/personality', { token: account.token })).body
    await eventually(async () => {
      const { body } = await product.call('GET', `/api/report/${hash}`, { token: account.token })
      return body.document ? true : undefined
    }, 'the report')
    return { ...account, hash: hash as string }
  }
  const download = (token: string | undefined, file: string) =>
    product.call('GET', `/api/get/report/${file}`, token === undefined ? {} : { token })
  const versionOf = async (hash: string) =>
    (
      await product.rows(
        sql`select pdf_mark from report_documents join report_orders on id = report_id where hash = ${hash}`,
      )
    )[0]?.pdf_mark as string | null

  it('come by themselves when a report is ready, and are downloaded under its name in lists, with or without “thread_”', async () => {
    const { token, hash } = await reader({ lang: 'ru' })
    await eventually(async () => (await versionOf(hash)) ?? undefined, 'the PDF')
    const answer = await download(token, hash.replace('thread_', ''))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.body).toMatch(/^%PDF-1\.7/)
    const { type, parameters } = contentDisposition.parse(answer.headers.get('content-disposition') ?? '')
    const { pages } = await readPdf(await product.services.storage.get(pdfKey(hash, 'ru')))
    const { body } = await product.call('GET', `/api/report/${hash}`, { token })
    expect([type, parameters.filename]).toEqual(['attachment', `${body.title}.pdf`])
    expect(pages[0]).toContain(body.document.title)
    expect((await download(token, hash)).body).toBe(answer.body)
  })

  it('are made anew when their text has changed, or when the file is lost', async () => {
    const { token, hash } = await reader()
    const { storage } = product.services
    await download(token, hash)
    const first = await versionOf(hash)
    await product.rows(sql`update report_documents set document = jsonb_set(document, '{title}', '"Another title"')
      where report_id = (select id from report_orders where hash = ${hash})`)
    expect((await download(token, hash)).headers.get('content-disposition')).toContain('"Personality.pdf"')
    expect(await versionOf(hash)).not.toBe(first)
    await storage.remove(pdfKey(hash, 'en'))
    expect((await download(token, hash)).status).toBe(200)
    expect((await readPdf(await storage.get(pdfKey(hash, 'en')))).pages[0]).toContain('Another title')
  })

  it('are not found by a stranger, refused to a visitor, and not there before the report', async () => {
    const { hash } = await reader()
    const stranger = await newAccount(product)
    expect((await download(stranger.token, hash)).body).toMatchObject({ reason: 'not_found' })
    expect((await download(undefined, hash)).body).toMatchObject({ reason: 'unauthenticated' })
    expect((await download(stranger.token, 'nothing')).status).toBe(404)
    const { token } = await newAccount(product, { lang: 'ru' })
    await product.rows(sql`insert into report_orders (user_id, hash, type, created_at)
      select id, 'thread_unwritten', 'personality', now() from users order by id desc limit 1`)
    const early = await download(token, 'unwritten')
    expect(early.status).toBe(409)
    expect(early.body.message).toBe('Этот отчёт ещё пишется. PDF появится, когда он будет готов.')
  })

  it('that take too long are told to come again, with when', async () => {
    const { token, hash } = await reader()
    await eventually(async () => (await versionOf(hash)) ?? undefined, 'the PDF')
    await product.rows(sql`update report_documents set pdf_mark = 'of another look'
      where report_id = (select id from report_orders where hash = ${hash})`)
    const { pdfRenderer, env } = product.services
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    product.services.pdfRenderer = { ...pdfRenderer, print: (...order) => held.then(() => pdfRenderer.print(...order)) }
    env.PDF_WAIT_SECONDS = 0.3
    const late = await download(token, hash)
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
    expect(late.body).toMatchObject({
      reason: 'unavailable',
      message: 'The PDF isn’t ready yet. Please try again in a few seconds.',
    })
    release()
    env.PDF_WAIT_SECONDS = 8
    expect((await download(token, hash)).status).toBe(200)
    product.services.pdfRenderer = pdfRenderer
  })

  it('go with the account', async () => {
    const { token, hash } = await reader({
      password: 'four plain words here',
      repeat_password: 'four plain words here',
    })
    await download(token, hash)
    const gone = await product.call('DELETE', '/api/account', { token, body: { password: 'four plain words here' } })
    expect(gone.status).toBe(200)
    expect(await product.services.storage.get(pdfKey(hash, 'en'))).toBeUndefined()
  })

  it('of the sample are open to everybody, named as a sample, and made once a month', async () => {
    product.services.reportModule = reportModule
    const sample = async (lang: string) => product.call('GET', `/api/get/report/sample-monthly?lang=${lang}`)
    const english = await sample('en')
    expect([english.status, english.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { pdfRenderer } = product.services
    let printed = 0
    product.services.pdfRenderer = { ...pdfRenderer, print: (...order) => (printed++, pdfRenderer.print(...order)) }
    expect((await sample('en')).body).toBe(english.body)
    expect(printed).toBe(0)
    const russian = await sample('ru')
    expect(russian.status).toBe(200)
    const named = russian.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(named)).toMatch(/Asteria.+[а-я]{4}.*\.pdf/)
    // Programs that don't read RFC 5987 show the same words in Latin letters.
    expect(named).toMatch(/filename="Asteria [A-Za-z, ]{8,}\.pdf"/)
    product.now = new Date('2026-12-03T09:00:00Z')
    expect((await sample('ru')).body).not.toBe(russian.body)
    expect(printed).toBe(2)
    product.services.pdfRenderer = pdfRenderer
    expect((await product.call('GET', '/api/get/report/sample-monthly?lang=fr')).status).toBe(422)
    product.services.reportModule = (type) => (type === SAMPLE_TYPE ? undefined : briefReport(type))
    expect((await sample('en')).status).toBe(404)
  })
})
