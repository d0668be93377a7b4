import pg from 'pg'

const SOCKET_URL = 'postgresql:///postgres?host=/var/run/postgresql'

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
  if (given) {
    if (await answers(given)) return given
    throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL answers there.')
  }
  return (await answers(SOCKET_URL)) ? SOCKET_URL : null
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
