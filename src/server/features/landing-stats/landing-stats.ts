import { readFileSync } from 'node:fs'
import { ACCURACY } from '#astro/accuracy/measured-accuracy.ts'
import { LANGS } from '#language/lang.ts'
import { SUBJECTS } from '#reading/library/subjects.ts'
import type { Db } from '#platform/database/database.ts'
import type { Env } from '#platform/env.ts'
import { readSetting, writeSetting } from '#platform/staff-settings.ts'

const ATLAS = new URL('../../../astro/atlas/data/manifest.json', import.meta.url)
const KEY = 'figures'

export interface StatedStats {
  users: number
  consultations: number
  rating: number
}

/** What the landing page says in numbers: what the operator or the staff states, all of it, or else what can be counted. */
export type LandingStats =
  | ({ kind: 'stated' } & StatedStats)
  | { kind: 'counted'; places: number; errorArcSeconds: number; texts: number }

let once: LandingStats | undefined

function counted(): LandingStats {
  const { places } = JSON.parse(readFileSync(ATLAS, 'utf8')) as { places: number }
  const entries = Object.values(SUBJECTS).reduce((sum, { keys }) => sum + keys.length, 0)
  return { kind: 'counted', places, errorArcSeconds: ACCURACY.random.planets.max, texts: entries * LANGS.length }
}

/** As the environment states them; null unless it states all. */
export function statedStats({ STATED_USERS, STATED_CONSULTATIONS, STATED_RATING }: Env): StatedStats | null {
  if (STATED_USERS === undefined || STATED_CONSULTATIONS === undefined || STATED_RATING === undefined) return null
  return { users: STATED_USERS, consultations: STATED_CONSULTATIONS, rating: STATED_RATING }
}

/** As the staff has stated them; null while they have not. */
export const readStats = async (db: Db): Promise<StatedStats | null> =>
  ((await readSetting(db, KEY)) as StatedStats | undefined) ?? null

export const setStats = (db: Db, stats: StatedStats | null): Promise<void> => writeSetting(db, KEY, stats)

/** The staff's word before the environment's, and that before what can be counted. */
export async function landingStats(db: Db, env: Env): Promise<LandingStats> {
  const stated = (await readStats(db)) ?? statedStats(env)
  return stated ? { kind: 'stated', ...stated } : (once ??= counted())
}
