import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { interlacedPng } from '../interlaced-png.ts'
import { solveWork } from '../solve-work.ts'
import {
  newEmail,
  newHost,
  PASSWORD,
  registration,
  tally,
  times,
  UNCLEAN,
  type Person,
  type Reply,
  type Target,
} from './target.ts'
import { longTest } from '../long-test.ts'

const HOUR = 3_600_000
/** A right-to-left override, an isolate, line breaks of four kinds, a bell, a zero width, a soft hyphen and three fillers. */
const DIRTY = 'A\u202Eb\r\nBcc: x@evil.example\u0007\u200Bc\u2066d\u0085e\u2028f\u00ADg\u061C\u3164h\u2800'
/** 1.2 MB that would be 800 MB in memory. */
const bomb = await interlacedPng(10_000, 10_000)

export function floods(target: Target): void {
  const login = (email: string, from: string, password = PASSWORD, headers: Record<string, string> = {}) =>
    target.ask('POST', '/api/login', { from, body: { email, password }, headers })
  const register = (from: string, changes: object = {}, headers: Record<string, string> = {}) =>
    target.ask('POST', '/api/register', { from, body: registration(changes as Record<string, unknown>), headers })

  test('wrong tries from one /64 slow that /64 alone', async () => {
    const { email } = await target.newcomer()
    const told = await times(16, (index) => login(email, `2001:db8:1:1::${(index + 1).toString(16)}`, `guess ${index}`))
    expect(tally(told)[401]).toBeLessThanOrEqual(10)
    expect((await login(email, '2001:db8:1:1:ffff::9')).status).toBe(429)
    expect((await login(email, '2001:db8:1:2::9')).status).toBe(200)
    expect((await login(email, newHost())).status).toBe(200)
  })

  longTest('guesses from everywhere slow a stranger’s device, not the owner: with some work they are in', async () => {
    const { email } = await target.confirmed()
    const told: Reply[] = []
    for (let round = 0; round < 11; round++)
      told.push(
        ...(await times(10, (index) =>
          login(email, `2001:db8:${(1000 + round * 10 + index).toString(16)}::1`, 'guess'),
        )),
      )
    expect(tally(told)[200]).toBeUndefined()
    const from = newHost()
    const owner = await login(email, from)
    if (owner.status !== 200) {
      expect(owner).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
      const work = await solveWork(owner.body.challenge)
      expect(await login(email, from, PASSWORD, { 'x-proof-of-work': work })).toMatchObject({ status: 200 })
    }
  })

  test('whom a proxy names counts, not what a visitor writes before it', async () => {
    const { email } = await target.newcomer()
    const told = await times(12, (index) => register(`10.0.0.${index}, 198.51.100.77`, { email }))
    expect(tally(told)).toEqual({ 409: 5, 429: 7 })
  })

  longTest('a taken address is told five times an hour to one block, then costs work that counts once', async () => {
    const { email } = await target.newcomer()
    const host = (index: number) => `2001:db8:77:7::${index + 1}`
    const told = await times(9, (index) => register(host(index), { email }))
    expect(tally(told)).toEqual({ 409: 5, 429: 4 })
    const refused = told.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    const work = await solveWork(refused?.body.challenge)
    const headers = { 'x-proof-of-work': work }
    expect(
      (await times(5, (index) => register(host(20 + index), {}, headers))).filter(({ status }) => status === 201)
        .length,
    ).toBe(1)
    expect(await register(host(1), {}, headers)).toMatchObject({ status: 429 })
    const plain = Buffer.from(work, 'base64').toString()
    for (const forged of [
      plain.replace('"cost":1000', '"cost":1'),
      plain.replace(/"until":\d+/, '"until":9999999999'),
      '{}',
      'null',
      '{"challenge":{},"solution":{}}',
      'x'.repeat(5000),
    ])
      expect(
        (await register(host(2), {}, { 'x-proof-of-work': Buffer.from(forged).toString('base64') })).status,
        forged.slice(0, 40),
      ).toBe(429)
    const other = await solveWork((await register(host(3))).body.challenge)
    const { email: victim } = await target.newcomer()
    await times(11, () => login(victim, host(4), 'guess'))
    expect((await login(victim, host(4), PASSWORD, { 'x-proof-of-work': other })).status).toBe(429)
  })

  test('an address that nobody has confirmed gets four mails a day, by whatever door', async () => {
    const [victim, mover] = [newEmail('victim'), await target.confirmed()]
    const calls: (() => Promise<Reply>)[] = [
      () => target.ask('POST', '/api/resetPassword', { from: newHost(), body: { email: victim } }),
      () => register(newHost(), { email: victim }),
      () => mover.call('POST', '/api/sync', { email: victim }),
      () => mover.call('POST', '/api/account/email-change/resend', {}),
      () =>
        target.ask('POST', '/api/support', { from: newHost(), body: { subject: 'Hi', message: 'Hi', email: victim } }),
    ]
    for (let round = 0; round < 6; round++) for (const send of calls) expect((await send()).status).toBeLessThan(500)
    const quiet = await target.newcomer()
    await eventually(async () => ((await target.mailsTo(quiet.email)).length > 0 ? true : undefined), 'a later mail')
    expect((await target.mailsTo(victim)).length).toBeLessThanOrEqual(4)
  })

  test('a mailbox of many spellings gets no more mails than one', async () => {
    const written = (index: number) => `some.victim+${index}@gmail.com`
    for (let index = 0; index < 12; index++) await register(newHost(), { email: written(index) })
    const later = await target.newcomer()
    await eventually(async () => ((await target.mailsTo(later.email)).length > 0 ? true : undefined), 'a later mail')
    const mails = await Promise.all(Array.from({ length: 12 }, (_, index) => target.mailsTo(written(index))))
    expect(mails.flat().length).toBeLessThanOrEqual(4)
  })

  longTest(
    'nobody can use up the mails of an address so that its owner gets no link, nor flood it by work',
    async () => {
      const email = newEmail('owner')
      for (let round = 0; round < 8; round++) {
        const mover = await target.newcomer()
        await mover.call('POST', '/api/sync', { email })
      }
      const squatter = await register(newHost(), { email })
      expect(squatter.status).toBe(201)
      const ask = (from: string, work?: string) =>
        target.ask('POST', '/api/resetPassword', {
          from,
          body: { email },
          ...(work && { headers: { 'x-proof-of-work': work } }),
        })
      const attacker = newHost()
      await eventually(
        async () => ((await ask(attacker)).status === 429 ? true : undefined),
        'the mails of the day to be spent',
      )
      for (let round = 0; round < 5; round++) {
        const { body } = await ask(attacker)
        if (body.challenge) await ask(attacker, await solveWork(body.challenge))
      }
      expect((await ask(attacker)).body.challenge).toBeUndefined()
      const before = (await target.mailsTo(email)).length
      const owner = newHost()
      const asked = await ask(owner)
      expect(asked.status).toBe(429)
      expect(await ask(owner, await solveWork(asked.body.challenge))).toMatchObject({ status: 200 })
      const after = await eventually(async () => {
        const mails = await target.mailsTo(email)
        return mails.length > before ? mails : undefined
      }, 'the owner’s link')
      expect(after.length).toBeLessThanOrEqual(4 + 3 + 1)
    },
  )

  longTest('registering and deleting an address again and again sends it few mails', async () => {
    const email = newEmail('again')
    let mails = 0
    for (let round = 0; round < 8; round++) {
      const made = await register(newHost(), { email })
      expect(made.status).toBe(201)
      const later = await target.newcomer()
      await eventually(async () => ((await target.mailsTo(later.email)).length > 0 ? true : undefined), 'a later mail')
      mails += (await target.mailsTo(email)).length
      await target.ask('DELETE', '/api/account', { token: made.body.token, body: { password: PASSWORD } })
    }
    expect(mails).toBeLessThanOrEqual(4)
  })

  test('an unconfirmed account books nothing, reviews nothing and sends a stranger one mail', async () => {
    const person = await target.newcomer()
    const denied = { status: 403, body: { reason: 'email_unconfirmed' } }
    expect(
      await person.call('POST', '/api/bookings', { consultant: 1, date: '2026-12-01', time: '10:00' }),
    ).toMatchObject(denied)
    expect(await person.call('POST', '/api/reviews/set', { rating: 5, text: 'See http://evil.example' })).toMatchObject(
      denied,
    )
    const told: Reply[] = []
    for (let index = 0; index < 8; index++)
      told.push(await person.call('POST', '/api/sync', { email: newEmail('stranger') }))
    const strangers = told.filter(({ status }) => status === 200).length
    expect(strangers).toBeLessThanOrEqual(5)
    expect(tally(await times(12, () => person.call('POST', '/api/confirm/resend', {})))[429]).toBeGreaterThanOrEqual(6)
  })

  test('a review appears when the staff has seen it, and only of what one has used', async () => {
    const person = await target.confirmed()
    const review = (body: object) =>
      person.call('POST', '/api/reviews/set', { rating: 5, text: 'Win at http://evil.example', ...body })
    expect((await review({})).status).toBe(403)
    await person.call('POST', '/api/order/report/chart:natal', {})
    expect((await review({ subject: 'numerology' })).status).toBe(403)
    expect(await review({ status: 'shown', state: 'shown', user_id: 1 })).toMatchObject({
      status: 200,
      body: { state: 'pending' },
    })
    for (const rating of [0, 6, -1, 4.5, '5; drop', 1e9])
      expect((await review({ rating })).status, `${rating}`).toBe(422)
    const shown = async () => {
      const lists = await Promise.all(
        ['main', 'reviews', 'numerology'].map((type) => target.ask('POST', '/api/reviews/get/en', { body: { type } })),
      )
      return (
        lists.map(({ text }) => text).join('') +
        (await target.ask('GET', '/')).text +
        (await target.ask('GET', '/reviews')).text
      )
    }
    expect(await shown()).not.toContain('evil.example')
  })

  test('a picture is refused from its header, and a file that lies is no picture', async () => {
    const reader = async () => {
      const person = await target.confirmed()
      await person.call('POST', '/api/order/report/chart:natal', {})
      return person
    }
    const memory = async () => {
      const status = await readFile(`/proc/${target.running.child.pid}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
    }
    const hand = ({ call }: Person, bytes: BlobPart, type = 'image/png', name = 'me.png') => {
      const form = new FormData()
      form.set('rating', '5')
      form.set('text', 'Fine')
      form.set('avatar', new Blob([bytes], { type }), name)
      return call('POST', '/api/reviews/set', form)
    }
    const [flooder, liar] = [await reader(), await reader()]
    const before = await memory()
    expect(tally(await times(4, () => hand(flooder, bomb)))).toEqual({ 413: 4 })
    expect((await memory()) - before).toBeLessThan(150_000)
    const small = await interlacedPng(16, 16)
    const lying = new Uint8Array(small)
    new DataView(lying.buffer).setUint32(16, 4900)
    for (const [bytes, type, name] of [
      [lying, 'image/png', 'lie.png'],
      [small.slice(0, 40), 'image/png', 'cut.png'],
      ['<script>alert(1)</script>', 'image/png', 'x.png'],
      ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', 'x.svg'],
      ['GIF89a<script>', 'image/jpeg', 'x.jpg'],
    ] as const)
      expect(await hand(liar, bytes, type, name), name).toMatchObject({ status: 415 })
    const other = await reader()
    expect(await hand(other, new Uint8Array(6_000_000))).toMatchObject({ status: 413 })
    expect(await hand(other, small, 'text/html', '../../../../evil.html')).toMatchObject({ status: 200 })
  })

  longTest('a changed time zone gives no more questions of the day', async () => {
    const person = await target.newcomer()
    const zones = [
      'UTC',
      'Pacific/Kiritimati',
      'Pacific/Midway',
      'Etc/GMT+12',
      'Etc/GMT-14',
      'Asia/Tokyo',
      'Pacific/Apia',
      '../../etc/passwd',
      'x'.repeat(4000),
      'UTC',
      'Pacific/Kiritimati',
      'Pacific/Midway',
    ]
    const told: Reply[] = []
    for (const zone of zones)
      told.push(await person.call('POST', '/api/chat', { content: 'What does my Moon say?' }, { 'x-time-zone': zone }))
    expect(tally(told)[200]).toBeLessThanOrEqual(2)
    expect(told.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    await target.travel(25 * HOUR)
    const next: Reply[] = []
    for (const zone of ['Pacific/Midway', 'Pacific/Kiritimati', 'Pacific/Midway', 'Pacific/Kiritimati'])
      next.push(await person.call('POST', '/api/chat', { content: 'What does my Sun say?' }, { 'x-time-zone': zone }))
    // None, where a day and an hour later Midway's date is still the one that was spent: until 10:00 UTC.
    expect(tally(next)[200] ?? 0).toBeLessThanOrEqual(2)
  })

  test('control and direction characters leave every text at the edge', async () => {
    const names = { first_name: DIRTY, last_name: DIRTY }
    const email = newEmail('clean')
    const person = await target.confirmed({ ...names, email })
    await person.call('POST', '/api/sync', names)
    const birth = { birthdate: '1990-01-01', birthtimeIDK: true, birthplace: 'Moscow' }
    for (const name of ['\u3164\u3164', '\u2800', '\u200D', '\u0301'])
      expect((await person.call('POST', '/api/people', { name, relation: 'friend', ...birth })).status).toBe(422)
    await person.call('POST', '/api/people', { name: DIRTY, relation: DIRTY, ...birth })
    await person.call('POST', '/api/order/report/chart:natal', {})
    await person.call('POST', '/api/reviews/set', { rating: 5, text: DIRTY, location: DIRTY })
    await person.call('POST', '/api/chat', { content: `What does my Moon say? ${DIRTY}` })
    await person.call('POST', '/api/setRegisterInfo', {
      click_id: DIRTY,
      referrer: DIRTY,
      utm: { source: DIRTY },
      landing_page: DIRTY,
    })
    await person.call('POST', '/api/invoice/subscription/cancel', { reason: 'other', feedback: DIRTY })
    await target.ask('POST', '/api/support', {
      token: person.token,
      from: newHost(),
      body: { subject: DIRTY, message: `${DIRTY}\nsecond line`, email },
    })
    const held = (await person.call('GET', '/api/account/export')).body.tables as Record<string, object[]>
    const dirty: string[] = []
    const walk = (value: unknown, path: string) => {
      if (typeof value === 'string' && UNCLEAN.test(value) && /evil/.test(value))
        dirty.push(`${path}: ${JSON.stringify(value)}`)
      else if (value && typeof value === 'object')
        for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
    }
    walk(held, '')
    expect(dirty).toEqual([])
    const { first_name: first } = (await person.call('GET', '/api/sync')).body
    expect(first).not.toMatch(/\n/)
    for (const nothing of ['\u200B\u2060', '\u202E', '\r\n', '\u0007'])
      expect((await register(newHost(), { first_name: nothing })).status, JSON.stringify(nothing)).toBe(422)
    for (const broken of ['x\u0000y', '\uD800'])
      expect((await register(newHost(), { first_name: broken })).status).toBeLessThan(500)
  })

  test('names and subjects put no header into a mail and no link into a stranger’s', async () => {
    const email = newEmail('stranger')
    for (const link of ['Win at http://evil.example', 'www.evil.example', 'win: evil.example/claim now']) {
      const refused = { status: 422, body: { errors: { first_name: expect.any(String) } } }
      expect(await register(newHost(), { email, first_name: link }), link).toMatchObject(refused)
    }
    await register(newHost(), { email, first_name: 'Win at evil.example', last_name: DIRTY })
    const mail = await target.mail(email, /./)
    expect(Object.keys(mail.headers)).not.toContain('bcc')
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
    for (const address of [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      '"a\nb"@c.example',
      '<a@b.example>',
      'a@b.example\u202E',
      'a b@c.example',
    ])
      expect((await register(newHost(), { email: address })).status, JSON.stringify(address)).toBeGreaterThanOrEqual(
        400,
      )
  })

  test('figures of the inside are not told to who comes through the proxy', async () => {
    for (const from of [newHost(), '127.0.0.1', '10.0.0.1', '::1'])
      expect((await target.ask('GET', '/metrics', { from })).status, from).toBeGreaterThanOrEqual(400)
  })

  longTest('a distressed person who has written a great deal is still answered', async () => {
    const person: Person = await target.newcomer()
    const told = await times(62, (index) => person.call('POST', '/api/chat', { content: `blah ${index}` }))
    expect(told.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    expect(
      (await person.call('POST', '/api/chat', { content: 'I want to die' })).body.message?.care.links.length,
    ).toBeGreaterThan(0)
  })
}
