import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readPlanes } from '../../src/astro/atlas/byte-planes.ts'
import { loadAtlas } from '../../src/astro/atlas/load-atlas.ts'
import { isTimeZone } from '../../src/astro/birth-time/find-zone.ts'
import type { TerritoriesData } from '../../src/astro/birth-time/territory-data.ts'
import { occupiedLine } from '../../src/astro/birth-time/town-territory.ts'
import { readPolygons, readTerritories } from './read-territories.ts'

/** In the order in which they are asked whether a place is theirs. */
const FILES = ['east-europe.txt', 'poland-germany.txt', 'west-south.txt', 'asia.txt']
const OUTPUT = new URL('../../src/astro/birth-time/data/', import.meta.url)

const texts = [...FILES, 'polygons.txt'].map((name) => ({
  name,
  text: readFileSync(new URL(name, import.meta.url), 'utf8'),
}))
const territories = texts.slice(0, -1).flatMap(({ text }) => readTerritories(text))
const data: TerritoriesData = { polygons: readPolygons(texts.at(-1)?.text ?? ''), territories }
check(data)
write(data)

function check({ polygons, territories: all }: TerritoriesData): void {
  const drawn = new Set(polygons.map(({ id }) => id))
  const regions = regionsOfAtlas()
  for (const [name, ids] of [
    ['territory', all.map(({ id }) => id)],
    ['polygon', [...polygons.map(({ id }) => id)]],
  ] as const) {
    if (new Set(ids).size !== ids.length) throw new Error(`a ${name} is there twice: ${ids.toSorted().join(' ')}`)
  }
  for (const { id, areas, clocks, doubts, towns = [] } of all) {
    if (areas.length === 0 || clocks.at(-1)?.until !== null) throw new Error(`${id} lacks an area or its last clock`)
    for (const [i, { until }] of clocks.entries()) {
      const before = clocks[i - 1]?.until
      if (until !== null && before != null && until <= before) throw new Error(`${id}: ${until} follows ${before}`)
    }
    for (const { name } of towns) {
      if (occupiedLine({ clocks }) < 1)
        throw new Error(`${id}: no days of an occupation for ${name} to take the place of`)
    }
    for (const clock of [...clocks.map((line) => line.clock), ...doubts.flatMap((line) => line.clocks)]) {
      if (!/^(own|lmt|[+-]\d{2}:\d{2}(:\d{2})?)$/.test(clock) && !isTimeZone(clock)) throw new Error(`${id}: ${clock}`)
    }
    for (const area of areas) {
      for (const region of area.regions) if (!regions.has(region)) throw new Error(`${id}: no region ${region}`)
      for (const polygon of [...(area.in ?? []), ...(area.not ?? [])]) {
        if (!drawn.has(polygon)) throw new Error(`${id}: no polygon ${polygon}`)
      }
    }
  }
}

function regionsOfAtlas(): Set<string> {
  const { header, sections } = loadAtlas()
  const found = new Set<string>()
  for (let i = 0; i < header.places; i++) {
    const country = header.countryCodes[readPlanes(sections.countries, header.places, i)] ?? ''
    found.add(`${country}/*`)
    found.add(`${country}/${header.regions[readPlanes(sections.regions, header.places, i)]?.en ?? ''}`)
  }
  return found
}

function write(built: TerritoriesData): void {
  const text = `${JSON.stringify(built)}\n`
  writeFileSync(new URL('territories.json', OUTPUT), text)
  const manifest = {
    file: 'territories.json',
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
    territories: built.territories.length,
    polygons: built.polygons.length,
    clocks: built.territories.reduce((sum, { clocks }) => sum + clocks.length, 0),
    doubts: built.territories.reduce((sum, { doubts }) => sum + doubts.length, 0),
    towns: built.territories.reduce((sum, { towns = [] }) => sum + towns.length, 0),
    sources: texts.map((file) => ({ file: `tools/territories/${file.name}`, sha256: sha256(file.text) })),
    licence: 'MIT, as the product; facts from laws, treaties and the public-domain IANA database',
    generator: 'tools/territories',
  }
  writeFileSync(new URL('territories.manifest.json', OUTPUT), `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(
    `${manifest.territories} territories, ${manifest.doubts} doubts, ${manifest.towns} towns, ${manifest.bytes} bytes`,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
