import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { reportModule } from '#reading/reports/modules.ts'
import { romanceIn } from '#reading/truth/romance.ts'
import { MOSCOW_BIRTH, newAccount } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { entitlementOf } from '#test/payments.ts'

const MIGRATIONS = fileURLToPath(new URL('../../platform/database/migrations/', import.meta.url))
const [MIGRATION = ''] = globSync('*_pairs_told_by_relation.sql', { cwd: MIGRATIONS })
const CHILD_BIRTH = { ...MOSCOW_BIRTH, birthdate: '2014-05-02' }

onEachDatabase('what two people are told', (product) => {
  const reader = async (lang = 'en') => {
    product.services.reportModule = reportModule
    const account = await newAccount(product, { lang })
    await product.rows(sql`insert into ledger (key, user_id, kind, credits, at)
      values (${`credit:test:${account.id}`}, ${account.id}, 'credit_granted', 3, now())`)
    const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
      product.call(method, `/api${path}`, { token: account.token, ...(body && { body }) })
    const person = async (changes: object) =>
      (await call('POST', '/people', { name: 'Mia', relation: 'partner', ...MOSCOW_BIRTH, ...changes })).body
        .id as number
    const written = (hash: string) =>
      eventually(async () => {
        const { body } = await call('GET', `/report/${hash}`)
        return body.document ? (body.document as object) : undefined
      }, 'the report')
    return { ...account, call, person, written }
  }

  it.each([
    ['a child', { relation: 'child', ...CHILD_BIRTH }],
    ['a sister', { relation: 'sibling' }],
    ['a colleague', { relation: 'colleague' }],
    ['somebody of no word', { relation: '' }],
    ['a partner who is twelve', CHILD_BIRTH],
  ])('a report on a couple is refused before any payment with %s', async (_, born) => {
    const { token, call, person } = await reader()
    const id = await person(born)
    const refused = { status: 422, body: { errors: { person: say('en', 'report_needs_partner') } } }
    expect(await call('GET', `/order/report/relationship?person=${id}`)).toMatchObject(refused)
    const bought = { product: 'report', pointer: 'relationship', person: id }
    expect(await call('POST', '/invoice/product', bought)).toMatchObject(refused)
    await person({ name: 'Ida' })
    const waiting = (await call('GET', '/order/report/relationship')).body.hash as string
    expect(await call('PATCH', `/report/${waiting}`, { person: id })).toMatchObject(refused)
    expect((await entitlementOf(product, token)).reports).toBe(2)
  })

  it('a report on a couple is refused before any payment where nobody is noted as a partner', async () => {
    const { token, call, person } = await reader()
    await person({ relation: 'friend' })
    const refused = { status: 422, body: { errors: { person: say('en', 'report_needs_partner') } } }
    expect(await call('GET', '/order/report/relationship')).toMatchObject(refused)
    const bought = { product: 'report', pointer: 'relationship' }
    expect(await call('POST', '/invoice/product', bought)).toMatchObject(refused)
    expect((await entitlementOf(product, token)).reports).toBe(3)
    await person({})
    expect(await call('GET', '/order/report/relationship')).toMatchObject({ status: 200 })
  })

  it.each(['en', 'ru'] as const)('a report on a child is refused before any payment for an adult, %s', async (lang) => {
    const { token, call, person } = await reader(lang)
    const mother = await person({ relation: 'parent', birthdate: '1949-08-14' })
    const son = await person({ relation: 'child', birthdate: '1999-08-14' })
    const refused = { status: 422, body: { errors: { person: say(lang, 'report_needs_minor') } } }
    const waiting = (await call('GET', '/order/report/child')).body.hash as string
    for (const id of [mother, son]) {
      expect(await call('GET', `/order/report/child?person=${id}`)).toMatchObject(refused)
      const bought = { product: 'report', pointer: 'child', person: id }
      expect(await call('POST', '/invoice/product', bought)).toMatchObject(refused)
      expect(await call('PATCH', `/report/${waiting}`, { person: id })).toMatchObject(refused)
    }
    const child = await person({ relation: 'child', ...CHILD_BIRTH })
    expect(await call('PATCH', `/report/${waiting}`, { person: child })).toMatchObject({ status: 200 })
    expect((await entitlementOf(product, token)).reports).toBe(2)
  })

  it('a report on a couple is written for two adult partners, and waits where the other no longer is one', async () => {
    const { id: user, call, person, written } = await reader()
    const id = await person({})
    const { hash } = (await call('GET', `/order/report/relationship?person=${id}`)).body
    expect(JSON.stringify(await written(hash))).toContain('The couple as a third person')
    await product.rows(sql`update users set birthdate = null, birth_instant = null where id = ${user}`)
    const waits = (await call('GET', `/order/report/relationship?person=${id}`)).body.hash as string
    await call('PATCH', `/people/${id}`, { relation: 'friend' })
    const { lacks } = (await call('GET', `/report/${waits}`)).body
    expect(lacks).toEqual(['birth', 'person_partner'])
  })

  it.each(['en', 'ru'] as const)(
    'no word of lovers is said of a reader and a child, in charts, report and answers, %s',
    async (lang) => {
      const { call, person, written } = await reader(lang)
      const id = await person({ relation: 'child', ...CHILD_BIRTH })
      const texts = await Promise.all(
        ['chart:synastry', 'chart:composite'].map(async (type) => {
          const { hash } = (await call('POST', `/order/report/${type}`, { person: id })).body
          return JSON.stringify((await call('GET', `/chart/${hash}`)).body)
        }),
      )
      const { hash } = (await call('GET', `/order/report/compatibility?person=${id}`)).body
      const asked = lang === 'en' ? 'How do Mia and I get along?' : 'Совместимость: я и Mia'
      const told = (await call('POST', '/chat', { role: 'user', content: asked })).body.message.content as string
      const said = [...texts, JSON.stringify(await written(hash)), told].join('\n')
      expect(said.length).toBeGreaterThan(20_000)
      expect(romanceIn(lang, said)).toEqual([])
    },
  )

  it('what was written before for two who are no partners is written anew by the migration, the rest stays', async () => {
    const { call, person, written } = await reader()
    const [child, partner] = [await person({ relation: 'child', ...CHILD_BIRTH }), await person({})]
    const order = async (id: number) => {
      const { hash } = (await call('GET', `/order/report/compatibility?person=${id}`)).body
      await written(hash)
      return hash as string
    }
    const [ofChild, ofPartner] = [await order(child), await order(partner)]
    // As such a report was kept before: without the relation, and with a text for lovers.
    await product.rows(sql`update report_orders set subject = subject #- '{other,relation}'`)
    await product.rows(sql`update report_documents set document = jsonb_set(document, '{title}', '"Desire"')`)
    for (const statement of readFileSync(join(MIGRATIONS, MIGRATION), 'utf8').split('--> statement-breakpoint'))
      await product.rows(sql.raw(statement))
    expect(await written(ofPartner)).toMatchObject({ title: 'Desire' })
    expect(await written(ofChild)).toMatchObject({ title: 'Two charts held to the light' })
    const kept = await product.rows(sql`select subject -> 'other' ->> 'relation' as relation from report_orders
      where hash in (${ofChild}, ${ofPartner}) order by id`)
    expect(kept).toEqual([{ relation: 'child' }, { relation: 'partner' }])
  })
})
