import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { Store } from '#platform/database/database.ts'
import { openPglite } from '#platform/database/open-embedded.ts'
import { openPostgres } from '#platform/database/open-postgres.ts'
import { createLog } from '#platform/log.ts'
import { databaseUrl, onServer } from './postgres.ts'
import { reusedDatabases } from './reused-database.ts'

export type DatabaseKind = 'embedded' | 'postgres'

let image: Promise<Blob> | undefined

/** Forty megabytes, read once a worker. */
function embeddedImage(): Promise<Blob> {
  image ??= openAsBlob(inject('embeddedImage'))
  return image
}

/** With buffers for the rows of a test: to lay out those of a whole service takes as long as the rest of a start. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

const takeEmbedded = reusedDatabases(async () =>
  PGlite.create({ loadDataDir: await embeddedImage(), startParams: SMALL }),
)

const embedded = async (): Promise<Store> => openPglite(await takeEmbedded())

/** A database of this test's own on the server: a copy of the migrated one, or an empty one. */
export async function newDatabase(from: 'migrated' | 'empty'): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgres')
  if (!server) throw new Error('no PostgreSQL answers')
  const name = `asteria_test_${randomBytes(6).toString('hex')}`
  const template = from === 'migrated' ? ` template ${server.template}` : ''
  await onServer(server.serverUrl, (client) => client.query(`create database ${name}${template}`))
  return {
    url: databaseUrl(server.serverUrl, name),
    drop: async () => {
      // The server waits five seconds for connections that are being closed; ended by force, they would tell of an error.
      const drop = (how: string) => onServer(server.serverUrl, (client) => client.query(`drop database ${name} ${how}`))
      await drop('').catch(() => drop('with (force)'))
    },
  }
}

/** One more process's connection to a database on the server. */
export const openDatabase = (url: string, manner: { unhurried?: boolean } = {}) =>
  openPostgres(url, { pool: 5, log: createLog('error'), ...manner })

async function postgres(): Promise<Store> {
  const { url, drop } = await newDatabase('migrated')
  // How long the product lets people wait is for `app.db.test.ts`; what a hundred at once are answered doesn't depend on speed.
  const store = await openDatabase(url, { unhurried: true })
  return {
    ...store,
    close: async () => {
      await store.close()
      await drop()
    },
  }
}

/** A migrated database of this test's own. */
export const openTestStore = (kind: DatabaseKind) => (kind === 'embedded' ? embedded() : postgres())
