import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { Bond } from './bond.ts'
import { nearestAngle } from './relationship-facts.ts'

const MOST_AT_ANGLES = 3

/** The planets at the four angles of a chart of both, the nearest first; none where the chart has no houses. */
export function atAngles({ page, words, ...charts }: Bond, of: 'composite' | 'davison'): Paragraph[] {
  const { houses, placements } = charts[of].chart
  if (!houses) return []
  const texts =
    of === 'composite'
      ? { angle: words.compositeAt, planet: words.compositeAngle }
      : { angle: words.davison.at, planet: words.davison.planet }
  return PLANETS.flatMap((planet) => {
    const longitudeDeg = placements.find(({ body }) => body === planet)?.longitudeDeg
    const met = longitudeDeg === undefined ? null : nearestAngle(houses, longitudeDeg)
    return met ? [{ planet, ...met }] : []
  })
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
    .slice(0, MOST_AT_ANGLES)
    .map(({ planet, angle, orbDeg }) => {
      const at = angle === 'asc' || angle === 'dsc' ? 'asc' : 'mc'
      const aspect = angle === 'asc' || angle === 'mc' ? 'conjunction' : 'opposition'
      const id = `${of}:${planet}:${aspect}:${at}`
      const factor = page.factor({ id, kind: 'composite', transiting: planet, natal: at, aspect, orbDeg })
      const orb = words.orb({ degrees: page.common.degrees(orbDeg) })
      return own(`${texts.angle[angle]({ planet, orb })} ${texts.planet[planet]}`, [factor])
    })
}
