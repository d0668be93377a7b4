import { readFileSync } from 'node:fs'
import { loadAtlas } from '../src/astro/atlas/load-atlas.ts'
import { searchPlaces, type PlaceLanguage } from '../src/astro/atlas/search-places.ts'
import { randomNumbers } from './births.ts'
import { at } from './measure.ts'

/** What the search through places costs, told by a process that has loaded nothing else. */
export interface PlacesReport {
  queries: number
  loadMs: number
  /** Growth of the process by the loaded atlas, and by all searches after it. */
  atlasMb: number
  searchedMb: number
  /** Milliseconds for one search, by kind of query. */
  searches: { kind: string; count: number; medianMs: number; p99Ms: number; slowestMs: number; slowest: string }[]
}

interface Query {
  kind: 'whole' | 'beginning' | 'misspelt'
  q: string
  lang: PlaceLanguage
}

const MEGABYTE = 2 ** 20
const LETTERS: Record<PlaceLanguage, string> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  ru: 'абвгдежзийклмнопрстуфхцчшщыьэюя',
}

/** Each text of the fixtures, every beginning of it, and eight ways to mistype it. */
function queries(): Query[] {
  const file = new URL('../test/fixtures/places/places.json', import.meta.url)
  const towns = JSON.parse(readFileSync(file, 'utf8')) as { query: string; lang: PlaceLanguage }[]
  const random = randomNumbers(2)
  return towns.flatMap(({ query, lang }): Query[] => {
    const letters = [...query]
    return [
      { kind: 'whole', q: query, lang },
      ...letters.slice(1).map((_, i): Query => ({ kind: 'beginning', q: letters.slice(0, i + 1).join(''), lang })),
      ...Array.from({ length: 8 }, (_, i): Query => ({
        kind: 'misspelt',
        q: misspelt(letters, i, random, lang),
        lang,
      })),
    ]
  })
}

function misspelt(letters: string[], way: number, random: () => number, lang: PlaceLanguage): string {
  const where = Math.floor(random() * letters.length)
  const other = LETTERS[lang][Math.floor(random() * LETTERS[lang].length)] ?? ''
  const [here = '', next = ''] = letters.slice(where)
  const wrong = [[], [other], [next, here], [here, other]][way % 4] ?? []
  return letters.toSpliced(where, way % 4 === 2 ? 2 : 1, ...wrong).join('')
}

function measure(): PlacesReport {
  const rss = () => {
    globalThis.gc?.()
    return process.memoryUsage().rss / MEGABYTE
  }
  const all = queries()
  const before = rss()
  const start = performance.now()
  const atlas = loadAtlas()
  const loadMs = performance.now() - start
  const loaded = rss()
  const search = ({ q, lang }: Query) => searchPlaces(atlas, { q, lang, limit: 5 })
  // Twice: the first time warms up.
  for (const query of all) search(query)
  const times = all.map((query) => {
    const began = performance.now()
    search(query)
    return { query, ms: performance.now() - began }
  })
  const kinds = ['whole', 'beginning', 'misspelt', 'all'] as const
  return {
    queries: all.length,
    loadMs,
    atlasMb: loaded - before,
    searchedMb: rss() - before,
    searches: kinds.map((kind) => {
      const of = times.filter(({ query }) => kind === 'all' || query.kind === kind).toSorted((a, b) => a.ms - b.ms)
      const ms = of.map((one) => one.ms)
      const slowest = of.at(-1)?.query.q ?? ''
      return { kind, count: of.length, medianMs: at(ms, 0.5), p99Ms: at(ms, 0.99), slowestMs: at(ms, 1), slowest }
    }),
  }
}

process.stdout.write(JSON.stringify(measure()))
