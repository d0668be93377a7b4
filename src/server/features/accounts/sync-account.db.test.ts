import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Account } from '#contract/accounts.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount, newConfirmed, newEmail } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'

onEachDatabase('POST /sync', (product) => {
  const sync = (token: string, body: object) => product.call('POST', '/api/sync', { token, body })
  const account = async (token: string) => (await product.call('GET', '/api/sync', { token })).body
  const counters = async (token: string) => JSON.parse((await account(token)).counters)

  it('is 401 to a visitor', async () => {
    expect((await product.call('POST', '/api/sync', { body: { last_name: 'King' } })).status).toBe(401)
  })

  it('changes what is named, leaves the rest, and answers with the account', async () => {
    const { token, status: _, message: __, ...before } = await newAccount(product)
    const answer = await sync(token, { last_name: ' King ' })
    expect(answer.status).toBe(200)
    expect(Account.safeParse(answer.body).error).toBeUndefined()
    expect(answer.body).toEqual({ status: 'success', ...before, token, last_name: 'King' })
    const { status: ___, ...same } = (await sync(token, {})).body
    expect(same).toEqual(await account(token))
  })

  it.each(['form', 'multipart'])('takes the settings form as a %s', async (kind) => {
    const { token, email } = await newAccount(product)
    const fields = {
      first_name: 'Ada',
      last_name: 'King',
      email,
      birthdate: '1990-05-17',
      birthtime: '14:30',
      birthplace: 'Moscow',
      birthplace_id: '',
      gender: '',
      lang: 'ru',
    }
    const multipart = new FormData()
    for (const [name, value] of Object.entries(fields)) multipart.set(name, value)
    const sent = kind === 'form' ? { form: fields } : { body: multipart }
    const answer = await product.call('POST', '/api/sync', { token, ...sent })
    expect(answer).toMatchObject({ status: 200, body: { last_name: 'King', lang: 'ru', gender: null } })
    expect(Object.values(await counters(token))).toEqual([1, 1, 0, 1, 1, 1, 1, 1])
  })

  it('takes null for a field of JSON that has no value', async () => {
    const { token } = await newAccount(product)
    const answer = await sync(token, { last_name: 'King', gender: null, birthplace_id: null, birthtime: null })
    expect(answer).toMatchObject({ status: 200, body: { last_name: 'King', gender: null, birthtime: '14:30' } })
  })

  describe('a field that may be changed once', () => {
    it.each([
      ['first_name', 'Augusta', 'Ada Augusta'],
      ['birthdate', '1990-05-18', '1990-05-19'],
      ['birthtime', '14:31', '14:32'],
      ['birthplace', 'Kazan', 'London'],
      ['gender', 'female', 'male'],
    ])('%s', async (field, next, third) => {
      const { token } = await newAccount(product)
      const first = await sync(token, { [field]: next })
      expect(first.status).toBe(200)
      expect(first.body[field]).toBe(field === 'gender' ? true : next)
      const all = { first_name: 1, birthdate: 1, birthtime: 1, birthplace: 1, gender: 1, [field]: 0 }
      const expected = Object.fromEntries(Object.entries(all).map(([name, left]) => [`user:${name}`, left]))
      expect(await counters(token)).toMatchObject(expected)

      // The same value again is no edit; another one is refused.
      expect((await sync(token, { [field]: next })).status).toBe(200)
      const before = await account(token)
      for (const lang of ['en', 'ru'] as const) {
        const refused = await sync(token, { [field]: third, last_name: 'King', lang })
        expect(refused).toMatchObject({ status: 422, body: { status: 'error', reason: 'validation' } })
        expect(refused.body.errors).toEqual({ [field]: say(lang, 'edited_once') })
      }
      expect(await account(token)).toEqual(before)
    })

    it('costs nothing when it is the same value in other words', async () => {
      const { token, birthplace_id } = await newAccount(product, { gender: 'male' })
      for (const same of [
        { first_name: ' Ada ', birthdate: '1990-05-17', birthtime: '14:30:00', gender: 'male' },
        { birthplace: 'moscow' },
        { birthplace: 'Москва' },
        { birthplace: 'somewhere else', birthplace_id },
        { birthtimeIDK: 'false' },
      ])
        expect((await sync(token, same)).status).toBe(200)
      expect(await account(token)).toMatchObject({ birthplace: 'Moscow', birthtime: '14:30', gender: false })
      expect(Object.values(await counters(token))).toEqual([1, 1, 0, 1, 1, 1, 1, 1])
    })

    it('names each that is spent, and changes none of the others sent along', async () => {
      const { token } = await newAccount(product)
      await sync(token, { first_name: 'Augusta', gender: 'female' })
      const before = await account(token)
      const answer = await sync(token, {
        first_name: 'Byron',
        gender: 'male',
        birthdate: '1990-05-18',
        last_name: 'King',
        email: newEmail(),
      })
      expect(answer.body.errors).toEqual({ first_name: say('en', 'edited_once'), gender: say('en', 'edited_once') })
      expect(await account(token)).toEqual(before)
    })

    it('is spent once by two edits that come at once', async () => {
      const { token } = await newAccount(product)
      const answers = await Promise.all(['Augusta', 'Byron'].map((first_name) => sync(token, { first_name })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      const won = answers.find(({ status }) => status === 200)?.body.first_name
      expect(await account(token)).toMatchObject({ first_name: won })
    })
  })

  describe('the birth', () => {
    it('is computed anew', async () => {
      const { token } = await newAccount(product)
      // Ten minutes earlier is 10/1440 of a day; one day later the Moon has left Aquarius (13° a day, from 21°).
      const earlier = await sync(token, { birthtime: '14:20' })
      expect(earlier.body.zodiac.jtime).toBeCloseTo(2448028.9375 - 10 / 1440, 9)
      const nextDay = await sync(token, { birthdate: '1990-05-18' })
      expect(nextDay.body).toMatchObject({ birthdatetime: '1990-05-18 14:20', zodiac: { sun: 1, moon: 11 } })
      // London stood at UTC+1 that summer: three hours later than Moscow's UTC+4.
      const london = await sync(token, { birthplace: 'London' })
      expect(london.body.birthplace_tz).toBe('Europe/London')
      expect(london.body.zodiac.jtime).toBeCloseTo(2448029.9375 - 10 / 1440 + 3 / 24, 9)
    })

    it('takes a place by its id alone', async () => {
      const { body } = await product.call('GET', '/api/places?q=Paris, Texas&lang=en')
      const { token } = await newAccount(product)
      const answer = await sync(token, { birthplace_id: body.places[0].id })
      expect(answer.body).toMatchObject({ birthplace: 'Paris', birthplace_tz: 'America/Chicago' })
    })

    it('may lose its time, and costs the one edit', async () => {
      const { token } = await newAccount(product)
      const answer = await sync(token, { birthtimeIDK: true, birthtime: '14:30' })
      expect(answer.body).toMatchObject({ birthdatetime: '1990-05-17', birthtime: null, birthtimeIDK: true })
      expect(answer.body.zodiac).toEqual({ sun: 1, moon: 10, asc: null, jtime: null })
      expect((await sync(token, { birthtime: '14:30' })).body.errors).toEqual({ birthtime: say('en', 'edited_once') })
    })

    it('may gain its time, but not by unticking the box alone', async () => {
      const { token } = await newAccount(product, { birthtimeIDK: true, birthtime: undefined })
      const unticked = await sync(token, { birthtimeIDK: 'false', birthtime: '' })
      expect(unticked.body.errors).toEqual({ birthtime: say('en', 'birthtime_required') })
      const answer = await sync(token, { birthtime: '14:30' })
      expect(answer.body).toMatchObject({ birthtimeIDK: false, zodiac: { asc: 5, jtime: 2448028.9375 } })
    })

    it.each([
      ['an hour the clocks skipped', { birthdate: '1990-03-25', birthtime: '02:30' }, 'birthtime'],
      ['a date to come', { birthdate: '2026-11-22' }, 'birthdate'],
      ['a date before the tables', { birthdate: '1799-01-01' }, 'birthdate'],
      ['an age under 16', { birthdate: '2010-11-22' }, 'birthdate'],
      ['an impossible date', { birthdate: '1990-02-30' }, 'birthdate'],
      ['an unknown place', { birthplace: 'Xqzzyvoblgrad' }, 'birthplace'],
      ['an unknown place id', { birthplace: 'Moscow', birthplace_id: 'nowhere' }, 'birthplace'],
    ])('refuses %s and changes nothing', async (_, change, field) => {
      const { token } = await newAccount(product)
      const before = await account(token)
      const answer = await sync(token, { ...change, last_name: 'King' })
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation' } })
      expect(Object.keys(answer.body.errors)).toEqual([field])
      expect(await account(token)).toEqual(before)
    })

    it('says which of a doubled hour it took, in the language sent along', async () => {
      const { token } = await newAccount(product)
      const answer = await sync(token, { birthdate: '1990-09-30', birthtime: '02:30', lang: 'ru' })
      expect(answer.body.zodiac.jtime).toBe(2448164.4375)
      expect(answer.body.warnings).toHaveLength(1)
      expect(answer.body.warnings[0]).toContain('Мы взяли первое (UTC+04:00)')
    })
  })

  describe('the daily horoscope', () => {
    const today = async (token: string) => {
      const { body } = await product.call('GET', '/api/reports/daily', { token })
      return body['2026-11-21']
    }
    const ready = (token: string) =>
      eventually(async () => {
        const day = await today(token)
        return day.status === 2 ? day.content : undefined
      }, 'the horoscope')

    it('is written anew for a birth that was changed', async () => {
      const { token, id } = await newAccount(product)
      const before = await ready(token)
      await sync(token, { last_name: 'King' })
      expect((await today(token)).content).toEqual(before)
      await sync(token, { birthdate: '1985-01-02', birthtime: '03:04' })
      expect(await product.rows(sql`select 1 from daily_horoscopes where user_id = ${id}`)).toEqual([])
      const after = await ready(token)
      expect(after.sources).not.toEqual(before.sources)
      expect(await product.rows(sql`select writings from daily_horoscopes where user_id = ${id}`)).toEqual([
        { writings: 1 },
      ])
    })

    it('is written in the language that was chosen since', async () => {
      const { token } = await newAccount(product)
      expect((await ready(token)).general).not.toMatch(/[а-яё]/i)
      await sync(token, { lang: 'ru' })
      expect((await ready(token)).general).toMatch(/[а-яё]{3}/i)
    })
  })

  describe('the address', () => {
    it('is the same in other case, and stays confirmed', async () => {
      const { token, email } = await newConfirmed(product)
      expect((await sync(token, { email: email.toUpperCase() })).body).toMatchObject({
        email: email.toUpperCase(),
        email_confirmed: true,
      })
    })

    it('waits for its link, whether or not another has it, and what else is sent is saved', async () => {
      const other = await newAccount(product)
      for (const next of [other.email.toUpperCase(), newEmail()]) {
        const { token, email } = await newAccount(product)
        const answer = await sync(token, { email: next, last_name: 'King', lang: 'ru' })
        expect(answer).toMatchObject({
          status: 200,
          body: { email, last_name: 'King', pending_email: { email: next } },
        })
        expect(answer.body.warnings).toEqual([say('ru', 'email_pending_new', { email: next })])
      }
    })

    it('goes to one of two that follow their links at once', async () => {
      const people = [await newAccount(product), await newAccount(product)]
      const email = newEmail()
      for (const { token } of people) expect((await sync(token, { email })).status).toBe(200)
      const links = (await product.mailsTo(email, 2)).map((mail) => mail.token)
      // Which of the two mails is whose is not said: each person tries both.
      const tries = people.flatMap(({ token }) => links.map((link) => ({ token, link })))
      const answers = await Promise.all(
        tries.map(({ token, link }) => product.call('POST', '/api/confirm/email', { token, body: { token: link } })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const now = await Promise.all(
        people.map(async ({ token }) => (await product.call('GET', '/api/sync', { token })).body?.email),
      )
      expect(now.filter((address) => address === email)).toHaveLength(1)
    })

    it('is 422 when it is none', async () => {
      const { token } = await newAccount(product)
      expect((await sync(token, { email: 'nobody' })).body.errors).toEqual({ email: say('en', 'email') })
    })

    it('is changed five times an hour, so that nobody sends mails to strangers', async () => {
      const { token } = await newAccount(product)
      for (let n = 0; n < 5; n++) expect((await sync(token, { email: newEmail() })).status).toBe(200)
      const refused = await sync(token, { email: newEmail() })
      expect(refused).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
      expect(refused.headers.get('retry-after')).toBe('3600')
    })
  })
})
