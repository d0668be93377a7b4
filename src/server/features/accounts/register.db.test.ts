import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Account } from '#contract/accounts.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount, newEmail, PASSWORD, register, registration } from '#test/accounts.ts'
import { onEachDatabase, type TestProduct } from '#test/product.ts'
import { solveWork } from '#test/solve-work.ts'

/** Rows that a registration may leave, of one address. */
const traces = async (product: TestProduct, email: string) => ({
  users: (await product.rows(sql`select 1 from users where lower(email) = lower(${email})`)).length,
  sessions: (
    await product.rows(sql`
      select 1 from sessions s join users u on u.id = s.user_id where lower(u.email) = lower(${email})`)
  ).length,
})

const everything = (product: TestProduct) =>
  product.rows(sql`
    select (select count(*)::int from users) as users, (select count(*)::int from sessions) as sessions,
           (select count(*)::int from pgboss.job where name = 'account-mail') as mails`)

onEachDatabase('POST /register', (product) => {
  describe('a birth in Moscow on 17 May 1990 at 14:30', () => {
    it('is resolved to place, instant and signs', async () => {
      const answer = await register(product, { birthplace: 'Москва', lang: 'ru', gender: 'female' })
      expect(answer.status).toBe(201)
      expect(Account.safeParse(answer.body).error).toBeUndefined()
      expect(answer.body).toMatchObject({
        status: 'success',
        first_name: 'Ada',
        last_name: 'Byron',
        birthdatetime: '1990-05-17 14:30',
        birthdate: '1990-05-17',
        birthtime: '14:30',
        birthtimeIDK: false,
        birthplace: 'Москва',
        birthplace_tz: 'Europe/Moscow',
        gender: true,
        lang: 'ru',
        plan: 'free',
        payments: 0,
        paid_until: null,
        canceled_at: null,
        ready: '',
        role: 0,
        created_at: '2026-11-21T09:00:00.000Z',
        last_login_at: '2026-11-21T09:00:00.000Z',
      })
      expect(answer.body.birthplace_lat).toBeCloseTo(55.75, 1)
      expect(answer.body.birthplace_lon).toBeCloseTo(37.62, 1)
      expect(answer.body.token).toMatch(/^[\w-]{32}$/)
      expect(answer.body).not.toHaveProperty('warnings')
      // Sun 26° Taurus, Moon 21° Aquarius; summer time was UTC+4, and 10:30 UTC is 0.4375 of the day from midnight.
      // Sidereal time at 37.616° E is 69.978°; at 55.752° N it puts 166.7° on the horizon: 16° Virgo.
      expect(answer.body.zodiac).toEqual({ sun: 1, moon: 10, asc: 5, jtime: 2448028.9375 })
    })

    it('begins with one edit of each field, one question a day and the trial', async () => {
      const { counters } = await newAccount(product)
      expect(JSON.parse(counters)).toEqual({
        chat: 1,
        trials: 1,
        reports: 0,
        'user:first_name': 1,
        'user:birthdate': 1,
        'user:birthtime': 1,
        'user:birthplace': 1,
        'user:gender': 1,
      })
    })

    it('greets and sends a mail in the language that was chosen', async () => {
      const ru = await newAccount(product, { lang: 'ru' })
      const en = await newAccount(product, { lang: 'en' })
      expect([ru.message, en.message]).toEqual([say('ru', 'registered'), say('en', 'registered')])
      const [toRu] = await product.mailsTo(ru.email)
      const [toEn] = await product.mailsTo(en.email)
      expect(toRu?.subject).toBe('Подтвердите, пожалуйста, ваш адрес')
      expect(toRu?.text).toContain('Здравствуйте!')
      // What was typed as a name goes to nobody before the address is theirs.
      expect(`${toRu?.text}${toRu?.html}${toEn?.text}`).not.toMatch(/\bAda\b/)
      expect(toEn?.subject).toBe('Please confirm your email address')
      expect(toEn?.html).toContain('<html lang="en">')
      expect(toEn?.link.pathname).toBe('/confirm')
    })
  })

  it.each(['form', 'multipart', 'JSON'])('takes a %s alike', async (kind) => {
    const fields = registration({ birthtime: '', birthtimeIDK: 'on', gender: '' })
    const multipart = new FormData()
    for (const [name, value] of Object.entries(fields)) multipart.set(name, value)
    const sent = { form: { form: fields }, multipart: { body: multipart }, JSON: { body: fields } }[kind]
    const answer = await product.call('POST', '/api/register', sent)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ birthtimeIDK: true, birthtime: null, gender: null })
  })

  describe('an unknown birth time', () => {
    it.each(['true', '1', 'on', 'ON', true, 1])('is told by %j', async (birthtimeIDK) => {
      const body = await newAccount(product, { birthtimeIDK, birthtime: '14:30' })
      expect(body).toMatchObject({ birthdatetime: '1990-05-17', birthtime: null, birthtimeIDK: true })
      // The Moon was in Aquarius all that day.
      expect(body.zodiac).toEqual({ sun: 1, moon: 10, asc: null, jtime: null })
    })

    // The Moon entered Pisces on 2025-01-03 at 15:21 UTC and Taurus on 2025-01-07 at 22:11 UTC (reference events).
    it.each([
      ['2025-01-02', 'London', 10],
      ['2025-01-03', 'London', null],
      ['2025-01-04', 'London', 11],
      ['2025-01-07', 'London', null],
      ['2025-01-07', 'Moscow', 0],
      ['2025-01-08', 'Moscow', null],
    ])('leaves the Moon open on a day it changes sign: %s in %s', async (birthdate, birthplace, moon) => {
      // Who was born then opens an account sixteen years later.
      product.now = new Date('2041-02-01T00:00:00Z')
      const body = await newAccount(product, { birthdate, birthplace, birthtimeIDK: true, birthtime: undefined })
      expect(body.zodiac).toMatchObject({ moon, asc: null })
    })

    it('must be said: a missing time alone is refused', async () => {
      const answer = await register(product, { birthtime: undefined })
      expect(answer).toMatchObject({
        status: 422,
        body: { reason: 'validation', errors: { birthtime: say('en', 'birthtime_required') } },
      })
    })
  })

  describe('a change of clocks', () => {
    it.each([
      ['en', 'Moscow', 'This time didn’t exist: the clocks in Moscow were set forward from 02:00 to 03:00.'],
      ['ru', 'Москва', 'Такого времени не было: здесь (Москва) часы перевели вперёд с 02:00 на 03:00.'],
    ])('that skipped the time is told in %s', async (lang, birthplace, sentence) => {
      const answer = await register(product, { birthdate: '1990-03-25', birthtime: '02:30', birthplace, lang })
      expect(answer).toMatchObject({ status: 422, body: { status: 'error', reason: 'validation' } })
      expect(answer.body.errors.birthtime).toContain(sentence)
    })

    it('that showed the time twice takes the first and says so', async () => {
      const answer = await register(product, { birthdate: '1990-09-30', birthtime: '02:30' })
      expect(answer.status).toBe(201)
      // Still summer time, UTC+4: 22:30 UTC of the day before, 136 days after 17 May, 0h.
      expect(answer.body.zodiac.jtime).toBe(2448164.4375)
      expect(answer.body.warnings).toEqual([
        'This time happened twice, because the clocks in Moscow were set back. We used the first one (UTC+04:00).',
      ])
    })

    it('that skipped the whole day leaves no such birth', async () => {
      // Samoa went over the date line and had no 30 December 2011.
      for (const time of [{ birthtimeIDK: 'true', birthtime: '' }, { birthtime: '12:00' }]) {
        const answer = await register(product, { birthdate: '2011-12-30', birthplace: 'Apia', ...time })
        expect(answer.status).toBe(422)
        expect(answer.body.errors).toEqual({ birthdate: say('en', 'date_skipped', { place: 'Apia' }) })
      }
    })
  })

  describe('a field that is wrong', () => {
    it.each([
      ['first_name', '   ', 'required'],
      ['first_name', 'x'.repeat(81), 'too_long'],
      ['last_name', undefined, 'required'],
      ['email', 'nobody', 'email'],
      ['email', undefined, 'required'],
      ['password', 'seven77', 'password_short'],
      ['password', 'PassWord1', 'password_common'],
      ['password', '        ', 'password_common'],
      ['password', 'Summer2026', 'password_common'],
      ['password', 'byron17051990', 'password_common'],
      ['password', 'x'.repeat(129), 'password_long'],
      ['repeat_password', 'another password', 'passwords_differ'],
      ['birthdate', '1990-02-30', 'date_impossible'],
      ['birthdate', '1900-02-29', 'date_impossible'],
      ['birthdate', '17.05.1990', 'date'],
      ['birthdate', '', 'required'],
      ['birthdate', '1799-12-31', 'date_range'],
      ['birthdate', '2026-11-22', 'date_future'],
      ['birthtime', '24:00', 'time'],
      ['birthtime', 'noon', 'time'],
      ['birthtimeIDK', 'perhaps', 'invalid'],
      ['birthplace', 'Xqzzyvoblgrad', 'place_unknown'],
      ['birthplace', ' ', 'required'],
      ['birthplace_id', 'no-such-place', 'place_unknown'],
      ['gender', 'other', 'gender'],
    ] as const)('%s: %j', async (field, value, key) => {
      for (const lang of ['en', 'ru'] as const) {
        const changes = { lang, [field]: value, ...(field === 'password' && { repeat_password: value }) }
        const answer = await register(product, changes)
        expect(answer.status).toBe(422)
        expect(answer.body).toEqual({
          status: 'error',
          reason: 'validation',
          message: say(lang, 'check_fields'),
          errors: { [field === 'birthplace_id' ? 'birthplace' : field]: say(lang, key) },
          codes: { [field === 'birthplace_id' ? 'birthplace' : field]: key },
        })
      }
    })

    it('lang', async () => {
      const answer = await product.call('POST', '/api/register', {
        body: registration({ lang: 'de' }),
        headers: { 'accept-language': 'de, ru;q=0.8, en;q=0.2' },
      })
      expect(answer).toMatchObject({ status: 422, body: { errors: { lang: say('ru', 'lang') } } })
    })

    it('each of several is named at once', async () => {
      const answer = await product.call('POST', '/api/register', { form: {} })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors).toSorted()).toEqual(
        'birthdate birthplace birthtime email first_name lang last_name password repeat_password'.split(' '),
      )
    })
  })

  it('takes births from 2 January 1800 to this minute', async () => {
    // Alaska was Russian and on Asia's side of the date line: the farthest east a calendar ever was.
    for (const birthplace of ['London', 'Juneau, Alaska']) {
      await newAccount(product, { birthdate: '1800-01-02', birthtime: '00:00', birthplace })
      await newAccount(product, { birthdate: '1800-01-02', birthtimeIDK: true, birthplace })
    }
    const earlier = await register(product, { birthdate: '1800-01-01', birthplace: 'London' })
    expect(earlier).toMatchObject({ status: 422, body: { errors: { birthdate: say('en', 'date_range') } } })
    expect(say('en', 'date_range')).toContain('January 2, 1800')
    expect(say('ru', 'date_range')).toContain('2 января 1800')
    // It is noon in Moscow.
    const { token } = await newAccount(product)
    const add = (birthtime: string) =>
      product.call('POST', '/api/people', {
        token,
        body: { name: 'Zoe', relation: 'child', birthdate: '2026-11-21', birthtime, birthplace: 'Moscow' },
      })
    expect((await add('12:00')).status).toBe(201)
    expect(await add('12:01')).toMatchObject({
      status: 422,
      body: { errors: { birthtime: say('en', 'date_future') }, codes: { birthtime: 'date_future' } },
    })
  })

  it('is open from 16 on, by the date where the person is; those who are only noted may be of any age', async () => {
    const refused = (lang: 'en' | 'ru') => ({
      status: 422,
      body: {
        reason: 'validation',
        errors: { birthdate: say(lang, 'age_minimum', { years: '16' }) },
        codes: { birthdate: 'age_minimum' },
      },
    })
    expect(await register(product, { birthdate: '2020-01-01' })).toMatchObject(refused('en'))
    expect(await register(product, { birthdate: '2020-01-01', lang: 'ru' })).toMatchObject(refused('ru'))
    for (const lang of ['en', 'ru'] as const) expect(say(lang, 'age_minimum', { years: '16' })).toMatch(/\b16\b/)
    const [today, tomorrow] = ['2010-11-21', '2010-11-22']
    const at = (birthdate: string, timeZone: string) =>
      product.call('POST', '/api/register', { body: registration({ birthdate }), headers: { 'x-time-zone': timeZone } })
    // In Kiritimati it is an hour after midnight by now.
    product.now = new Date('2026-11-21T11:00:00Z')
    expect(await register(product, { birthdate: tomorrow })).toMatchObject(refused('en'))
    expect((await register(product, { birthdate: today })).status).toBe(201)
    expect((await at(tomorrow, 'Pacific/Kiritimati')).status).toBe(201)
    expect(await at(tomorrow, 'Europe/Moscow')).toMatchObject(refused('en'))
    expect((await at(today, 'America/New_York')).status).toBe(201)
    // … and in New York ten in the evening of the day before.
    product.now = new Date('2026-11-21T03:00:00Z')
    expect(await at(today, 'America/New_York')).toMatchObject(refused('en'))
  })

  it('takes the place that was picked over what its name would find', async () => {
    const { body } = await product.call('GET', '/api/places?q=Paris, Texas&lang=en')
    const [texas] = body.places
    const account = await newAccount(product, { birthplace: 'Paris', birthplace_id: texas.id })
    expect(account).toMatchObject({ birthplace_id: texas.id, birthplace_tz: 'America/Chicago' })
  })

  it('says which place it took for a name that no place has today', async () => {
    for (const [lang, birthplace, place] of [
      ['en', 'Leningrad', 'Saint Petersburg'],
      ['ru', 'Ленинград', 'Санкт-Петербург'],
    ]) {
      const account = await newAccount(product, { lang, birthplace })
      expect(account).toMatchObject({ birthplace, birthplace_tz: 'Europe/Moscow' })
      expect(account.warnings).toHaveLength(1)
      expect(account.warnings?.[0]).toContain(birthplace)
      expect(account.warnings?.[0]).toContain(place)
    }
  })

  describe('an address that is taken', () => {
    it('is 409, also in other case, in the language of the form', async () => {
      const { email } = await newAccount(product)
      for (const [lang, other] of [
        ['en', email],
        ['ru', email.toUpperCase()],
      ] as const) {
        const answer = await register(product, { email: other, lang })
        expect(answer).toMatchObject({
          status: 409,
          body: { reason: 'conflict', message: say(lang, 'email_taken'), errors: { email: say(lang, 'email_taken') } },
        })
      }
      expect(await traces(product, email)).toEqual({ users: 1, sessions: 1 })
    })

    it('is told five times an hour to one block of addresses; then each answer costs work', async () => {
      const { email } = await newAccount(product)
      const from = (address: string, changes: object, extra: Record<string, string> = {}) =>
        product.call('POST', '/api/register', {
          body: registration({ email, ...changes }),
          headers: { 'x-forwarded-for': address, ...extra },
        })
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => from(`2001:db8:9:9::${n}`, {})))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([409, 409, 409, 409, 409, 429, 429, 429])
      // A free address isn't told from a taken one without work either, and costs the one who has it a moment.
      const free = newEmail()
      const told = await from('2001:db8:9:9::a', { email: free })
      expect(told).toMatchObject({ status: 429, body: { reason: 'rate_limited' } })
      const solution = { 'x-proof-of-work': await solveWork(told.body.challenge) }
      expect((await from('2001:db8:9:9::b', { email: free }, solution)).status).toBe(201)
      expect((await from('2001:db8:9:9::b', {}, solution)).status).toBe(429)
      const next = { 'x-proof-of-work': await solveWork((await from('2001:db8:9:9::b', {})).body.challenge) }
      expect((await from('2001:db8:9:9::b', {}, next)).status).toBe(409)
      // Others go on as before.
      expect((await from('198.51.100.20', {})).status).toBe(409)
    })

    it('goes to one of two that come at once', async () => {
      const email = newEmail()
      const answers = await Promise.all([register(product, { email }), register(product, { email })])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ email: say('en', 'email_taken') })
      expect(await traces(product, email)).toEqual({ users: 1, sessions: 1 })
      expect(await product.mailsTo(email)).toHaveLength(1)
    })
  })

  it('leaves nothing behind when it is refused', async () => {
    const before = await everything(product)
    for (const wrong of [
      { birthplace: 'Xqzzyvoblgrad' },
      { birthdate: '1990-03-25', birthtime: '02:30' },
      { birthdate: '2011-12-30', birthplace: 'Apia', birthtimeIDK: 'true' },
      { repeat_password: 'another password' },
      { click_id: 'x'.repeat(501) },
    ])
      expect((await register(product, wrong)).status).toBe(422)
    expect(await everything(product)).toEqual(before)
  })

  it('keeps no password and no token in clear, in no table', async () => {
    const { email, token } = await newAccount(product)
    await product.call('POST', '/api/resetPassword', { body: { email } })
    const links = (await product.mailsTo(email, 2)).map((mail) => mail.token)
    const tables = await product.rows(sql`
      select t.table_schema || '.' || t.table_name as name
      from information_schema.tables t
      where t.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'
    `)
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['public.sessions', 'pgboss.job']))
    for (const { name } of tables) {
      const text = JSON.stringify(await product.rows(sql`select * from ${sql.raw(name)}`))
      for (const secret of [PASSWORD, token, ...links]) {
        expect(secret.length).toBeGreaterThan(8)
        expect(text.includes(secret), `${name} holds a secret in clear`).toBe(false)
      }
    }
  })

  it('notes no key of a link that somebody came by', async () => {
    const { id } = await newAccount(product, { landing_page: `https://a.example/shared/${'aB3-_'.repeat(6)}Zz` })
    const [{ marketing }] = await product.rows(sql`select marketing from users where id = ${id}`)
    expect(marketing.landing_page).toBe('https://a.example/shared/…')
  })

  it('notes where the visitor came from', async () => {
    const { id } = await newAccount(product, {
      click_id: 'c-1',
      referrer: 'https://example.test/',
      landing_page: '/plans',
    })
    const rows = await product.rows(sql`select marketing from users where id = ${id}`)
    expect(rows).toEqual([
      { marketing: { click_id: 'c-1', referrer: 'https://example.test/', landing_page: '/plans' } },
    ])
  })
})
