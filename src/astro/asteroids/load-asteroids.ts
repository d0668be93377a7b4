import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { AsteroidManifest } from './asteroid-manifest.ts'
import { Asteroids } from './asteroids.ts'

const DATA = new URL('data/', import.meta.url)
let loaded: Asteroids | undefined

/** The small bodies of `data/` (Node only), read once and kept. */
export function loadAsteroids(): Asteroids {
  return (loaded ??= openAsteroids(DATA))
}

/** The small bodies of a folder that `tools/asteroids` has written (Node only), e.g. an operator's own. */
export function openAsteroids(folder: URL): Asteroids {
  const { file } = readAsteroidManifest(folder)
  // In one piece: by default zlib gathers thousands and copies them together.
  const options = { chunkSize: file.unpackedBytes }
  return new Asteroids(brotliDecompressSync(readFileSync(new URL('asteroids.bin.br', folder)), options))
}

/** What a folder of small bodies says of itself (Node only). */
export function readAsteroidManifest(folder = DATA): AsteroidManifest {
  return JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as AsteroidManifest
}
