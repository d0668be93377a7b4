import { readFileSync } from 'node:fs'
import { ACCURACY } from '#astro/accuracy/measured-accuracy.ts'
import { LANGS, SUBJECTS } from '#reading/library/subjects.ts'
import type { Env } from './platform/env.ts'

const ATLAS = new URL('../astro/atlas/data/manifest.json', import.meta.url)

/** What the landing page says in numbers: what the operator states, all of it, or else what can be counted. */
export type LandingFigures =
  | { kind: 'stated'; users: number; consultations: number; rating: number }
  | { kind: 'counted'; places: number; errorArcSeconds: number; texts: number }

function counted(): LandingFigures {
  const { places } = JSON.parse(readFileSync(ATLAS, 'utf8')) as { places: number }
  const entries = Object.values(SUBJECTS).reduce((sum, { keys }) => sum + keys.length, 0)
  return {
    kind: 'counted',
    places,
    errorArcSeconds: ACCURACY.random.planets.max,
    texts: entries * LANGS.length,
  }
}

export function landingFigures({ STATED_USERS, STATED_CONSULTATIONS, STATED_RATING }: Env): LandingFigures {
  if (STATED_USERS === undefined || STATED_CONSULTATIONS === undefined || STATED_RATING === undefined) return counted()
  return { kind: 'stated', users: STATED_USERS, consultations: STATED_CONSULTATIONS, rating: STATED_RATING }
}
