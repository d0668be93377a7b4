import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { Store } from '#server/platform/database/database.ts'
import { openPglite } from '#server/platform/database/open-embedded.ts'
import { openPostgres } from '#server/platform/database/open-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { databaseUrl, onServer } from './postgres.ts'

export type DatabaseKind = 'embedded' | 'postgres'

async function embedded(): Promise<Store> {
  const image = await readFile(inject('embeddedImage'))
  return openPglite(await PGlite.create({ loadDataDir: new Blob([new Uint8Array(image)]) }))
}

async function postgres(): Promise<Store> {
  const server = inject('postgres')
  if (!server) throw new Error('no PostgreSQL answers')
  const name = `asteria_test_${randomBytes(6).toString('hex')}`
  await onServer(server.serverUrl, (client) => client.query(`create database ${name} template ${server.template}`))
  const store = await openPostgres(databaseUrl(server.serverUrl, name), 5, createLog('error'))
  return {
    ...store,
    close: async () => {
      await store.close()
      await onServer(server.serverUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** A migrated database of this test's own. */
export const openTestStore = (kind: DatabaseKind) => (kind === 'embedded' ? embedded() : postgres())
