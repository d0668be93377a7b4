import type { ClockId, DoubtReason } from './birth-time.ts'

/** What `data/territories.json` holds; `tools/territories/README.md` tells how it is written. */
export interface TerritoriesData {
  polygons: PolygonData[]
  territories: TerritoryData[]
}

/** A drawn border. */
export interface PolygonData {
  id: string
  /** How far off it may be drawn, kilometers. */
  km: number
  /** Latitude and longitude, degrees; the last joins the first. */
  points: [number, number][]
}

/** A territory whose clocks followed another country for a time. The first one that holds a place is the place's. */
export interface TerritoryData {
  id: string
  en: string
  ru: string
  areas: AreaData[]
  /** In order; the last has no end. */
  clocks: ClockLine[]
  doubts: DoubtLine[]
  /** Its towns whose days under occupation are known by themselves. */
  towns?: TownData[]
}

/** A town that was taken and retaken on other days than its region's seat. */
export interface TownData {
  name: string
  /** Latitude, longitude, kilometers. */
  near: [number, number, number]
  /** From and until, one pair each time. */
  held: [string, string][]
}

/** All that is given must hold. */
export interface AreaData {
  /** `CC/Region`, or `CC/*` for the whole country. */
  regions: string[]
  in?: string[]
  not?: string[]
  /** Latitude, longitude, kilometers. */
  near?: [number, number, number]
  zone?: string
}

export interface ClockLine {
  /** `YYYY-MM-DD` or with `THH:mm`, read on this clock; null for the last. */
  until: string | null
  /** A clock, or `own`: the place's zone. */
  clock: ClockId
  source: string
}

export interface DoubtLine {
  from: string
  until: string
  reason: DoubtReason
  /** As in `ClockLine`. */
  clocks: ClockId[]
  source: string
  /** That the front passed: a town with days of its own has those instead. */
  front?: true
}
