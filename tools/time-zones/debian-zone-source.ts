import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The Debian package that the vendored data comes from; a newer one is taken by changing these three lines. */
export const DEBIAN_VERSION = '2026f-0+deb12u1'
export const ZONE_SOURCE_SHA256 = '1708f2c388c5b602defbc56eba3237a9615f8cd28dbbf2f58d7534ff434af5a6'

/** Puts the package's files into `folder`: from `packageFile` when given, else fetched by apt-get. */
export function unpackDebianZones(
  folder: string,
  packageFile?: string,
): { sourceFile: string; compiledFolder: string } {
  const file = packageFile ?? download(folder)
  execFileSync('dpkg-deb', ['-x', file, folder])
  const compiledFolder = join(folder, 'usr/share/zoneinfo')
  const sourceFile = join(compiledFolder, 'tzdata.zi')
  const sha256 = createHash('sha256').update(readFileSync(sourceFile)).digest('hex')
  if (sha256 !== ZONE_SOURCE_SHA256) {
    throw new Error(`tzdata.zi of ${file} has sha256 ${sha256}, not that of tzdata ${DEBIAN_VERSION}`)
  }
  return { sourceFile, compiledFolder }
}

function download(folder: string): string {
  execFileSync('apt-get', ['download', `tzdata=${DEBIAN_VERSION}`], { cwd: folder, stdio: 'inherit' })
  const file = readdirSync(folder).find((name) => name.startsWith('tzdata_') && name.endsWith('.deb'))
  if (!file) throw new Error('apt-get download left no tzdata package')
  return join(folder, file)
}
