import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SharedThing } from '#contract/shared-links.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount, PASSWORD } from '#test/accounts.ts'
import { briefReport } from '#test/brief-report.ts'
import { openPage, press } from '#test/payments.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { hashSecret } from '#platform/secret.ts'
import { refundPayment } from '../plans/refund-payment.ts'

/** Of the births in these tests, in every way that a text could write them. */
const MOSCOW = /May 1[678]|1[678] May|1[678](?:-го)? мая|1990|14:30|2:30\sp|10:30|Moscow|Москв|37\.6|55\.7/i
const ANNA_BIRTH = /November [123](?!\d)|[123] ноября|1987|07:10|7:10|04:10|Petersburg|Петербург|59\.9|30\.3/i
const ANNA = { name: 'Anna', birthdate: '1987-11-02', birthtime: '07:10', birthplace: 'Saint Petersburg' }

onEachDatabase('public links', (product) => {
  const call = (token: string | undefined, method: string, path: string, body?: object) =>
    product.call(method, `/api${path}`, { ...(token && { token }), ...(body && { body }) })
  const chartOf = async (token: string, type = 'natal', body: object = {}) =>
    (await call(token, 'POST', `/order/report/chart:${type}`, body)).body.hash as string
  const share = async (token: string, hash: string, more: object = {}) => {
    const { status, body } = await call(token, 'POST', '/shared-links', { hash, ...more })
    expect(status, JSON.stringify(body)).toBe(201)
    return { id: body.link.id as number, key: (body.url as string).split('/shared/')[1] ?? '', url: body.url as string }
  }
  const open = (key: string, token?: string) => call(token, 'GET', `/shared/${key}`)
  const links = async (token: string) => (await call(token, 'GET', '/shared-links')).body.links
  const isClosed = async (key: string) =>
    expect(await open(key)).toMatchObject({
      status: 404,
      body: { reason: 'not_found', message: say('en', 'link_closed') },
    })

  /** A report that was bought and is written. */
  async function bought(token: string, type = 'personality') {
    const page = await openPage(product, token, 'product', {
      product: 'report_first_purchase',
      pointer: type,
      deliver_at_once: true,
    })
    await press(product, page, 'pay')
    return eventually(async () => {
      const rows = (await call(token, 'GET', '/reports/reports')).body as { hash: string; status: number }[]
      return rows[0]?.status === 2 ? rows[0].hash : undefined
    }, 'the report')
  }

  it('shows a chart to whoever has the address, and nothing of the birth that it is of', async () => {
    const { token, id } = await newAccount(product, { lang: 'en' })
    const hash = await chartOf(token)
    const { key, url } = await share(token, hash)
    expect(url).toMatch(/^http:\/\/[^/]+\/shared\/[\w-]{32}$/)
    const { status, body, headers } = await open(key)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(SharedThing.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ kind: 'chart', born: null, chart: { type: 'chart:natal' } })
    // Swiss Ephemeris: Sun 26°15′49″ Taurus.
    expect(body.chart.bodies[0]).toMatchObject({ id: 'sun', sign: 1, degree: 26, minute: 15 })
    expect(body.chart.reading.length).toBeGreaterThan(5)
    const sent = JSON.stringify({ ...body, chart: { ...body.chart, bodies: [], houses: null } })
    expect(sent).not.toMatch(MOSCOW)
    expect(sent).not.toContain(hash)
    // Nothing names the account, and no field is left that would.
    expect(Object.keys(body.chart)).not.toEqual(expect.arrayContaining(['instant', 'place', 'local', 'read', 'year']))
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`"(user_?id|email|id)":${id}\\b|example\\.test|Lovelace`, 'i'))
  })

  it.each(['transit', 'progressed', 'synastry', 'composite', 'solar-return', 'lunar-return', 'person-natal'])(
    'shows a chart of type %s without any birth, in both languages',
    async (type) => {
      const { token } = await newAccount(product)
      const person = (await call(token, 'POST', '/people', ANNA)).body.id
      const hash = await chartOf(token, type, { person, year: 2027, date: '2026-12-01' })
      const { key } = await share(token, hash)
      for (const language of ['en', 'ru']) {
        const { body } = await product.call('GET', `/api/shared/${key}`, { headers: { 'accept-language': language } })
        expect(SharedThing.safeParse(body).error).toBeUndefined()
        expect(/[а-яё]{4}/i.test(JSON.stringify(body.chart.reading))).toBe(language === 'ru')
        const { reading, big_three, factors, title, person: named } = body.chart
        const told = JSON.stringify([reading, big_three, factors, title])
        // Who stands at the noon of the test's own day says nothing of a birth.
        expect(told).not.toMatch(MOSCOW)
        expect(told.replaceAll(/2026-11-\d\d|November \d+, 2026|\d+ ноября 2026/g, '')).not.toMatch(ANNA_BIRTH)
        for (const birth of [body.chart.natal, body.chart.partner])
          if (birth) expect(Object.keys(birth).toSorted()).toEqual(['birthtime_known', 'bodies', 'houses'])
        if (named) expect(Object.keys(named)).toEqual(['name'])
      }
    },
  )

  it('shows the owner’s birth where they wish it, and never that of whom a chart is made with', async () => {
    const { token } = await newAccount(product, { first_name: 'Ada', last_name: 'Lovelace' })
    const person = (await call(token, 'POST', '/people', ANNA)).body.id
    const { key } = await share(token, await chartOf(token, 'synastry', { person }), { show_birth: true })
    const { body } = await open(key)
    expect(body.born).toMatchObject({ name: 'Ada Lovelace', date: '1990-05-17', time: '14:30' })
    expect(JSON.stringify(body)).not.toMatch(/1987-11-02|07:10|Petersburg/)
    const theirs = await share(token, await chartOf(token, 'person-natal', { person }), { show_birth: true })
    expect((await open(theirs.key)).body.born).toBeNull()
  })

  describe('a report', () => {
    // Every other one is held by `without-birth.test.ts`.
    it.each(['personality', 'child', 'moving', 'compatibility'])(
      '%s is shown without date, time and place of birth and without the last name',
      async (type) => {
        const { token, id } = await newAccount(product, { first_name: 'Ada', last_name: 'Lovelace', lang: 'en' })
        const other = type === 'child' ? { relation: 'child', birthdate: '2015-11-02' } : { relation: 'partner' }
        const person = (await call(token, 'POST', '/people', { ...ANNA, ...other })).body.id
        const places = (await call(token, 'GET', '/places?q=Lisbon&lang=en')).body.places[0].id
        await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
          values (${`credit:test:${id}`}, ${id}, 'credit_granted', 1, ${product.now.toISOString()})`)
        const wishes = `?person=${person}&places=${places}`
        const ordered = await call(token, 'GET', `/order/report/${type}${wishes}`)
        const hash = ordered.body.hash as string
        await eventually(
          async () => {
            const { body } = await call(token, 'GET', `/report/${hash}`)
            return body.document ? true : undefined
          },
          `the report ${JSON.stringify(ordered.body)}`,
        )
        const { key } = await share(token, hash)
        const { status, body } = await open(key)
        expect(status).toBe(200)
        expect(SharedThing.safeParse(body).error).toBeUndefined()
        const words: string[] = []
        JSON.stringify(body, (_, value: unknown) => {
          if (typeof value === 'string') words.push(value)
          return value
        })
        expect(words.filter((text) => MOSCOW.test(text))).toEqual([])
        expect(words.filter((text) => /Lovelace|1987|2015|Petersburg|November 2, /.test(text))).toEqual([])
        // Most of it is still there.
        expect(body.document.chapters.length).toBeGreaterThan(1)
        const whole = (await call(token, 'GET', `/report/${hash}`)).body.document
        const sizeOf = (document: object) => JSON.stringify(document).length
        expect(sizeOf(body.document.chapters)).toBeGreaterThan(0.8 * sizeOf(whole.chapters))
        expect(body.document.chapters.flatMap((chapter: { sections: object[] }) => chapter.sections)).not.toEqual([])
      },
      60_000,
    )

    it('that is made of the date itself is shared with it or not at all', async () => {
      const { token } = await newAccount(product, { lang: 'en' })
      const hash = await bought(token, 'numerology')
      const refused = await call(token, 'POST', '/shared-links', { hash })
      expect(refused).toMatchObject({ status: 422, body: { errors: { show_birth: say('en', 'link_made_of_birth') } } })
      const { key } = await share(token, hash, { show_birth: true })
      expect((await open(key)).body).toMatchObject({ kind: 'report', born: { date: '1990-05-17' }, left_out: false })
    })

    it('is shared once it is written', async () => {
      const { token, id } = await newAccount(product, { lang: 'ru' })
      await product.rows(sql`insert into report_orders (user_id, hash, type, created_at)
        values (${id}, 'thread_unwritten', 'personality', now())`)
      expect(await call(token, 'POST', '/shared-links', { hash: 'thread_unwritten' })).toMatchObject({
        status: 409,
        body: { message: say('ru', 'link_not_ready') },
      })
    })
  })

  it('off it opens no more; on again it has another address, and the old one stays closed', async () => {
    const { token } = await newAccount(product, { lang: 'en' })
    const hash = await chartOf(token)
    const first = await share(token, hash)
    expect((await open(first.key)).status).toBe(200)
    expect((await call(token, 'DELETE', `/shared-links/${first.id}`)).status).toBe(200)
    await isClosed(first.key)
    expect(await links(token)).toMatchObject([{ id: first.id, on: false, opened: 1 }])
    const second = await share(token, hash)
    expect(second.id).toBe(first.id)
    expect(second.key).not.toBe(first.key)
    expect((await open(second.key)).status).toBe(200)
    await isClosed(first.key)
    // Made anew while it is on, the address before is gone as well.
    const third = await share(token, hash)
    await isClosed(second.key)
    expect((await open(third.key)).status).toBe(200)
    expect(await links(token)).toHaveLength(1)
  })

  it('of two that are made at once one is left', async () => {
    const { token } = await newAccount(product)
    const hash = await chartOf(token)
    const made = await Promise.all([share(token, hash), share(token, hash)])
    const opened = await Promise.all(made.map(({ key }) => open(key)))
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await links(token)).toHaveLength(1)
  })

  it('counts how often it was opened, but not by its owner, and keeps nothing of who did', async () => {
    const { token } = await newAccount(product)
    const stranger = await newAccount(product)
    const { key, id } = await share(token, await chartOf(token))
    await open(key)
    await open(key, stranger.token)
    await open(key, token)
    expect(await links(token)).toMatchObject([{ id, opened: 2, shows_birth: false, kind: 'chart', on: true }])
    const [row] = await product.rows(sql`select * from shared_links where id = ${id}`)
    expect(Object.keys(row).toSorted()).toEqual(
      ['chart_hash', 'id', 'made_at', 'opened', 'report_hash', 'shows_birth', 'token_hash', 'user_id'].toSorted(),
    )
    // The address is stored nowhere, only its hash.
    expect(row.token_hash).toBe(hashSecret(key))
    expect(JSON.stringify(row)).not.toContain(key)
  })

  describe('attacked', () => {
    it('by parts of an address, its other case, its hash, and whatever SQL reads into it', async () => {
      const { token } = await newAccount(product)
      const hash = await chartOf(token)
      const { key } = await share(token, hash)
      const turned = key.replaceAll(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))
      const tries = [
        ...[0, 1, 8, 31].map((length) => key.slice(0, length) || '%20'),
        `${key}a`,
        `${key}%00`,
        `${key}/`,
        `${key}%2f..%2fexport`,
        turned,
        key.toLowerCase(),
        key.toUpperCase(),
        [...key].toReversed().join(''),
        hashSecret(key),
        hash,
        hash.replace('thread_', ''),
        '%',
        '_'.repeat(32),
        "'%20or%201=1--",
        ...Array.from({ length: 40 }, (_, i) => key.slice(0, 31) + 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN'[i]),
      ].filter((one) => one !== key)
      for (const one of tries) {
        const { status } = await product.call('GET', `/api/shared/${one}`, {
          headers: { 'x-forwarded-for': `10.1.${tries.indexOf(one)}.1` },
        })
        expect([404, 422], one).toContain(status)
      }
      expect((await open(key)).status).toBe(200)
    })

    it('with another’s chart or report: it is not found, and gets no link', async () => {
      const { token } = await newAccount(product, { lang: 'en' })
      const chart = await chartOf(token)
      const report = await bought(token)
      const stranger = await newAccount(product)
      for (const hash of [chart, report, 'thread_none', chart.replace('thread_', '')])
        expect((await call(stranger.token, 'POST', '/shared-links', { hash })).status).toBe(404)
      expect(await links(stranger.token)).toEqual([])
      const { id, key } = await share(token, report)
      expect((await call(stranger.token, 'DELETE', `/shared-links/${id}`)).status).toBe(404)
      expect((await open(key)).status).toBe(200)
      expect(await links(stranger.token)).toEqual([])
    })

    it('with the key of a link as a session, and for the rest of the account', async () => {
      const { token } = await newAccount(product)
      const { key } = await share(token, await chartOf(token))
      for (const path of ['/sync', '/reports/charts', '/shared-links', '/account/export', `/chart/${key}`])
        expect((await call(key, 'GET', path)).status).toBe(401)
      for (const path of [`/shared/${key}/export`, `/chart/thread_${key}`, `/report/${key}`, `/get/report/${key}`])
        expect([401, 404]).toContain((await call(undefined, 'GET', path)).status)
    })

    it('by asking without end', async () => {
      const { token } = await newAccount(product)
      const { key } = await share(token, await chartOf(token))
      const from = { headers: { 'x-forwarded-for': '10.9.9.9' } }
      const asked = await Promise.all(
        Array.from({ length: 125 }, () => product.call('GET', `/api/shared/${'x'.repeat(32)}`, from)),
      )
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(5)
      expect((await product.call('GET', `/api/shared/${key}`, from)).status).toBe(429)
      expect((await open(key)).status).toBe(200)
      const hash = await chartOf(token, 'transit')
      const made = await Promise.all(Array.from({ length: 60 }, () => call(token, 'POST', '/shared-links', { hash })))
      expect(made.some(({ status }) => status === 429)).toBe(true)
    })
  })

  it('a report whose payment was given back opens no more; less what was delivered, it stays', async () => {
    const { token, id } = await newAccount(product, { lang: 'en' })
    const { reportModule } = product.services
    product.services.reportModule = (type) => briefReport(type)
    const hash = await bought(token)
    product.services.reportModule = reportModule
    const { key } = await share(token, hash)
    expect((await open(key)).status).toBe(200)
    const [{ payment }] = await product.rows(sql`select payment from payment_events where kind = 'paid'
      and user_id = ${id}`)
    // All of it was delivered, so there is nothing to give back but as a favor.
    await expect(refundPayment(product.services, payment)).rejects.toMatchObject({ reason: 'conflict' })
    expect((await open(key)).status).toBe(200)
    await refundPayment(product.services, payment, { scope: 'all' })
    await isClosed(key)
    expect(await links(token)).toMatchObject([{ on: false }])
    expect((await call(token, 'POST', '/shared-links', { hash })).status).toBe(404)
  })

  it('goes with the person that a chart is made with, and with the account', async () => {
    const { token } = await newAccount(product)
    const person = (await call(token, 'POST', '/people', ANNA)).body.id
    const pair = await share(token, await chartOf(token, 'synastry', { person }))
    const own = await share(token, await chartOf(token))
    await call(token, 'DELETE', `/people/${person}`)
    await isClosed(pair.key)
    expect((await open(own.key)).status).toBe(200)
    const exported = (await call(token, 'GET', '/account/export')).body
    expect(exported.tables.shared_links).toMatchObject([{ id: own.id, showsBirth: false, opened: 1 }])
    expect(JSON.stringify(exported)).not.toMatch(new RegExp(`${own.key}|${hashSecret(own.key)}`))
    const gone = await call(token, 'DELETE', '/account', { password: PASSWORD })
    expect(gone.body.receipt.deleted).toContainEqual({ what: 'shared_links', rows: 1 })
    await isClosed(own.key)
    expect(await product.rows(sql`select 1 from shared_links where id in (${own.id}, ${pair.id})`)).toEqual([])
  })

  it('has a card of its own for networks, and none when it is off', async () => {
    const { token } = await newAccount(product)
    const { key, id } = await share(token, await chartOf(token))
    const cardAt = async (lang: string) => {
      const answer = await fetch(`${product.url}/shared/${key}/card.png?lang=${lang}`)
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
    }
    for (const lang of ['en', 'ru', 'xx']) {
      const { answer, bytes } = await cardAt(lang)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      const { format, width, height } = await sharp(bytes).metadata()
      expect([format, width, height]).toEqual(['png', 1200, 630])
    }
    await call(token, 'DELETE', `/shared-links/${id}`)
    expect((await cardAt('en')).answer.status).toBe(404)
  })
})
