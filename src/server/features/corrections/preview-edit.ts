import type * as z from 'zod/mini'
import type { Chart, ChartPoint } from '#astro/charts/chart.ts'
import { placeInSign, signOf } from '#astro/charts/sign.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { SyncBody } from '#contract/accounts.ts'
import type { EditPreview } from '#contract/corrections.ts'
import { birthOf, type Birth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { planEdit } from '../accounts/api.ts'
import { countReady } from '../reports/api.ts'

/** A form asks once for each press; more than this is a program. */
const PER_PERSON = { limit: 120, windowSeconds: 600 } as const

/**
 * What an edit of the birth would change, by the rules by which it is made.
 * @throws {AppError} validation as the edit itself; rate_limited
 */
export async function previewEdit(
  services: Services,
  user: User,
  body: z.output<typeof SyncBody>,
): Promise<EditPreview> {
  const { db, clock, sky } = services
  await countAttempt(db, { key: `correction-preview:${user.id}`, ...PER_PERSON }, clock())
  const { changes, warnings, spends, isPlaceFree } = planEdit(services, user, body)
  const before = birthOf(sky, user)
  const after = birthOf(sky, { ...user, ...changes })
  return {
    before: before ? inShort(before) : null,
    after: after ? inShort(after) : null,
    houses: before && after ? housesMoved(before, after) : [],
    spends,
    is_place_free: isPlaceFree,
    reports: await countReady(db, user.id),
    warnings,
  }
}

const longitudeOf = ({ placements, houses }: Chart, point: ChartPoint) =>
  point === 'asc' ? houses?.ascendantDeg : placements.find(({ body }) => body === point)?.longitudeDeg

function inShort({ chart, timeKnown, uncertain }: Birth): NonNullable<EditPreview['before']> {
  const at = (point: 'sun' | 'moon' | 'asc') => {
    const isOpen = point === 'asc' ? !timeKnown : uncertain.some(({ body }) => body === point)
    const longitudeDeg = longitudeOf(chart, point)
    return isOpen || longitudeDeg === undefined ? null : { sign: signOf(longitudeDeg), ...placeInSign(longitudeDeg) }
  }
  return { sun: at('sun'), moon: at('moon'), asc: at('asc') }
}

function housesMoved(before: Birth, after: Birth): EditPreview['houses'] {
  const houseIn = ({ chart, timeKnown }: Birth, planet: string) =>
    (timeKnown && chart.placements.find(({ body }) => body === planet)?.house) || null
  return PLANETS.map((id) => ({ id, before: houseIn(before, id), after: houseIn(after, id) })).filter(
    (moved) => moved.before !== moved.after,
  )
}
