import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { reportModule } from '#reading/reports/modules.ts'
import { sealSecrets } from './features/second-factor/api.ts'
import { jobs } from './jobs.ts'
import * as subscriptions from './features-with-subscriptions.ts'
import * as schema from './tables.ts'
import { systemClock } from '#platform/clock.ts'
import type { Store } from '#platform/database/database.ts'
import { openStore } from '#platform/database/open-store.ts'
import type { Env } from '#platform/env.ts'
import { prepareQueues, startWorkers } from '#platform/jobs/job-queue.ts'
import { createLifecycle } from '#platform/lifecycle.ts'
import { createLog } from '#platform/log.ts'
import { countedLog, createMetrics, measuredRenderer } from '#platform/metrics/metrics.ts'
import { measureStore } from '#platform/metrics/measure-store.ts'
import { createChatModel } from '#platform/models/chat-model.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { createPdfRenderer } from '#platform/pdf/pdf-renderer.ts'
import { createPictures } from '#platform/pictures/pictures.ts'
import { createStorage } from '#platform/storage/create-storage.ts'
import type { Services } from '#platform/services.ts'
import { createVault } from '#platform/vault.ts'
import { createSandbox } from './features/sandbox/api.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { createStripe } from '#platform/payments/stripe.ts'

const allTables = [...new Set(Object.values<unknown>(schema))].filter((value): value is PgTable => is(value, PgTable))

export function createServices(
  env: Env,
  store: Pick<Store, 'db' | 'boss' | 'reads'> & Partial<Pick<Store, 'connections'>>,
  parts: Partial<Services> = {},
): Services {
  const clock = parts.clock ?? systemClock
  const metrics = parts.metrics ?? createMetrics()
  const log = countedLog(parts.log ?? createLog(env.LOG_LEVEL), metrics)
  measureStore(metrics, store)
  return {
    env,
    db: store.db,
    reads: store.reads,
    boss: store.boss,
    clock,
    metrics,
    lifecycle: createLifecycle(),
    mailer: createMailer(env, clock),
    storage: createStorage(env, log),
    vault: createVault(env),
    pdfRenderer: measuredRenderer(createPdfRenderer(), metrics),
    pictures: createPictures(),
    payments: createPayments({ env, db: store.db, boss: store.boss, clock }),
    chatModel: createChatModel(env, clock),
    sky: loadEphemeris(),
    atlas: loadAtlas,
    asteroids: loadAsteroids,
    library: loadLibrary(),
    reportModule,
    tables: allTables,
    subscriptions: Object.values(subscriptions).flat(),
    ...parts,
    log,
  }
}

/** Opens the database, migrates, and starts the queue; works on jobs too unless this process only serves pages. */
export async function start(env: Env): Promise<{ services: Services; close(): Promise<void> }> {
  const log = createLog(env.LOG_LEVEL)
  const store = await openStore(env, log)
  const services = createServices(env, store, { log })
  try {
    await sealSecrets(services)
    await prepareQueues(services, jobs)
    if (env.ROLE !== 'web') await startWorkers(services, jobs, store.exclusive)
  } catch (error) {
    await store.close()
    throw error
  }
  const close = async () => {
    await store.close()
    services.mailer.close()
  }
  return { services, close }
}

/** Stripe where its keys are set, else the embedded sandbox. */
function createPayments({ env, ...bank }: Pick<Services, 'env' | 'db' | 'boss' | 'clock'>): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey && webhookSecret) return createStripe({ secretKey, webhookSecret, clock: bank.clock })
  return createSandbox(bank, env)
}
