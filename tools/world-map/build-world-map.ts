import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { placeAt } from '../../src/astro/atlas/get-place.ts'
import { loadAtlas } from '../../src/astro/atlas/load-atlas.ts'
import { cutAtDateLine, insideOf, simplify, type Place } from '../report-diagrams/simplify.ts'
import { clipToCell, type Cell } from './clip.ts'

const require = createRequire(import.meta.url)
const OUT = new URL('../../src/web/features/world-map/data/', import.meta.url)

/** The map ends north of Antarctica and south of the pole's ice. */
const SOUTH = -60
const NORTH = 84
/** Land is filled in cells of so many degrees, so that a drawing takes those it shows only. */
const CELL = 30
/** Degrees by which neighboring cells overlap: no seam shows between two fills. */
const OVERLAP = 0.06
/** Of the small scale: bends and islands smaller than these square degrees are left out. */
const SMALLEST_BEND = 0.04
const SMALLEST_ISLAND = 0.15
const CITIES = 1600

interface Land {
  features: { geometry: { coordinates: Place[][][] } }[]
}

/** Outlines as whole hundredths of a degree, each as the first place and the steps from place to place. */
function pack(outlines: readonly (readonly Place[])[]): string {
  return outlines
    .map((outline) => {
      let at = [0, 0]
      return outline
        .flatMap(([lon, lat], i) => {
          const here = [Math.round(lon * 100), Math.round(lat * 100)]
          const step = [(here[0] ?? 0) - (at[0] ?? 0), (here[1] ?? 0) - (at[1] ?? 0)]
          at = here
          return i > 0 && step[0] === 0 && step[1] === 0 ? [] : step
        })
        .join(',')
        .replaceAll(',-', '-')
    })
    .join(';')
}

function* cells(size: number): Generator<Cell> {
  for (let west = -180; west < 180; west += size)
    for (let south = SOUTH; south < NORTH; south += size)
      yield { west, south, east: Math.min(180, west + size), north: Math.min(NORTH, south + size) }
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Land by cells; what runs along a cell's edge or the 180th meridian is no coast. */
function landIn(outlines: readonly Place[][], size: number) {
  return [...cells(size)].flatMap((cell) => {
    const wide = {
      west: rounded(cell.west - OVERLAP),
      south: rounded(cell.south - OVERLAP),
      east: rounded(cell.east + OVERLAP),
      north: rounded(cell.north + OVERLAP),
    }
    const fill = outlines.map((outline) => clipToCell(outline, wide)).filter((one) => one.length > 2)
    return fill.length === 0 ? [] : [{ ...wide, land: pack(fill) }]
  })
}

const SOURCE = 'world-atlas/land-50m.json'
const source = readFileSync(require.resolve(SOURCE))
const topology = JSON.parse(source.toString('utf8'))
const land = feature(topology, topology.objects.land) as unknown as Land
const outlines = land.features
  .flatMap(({ geometry }) => geometry.coordinates.flat())
  .flatMap(cutAtDateLine)
  .filter((outline) => outline.some(([, lat]) => lat > SOUTH))
const closed = (outline: Place[]) => (outline[0] ? [...outline, outline[0]] : outline)
const small = outlines
  .filter((outline) => insideOf(outline) > SMALLEST_ISLAND)
  .map((outline) => closed(simplify(outline, SMALLEST_BEND)))

const atlas = loadAtlas()
const weights = atlas.sections.weights
const largest = Array.from({ length: atlas.header.places }, (_, i) => i)
  .toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
  .slice(0, CITIES)
const citiesIn = (lang: 'en' | 'ru') =>
  largest.map((index) => {
    const { name, latitudeDeg, longitudeDeg } = placeAt(atlas, index, lang)
    return [name, Math.round(latitudeDeg * 100) / 100, Math.round(longitudeDeg * 100) / 100]
  })

const files = {
  'land-small.json': JSON.stringify(landIn(small, 360)),
  'land-large.json': JSON.stringify(landIn(outlines, CELL)),
  'cities.en.json': JSON.stringify(citiesIn('en')),
  'cities.ru.json': JSON.stringify(citiesIn('ru')),
}
mkdirSync(OUT, { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, OUT), text)
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const manifest = {
  files: Object.entries(files).map(([file, text]) => ({ file, bytes: Buffer.byteLength(text), sha256: sha256(text) })),
  sources: [
    {
      package: 'npm world-atlas 2.0.2',
      file: 'land-50m.json',
      licence: 'Natural Earth 4.1.0, public domain',
      sha256: sha256(source),
    },
    {
      file: 'src/astro/atlas/data/atlas.bin.br',
      licence: 'see src/astro/atlas/data/manifest.json',
      sha256: sha256(readFileSync(new URL('../../src/astro/atlas/data/atlas.bin.br', import.meta.url))),
    },
  ],
}
writeFileSync(new URL('manifest.json', OUT), `${JSON.stringify(manifest, null, 2)}\n`)
for (const { file, bytes } of manifest.files) console.log(file, bytes)
