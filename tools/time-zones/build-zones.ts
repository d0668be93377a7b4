import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { checkAgainstCompiled } from './check-against-compiled.ts'
import { DEBIAN_VERSION, ZONE_SOURCE_SHA256, unpackDebianZones } from './debian-zone-source.ts'
import { readCompiledZone } from './read-compiled-zone.ts'
import { zoneLine } from './write-zone-text.ts'

const OUTPUT = new URL('../../src/astro/birth-time/data/', import.meta.url)

const { values } = parseArgs({ options: { deb: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'asteria-zones-'))
try {
  const { sourceFile, compiledFolder } = unpackDebianZones(folder, values.deb)
  const text = compileToText(sourceFile, join(folder, 'compiled'))
  const compared = checkAgainstCompiled(text, compiledFolder)
  const compressed = write(text)
  console.log(`${compressed} bytes; ${compared} offsets agree with Debian's compiled files`)
} finally {
  rmSync(folder, { recursive: true })
}

function compileToText(sourceFile: string, target: string): string {
  // Not slim: zic 2.36 then cuts the Ramadan changes of Gaza, listed to 2086, at 2072.
  execFileSync('zic', ['-b', 'fat', '-d', target, sourceFile])
  const source = readFileSync(sourceFile, 'utf8')
  const version = /^# version (\S+)/.exec(source)?.[1]
  if (!/^# ddeps backzone zone.tab$/m.test(source)) throw new Error('tzdata.zi was made without backzone')
  const links = new Map<string, string>()
  for (const [, zone = '', alias = ''] of source.matchAll(/^L (\S+) (\S+)$/gm)) links.set(alias, zone)
  const lines = [`# ${version}`]
  for (const name of zoneNames(target)) {
    if (!links.has(name)) lines.push(zoneLine(name, readCompiledZone(join(target, name))))
  }
  for (const alias of [...links.keys()].toSorted()) lines.push(`L ${alias} ${finalTarget(alias, links)}`)
  return `${lines.join('\n')}\n`
}

function zoneNames(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .toSorted()
}

function finalTarget(alias: string, links: Map<string, string>): string {
  const target = links.get(alias)
  return target === undefined ? alias : finalTarget(target, links)
}

function write(text: string): number {
  const data = Buffer.from(text)
  const compressed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  })
  writeFileSync(new URL('zones.txt.br', OUTPUT), compressed)
  const manifest = {
    file: 'zones.txt.br',
    bytes: compressed.length,
    sha256: sha256(compressed),
    textBytes: data.length,
    textSha256: sha256(data),
    zones: text.match(/^Z /gm)?.length,
    links: text.match(/^L /gm)?.length,
    source: {
      package: `Debian tzdata ${DEBIAN_VERSION}`,
      file: 'tzdata.zi (IANA time zone database with backzone data for every zone of zone.tab)',
      sha256: ZONE_SOURCE_SHA256,
      licence: 'public domain',
    },
    generator: 'tools/time-zones',
  }
  writeFileSync(new URL('manifest.json', OUTPUT), `${JSON.stringify(manifest, null, 2)}\n`)
  return compressed.length
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
