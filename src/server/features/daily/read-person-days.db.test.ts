import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PersonDays } from '#contract/daily.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'

onEachDatabase('GET /people/:id/days', (product) => {
  const MOSCOW = { 'x-time-zone': 'Europe/Moscow' }
  const CHILD = { name: 'Emily', relation: 'child', birthdate: '2019-06-02', birthtime: '08:15', birthplace: 'Moscow' }
  const PARTNER = { ...CHILD, name: 'Maria', relation: 'partner', birthdate: '1988-03-14' }
  const days = (token: string, id: number, query = '') =>
    product.call('GET', `/api/people/${id}/days${query}`, { token, headers: MOSCOW })

  async function withPerson(changes: Record<string, unknown>, plan: 'month' | null = 'month') {
    const account = await newAccount(product)
    if (plan) await grantPlan(product.services, { userId: account.id, plan, days: 400 })
    const { body } = await product.call('POST', '/api/people', { token: account.token, body: changes })
    return { ...account, person: (body as { id: number }).id }
  }

  it('a child is told of to the parent on each day that the plan opens', async () => {
    const { token, person } = await withPerson(CHILD)
    const { status, body } = await days(token, person)
    expect(status).toBe(200)
    const read = PersonDays.parse(body)
    expect(read).toMatchObject({ told_as: 'child', person: { id: person, name: 'Emily' }, first_sentence: null })
    // The clock of the tests stands on 21 November 2026; a plan opens three days back and one ahead.
    expect(Object.keys(read.days ?? {})).toEqual([18, 19, 20, 21, 22].map((day) => `2026-11-${day}`))
    expect(JSON.stringify(body)).not.toMatch(/\byou(?:r|rs|rself)?\b|\bromance|\bsalary|\boffice/i)
    expect(read.told_as === 'child' && read.days?.['2026-11-21']?.thread[0]?.text).toContain('Emily’s ')
  })

  it('somebody of age has a day as everybody has, whatever the relation', async () => {
    const { token, person } = await withPerson(PARTNER)
    const read = PersonDays.parse((await days(token, person)).body)
    expect(read.told_as).toBe('adult')
    const today = read.told_as === 'adult' ? read.days?.['2026-11-21'] : undefined
    expect(today?.love).not.toBeNull()
    expect(today?.locked).toEqual([])
    const grown = await withPerson({ ...CHILD, birthdate: '2001-06-02' })
    expect((await days(grown.token, grown.person)).body).toMatchObject({ told_as: 'adult' })
    // Eighteen on the day itself; a day later they are still a child.
    const ofAge = await withPerson({ ...CHILD, birthdate: '2008-11-20' })
    expect((await days(ofAge.token, ofAge.person)).body).toMatchObject({ told_as: 'adult' })
    const under = await withPerson({ ...CHILD, birthdate: '2008-11-23' })
    expect((await days(under.token, under.person)).body).toMatchObject({ told_as: 'child' })
  })

  it('the free plan is sent the first sentence of today, and nothing else', async () => {
    for (const who of [CHILD, PARTNER]) {
      const { token, id, person } = await withPerson(who, null)
      const { body } = await days(token, person)
      const shut = PersonDays.parse(body)
      expect(shut.days).toBeNull()
      await grantPlan(product.services, { userId: id, plan: 'month', days: 1 })
      const whole = PersonDays.parse((await days(token, person)).body)
      expect(whole.days?.['2026-11-21']?.headline?.text).toContain(shut.first_sentence)
      expect(Object.keys(body as object).toSorted()).toEqual(['days', 'first_sentence', 'person', 'told_as'])
    }
  })

  it('is in the language asked for, and says once what an unknown hour leaves out', async () => {
    const { token, person } = await withPerson({ ...CHILD, name: 'Аня', birthtime: undefined, birthtimeIDK: true })
    const read = PersonDays.parse((await days(token, person, '?lang=ru')).body)
    const today = read.told_as === 'child' ? read.days?.['2026-11-21'] : undefined
    expect(today?.headline.text).toMatch(/[а-яё]{3}/)
    expect(today?.unknown_hour).toContain('Час рождения неизвестен')
    expect(JSON.stringify(today?.thread)).not.toMatch(/\d:\d\d/)
  })

  it('is 404 for a stranger’s person and for one forgotten, and 401 to a visitor', async () => {
    const { token, person } = await withPerson(CHILD)
    const stranger = await withPerson(PARTNER)
    expect(await days(stranger.token, person)).toMatchObject({ status: 404 })
    expect((await product.call('GET', `/api/people/${person}/days`)).status).toBe(401)
    await product.call('DELETE', `/api/people/${person}`, { token })
    expect(await days(token, person)).toMatchObject({ status: 404 })
  })

  it('nothing of it is kept', async () => {
    const { token, id, person } = await withPerson(CHILD)
    await days(token, person)
    expect(await product.rows(sql`select 1 from daily_horoscopes where user_id = ${id}`)).toEqual([])
  })
})
