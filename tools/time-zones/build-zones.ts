import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { checkAgainstCompiled } from './check-against-compiled.ts'
import { DEBIAN_VERSION, ZONE_SOURCE_SHA256, unpackDebianZones } from './debian-zone-source.ts'
import { followFrom } from './follow-from.ts'
import { readCompiledZone } from './read-compiled-zone.ts'
import { zoneLine } from './write-zone-text.ts'

const OUTPUT = new URL('../../src/astro/birth-time/data/', import.meta.url)

/** The histories that Debian's package leaves out; made by `extract-backzone.ts`. */
const BACKZONE = new URL('backzone.zi', import.meta.url)

/** What `backzone` says differs from the zone that the name is linked to even today. */
const STAND_ALONE = new Set(['Asia/Kashgar', 'Atlantic/Jan_Mayen', 'Pacific/Enderbury'])

const { values } = parseArgs({ options: { deb: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'asteria-zones-'))
try {
  const { sourceFile, compiledFolder } = unpackDebianZones(folder, values.deb)
  const text = compileToText(sourceFile, folder)
  const compared = checkAgainstCompiled(text, [join(folder, 'backzone'), compiledFolder])
  const compressed = write(text)
  console.log(`${compressed} bytes; ${compared} offsets agree with Debian's compiled files`)
} finally {
  rmSync(folder, { recursive: true })
}

function compileToText(sourceFile: string, folder: string): string {
  const [main, full] = [join(folder, 'compiled'), join(folder, 'backzone')]
  // Not slim: zic 2.36 then cuts the Ramadan changes of Gaza, listed to 2086, at 2072.
  execFileSync('zic', ['-b', 'fat', '-d', main, sourceFile])
  execFileSync('zic', ['-b', 'fat', '-d', full, fileURLToPath(BACKZONE)])
  const source = readFileSync(sourceFile, 'utf8')
  const backzone = readFileSync(BACKZONE, 'utf8')
  const version = /^# version (\S+)/.exec(source)?.[1]
  if (!/^# ddeps backzone zone.tab$/m.test(source)) throw new Error('tzdata.zi was made without backzone')
  const links = linksOf(/^L (\S+) (\S+)$/gm, source)
  // What Debian makes a link, or leaves out, stands for itself. The rest it has in a newer release.
  const own = new Map<string, string | null>()
  for (const [, name = ''] of backzone.matchAll(/^Zone (\S+)/gm)) {
    if (links.has(name) || !existsSync(join(main, name))) own.set(name, links.get(name) ?? null)
    else rmSync(join(full, name))
    links.delete(name)
  }
  for (const [alias, zone] of linksOf(/^Link (\S+) (\S+)$/gm, backzone)) {
    links.set(alias, zone)
    rmSync(join(full, alias))
  }
  const lines = [`# ${version}`]
  for (const name of new Set([...zoneNames(main), ...own.keys()].toSorted())) {
    if (links.has(name)) continue
    const keptUp = STAND_ALONE.has(name) ? null : own.get(name)
    const zone = readCompiledZone(join(own.has(name) ? full : main, name))
    lines.push(zoneLine(name, keptUp ? followFrom(zone, readCompiledZone(join(main, keptUp))) : zone))
  }
  for (const alias of [...links.keys()].toSorted()) lines.push(`L ${alias} ${finalTarget(alias, links)}`)
  return `${lines.join('\n')}\n`
}

function linksOf(pattern: RegExp, source: string): Map<string, string> {
  return new Map([...source.matchAll(pattern)].map(([, zone = '', alias = '']) => [alias, zone]))
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
    sources: [
      {
        package: `Debian tzdata ${DEBIAN_VERSION}`,
        file: 'tzdata.zi (IANA time zone database with backzone data for every zone of zone.tab)',
        sha256: ZONE_SOURCE_SHA256,
        licence: 'public domain',
      },
      {
        package: 'github.com/eggert/tz b9bc7a87bb7f21576b43541dea9f298462c23bd5',
        file: 'backzone, with the rules it follows (tools/time-zones/backzone.zi): zones that Debian makes links or leaves out',
        sha256: sha256(readFileSync(BACKZONE)),
        licence: 'public domain',
      },
    ],
    generator: 'tools/time-zones',
  }
  writeFileSync(new URL('manifest.json', OUTPUT), `${JSON.stringify(manifest, null, 2)}\n`)
  return compressed.length
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
