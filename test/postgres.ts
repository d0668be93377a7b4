import { userInfo } from 'node:os'
import pg from 'pg'

const SOCKET_URL = 'postgresql:///postgres?host=/var/run/postgresql'

/** As `psql` does it: without a name, the one of the system's user. The driver knows only `PGUSER` and `USER`. */
function withUser(serverUrl: string): string {
  const url = new URL(serverUrl)
  if (!url.username && !url.searchParams.has('user') && !process.env.PGUSER)
    url.searchParams.set('user', userInfo().username)
  return url.href
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A PostgreSQL on which tests may create databases: `TEST_DATABASE_URL`, else the local socket; null when none answers. */
export async function findPostgres(): Promise<string | null> {
  const given = process.env.TEST_DATABASE_URL
  const url = withUser(given ?? SOCKET_URL)
  if (await answers(url)) return url
  if (given) throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL answers there.')
  return null
}

export async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
