import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { missingCities } from './add-missing-cities.ts'
import { atlasBytes } from './atlas-bytes.ts'
import { namePlaces } from './named-place.ts'
import { settleTimeZones } from './place-zones.ts'
import { readCities } from './read-cities.ts'
import { readGeonames } from './read-geonames.ts'
import { readGettext } from './read-gettext.ts'
import { regionNames } from './region-names.ts'
import { settleRegions } from './settle-regions.ts'
import { packageVersion, readSources, sha256, zoneFinder, type Sources } from './sources.ts'

const OUTPUT = new URL('../../src/astro/atlas/data/', import.meta.url)

// --quick compresses badly but in a second: for trying things out, not for committing.
const { values } = parseArgs({ options: { debs: { type: 'string' }, quick: { type: 'boolean' } } })
const sources = readSources(values.debs)
const cities = readCities(sources.cities.bytes.toString('utf8'))
const listed = settleRegions(readGeonames(sources.geonames.bytes.toString('utf8')), cities)
const added = missingCities(listed, cities)
console.log(`${listed.length} places, ${added.length} more from the second list`)
const { settled, changed, leftOut } = settleTimeZones([...listed, ...added], zoneFinder())
console.log(`${changed} zones differ from the source's; in no zone: ${leftOut.join(', ')}`)
const places = namePlaces(settled, readGettext(sources.englishLabels.bytes), readGettext(sources.russianLabels.bytes))
console.log(`${places.filter(({ russian }) => russian !== '').length} have a Russian name`)
const regions = regionNames(
  sources.regions.bytes.toString('utf8'),
  sources.englishSubdivisions.bytes.toString('utf8'),
  sources.russianSubdivisions.bytes.toString('utf8'),
)
const data = atlasBytes(places, regions)
write(data, sources)

function write(atlas: Buffer, from: Sources): void {
  const compressed = brotliCompressSync(atlas, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: values.quick ? 5 : 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: atlas.length,
    },
  })
  writeFileSync(new URL('atlas.bin.br', OUTPUT), compressed)
  const manifest = {
    file: 'atlas.bin.br',
    bytes: compressed.length,
    sha256: sha256(compressed),
    unpackedBytes: atlas.length,
    unpackedSha256: sha256(atlas),
    places: places.length,
    placesFromSecondList: added.length,
    attribution: 'Places and names: GeoNames (https://www.geonames.org), CC BY 4.0',
    sources: [
      ...Object.values(from).map(({ from: name, path, licence, bytes }) => {
        return { package: name, file: path, licence, sha256: sha256(bytes) }
      }),
      {
        package: `npm geo-tz ${packageVersion('geo-tz')}`,
        file: 'zone borders of timezone-boundary-builder, all zones',
        licence: 'ODbL 1.0, © OpenStreetMap contributors',
      },
    ],
    generator: 'tools/atlas',
  }
  writeFileSync(new URL('manifest.json', OUTPUT), `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(`${atlas.length} bytes, ${compressed.length} compressed`)
}
