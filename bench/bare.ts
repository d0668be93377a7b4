/**
 * What the product's calls are held against, run as a process of its own: the framework it uses and the same driver, and
 * in each handler one query by an index, prepared once, whose row is the answer. Nothing is checked and nobody is asked
 * who they are. Tells its port on the first line.
 */
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = new Hono()

app.get('/account/:id', async (c) => {
  const { rows } = await pool.query({
    name: 'account',
    text: 'select * from users where id = $1',
    values: [Number(c.req.param('id'))],
  })
  return c.json(rows[0])
})

app.get('/day/:id', async (c) => {
  const { rows } = await pool.query({
    name: 'day',
    text: 'select date, status, content from daily_horoscopes where user_id = $1 and date = $2 and lang = $3 and time_zone = $4',
    values: [Number(c.req.param('id')), c.req.query('date'), c.req.query('lang'), c.req.query('zone')],
  })
  return c.json(Object.fromEntries(rows.map(({ date, status, content }) => [date, { status, content }])))
})

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
  process.stdout.write(`${address.port}\n`),
)
process.on('SIGTERM', () => {
  server.close()
  void pool.end().then(() => process.exit(0))
})
