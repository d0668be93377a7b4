import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { jobs } from '#server/jobs.ts'
import { emptyDatabaseFolder, openEmbedded } from '#platform/database/open-embedded.ts'
import { prepareQueues } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log.ts'

/** The embedded database as a first start finds it: initialised, migrated, with its queues. */
await rm(emptyDatabaseFolder, { recursive: true, force: true })
const folder = join(tmpdir(), `asteria-empty-database-${process.pid}`)
const store = await openEmbedded(folder)
await prepareQueues({ ...store, log: createLog('error') }, jobs)
// What new databases would be made from: a third of the size and half of the files that a first start copies, and nobody makes one here.
await store.db.execute(sql`update pg_database set datistemplate = false where datname like 'template_'`)
for (const name of ['template0', 'template1']) await store.db.execute(sql`drop database ${sql.identifier(name)}`)
await store.db.execute(sql`checkpoint`)
await store.close()
await cp(folder, emptyDatabaseFolder, { recursive: true })
await rm(folder, { recursive: true })
