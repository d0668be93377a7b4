import { sql } from 'drizzle-orm'
import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { REPORT_MODULES } from '#reading/reports/modules.ts'
import { listUnsealed } from '../features/second-factor/api.ts'
import { DAYS, listPartitions } from '#platform/database/partitions.ts'
import type { Services } from '#platform/services.ts'

/** One thing that was looked at. `note` says what is well, what is wrong, or what to set. */
export interface Finding {
  what: string
  state: 'well' | 'note' | 'wrong'
  note: string
}

/** Aries 0–11: the Sun stood in Taurus on 17 May 1990. */
const TAURUS = 1

async function look(what: string, work: () => Promise<string> | string): Promise<Finding> {
  try {
    return { what, state: 'well', note: await work() }
  } catch (error) {
    return { what, state: 'wrong', note: (error as Error).message }
  }
}

/** Without a key nobody can turn a second factor on; who did before is asked for codes from a secret that stands open. */
async function lookAtSecrets({ db, vault }: Services): Promise<Finding> {
  const what = 'second factors'
  if (vault.isLocked) return { what, state: 'well', note: 'their secrets are sealed' }
  const { length } = await listUnsealed(db)
  const open = length > 0 ? `, and ${length} secret${length > 1 ? 's stand' : ' stands'} unsealed` : ''
  return { what, state: 'wrong', note: `SECRET_KEY is missing: nobody can turn one on${open}` }
}

/** Looks at the installation as it stands, by using each part of it. */
export async function doctor(services: Services): Promise<Finding[]> {
  const { env, db, storage, sky, atlas, library, payments } = services
  const settings: Finding[] = [
    {
      what: 'database',
      state: env.DATABASE_URL ? 'well' : 'note',
      note: env.DATABASE_URL ? 'PostgreSQL' : 'embedded, for one process; DATABASE_URL sets PostgreSQL',
    },
    {
      what: 'mail',
      state: env.SMTP_URL ? 'well' : 'note',
      note: env.SMTP_URL ? 'SMTP' : `files in ${env.DATA_DIR}/outbox; SMTP_URL sends them`,
    },
    {
      what: 'payments',
      state: payments.name === 'stripe' ? 'well' : 'note',
      note:
        payments.name === 'stripe' ? 'Stripe' : 'play money at the sandbox bank; STRIPE_SECRET_KEY takes real money',
    },
    {
      what: 'staff',
      state: env.ADMIN_EMAILS.length > 0 ? 'well' : 'note',
      note: env.ADMIN_EMAILS.length > 0 ? env.ADMIN_EMAILS.join(', ') : 'nobody; ADMIN_EMAILS names them',
    },
  ]
  return [
    ...settings,
    await lookAtSecrets(services),
    await look('months', async () => {
      if (!(await listPartitions(db, DAYS))) throw new Error('daily horoscopes are one table: run ops -- split-days')
      return 'daily horoscopes are split'
    }),
    await look('tables', async () => {
      const answer = await db.execute(sql`select count(*)::int as people from users`)
      return `${(answer as unknown as { rows: { people: number }[] }).rows[0]?.people} accounts`
    }),
    await look('queue', async () => {
      const answer = await db.execute(sql`select count(*)::int as jobs from pgboss.job where state = 'failed'`)
      const failed = (answer as unknown as { rows: { jobs: number }[] }).rows[0]?.jobs ?? 0
      if (failed > 0) throw new Error(`${failed} jobs have failed: see /admin/settings/queue`)
      return 'no failed job'
    }),
    await look('storage', async () => {
      const key = 'doctor/probe.txt'
      await storage.put(key, new TextEncoder().encode('well'))
      const back = await storage.get(key)
      await storage.remove(key)
      if (!back) throw new Error('what was written is not there')
      return 'writes, reads and removes'
    }),
    await look('ephemeris', () => {
      const chart = natalChart(sky, { jdUt: 2_448_028.9375, latitudeDeg: 55.75, longitudeDeg: 37.62 })
      const sun = chart.placements.find(({ body }) => body === 'sun')
      if (sun?.sign !== TAURUS) throw new Error('the Sun of 17 May 1990 is not where it was')
      return '1800–2150'
    }),
    await look('small bodies', () => `${loadAsteroids().count} in the catalogue`),
    await look('places', () => {
      const [place] = searchPlaces(atlas(), { q: 'Moscow', lang: 'en', limit: 1 })
      if (place?.countryCode !== 'RU') throw new Error('Moscow is not found')
      return 'found by name'
    }),
    await look('texts', () => {
      library.entry('ru', 'planet-in-sign/sun', '0')
      return `both languages; ${REPORT_MODULES.length} kinds of report`
    }),
  ]
}
