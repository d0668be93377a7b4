import { readFileSync } from 'node:fs'
import { civilTime, wallSeconds } from './civil-time.ts'
import { polygonOf, type Polygon } from './polygon.ts'
import type { AreaData, ClockLine, DoubtLine, TerritoriesData, TerritoryData } from './territory-data.ts'
import { townTerritory } from './town-territory.ts'

/** A territory with its dates as wall seconds (as `wallSeconds` counts them). */
export interface Territory extends Omit<TerritoryData, 'clocks' | 'doubts'> {
  clocks: (ClockLine & { untilWallSec: number })[]
  doubts: (DoubtLine & { fromWallSec: number; untilWallSec: number })[]
  /** What holds instead in those of its towns that have days of their own. */
  townHistories: { near: [number, number, number]; territory: Territory }[]
}

/** An area of a territory within one region. */
export interface RegionArea extends Pick<AreaData, 'near' | 'zone'> {
  territory: Territory
  inside: Polygon[]
  outside: Polygon[]
}

/** What may hold a place of a region. */
export interface RegionTerritories {
  /** In the order in which they are asked. */
  areas: RegionArea[]
  /** The drawn borders that decide among them. */
  polygons: Polygon[]
}

interface Territories {
  list: Territory[]
  polygons: Map<string, Polygon>
  byRegion: Map<string, RegionTerritories>
}

let loaded: Territories | undefined

/** The territories of `data/territories.json` (Node only; read once). */
export function loadTerritories(): Pick<Territories, 'list'> {
  return (loaded ??= readTerritories())
}

/** The territories that may hold a place of a region, `CC/Region`, of a country. */
export function regionTerritories(country: string, region: string): RegionTerritories {
  const { list, polygons, byRegion } = (loaded ??= readTerritories())
  const known = byRegion.get(region)
  if (known) return known
  const everywhere = `${country}/*`
  const drawn = (ids: string[] | undefined) =>
    (ids ?? []).flatMap((id) => {
      const polygon = polygons.get(id)
      return polygon ? [polygon] : []
    })
  const areas = list.flatMap((territory) =>
    territory.areas
      .filter(({ regions }) => regions.includes(region) || regions.includes(everywhere))
      .map(({ in: inside, not: outside, ...area }): RegionArea => {
        return { ...area, territory, inside: drawn(inside), outside: drawn(outside) }
      }),
  )
  const found = { areas, polygons: [...new Set(areas.flatMap(({ inside, outside }) => [...inside, ...outside]))] }
  byRegion.set(region, found)
  return found
}

function readTerritories(): Territories {
  const text = readFileSync(new URL('data/territories.json', import.meta.url), 'utf8')
  const data = JSON.parse(text) as TerritoriesData
  return {
    list: data.territories.map(withSeconds),
    polygons: new Map(data.polygons.map((polygon) => [polygon.id, polygonOf(polygon)])),
    byRegion: new Map(),
  }
}

const wallOf = (civil: string | null) =>
  civil === null ? Number.POSITIVE_INFINITY : wallSeconds(civilTime(civil.includes('T') ? civil : `${civil}T00:00`))

const withSeconds = (territory: TerritoryData): Territory => ({
  ...territory,
  clocks: territory.clocks.map((line) => ({ ...line, untilWallSec: wallOf(line.until) })),
  doubts: territory.doubts.map((line) => ({
    ...line,
    fromWallSec: wallOf(line.from),
    untilWallSec: wallOf(line.until),
  })),
  townHistories: (territory.towns ?? []).map((town) => ({
    near: town.near,
    territory: withSeconds(townTerritory(territory, town)),
  })),
})
