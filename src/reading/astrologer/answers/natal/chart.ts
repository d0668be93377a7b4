import type { ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import { type Dignity, essentialDignities } from '#astro/charts/dignities.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { houseFrameAt } from '#astro/charts/houses.ts'
import { partOfFortuneDeg } from '#astro/charts/part-of-fortune.ts'
import { chartSect, type Sect } from '#astro/charts/sect.ts'
import { signOf } from '#astro/charts/sign.ts'
import { vertexDeg } from '#astro/charts/vertex.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../../../facts/day-facts.ts'
import { tableOrbDeg } from '../../../facts/table-orb.ts'
import { isSpoken, type SpokenPoint } from '../../../library/subjects.ts'

/** Points that are reckoned from others. */
export type ExtraPoint = 'fortune' | 'vertex' | 'southNode'

/** Where something stands in a birth chart. */
export interface Place {
  /** 0 ≤ λ < 360. */
  longitudeDeg: number
  sign: Sign
  /** 1–12; null without the hour. */
  house: number | null
  isRetrograde: boolean
  /** Without the hour: the signs it may be in, where it changes sign on that day. */
  between: readonly [Sign, Sign] | null
  dignities: readonly Dignity[]
}

/** A birth chart as answers ask it. */
export class BirthChart {
  readonly birth: NatalBirth
  private readonly sky: Ephemeris

  constructor(sky: Ephemeris, birth: NatalBirth) {
    this.sky = sky
    this.birth = birth
  }

  get hasHour(): boolean {
    return this.birth.timeKnown && this.birth.chart.houses !== null
  }

  get sect(): Sect | null {
    return this.hasHour ? chartSect(this.sky, this.birth.chart) : null
  }

  private houseAt(longitudeDeg: number): number | null {
    const { houses } = this.birth.chart
    return this.hasHour && houses ? houseOf(longitudeDeg, houses.cuspsDeg) : null
  }

  private place(longitudeDeg: number, more: Partial<Place> = {}): Place {
    return {
      longitudeDeg,
      sign: signOf(longitudeDeg),
      house: this.houseAt(longitudeDeg),
      isRetrograde: false,
      between: null,
      dignities: [],
      ...more,
    }
  }

  /** Where a point stands; null for an angle without the hour. */
  at(point: ChartPoint): Place | null {
    const { chart, uncertain } = this.birth
    if (point === 'asc' || point === 'mc') {
      if (!this.hasHour || !chart.houses) return null
      return this.place(point === 'asc' ? chart.houses.ascendantDeg : chart.houses.midheavenDeg)
    }
    const placement = chart.placements.find(({ body }) => body === point)
    if (!placement) return null
    const change = uncertain.find(({ body }) => body === point)
    return this.place(placement.longitudeDeg, {
      isRetrograde: placement.retrograde,
      between: change ? [change.signs[0] as Sign, change.signs[1] as Sign] : null,
      dignities: isPlanet(point) && !change ? essentialDignities(point, placement.sign) : [],
    })
  }

  /** Where a reckoned point stands; null without the hour, but for the south node. */
  extra(point: ExtraPoint): Place | null {
    if (point === 'southNode') {
      const node = this.at('trueNode')
      return node && this.place(turn(node.longitudeDeg + 180))
    }
    const { chart } = this.birth
    const { sect } = this
    const [sun, moon] = [this.at('sun'), this.at('moon')]
    if (!chart.houses || !sect || !sun || !moon) return null
    if (point === 'vertex')
      return this.place(turn(vertexDeg(houseFrameAt(this.sky, chart)) - this.sky.zodiacOffsetDeg(chart.jdUt)))
    return this.place(
      partOfFortuneDeg({
        ascendantDeg: chart.houses.ascendantDeg,
        sunDeg: sun.longitudeDeg,
        moonDeg: moon.longitudeDeg,
        sect,
      }),
    )
  }

  /** The sign on a house's cusp; null without the hour. */
  cusp(house: number): Place | null {
    const deg = this.hasHour ? this.birth.chart.houses?.cuspsDeg[house - 1] : undefined
    return deg === undefined ? null : this.place(deg, { house })
  }

  /** The spoken points in a house, in chart order. */
  inHouse(house: number): SpokenPoint[] {
    return this.birth.chart.placements.flatMap(({ body, longitudeDeg }) =>
      isSpoken(body) && this.houseAt(longitudeDeg) === house ? [body] : [],
    )
  }

  /** The aspects between spoken points, the closest first; each with the orb that the table of positions gives. */
  aspects(): (ChartAspect & { a: SpokenPoint; b: SpokenPoint })[] {
    const { chart } = this.birth
    const isTold = (point: ChartPoint): point is SpokenPoint =>
      isSpoken(point) && point !== 'ceres' && point !== 'meanLilith'
    return chart.aspects
      .filter((one): one is ChartAspect & { a: SpokenPoint; b: SpokenPoint } => isTold(one.a) && isTold(one.b))
      .filter(({ a, b }) => this.hasHour || (a !== 'moon' && b !== 'moon'))
      .map((one) => ({ ...one, orbDeg: tableOrbDeg(chart, one) }))
      .toSorted((x, y) => x.orbDeg - y.orbDeg)
  }
}
