import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onBothDatabases } from '#test/product.ts'
import { defineEvent, on, publish } from './events.ts'
import type { Services } from './services.ts'

const paid = defineEvent<{ cents: number; heard: string[] }>('test: paid')
const refunded = defineEvent<{ cents: number; heard: string[] }>('test: refunded')

onBothDatabases('events', (product) => {
  const attempts = async () => (await product.rows(sql`select key from rate_limits where key like 'event:%'`)).length
  const hearing = (subscriptions: Services['subscriptions']): Services => ({ ...product.services, subscriptions })

  it('are heard by those who subscribed, one after the other in the order of the list', async () => {
    const services = hearing([
      on(paid, async (_, __, { cents, heard }) => {
        await Promise.resolve()
        heard.push(`first ${cents}`)
      }),
      on(refunded, async (_, __, { heard }) => void heard.push('another event')),
      on(paid, async (_, __, { cents, heard }) => void heard.push(`second ${cents}`)),
    ])
    const heard: string[] = []
    await services.db.transaction((tx) => publish(services, tx, paid, { cents: 900, heard }))
    expect(heard).toEqual(['first 900', 'second 900'])
  })

  it('belong to the transaction in which they happen: both are kept', async () => {
    const services = hearing([
      on(paid, async (_, tx) => {
        await tx.execute(sql`insert into rate_limits (key, window_start, count) values ('event:kept', now(), 1)`)
      }),
    ])
    await services.db.transaction((tx) => publish(services, tx, paid, { cents: 1, heard: [] }))
    expect(await attempts()).toBe(1)
    await product.rows(sql`delete from rate_limits where key like 'event:%'`)
  })

  it('or neither, where somebody who hears of it fails; who would have been next hears nothing', async () => {
    const heard: string[] = []
    const services = hearing([
      on(paid, async (_, tx) => {
        await tx.execute(sql`insert into rate_limits (key, window_start, count) values ('event:lost', now(), 1)`)
      }),
      on(paid, async () => {
        throw new Error('no room')
      }),
      on(paid, async () => void heard.push('next')),
    ])
    const work = services.db.transaction(async (tx) => {
      await tx.execute(sql`insert into rate_limits (key, window_start, count) values ('event:before', now(), 1)`)
      await publish(services, tx, paid, { cents: 1, heard: [] })
    })
    await expect(work).rejects.toThrow('no room')
    expect(heard).toEqual([])
    expect(await attempts()).toBe(0)
  })
})
