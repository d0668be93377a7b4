import contentDisposition from 'content-disposition'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { readPdf } from '#test/read-pdf.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('files of charts', (product) => {
  const ANNA = { name: 'Anna', birthdate: '1987-11-02', birthtime: '07:10', birthplace: 'Saint Petersburg' }

  /** A chart that somebody has just made. */
  async function made(type: string, changes: Record<string, unknown> = {}, body: Record<string, unknown> = {}) {
    const { token } = await newAccount(product, changes)
    const isOfTwo = /synastry|composite|person/.test(type)
    const person = isOfTwo && (await product.call('POST', '/api/people', { token, body: ANNA })).body.id
    const order = { ...body, ...(isOfTwo && { person }) }
    const { hash } = (await product.call('POST', `/api/order/report/chart:${type}`, { token, body: order })).body
    return { token, hash: hash as string, id: (hash as string).replace('thread_', '') }
  }
  const fetchBytes = async (token: string, path: string) => {
    const answer = await fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const fileNamed = (answer: Response) =>
    contentDisposition.parse(answer.headers.get('content-disposition') ?? '').parameters.filename

  describe.each(['en', 'ru'] as const)('as PDF, %s', (lang) => {
    it.each([
      ['natal', {}],
      ['transit', {}],
      ['progressed', {}],
      ['synastry', {}],
      ['composite', {}],
      ['solar-return', { year: 2027 }],
      ['person-natal', {}],
    ])('%s: title, date, wheel, the whole reading, and its tables', async (type, body) => {
      const { token, hash, id } = await made(type, { lang }, body)
      const { answer, bytes } = await fetchBytes(token, `/api/get/report/${id}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const { body: chart } = await product.call('GET', `/api/chart/${hash}`, { token })
      expect(fileNamed(answer)).toBe(`${chart.title.replace(': ', ' ')}.pdf`)
      const { info, bookmarks, pages } = await readPdf(bytes)
      expect(info.Language).toBe(lang)
      expect(info.Title).toContain(chart.title)
      expect(pages[0]).toContain(lang === 'en' ? 'Created on' : 'Построена')
      expect(bookmarks[0]?.title).toBe(lang === 'en' ? 'The chart' : 'Карта')
      expect(bookmarks.at(-1)?.title).toBe(lang === 'en' ? 'Tables' : 'Таблицы')
      const told = new Set(chart.reading.map((section: { chapter: string }) => section.chapter))
      expect(bookmarks.slice(1, -1).map(({ title }) => title)).toEqual([...told])
      // Without spaces and hyphens: lines are broken and words divided in print.
      const pressed = (text: string) => text.replaceAll(/[\s\u00ad\u2010-]+/g, '')
      const whole = pressed(pages.join(''))
      for (const { paragraphs } of chart.reading)
        for (const { text } of paragraphs) expect(whole).toContain(pressed(text.slice(0, 60)))
      // The Sun of the table is that of the chart, to the second: 12°34′56″.
      const sun = chart.bodies.find((one: { id: string }) => one.id === 'sun')
      expect(whole).toContain(`${sun.degree}°${`${sun.minute}`.padStart(2, '0')}′`)
      expect(whole).not.toMatch(/undefined|NaN|\[object/)
    })
  })

  it('say first what an unknown hour leaves open, and have no houses then', async () => {
    const { token, id } = await made('natal', { lang: 'en', birthtime: '', birthtimeIDK: true })
    const { bytes } = await fetchBytes(token, `/api/get/report/${id}`)
    const { pages, bookmarks } = await readPdf(bytes)
    expect(pages.slice(1, 3).join(' ').replaceAll(/\s+/g, ' ')).toContain('The birth time is unknown.')
    expect(bookmarks.at(-1)?.below.map(({ title }) => title)).toEqual(['Positions', 'Aspects'])
  })

  it('as a drawing and as a picture of the same wheel', async () => {
    const { token, hash } = await made('natal', { lang: 'en' })
    const drawing = await fetchBytes(token, `/api/chart/${hash}/wheel.svg`)
    expect(drawing.answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(fileNamed(drawing.answer)).toBe('Natal chart.svg')
    const svg = new TextDecoder().decode(drawing.bytes)
    expect(svg).not.toMatch(/var\(--|undefined|NaN/)
    const picture = await fetchBytes(token, `/api/chart/${hash}/wheel.png`)
    expect(picture.answer.headers.get('content-type')).toBe('image/png')
    const { format, width, height } = await sharp(picture.bytes).metadata()
    expect([format, width, height]).toEqual(['png', 1600, 1600])
    // Something is drawn on the paper: ink and more than one color.
    const { entropy } = await sharp(picture.bytes).stats()
    expect(entropy).toBeGreaterThan(0.3)
  })

  it.each(['/api/get/report/ID', '/api/chart/thread_ID/wheel.svg', '/api/chart/thread_ID/wheel.png'])(
    '%s of somebody else is not found, and refused to a visitor',
    async (path) => {
      const { id } = await made('natal')
      const stranger = await newAccount(product)
      const address = path.replace('ID', id)
      expect((await product.call('GET', address, { token: stranger.token })).body).toMatchObject({
        reason: 'not_found',
      })
      expect((await product.call('GET', address)).body).toMatchObject({ reason: 'unauthenticated' })
    },
  )

  it('are refused to whoever asks without end', async () => {
    const { token, hash } = await made('natal')
    const asked = await Promise.all(
      Array.from({ length: 61 }, () => product.call('GET', `/api/chart/${hash}/wheel.svg`, { token })),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(asked.find(({ status }) => status !== 200)?.body).toMatchObject({ reason: 'rate_limited' })
  })
})
