import type { PgTable } from 'drizzle-orm/pg-core'
import type { PgBoss } from 'pg-boss'
import type { Asteroids } from '#astro/asteroids/asteroids.ts'
import type { Atlas } from '#astro/atlas/load-atlas.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Library } from '#reading/library/library.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/database.ts'
import type { Env } from './env.ts'
import type { Subscription } from './events.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ChatModel } from './models/chat-model.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { PdfRenderer } from './pdf/pdf-renderer.ts'
import type { Storage } from './storage/storage.ts'
import type { Vault } from './vault.ts'

/** Everything a verb may need from outside. Made once at start and handed down. */
export interface Services {
  env: Env
  db: Db
  /** A standby, where there is one; asked by `fromStandby` alone. */
  reads?: Db | undefined
  boss: PgBoss
  clock: Clock
  log: Log
  metrics: Metrics
  lifecycle: Lifecycle
  mailer: Mailer
  storage: Storage
  vault: Vault
  pdfRenderer: PdfRenderer
  pictures: Pictures
  payments: PaymentProvider
  /** Null where none is set: the built-in astrologer answers alone. */
  chatModel: ChatModel | null
  sky: Ephemeris
  /** Loaded on first use: place names are the largest data the product holds. */
  atlas(): Atlas
  /** The small bodies, loaded on first use. */
  asteroids(): Asteroids
  library: Library
  /** Every table of the product. */
  tables: readonly PgTable[]
  /** Who hears of what happens elsewhere, in this order. */
  subscriptions: readonly Subscription[]
  /** What writes a type of report; undefined while nothing does, and then it isn't sold. */
  reportModule(type: string): ReportModule | undefined
}
