import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { parseZones, type Zones } from './parse-zones.ts'

export type { Zones }

let loaded: Zones | undefined

/**
 * The zones of `data/zones.txt.br` (Node only; read once, some 10 ms). `Intl` must not stand in for them: Node's zones
 * leave out the IANA file `backzone`, which makes them wrong before 1970 for dozens of zones (Oslo, Stockholm, …).
 */
export function loadZones(): Zones {
  return (loaded ??= readZones())
}

function readZones(): Zones {
  const file = new URL('data/zones.txt.br', import.meta.url)
  return parseZones(brotliDecompressSync(readFileSync(file)).toString('utf8'))
}
