import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const PACKAGE = new URL('../node_modules/swisseph-wasm/wasm/', import.meta.url)
const FOLDER = new URL('../node_modules/.cache/swiss-ephemeris/', import.meta.url)

/**
 * The folder with the data files of the Swiss Ephemeris (1800–2399, planets, Moon, asteroids), taken from the pack that
 * swisseph-wasm brings. Without them the native library falls back to formulas.
 */
export function swissDataFolder(): string {
  if (!existsSync(FOLDER)) {
    const loader = readFileSync(new URL('swisseph.js', PACKAGE), 'utf8')
    const pack = readFileSync(new URL('swisseph.data', PACKAGE))
    const files = [...loader.matchAll(/filename:"\/sweph\/([\w.]+)",start:(\d+),end:(\d+)/g)]
    if (files.length === 0) throw new Error('swisseph-wasm no longer tells where its data files are')
    mkdirSync(FOLDER, { recursive: true })
    for (const [, name = '', start, end] of files) {
      writeFileSync(new URL(name, FOLDER), pack.subarray(Number(start), Number(end)))
    }
  }
  return FOLDER.pathname
}
