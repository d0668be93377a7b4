import { houseOf } from '#astro/charts/house-of.ts'
import { planetReturns, returnChart } from '#astro/charts/returns.ts'
import { signOf } from '#astro/charts/sign.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Factor } from '../../../facts/factor.ts'
import type { TimeAnswer } from './time-answer.ts'

export type Light = 'sun' | 'moon'

/** Where a return is cast for: degrees, north and east positive. */
export interface Site {
  latitudeDeg: number
  longitudeDeg: number
}

/** A planet this near an angle of the return speaks loudest, degrees. */
const ANGLE_DEG = 8

/** A return of the Sun or the Moon, cast for a place. */
export class ReturnChart {
  readonly jdUt: number
  readonly light: Light
  readonly ascendantDeg: number
  readonly rising: Sign
  readonly places: readonly { planet: Planet; longitudeDeg: number; house: number }[]
  private readonly midheavenDeg: number

  private constructor(
    light: Light,
    chart: { jdUt: number; ascendantDeg: number; midheavenDeg: number },
    places: ReturnChart['places'],
  ) {
    this.light = light
    this.jdUt = chart.jdUt
    this.ascendantDeg = chart.ascendantDeg
    this.midheavenDeg = chart.midheavenDeg
    this.rising = signOf(chart.ascendantDeg)
    this.places = places
  }

  /** Null where no houses can be cast. `jdUt` is the instant of the return, Julian day. */
  static at({ sky, birth }: TimeAnswer, light: Light, jdUt: number, site: Site): ReturnChart | null {
    const { latitudeDeg, longitudeDeg } = site
    const { houses } = returnChart(sky, {
      light,
      birthJdUt: birth.chart.jdUt,
      afterJdUt: jdUt - 0.5,
      latitudeDeg,
      longitudeDeg,
    })
    if (!houses) return null
    const places = PLANETS.map((planet) => {
      const { longitudeDeg: deg } = sky.position(planet, jdUt)
      return { planet, longitudeDeg: deg, house: houseOf(deg, houses.cuspsDeg) }
    })
    return new ReturnChart(light, { jdUt, ...houses }, places)
  }

  /** The house of a planet. */
  house = (planet: Planet): number => this.places.find((place) => place.planet === planet)?.house ?? 1

  /** The house with the most planets, if at least three; the light's own where several have as many. */
  get fullest(): { house: number; planets: Planet[] } | null {
    const own = this.house(this.light)
    const houses = [own, ...Array.from({ length: 12 }, (_, i) => i + 1)].map((house) => ({
      house,
      planets: this.places.filter((place) => place.house === house).map(({ planet }) => planet),
    }))
    const [most] = houses.toSorted((a, b) => b.planets.length - a.planets.length)
    return most && most.planets.length > 2 ? most : null
  }

  /** The planets near an angle, the nearest first. */
  get angular(): Planet[] {
    const angles = [this.ascendantDeg, this.midheavenDeg].flatMap((deg) => [deg, deg + 180])
    const off = (deg: number) => Math.min(...angles.map((angle) => Math.abs(halfTurn(deg - angle))))
    return this.places
      .filter(({ longitudeDeg }) => off(longitudeDeg) <= ANGLE_DEG)
      .toSorted((a, b) => off(a.longitudeDeg) - off(b.longitudeDeg))
      .map(({ planet }) => planet)
  }

  private fact(planet: Planet, deg: number, house?: number): Factor {
    return {
      id: `return:${this.light}:${Math.round(this.jdUt)}:${planet}:${house ?? 0}`,
      kind: 'special',
      said: 'return',
      transiting: planet,
      natal: planet,
      sign: signOf(deg),
      exactJdUt: this.jdUt,
      ...(house !== undefined && { house }),
    }
  }

  /** Where the planets of the return stand, as facts. */
  facts(planets: readonly Planet[]): Factor[] {
    return this.places
      .filter(({ planet }) => planets.includes(planet))
      .map(({ planet, longitudeDeg, house }) => this.fact(planet, longitudeDeg, house))
  }

  /** What rises, as a fact. */
  get risingFact(): Factor {
    return {
      id: `return:${this.light}:${Math.round(this.jdUt)}:asc:${this.rising}`,
      kind: 'special',
      said: 'return',
      natal: 'asc',
      sign: this.rising,
      house: 1,
      exactJdUt: this.jdUt,
    }
  }
}

/** Every return of a light between two instants, Julian days (UT). */
export function lightReturns({ sky, birth }: TimeAnswer, light: Light, fromJdUt: number, toJdUt: number): number[] {
  const { longitudeDeg } = sky.position(light, birth.chart.jdUt)
  return planetReturns(sky, { planet: light, longitudeDeg, fromJdUt, toJdUt })
}
