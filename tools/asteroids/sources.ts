import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { CataloguedBody } from './elements.ts'
import { readKstars } from './read-kstars.ts'
import { readMpcorb } from './read-mpcorb.ts'

/** The Debian package with JPL's elements; a newer one is taken by changing these two lines. */
const KSTARS_VERSION = '5:3.6.2-2'
const ASTEROIDS_SHA256 = 'e1aea5ca3e947ca03d57c58f3203fd7166ac26f72c8fbdc1405406f3a07e7bbd'

export interface Catalogue {
  from: string
  licence: string
  sha256: string
  /** In the order of their numbers. */
  bodies: CataloguedBody[]
}

/** The catalogue of Debian's kstars-data: from `packageFile` when given, else fetched by apt-get. */
export function kstarsCatalogue(packageFile?: string): Catalogue {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-asteroids-'))
  try {
    execFileSync('dpkg-deb', ['-x', packageFile ?? download(folder), folder])
    const bytes = readFileSync(join(folder, 'usr/share/kstars/asteroids.dat'))
    const sha256 = sha256Of(bytes)
    if (sha256 !== ASTEROIDS_SHA256) {
      throw new Error(`asteroids.dat has sha256 ${sha256}, not that of kstars-data ${KSTARS_VERSION}`)
    }
    return {
      from: `JPL Small-Body Database, by way of Debian kstars-data ${KSTARS_VERSION}, asteroids.dat`,
      licence: 'orbital elements computed by JPL, facts; the package as a whole states GPL-2+',
      sha256,
      bodies: inOrder(readKstars(bytes.toString('utf8'))),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The numbered bodies of a MPCORB.DAT of the operator's. */
export function mpcorbCatalogue(file: string): Catalogue {
  const bytes = readFileSync(file)
  return {
    from: `Minor Planet Center, ${basename(file)}`,
    licence: 'see the header of MPCORB.DAT',
    sha256: sha256Of(bytes),
    bodies: inOrder(readMpcorb(bytes.toString('latin1'))),
  }
}

function download(folder: string): string {
  execFileSync('apt-get', ['download', `kstars-data=${KSTARS_VERSION}`], { cwd: folder, stdio: 'inherit' })
  const file = readdirSync(folder).find((name) => name.startsWith('kstars-data_') && name.endsWith('.deb'))
  if (!file) throw new Error('apt-get download left no kstars-data package')
  return join(folder, file)
}

const inOrder = (bodies: CataloguedBody[]) => bodies.toSorted((a, b) => a.number - b.number)

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
