import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Library } from '#reading/library/library.ts'
import { newAccount } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { startWorkers } from '#platform/jobs/job-queue.ts'
import { jobs } from '../../jobs.ts'
import { orderDaysAhead } from './order-days-ahead.ts'
import { writeDays } from './write-days.ts'

/** Half past ten in the evening in Moscow, half past eight in London, and noon in Los Angeles. */
const EVENING = new Date('2026-11-21T19:30:00Z')
const DAY_MS = 86_400_000

onEachDatabase('the coming day', (product) => {
  const rowsOf = (id: number) =>
    product.rows(sql`select date, lang, time_zone, status, writings from daily_horoscopes where user_id = ${id}`)
  const aheadJobs = () => product.rows(sql`select data from pgboss.job where name = 'write-days-ahead'`)

  /** A person whose device told its zone at the present of the product. */
  async function personIn(timeZone: string, changes: Record<string, unknown> = {}) {
    const person = await newAccount(product, changes)
    await product.call('GET', '/api/sync', { token: person.token, headers: { 'x-time-zone': timeZone } })
    return person
  }

  it('is written for those whose midnight is near, in their language and on their clock', async () => {
    product.now = EVENING
    const near = await personIn('Europe/Moscow', { lang: 'ru' })
    const nearToo = await personIn('Europe/Moscow')
    const far = [await personIn('Europe/London'), await personIn('America/Los_Angeles')]
    await orderDaysAhead(product.services)
    const written = await eventually(async () => {
      const rows = [...(await rowsOf(near.id)), ...(await rowsOf(nearToo.id))]
      return rows.length === 2 && rows.every(({ status }) => status === 2) ? rows : undefined
    }, 'two days')
    const day = { date: '2026-11-22', time_zone: 'Europe/Moscow', status: 2, writings: 1 }
    expect(written).toEqual([
      { ...day, lang: 'ru' },
      { ...day, lang: 'en' },
    ])
    for (const { id } of far) expect(await rowsOf(id)).toEqual([])

    // After midnight it is there at the first question.
    product.now = new Date('2026-11-21T21:00:00Z')
    const { body } = await product.call('GET', '/api/reports/daily', {
      token: near.token,
      headers: { 'x-time-zone': 'Europe/Moscow' },
    })
    expect(body).toMatchObject({ '2026-11-22': { status: 2 } })
    expect(body['2026-11-22'].content.general).toMatch(/[а-яё]/)
  })

  it('is not asked for twice, and of many people in one job', async () => {
    product.now = EVENING
    await product.services.boss.offWork('write-days-ahead')
    await product.rows(sql`delete from pgboss.job where name = 'write-days-ahead'`)
    const { id } = await personIn('Europe/Moscow')
    const { id: second } = await personIn('Europe/Moscow')
    await orderDaysAhead(product.services)
    await orderDaysAhead(product.services)
    product.now = new Date(EVENING.getTime() + 3_600_000)
    await orderDaysAhead(product.services)
    const ordered = await aheadJobs()
    expect(ordered).toHaveLength(1)
    expect(ordered[0].data.days).toMatchObject([{ userId: id }, { userId: second }])
    const ahead = jobs.filter((job) => job.id === 'write-days-ahead')
    await startWorkers(product.services, ahead, false)
    await eventually(async () => (await rowsOf(second))[0]?.status === 2 || undefined, 'the days')
    expect(await rowsOf(id)).toMatchObject([{ status: 2, writings: 1 }])
  })

  it('is written for nobody who has been away for a week, or whose birth is not known', async () => {
    product.now = EVENING
    const away = await personIn('Europe/Moscow')
    await product.rows(
      sql`update sessions set last_used_at = ${new Date(EVENING.getTime() - 8 * DAY_MS).toISOString()} where user_id = ${away.id}`,
    )
    const unborn = await personIn('Europe/Moscow')
    await product.rows(sql`update users set place_time_zone = null where id = ${unborn.id}`)
    await orderDaysAhead(product.services)
    for (const { id } of [away, unborn]) expect(await rowsOf(id)).toEqual([])
  })

  it('of one person that cannot be written holds up no other of the same job', async () => {
    const { services } = product
    await services.boss.offWork('write-day')
    const people = [await personIn('Etc/UTC'), await personIn('Etc/UTC', { lang: 'ru' }), await personIn('Etc/UTC')]
    const days = people.map(({ id, lang }) => ({ userId: id, date: '2026-11-21', lang, timeZone: 'Etc/UTC' }))
    for (const { token } of people)
      await product.call('GET', '/api/reports/daily', { token, headers: { 'x-time-zone': 'Etc/UTC' } })
    const library: Library = Object.assign(Object.create(services.library), {
      entry(...asked: Parameters<Library['entry']>) {
        if (asked[0] === 'ru') throw new Error('the Russian texts are gone')
        return services.library.entry(...asked)
      },
    })
    await expect(writeDays({ ...services, library }, days)).rejects.toThrow('the Russian texts are gone')
    expect(await Promise.all(people.map(async ({ id }) => (await rowsOf(id))[0]))).toMatchObject([
      { status: 2, writings: 1 },
      { status: 1, writings: 0 },
      { status: 2, writings: 1 },
    ])
    await writeDays(services, days)
    expect(await Promise.all(people.map(async ({ id }) => (await rowsOf(id))[0]))).toMatchObject(
      people.map(() => ({ status: 2, writings: 1 })),
    )
  })
})
