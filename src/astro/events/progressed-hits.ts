import { ASPECT_DIFFERENCES, type Aspect } from '../charts/aspect.ts'
import { progressedJdUt, TROPICAL_YEAR_DAYS } from '../charts/solar-arc.ts'
import { turn } from '../ephemeris/angle.ts'
import type { Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { bodyMotion, motionArcs, passage, type Motion } from './motion.ts'
import { SLOW_PLANETS } from './transit-hits.ts'

/** An instant at which a moving planet is in exact aspect to a progressed or directed one, which moves as well. */
export interface ProgressedHit {
  transiting: Planet
  point: Planet
  aspect: Aspect
  /** Julian day, UT. */
  jdUt: number
}

/**
 * Every exact aspect of the planets of the sky, without the Moon, to the progressed ones of a birth, or to the natal ones moved by
 * the solar arc, between two instants of life (Julian days, UT), in order of time.
 * @throws EphemerisRangeError
 */
export function progressedHits(
  sky: Ephemeris,
  search: {
    birthJdUt: number
    bodies: readonly Planet[]
    by: 'progressed' | 'solar-arc'
    fromJdUt: number
    toJdUt: number
  },
): ProgressedHit[] {
  const { birthJdUt, bodies, by, fromJdUt, toJdUt } = search
  const hits = SLOW_PLANETS.flatMap((transiting) =>
    bodies.flatMap((point) => {
      const moved =
        by === 'progressed' ? progressedMotion(sky, birthJdUt, point) : directedMotion(sky, birthJdUt, point)
      const motion = lessThan(bodyMotion(sky, transiting), moved)
      return [...motionArcs(motion, fromJdUt, toJdUt)].flatMap((arc) =>
        ASPECT_DIFFERENCES.flatMap(({ aspect, differenceDeg }): ProgressedHit[] => {
          const jdUt = passage(motion, arc, differenceDeg)
          return jdUt === null ? [] : [{ transiting, point, aspect, jdUt }]
        }),
      )
    }),
  )
  return hits.toSorted((a, b) => a.jdUt - b.jdUt)
}

type Into = Motion['into']

/** A body's place by secondary progression, by instants of life. */
function progressedMotion(sky: Ephemeris, birthJdUt: number, body: Planet): Into {
  return (jdUt, out) => {
    sky.longitudeInto(body, progressedJdUt(birthJdUt, jdUt), out)
    out[1] = (out[1] as number) / TROPICAL_YEAR_DAYS
  }
}

/** A natal place moved by the solar arc. */
function directedMotion(sky: Ephemeris, birthJdUt: number, body: Planet): Into {
  const apart = sky.position(body, birthJdUt).longitudeDeg - sky.position('sun', birthJdUt).longitudeDeg
  const sun = progressedMotion(sky, birthJdUt, 'sun')
  return (jdUt, out) => {
    sun(jdUt, out)
    out[0] = turn((out[0] as number) + apart)
  }
}

/** One motion less another, in the steps of the first: the other moves too slowly to add a turn within one. */
function lessThan({ stepDays, into }: Motion, other: Into): Motion {
  const moved = new Float64Array(2)
  return {
    stepDays,
    into: (jdUt, out) => {
      other(jdUt, moved)
      into(jdUt, out)
      out[0] = turn((out[0] as number) - (moved[0] as number))
      out[1] = (out[1] as number) - (moved[1] as number)
    },
  }
}
