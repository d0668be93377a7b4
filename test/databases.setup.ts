import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { emptyDatabaseFolder, openPglite } from '#platform/database/open-embedded.ts'
import { openPostgres } from '#platform/database/open-postgres.ts'
import type { Store } from '#platform/database/database.ts'
import { createLog } from '#platform/log.ts'
import { jobs } from '../src/server/jobs.ts'
import { prepareQueues } from '../src/server/platform/jobs/job-queue.ts'
import { databaseUrl, findPostgres, onServer } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated embedded database, as a file to load. */
    embeddedImage: string
    /** Server and name of a migrated database to clone; null when no PostgreSQL answers. */
    postgres: { serverUrl: string; template: string } | null
  }
}

/** Installs the queue's tables and the queues, too, so that a copy is ready at once. */
async function installQueue(store: Store): Promise<void> {
  await prepareQueues({ ...store, log: createLog('error') }, jobs)
  await store.boss.stop({ graceful: false })
}

async function newEmbedded(): Promise<PGlite> {
  const pglite = await PGlite.create()
  await installQueue(await openPglite(pglite))
  return pglite
}

/** The empty database of the build, which `npm test` has just made; otherwise it may be older than the migrations. */
async function builtEmbedded(folder: string): Promise<PGlite> {
  const copy = join(folder, 'built')
  await cp(emptyDatabaseFolder, copy, { recursive: true })
  return PGlite.create(copy)
}

async function embeddedImage(folder: string): Promise<string> {
  const pglite = await (process.env.TEST_FRESH_BUILD ? builtEmbedded(folder) : newEmbedded())
  const file = join(folder, 'embedded.tar')
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  return file
}

async function postgresTemplate(serverUrl: string): Promise<string> {
  const template = `asteria_template_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, (client) => client.query(`create database ${template}`))
  const store = await openPostgres(databaseUrl(serverUrl, template), { pool: 2, log: createLog('error') })
  await installQueue(store)
  await store.close()
  return template
}

/** One migrated database of each kind for the whole run; every test file works on a copy of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'asteria-test-'))
  project.provide('embeddedImage', await embeddedImage(folder))
  const serverUrl = await findPostgres()
  const template = serverUrl && (await postgresTemplate(serverUrl))
  project.provide('postgres', serverUrl && template ? { serverUrl, template } : null)
  return async () => {
    await rm(folder, { recursive: true, force: true })
    if (serverUrl && template)
      await onServer(serverUrl, (client) => client.query(`drop database if exists ${template}`))
  }
}
