import { randomBytes } from 'node:crypto'
import { databaseUrl, findPostgres, onServer } from '../test/postgres.ts'

/** Lends an empty database on the PostgreSQL at `TEST_DATABASE_URL` or the local socket, and drops it afterwards. */
export async function withDatabase<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const server = await findPostgres()
  if (!server) throw new Error('no PostgreSQL answers')
  const name = `asteria_bench_${randomBytes(4).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  try {
    return await use(databaseUrl(server, name))
  } finally {
    await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
}
