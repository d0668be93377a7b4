import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import { feature } from 'topojson-client'
import { cutAtDateLine, insideOf, simplify, type Place } from './simplify.ts'

const require = createRequire(import.meta.url)
const OUT = new URL('../../src/drawing/report-diagrams/data/', import.meta.url)

const read = (path: string) => {
  const bytes = readFileSync(require.resolve(path))
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Islands smaller than this many square degrees are no more than a dot on the map. */
const SMALLEST_ISLAND = 0.35
/** Bends smaller than this many square degrees aren't seen at the map's scale. */
const SMALLEST_BEND = 0.09
/** The map ends north of Antarctica. */
const SOUTH = -60

interface Land {
  features: { geometry: { coordinates: Place[][][] } }[]
}

/** Outlines in tenths of a degree, each as the first place and the steps from place to place. */
function coasts(bytes: Buffer): string {
  const topology = JSON.parse(bytes.toString('utf8'))
  const land = feature(topology, topology.objects.land) as unknown as Land
  const outlines = land.features.flatMap(({ geometry }) => geometry.coordinates.flat())
  return outlines
    .flatMap(cutAtDateLine)
    .filter((outline) => outline.some(([, lat]) => lat > SOUTH) && insideOf(outline) > SMALLEST_ISLAND)
    .toSorted((a, b) => insideOf(b) - insideOf(a))
    .map((outline) => {
      const places = simplify(outline, SMALLEST_BEND).map(([lon, lat]) => [Math.round(lon * 10), Math.round(lat * 10)])
      let at = [0, 0]
      const steps = places.flatMap(([lon = 0, lat = 0]) => {
        const step = [lon - (at[0] ?? 0), lat - (at[1] ?? 0)]
        at = [lon, lat]
        return step
      })
      return steps.join(',').replaceAll(',-', '-')
    })
    .join(';')
}

/** The letters of both languages, diagrams and the punctuation that labels hold. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
  ...Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0x410 + i)),
  ...'Ёё«»„“”’‘–—…°′″№·×±≈→\u00a0\u2009\u202f',
]

/** Advance of each letter in thousandths of the font size. */
function widths(bytes: Buffer): Record<string, number> {
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  return Object.fromEntries(
    LETTERS.filter((letter) => font.charToGlyphIndex(letter) > 0).map((letter) => [
      letter,
      Math.round(((font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm) * 1000),
    ]),
  )
}

const land = read('world-atlas/land-50m.json')
const golos = read('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf')
const files = {
  'coasts.json': JSON.stringify(coasts(land.bytes)),
  'golos-widths.json': JSON.stringify(widths(golos.bytes)),
}
mkdirSync(OUT, { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, OUT), text)
const manifest = {
  files: Object.entries(files).map(([file, text]) => ({
    file,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  })),
  sources: [
    {
      package: 'npm world-atlas 2.0.2',
      file: 'land-50m.json',
      licence: 'Natural Earth 4.1.0, public domain',
      sha256: land.sha256,
    },
    {
      package: 'npm @expo-google-fonts/golos-text 0.4.2',
      file: '400Regular/GolosText_400Regular.ttf',
      licence: 'SIL OFL 1.1, (c) The Golos Text Project Authors',
      sha256: golos.sha256,
    },
  ],
}
writeFileSync(new URL('manifest.json', OUT), `${JSON.stringify(manifest, null, 2)}\n`)
