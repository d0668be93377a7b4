import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { ShownChart } from '#contract/shown-chart.ts'
import { newAccount, newConfirmed, PASSWORD } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { hashSecret } from '#platform/secret.ts'
import { forgetOld } from '../retention/forget-old.ts'

const DAY_MS = 86_400_000
/** Of the one who invites: 17 May 1990, 14:30 in Moscow; of the other 2 November 1987, 7:10 in Saint Petersburg. */
const MOSCOW = /May 1[678]|1[678] мая|1990|14:30|10:30|2:30\sp|Moscow|Москв/i
const PETERSBURG = /November [123](?!\d)|[123] ноября|1987|07:10|7:10|04:10|Petersburg|Петербург/i
const FRIEND = { birthdate: '1987-11-02', birthtime: '07:10', birthplace: 'Saint Petersburg', first_name: 'Pjotr' }

onEachDatabase('people who compare by agreement', (product) => {
  const call = (token: string | undefined, method: string, path: string, body?: object) =>
    product.call(method, `/api${path}`, { ...(token && { token }), ...(body && { body }) })
  const invite = async (token: string, body: object = { name: 'Peter', relation: 'partner' }) => {
    const answer = await call(token, 'POST', '/pairs/invitations', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return {
      id: answer.body.invitation.id as number,
      key: (answer.body.url as string).split('/together/')[1] ?? '',
      invitation: answer.body.invitation,
    }
  }
  const look = (key: string, token?: string) => call(token, 'GET', `/invitation/${key}`)
  const agree = (token: string, key: string) => call(token, 'POST', `/invitation/${key}`, { agree: true })
  const list = async (token: string) => (await call(token, 'GET', '/pairs')).body
  const CLOSED = { status: 404, body: { reason: 'not_found', message: say('en', 'invitation_closed') } }

  /** Two who have agreed. */
  async function two(relation = 'partner') {
    const inviter = await newAccount(product, { first_name: 'Ada', lang: 'en' })
    const friend = await newAccount(product, { ...FRIEND, lang: 'en' })
    const { key } = await invite(inviter.token, { name: 'Peter', relation })
    const agreed = await agree(friend.token, key)
    expect(agreed.status).toBe(201)
    return { inviter, friend, key, id: agreed.body.id as number }
  }

  it('an invitation says who invites, and nothing more, to whoever has its address', async () => {
    const { token } = await newAccount(product, { first_name: 'Ada', lang: 'en' })
    const { key, invitation } = await invite(token, { name: 'Peter', relation: 'child' })
    expect(key).toMatch(/^[\w-]{32}$/)
    expect(invitation).toMatchObject({ name: 'Peter', relation: 'child', expires_at: '2026-12-21T09:00:00.000Z' })
    expect((await look(key)).body).toEqual({
      from: 'Ada',
      relation: 'parent',
      expires_at: '2026-12-21T09:00:00.000Z',
      own: false,
      born: null,
    })
    expect((await look(key, token)).body).toMatchObject({ own: true, born: true })
    const friend = await newAccount(product)
    expect((await look(key, friend.token)).body).toMatchObject({ own: false, born: true })
    // Only its hash is kept.
    const [row] = await product.rows(sql`select * from pair_invitations where id = ${invitation.id}`)
    expect(row.token_hash).toBe(hashSecret(key))
    expect(JSON.stringify(row)).not.toContain(key)
  })

  describe('once the other has agreed', () => {
    it('both see the pair, each as “you”, and neither the other’s date, time and place', async () => {
      const { inviter, friend, id } = await two()
      expect((await list(inviter.token)).pairs).toMatchObject([{ id, name: 'Peter', relation: 'partner' }])
      expect((await list(friend.token)).pairs).toMatchObject([{ id, name: 'Ada', relation: 'partner' }])
      for (const type of ['synastry', 'composite']) {
        const [theirs, own] = await Promise.all(
          [inviter, friend].map(async ({ token }) => (await call(token, 'GET', `/pairs/${id}/${type}`)).body),
        )
        for (const { chart } of [theirs, own]) expect(ShownChart.safeParse(chart).error).toBeUndefined()
        expect(theirs.chart.reading.length).toBeGreaterThan(3)
        const told = ({ chart }: { chart: object }) =>
          JSON.stringify({ ...chart, bodies: [], partner: null, natal: null })
        expect(told(theirs)).not.toMatch(PETERSBURG)
        expect(told(own)).not.toMatch(MOSCOW)
        expect(JSON.stringify(theirs)).not.toContain('example.test')
        expect(Object.keys(theirs.chart.partner).toSorted()).toEqual(['birthtime_known', 'bodies', 'houses'])
        expect(theirs.chart.person).toEqual({ name: 'Peter' })
        expect(own.chart.person).toEqual({ name: 'Ada' })
      }
      const chart = async (token: string) => (await call(token, 'GET', `/pairs/${id}/synastry`)).body.chart
      const [theirs, own] = [await chart(inviter.token), await chart(friend.token)]
      // Swiss Ephemeris: the Sun of 1990 at 26°15′ Taurus, that of 1987 at 9°12′ Scorpio.
      const sunOf = (bodies: { id: string }[]) => bodies.find((body) => body.id === 'sun')
      expect(sunOf(theirs.bodies)).toMatchObject({ sign: 1, degree: 26 })
      expect(sunOf(theirs.partner.bodies)).toMatchObject({ sign: 7, degree: 9 })
      expect(sunOf(own.bodies)).toMatchObject({ sign: 7, degree: 9 })
      // The same aspects, turned.
      const names = (aspects: { a: string; b: string; type: string }[], turned: boolean) =>
        aspects.map(({ a, b, type }) => (turned ? `${b} ${type} ${a}` : `${a} ${type} ${b}`)).toSorted()
      expect(names(own.aspects, true)).toEqual(names(theirs.aspects, false))
    })

    it('is read in each one’s language, and as what the other is to them', async () => {
      const inviter = await newAccount(product, { first_name: 'Ada', lang: 'en', birthdate: '1970-05-17' })
      const friend = await newAccount(product, { ...FRIEND, lang: 'ru' })
      const { key } = await invite(inviter.token, { name: 'Peter', relation: 'child' })
      const { id } = (await agree(friend.token, key)).body
      expect((await list(friend.token)).pairs).toMatchObject([{ name: 'Ada', relation: 'parent' }])
      const reading = async (token: string) =>
        JSON.stringify((await call(token, 'GET', `/pairs/${id}/synastry`)).body.chart.reading)
      expect(await reading(inviter.token)).not.toMatch(/[а-яё]{4}/i)
      expect(await reading(friend.token)).toMatch(/[а-яё]{4}/i)
      expect(await reading(inviter.token)).toContain('Peter')
    })

    it('who invited is told by mail where their address is confirmed', async () => {
      const inviter = await newConfirmed(product, { lang: 'ru' })
      const friend = await newAccount(product, FRIEND)
      const { key } = await invite(inviter.token, { name: 'Пётр' })
      const { id } = (await agree(friend.token, key)).body
      const mails = await product.mailsTo(inviter.email, 2)
      expect(mails.at(-1)).toMatchObject({ subject: 'Пётр: приглашение принято' })
      expect(mails.at(-1)?.text).toContain(`/together/${id}`)
      expect(mails.at(-1)?.text).not.toMatch(PETERSBURG)
    })
  })

  it.each(['inviter', 'friend'] as const)('the %s ends it, and then neither sees it', async (who) => {
    const pair = await two()
    expect((await call(pair[who].token, 'DELETE', `/pairs/${pair.id}`)).status).toBe(200)
    for (const { token } of [pair.inviter, pair.friend]) {
      expect((await list(token)).pairs).toEqual([])
      for (const type of ['synastry', 'composite'])
        expect(await call(token, 'GET', `/pairs/${pair.id}/${type}`)).toMatchObject({
          status: 404,
          body: { message: say('en', 'pair_ended') },
        })
      expect((await call(token, 'DELETE', `/pairs/${pair.id}`)).status).toBe(404)
    }
    // Its invitation was used up, and opens nothing again.
    expect(await agree(pair.friend.token, pair.key)).toMatchObject(CLOSED)
  })

  describe('an invitation', () => {
    it('works once, whoever comes first', async () => {
      const { token } = await newAccount(product)
      const { key } = await invite(token)
      const friends = await Promise.all([1, 2, 3, 4].map(() => newAccount(product, { ...FRIEND, lang: 'en' })))
      const answers = await Promise.all(friends.map((friend) => agree(friend.token, key)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404])
      expect((await list(token)).pairs).toHaveLength(1)
      expect((await list(token)).invitations).toEqual([])
      expect(await look(key)).toMatchObject({ status: 404 })
    })

    it('is over after thirty days, and gone a day later', async () => {
      const { token } = await newAccount(product, { lang: 'en' })
      const friend = await newAccount(product, { ...FRIEND, lang: 'en' })
      const { key, id } = await invite(token)
      const start = product.now.getTime()
      product.now = new Date(start + 30 * DAY_MS - 1000)
      expect((await look(key)).status).toBe(200)
      product.now = new Date(start + 30 * DAY_MS)
      expect((await look(key)).status).toBe(404)
      expect(await agree(friend.token, key)).toMatchObject(CLOSED)
      expect((await list(token)).invitations).toEqual([])
      product.now = new Date(start + 31 * DAY_MS + 1000)
      await forgetOld(product.services)
      expect(await product.rows(sql`select 1 from pair_invitations where id = ${id}`)).toEqual([])
    })

    it('can be taken back by whoever made it, and by nobody else', async () => {
      const { token } = await newAccount(product)
      const stranger = await newAccount(product)
      const { key, id } = await invite(token)
      expect((await call(stranger.token, 'DELETE', `/pairs/invitations/${id}`)).status).toBe(404)
      expect((await look(key)).status).toBe(200)
      expect((await call(token, 'DELETE', `/pairs/invitations/${id}`)).status).toBe(200)
      expect((await look(key)).status).toBe(404)
    })

    it('needs agreement in so many words, a birth, and another person', async () => {
      const { token } = await newAccount(product, { lang: 'en' })
      const friend = await newAccount(product, { ...FRIEND, lang: 'en' })
      const { key } = await invite(token)
      for (const body of [{}, { agree: false }, { agree: '' }, { agree: 'off' }])
        expect((await call(friend.token, 'POST', `/invitation/${key}`, body)).status).toBe(422)
      expect(await agree(token, key)).toMatchObject({ status: 409, body: { message: say('en', 'pair_own') } })
      expect((await call(undefined, 'POST', `/invitation/${key}`, { agree: true })).status).toBe(401)
      await product.rows(sql`update users set birthdate = null, birth_instant = null where id = ${friend.id}`)
      expect((await look(key, friend.token)).body).toMatchObject({ born: false })
      expect(await agree(friend.token, key)).toMatchObject({
        status: 422,
        body: { message: say('en', 'birth_missing') },
      })
      expect(await call(friend.token, 'POST', '/pairs/invitations', { name: 'Ada' })).toMatchObject({ status: 422 })
      // None of it used the invitation up.
      expect((await look(key)).status).toBe(200)
    })

    it('is not accepted by somebody who is compared already, whoever of the two invited', async () => {
      const { inviter, friend } = await two()
      const again = await invite(inviter.token)
      const back = await invite(friend.token, { name: 'Ada' })
      for (const [token, key] of [
        [friend.token, again.key],
        [inviter.token, back.key],
      ] as const)
        expect(await agree(token, key)).toMatchObject({ status: 409, body: { message: say('en', 'pair_exists') } })
    })

    it('of two who invite each other at once makes one pair', async () => {
      const [one, other] = [await newAccount(product), await newAccount(product, FRIEND)]
      const [mine, theirs] = [await invite(one.token), await invite(other.token, { name: 'Ada' })]
      const answers = await Promise.all([agree(other.token, mine.key), agree(one.token, theirs.key)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect((await list(one.token)).pairs).toHaveLength(1)
    })

    it('is refused beyond twenty that are open, with a link for a name, and without a name', async () => {
      const { token } = await newAccount(product, { lang: 'en' })
      for (const body of [{}, { name: ' ' }, { name: 'https://evil.example/x' }])
        expect((await call(token, 'POST', '/pairs/invitations', body)).status).toBe(422)
      const made = await Promise.all(
        Array.from({ length: 22 }, () => call(token, 'POST', '/pairs/invitations', { name: 'Peter' })),
      )
      expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
      expect(made.find(({ status }) => status !== 201)).toMatchObject({
        status: 429,
        body: { reason: 'limit_reached', message: say('en', 'pair_invitations_full', { limit: '20' }) },
      })
    })
  })

  describe('attacked', () => {
    it('by guesses, parts and other cases of an address', async () => {
      const { token } = await newAccount(product)
      const friend = await newAccount(product)
      const { key, id } = await invite(token)
      const turned = key.replaceAll(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))
      const tries = [key.slice(0, 31), `${key}x`, turned, hashSecret(key), `${id}`, '%', '_'.repeat(32)]
      for (const one of tries.filter((other) => other !== key)) {
        expect((await look(one)).status, one).toBe(404)
        expect((await agree(friend.token, one)).status, one).toBe(404)
      }
      expect((await look(key)).status).toBe(200)
      const from = { headers: { 'x-forwarded-for': '10.8.8.8' } }
      const asked = await Promise.all(
        Array.from({ length: 63 }, () => product.call('GET', `/api/invitation/${'x'.repeat(32)}`, from)),
      )
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(3)
    })

    it('by a third person, who finds neither the pair nor its charts', async () => {
      const { id } = await two()
      const stranger = await newAccount(product)
      for (const [method, path] of [
        ['GET', `/pairs/${id}/synastry`],
        ['GET', `/pairs/${id}/composite`],
        ['DELETE', `/pairs/${id}`],
      ] as const)
        expect((await call(stranger.token, method, path)).status).toBe(404)
      const { inviter } = { inviter: await list(stranger.token) }
      expect(inviter).toEqual({ pairs: [], invitations: [] })
    })

    it('through the other’s account: nothing else of it is found', async () => {
      const { inviter, friend, id } = await two()
      const made = await call(friend.token, 'POST', '/order/report/chart:natal', {})
      for (const path of [`/chart/${made.body.hash}`, `/pairs/${id}/natal`, `/people/${friend.id}/days`])
        expect([404, 422]).toContain((await call(inviter.token, 'GET', path)).status)
      expect((await call(inviter.token, 'GET', '/people')).body).toEqual([])
      expect((await call(inviter.token, 'POST', '/shared-links', { hash: `thread_${id}` })).status).toBe(404)
    })
  })

  it('goes with either account, and is in the export of both', async () => {
    const { inviter, friend, id } = await two()
    const open = await invite(inviter.token)
    const exported = async (token: string) => (await call(token, 'GET', '/account/export')).body.tables
    expect((await exported(inviter.token)).pairs).toMatchObject([{ id, name: 'Peter' }])
    const theirs = await exported(friend.token)
    expect(theirs.pairs).toMatchObject([{ id }])
    expect(JSON.stringify(theirs)).not.toMatch(/1990|14:30|Ada/)
    expect((await exported(inviter.token)).pair_invitations).toMatchObject([{ id: open.id }])
    expect(JSON.stringify(await exported(inviter.token))).not.toMatch(new RegExp(`${open.key}|${hashSecret(open.key)}`))
    const gone = await call(friend.token, 'DELETE', '/account', { password: PASSWORD })
    expect(gone.body.receipt.deleted).toContainEqual({ what: 'pairs', rows: 1 })
    expect((await list(inviter.token)).pairs).toEqual([])
    expect((await call(inviter.token, 'GET', `/pairs/${id}/synastry`)).status).toBe(404)
    await call(inviter.token, 'DELETE', '/account', { password: PASSWORD })
    expect((await look(open.key)).status).toBe(404)
    expect(await product.rows(sql`select 1 from pairs where id = ${id}`)).toEqual([])
  })
})
