import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'

onEachDatabase('cards to share', (product) => {
  const get = async (token: string | undefined, path: string) => {
    const init = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }
    const answer = await fetch(`${product.url}/api/card/${path}`, init)
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  /** Somebody whose day is written. */
  const reader = async (changes: Record<string, unknown> = {}) => {
    const account = await newAccount(product, changes)
    await eventually(async () => {
      const { body } = await product.call('GET', '/api/reports/daily', { token: account.token })
      const days = Object.values(body as Record<string, { status: number }>)
      return days.every(({ status }) => status === 2) ? true : undefined
    }, 'the days')
    return account
  }

  describe.each([
    ['post', 1350],
    ['story', 1920],
  ])('as a %s', (size, height) => {
    it.each(['headline', 'mantra', 'big-three', 'wheel'])('%s has the size that is told', async (kind) => {
      const { token } = await reader()
      const { answer, bytes } = await get(token, `${kind}?size=${size}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      const picture = await sharp(bytes).metadata()
      expect([picture.format, picture.width, picture.height]).toEqual(['png', 1080, height])
    })
  })

  it('is light on paper or dark, and light unless told', async () => {
    const { token } = await reader()
    const corner = async (query: string) => {
      const { bytes } = await get(token, `big-three${query}`)
      return [...(await sharp(bytes).extract({ left: 4, top: 4, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
    }
    // The papers of the two themes: #FAF6EE and #0F1222.
    expect(await corner('')).toEqual([0xfa, 0xf6, 0xee])
    expect(await corner('?theme=dark')).toEqual([0x0f, 0x12, 0x22])
  })

  it('shows of an unknown hour what is certain', async () => {
    const { token } = await newAccount(product, { birthtime: '', birthtimeIDK: true })
    expect((await get(token, 'big-three')).answer.status).toBe(200)
    expect((await get(token, 'wheel')).answer.status).toBe(200)
  })

  it('is of a day that the plan shows, and that is written', async () => {
    const { token } = await reader()
    const day = (date: string) => get(token, `mantra?date=${date}`)
    const today = Object.keys((await product.call('GET', '/api/reports/daily', { token })).body)[0] ?? ''
    expect((await day(today)).answer.status).toBe(200)
    expect((await day('2020-01-01')).answer.status).toBe(404)
    const unread = await newAccount(product)
    expect((await get(unread.token, 'mantra')).answer.status).toBe(404)
  })

  it('refuses a visitor, a kind that there is not, and whoever asks without end', async () => {
    expect((await get(undefined, 'wheel')).answer.status).toBe(401)
    const { token } = await newAccount(product)
    expect((await get(token, 'palm')).answer.status).toBe(404)
    const asked = await Promise.all(Array.from({ length: 61 }, () => get(token, 'mantra')))
    expect(asked.filter(({ answer }) => answer.status === 429)).toHaveLength(1)
  })
})
