import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobs } from '#server/jobs.ts'
import { emptyDatabaseFolder, openEmbedded } from '#platform/database/open-embedded.ts'
import { prepareQueues } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log.ts'

/** The embedded database as a first start finds it: initialised, migrated, with its queues. */
await rm(emptyDatabaseFolder, { recursive: true, force: true })
const folder = join(tmpdir(), `asteria-empty-database-${process.pid}`)
const store = await openEmbedded(folder)
await prepareQueues({ boss: store.boss, log: createLog('error') }, jobs)
await store.close()
await cp(folder, emptyDatabaseFolder, { recursive: true })
await rm(folder, { recursive: true })
