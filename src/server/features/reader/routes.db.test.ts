import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { say } from '#contract/messages/say.ts'
import type { Note } from '#contract/reader.ts'
import { newAccount, PASSWORD } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const PASSAGE = { lang: 'en', section: 'part-2', start: 7, quote: 'A passage' }

onEachDatabase('what a reader keeps of a reading', (product) => {
  const as = (token: string | undefined) => (method: string, path: string, body?: object) =>
    product.call(method, `/api${path}`, { token, ...(body && { body }) })
  /** Somebody with a birth chart. */
  const reader = async () => {
    const account = await newAccount(product)
    const call = as(account.token)
    const { hash } = (await call('POST', '/order/report/chart:natal', {})).body as { hash: string }
    return { ...account, hash, call }
  }
  const read = async (call: ReturnType<typeof as>, hash: string) =>
    (await call('GET', `/reading/${hash}`)).body as { place: { section: string; at: string } | null; notes: Note[] }

  describe('notes', () => {
    it('are kept for the account, on each of its devices, and changed and deleted', async () => {
      const { call, hash, email } = await reader()
      expect(await read(call, hash)).toEqual({ place: null, notes: [] })
      const made = await call('POST', `/reading/${hash}/notes`, { ...PASSAGE, text: ' Read again ' })
      expect(made).toMatchObject({ status: 201, body: { note: { ...PASSAGE, text: 'Read again' } } })
      const { id } = made.body.note
      const second = (await product.call('POST', '/api/login', { body: { email, password: PASSWORD } })).body.token
      expect((await read(as(second), hash)).notes).toMatchObject([{ id, ...PASSAGE, text: 'Read again' }])
      expect((await as(second)('PATCH', `/notes/${id}`, { text: '' })).body.note).toMatchObject({ id, text: '' })
      expect((await call('DELETE', `/notes/${id}`)).status).toBe(200)
      expect((await call('DELETE', `/notes/${id}`)).status).toBe(404)
      expect((await call('PATCH', `/notes/${id}`, { text: 'Late' })).status).toBe(404)
      expect((await read(as(second), hash)).notes).toEqual([])
    })

    it('of one passage are one note, however often it is sent', async () => {
      const { call, hash } = await reader()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => call('POST', `/reading/${hash}/notes`, PASSAGE)),
      )
      expect(new Set(answers.map(({ body }) => body.note.id)).size).toBe(1)
      await call('POST', `/reading/${hash}/notes`, { ...PASSAGE, text: 'Why?' })
      // Marked once more, it loses nothing.
      await call('POST', `/reading/${hash}/notes`, PASSAGE)
      expect((await read(call, hash)).notes).toMatchObject([{ text: 'Why?' }])
    })

    it.each([
      [{ section: 'tables' }, 'section'],
      [{ section: 'part-1"]' }, 'section'],
      [{ start: -1 }, 'start'],
      [{ start: 1.5 }, 'start'],
      [{ quote: ' ' }, 'quote'],
      [{ quote: 'x'.repeat(2001) }, 'quote'],
      [{ text: 'x'.repeat(4001) }, 'text'],
      [{ lang: 'de' }, 'lang'],
    ])('refuse %j with a sentence at the field', async (changes, field) => {
      const { call, hash } = await reader()
      const answer = await call('POST', `/reading/${hash}/notes`, { ...PASSAGE, ...changes })
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
    })

    it('have a limit, which two at once don’t pass', async () => {
      const { id, call, hash } = await reader()
      await product.rows(sql`insert into notes (user_id, chart_hash, lang, section, start, quote, text, created_at)
        select ${id}, ${hash}, 'en', 'part-1', n, 'x', '', now() from generate_series(1, 1999) n`)
      const answers = await Promise.all(
        [1, 2, 3].map((start) => call('POST', `/reading/${hash}/notes`, { ...PASSAGE, start })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429, 429])
    })

    it('are nobody else’s, whose reading they name', async () => {
      const owner = await reader()
      const other = await reader()
      const note = (await owner.call('POST', `/reading/${owner.hash}/notes`, PASSAGE)).body.note.id as number
      for (const [method, path, body] of [
        ['GET', `/reading/${owner.hash}`],
        ['POST', `/reading/${owner.hash}/notes`, PASSAGE],
        ['PUT', `/reading/${owner.hash}/place`, { section: 'part-1', at: product.now.toISOString() }],
        ['PATCH', `/notes/${note}`, { text: 'Mine' }],
        ['DELETE', `/notes/${note}`],
      ] as const) {
        expect((await other.call(method, path, body)).status, `${method} ${path}`).toBe(404)
        expect((await as(undefined)(method, path, body)).status, `${method} ${path}`).toBe(401)
      }
      expect((await read(owner.call, owner.hash)).notes).toMatchObject([{ id: note, text: '' }])
    })

    it('are not on a public link to the reading', async () => {
      const { call, hash } = await reader()
      await call('POST', `/reading/${hash}/notes`, { ...PASSAGE, text: 'Nobody may see this' })
      const { url } = (await call('POST', '/shared-links', { hash })).body
      const shown = await as(undefined)('GET', `/shared/${url.split('/').at(-1)}`)
      expect(shown.status).toBe(200)
      expect(JSON.stringify(shown.body)).not.toContain('Nobody may see this')
    })

    it('are part of what is held on somebody, and go with the account', async () => {
      const { id, call, hash } = await reader()
      await call('POST', `/reading/${hash}/notes`, { ...PASSAGE, text: 'For the export' })
      await call('PUT', `/reading/${hash}/place`, { section: 'part-4', at: product.now.toISOString() })
      const { tables } = (await call('GET', '/account/export')).body
      expect(tables.notes).toMatchObject([{ quote: 'A passage', text: 'For the export' }])
      expect(tables.reading_places).toMatchObject([{ section: 'part-4' }])
      expect((await call('DELETE', '/account', { password: PASSWORD })).status).toBe(200)
      const left = await product.rows(sql`select count(*)::int n from notes where user_id = ${id}`)
      expect(left).toEqual([{ n: 0 }])
    })
  })

  describe('the place', () => {
    const at = (seconds: number) => new Date(product.now.getTime() + seconds * 1000).toISOString()
    const put = (call: ReturnType<typeof as>, hash: string, section: string, when: string) =>
      call('PUT', `/reading/${hash}/place`, { section, at: when })

    it('of two devices is the later one’s, whichever tells it first', async () => {
      const { call, hash } = await reader()
      await put(call, hash, 'part-9', at(-60))
      // A device that was offline tells an hour later where it was before.
      const answer = await put(call, hash, 'part-2', at(-3600))
      expect(answer).toMatchObject({ status: 200, body: { place: { section: 'part-9' } } })
      await put(call, hash, 'part-3', at(-1))
      expect((await read(call, hash)).place).toMatchObject({ section: 'part-3', at: at(-1) })
    })

    it('of many at once is the latest', async () => {
      const { call, hash } = await reader()
      await Promise.all([5, 1, 9, 3, 7].map((n) => put(call, hash, `part-${n}`, at(n - 60))))
      expect((await read(call, hash)).place).toMatchObject({ section: 'part-9' })
    })

    it('of a clock that is ahead counts as now', async () => {
      const { call, hash } = await reader()
      expect((await put(call, hash, 'part-9', '2099-01-01T00:00:00Z')).body.place.at).toBe(at(0))
      product.now = new Date(product.now.getTime() + 1000)
      await put(call, hash, 'part-2', at(0))
      expect((await read(call, hash)).place).toMatchObject({ section: 'part-2' })
    })

    it('refuses what is no time and no section', async () => {
      const { call, hash } = await reader()
      for (const [section, when] of [
        ['part-1', 'yesterday'],
        ['part-1', ''],
        ['wheel', at(0)],
      ] as const)
        expect((await put(call, hash, section, when)).status).toBe(422)
    })
  })

  describe('a picture of a passage', () => {
    const card = async (token: string, query: string) => {
      const answer = await fetch(`${product.url}/api/card/passage?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
    }
    const sentence = (answer: { bytes: Uint8Array }) => JSON.parse(new TextDecoder().decode(answer.bytes)).message
    /** A paragraph of the reading, and the note that marks it. */
    const marked = async (me: Awaited<ReturnType<typeof reader>>, quote: string) =>
      (await me.call('POST', `/reading/${me.hash}/notes`, { ...PASSAGE, quote })).body.note.id as number
    const saidIn = async ({ call, hash }: Awaited<ReturnType<typeof reader>>) => {
      const { reading } = (await call('GET', `/chart/${hash}`)).body
      return reading[3].paragraphs[0].text as string
    }

    it('is drawn of what the reading says', async () => {
      const me = await reader()
      const text = (await saidIn(me)).slice(0, 200)
      const answer = await card(me.token, `note=${await marked(me, text)}&size=story`)
      expect(answer.status).toBe(200)
      const { width, height } = await sharp(answer.bytes).metadata()
      expect([width, height]).toEqual([1080, 1920])
    })

    it('is not drawn of words that somebody made up, nor of a birth', async () => {
      const me = await reader()
      for (const quote of ['Asteria promises you a million', 'Born on May 17, 1990 in Moscow']) {
        const answer = await card(me.token, `note=${await marked(me, quote)}`)
        expect(answer.status).toBe(422)
        expect(sentence(answer)).toBe(say('en', 'passage_untold'))
      }
    })

    it('is not drawn of more than can be read', async () => {
      const me = await reader()
      const answer = await card(me.token, `note=${await marked(me, 'x'.repeat(421))}`)
      expect(answer.status).toBe(422)
      expect(sentence(answer)).toBe(say('en', 'passage_long', { limit: '420' }))
    })

    it('needs a note of one’s own', async () => {
      const me = await reader()
      const other = await reader()
      const note = await marked(other, await saidIn(other))
      expect((await card(me.token, `note=${note}`)).status).toBe(404)
      expect((await card(me.token, '')).status).toBe(422)
    })
  })
})
