import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { HeliacalRising } from '#astro/stars/heliacal-rising.ts'
import { type Paran, roadOf } from '#astro/stars/parans.ts'
import { type StarName, STARS } from '#astro/stars/star-catalogue.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { type Contact, STAR_ORB_DEG } from './lucky-facts.ts'
import { STAR_NATURES } from './star-natures.ts'

/** The points at which a star may be called somebody's own: those that move fast enough to be of a person. */
const POINT_VALUE: Partial<Record<NatalPoint, number>> = {
  sun: 3,
  moon: 3,
  asc: 3,
  mc: 2.5,
  venus: 2,
  jupiter: 2,
  mercury: 1.5,
  mars: 1.5,
}
/** Of these the tradition says nothing kind, so another that counts is taken before them. */
const FEARED: ReadonlySet<StarName> = new Set(['algol', 'menkar', 'scheat', 'unukalhai'])
const BRIGHT = 1.5

/** Why a star that stands closer isn't the one. */
export type PassedOver = 'slow' | 'hidden' | 'feared' | 'lesser'

/** The star that a report calls lucky, and by what. */
export type Choice =
  | { by: 'beside'; star: StarName; contact: Contact; passed: { contact: Contact; why: PassedOver } | null }
  | { by: 'paran'; star: StarName; paran: Paran }
  | { by: 'return'; star: StarName; jdUt: number }
  | { by: 'near'; star: StarName; contact: Contact }

interface Candidates {
  /** The closest first. */
  contacts: readonly Contact[]
  /** None without the hour. */
  parans: readonly Paran[]
  /** The latest first. */
  returns: readonly HeliacalRising[]
  latitudeDeg: number
}

const starOf = (name: StarName) => STARS.find((star) => star.name === name)
const kindness = (natures: readonly ClassicalPlanet[]) =>
  natures.some((planet) => planet === 'venus' || planet === 'jupiter')
    ? 1
    : natures.every((planet) => planet === 'mars' || planet === 'saturn')
      ? -1
      : 0

function valueOf({ star, point, apartDeg }: Contact): number {
  const light = (starOf(star)?.magnitude ?? 3) <= BRIGHT ? 1 : 0
  return (
    (POINT_VALUE[point] ?? 0) * (1 - apartDeg / 2) + light + kindness(STAR_NATURES[star]) - (FEARED.has(star) ? 2 : 0)
  )
}

/**
 * The lucky star: beside a light, an angle, a personal planet or Jupiter within a degree, weighed by the point, the distance,
 * its light and its nature. Without such a one, the closest star to share an angle with Sun or Moon; without the hour
 * the one that came back last before birth; else the nearest. It rises where the person was born.
 */
export function chooseStar({ contacts, parans, returns, latitudeDeg }: Candidates): Choice | null {
  const rises = (star: StarName) => roadOf(starOf(star)?.declinationDeg ?? 0, latitudeDeg) !== 'never-rises'
  const counted = contacts.filter(({ apartDeg }) => apartDeg <= STAR_ORB_DEG)
  const [best] = counted
    .filter(({ star, point }) => POINT_VALUE[point] !== undefined && rises(star))
    .toSorted((a, b) => valueOf(b) - valueOf(a))
  if (best) {
    const closer = counted.find((it) => it !== best && it.apartDeg < best.apartDeg)
    return {
      by: 'beside',
      star: best.star,
      contact: best,
      passed: closer ? { contact: closer, why: why(closer) } : null,
    }
  }
  const paran = parans.find(({ planet }) => planet === 'sun' || planet === 'moon')
  if (paran) return { by: 'paran', star: paran.star, paran }
  const [last] = returns
  if (last) return { by: 'return', ...last }
  const near = contacts.find(({ star }) => rises(star))
  return near ? { by: 'near', star: near.star, contact: near } : null

  function why({ star, point }: Contact): PassedOver {
    if (!rises(star)) return 'hidden'
    if (POINT_VALUE[point] === undefined) return 'slow'
    return FEARED.has(star) ? 'feared' : 'lesser'
  }
}

/** A star's natures as its help is told, the kinder first. */
export const helpersOf = (star: StarName): readonly ClassicalPlanet[] =>
  STAR_NATURES[star].toSorted((a, b) => kindness([b]) - kindness([a]))
