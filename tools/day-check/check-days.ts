import { readFileSync } from 'node:fs'
import { loadEphemeris } from '../../src/astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '../../src/language/lang.ts'
import { loadLibrary } from '../../src/reading/library/load-library.ts'
import type { Factor } from '../../src/reading/facts/factor.ts'
import { dateClaims, type DateClaim } from '../../src/reading/truth/dates.ts'
import { localTime } from '../../src/reading/writer/local-time.ts'
import { writeDay } from '../../src/reading/writer/write-day.ts'
import { dateAfter, factsOf, people, type Person } from '../../test/readings/people.ts'
import { piecesOf } from '../../test/readings/sentences.ts'
import { orbAt, recompute, type Natal } from './recompute.ts'
import { openSwiss, SWISS_PLANETS } from './swiss.ts'

/**
 * Writes the days of many people, reads the times and dates that they print, and computes each of them and each aspect
 * anew by the Swiss Ephemeris: `npm run check -- 50 10`.
 */
const [peopleCount = 50, dayCount = 10, firstDay = 300] = process.argv.slice(2).map(Number)
const sky = loadEphemeris()
const library = loadLibrary()
const swiss = await openSwiss()
const say = (line: string) => process.stdout.write(`${line}\n`)
const DAY_SECONDS = 86_400

/** Widest orb in which a transit may be named on a day, degrees: that of what lasts, and a day's way of what comes. */
const NAMED_DEG = 2
const version = /"version": "([^"]+)"/.exec(
  readFileSync(new URL('node_modules/swisseph-wasm/package.json', import.meta.url), 'utf8'),
)?.[1]

function natalOf({ birth: { chart, timeKnown } }: Person): Natal {
  const planets = SWISS_PLANETS.map((planet) => [planet, swiss.position(planet, chart.jdUt).longitudeDeg])
  return Object.fromEntries([...planets, ...(timeKnown ? Object.entries(swiss.angles(chart)) : [])]) as Natal
}

interface Tally {
  printed: number
  same: number
  /** Times told a minute off because the two instants lie on two sides of a minute's turn, and dates likewise. */
  edges: string[]
  wrong: string[]
  /** |told − found| in seconds, by what. */
  seconds: Map<string, number[]>
  notFound: Set<string>
  aspects: number
  orbsArcsec: number[]
  beyond: Set<string>
}
const newTally = (): Tally => ({
  printed: 0,
  same: 0,
  edges: [],
  wrong: [],
  seconds: new Map(),
  notFound: new Set(),
  aspects: 0,
  orbsArcsec: [],
  beyond: new Set(),
})

const isSame = (claim: DateClaim, jdUt: number, timeZone: string): boolean => {
  const time = localTime(jdUt, timeZone)
  return (['year', 'month', 'day', 'clock'] as const).every(
    (part) => claim[part] === undefined || claim[part] === time[part],
  )
}

const tallies: Record<Lang, Tally> = { en: newTally(), ru: newTally() }

function checkPiece(
  tally: Tally,
  lang: Lang,
  page: { text: string; held: Factor[]; natal: Natal; timeZone: string; isTimed: boolean; label: string },
): void {
  const { text, held, natal, timeZone, isTimed, label } = page
  const claims = dateClaims(lang, text)
  if (claims.length === 0) return
  // Of an unknown hour the day alone is told of what touches the chart: the middle of it stands for its instant.
  const told = held.filter(({ kind }) => isTimed || kind !== 'transit').flatMap((one) => recompute(swiss, natal, one))
  for (const claim of claims) {
    const bearing = told.filter(({ toldJdUt }) => isSame(claim, toldJdUt, timeZone))
    if (bearing.length === 0) continue
    tally.printed++
    const found = bearing.filter(({ foundJdUt }) => foundJdUt !== null && isSame(claim, foundJdUt, timeZone))
    if (found.length > 0) {
      tally.same++
      continue
    }
    const off = Math.min(...bearing.map((one) => Math.abs((one.foundJdUt ?? Infinity) - one.toldJdUt) * DAY_SECONDS))
    const line = `${label}: “${claim.words}”, ${bearing[0]?.what}, ${off.toFixed(1)} s: ${text}`
    if (off < 60) tally.edges.push(line)
    else tally.wrong.push(line)
  }
}

for (const person of people(sky, peopleCount)) {
  const natal = natalOf(person)
  const { timeZone, seed, birth } = person
  for (let day = 0; day < dayCount; day++) {
    const date = dateAfter(firstDay + day)
    const facts = factsOf(sky, person, date)
    const middle = (facts.startJdUt + facts.endJdUt) / 2
    for (const lang of LANGS) {
      const tally = tallies[lang]
      const reading = writeDay({ facts, library, lang, timeZone, date, seed })
      const label = `${lang} person ${seed} ${date}`
      for (const factor of Object.values(reading.factors)) {
        if (birth.timeKnown || factor.kind !== 'transit')
          for (const { what, toldJdUt, foundJdUt } of recompute(swiss, natal, factor)) {
            if (foundJdUt === null) tally.notFound.add(`${label}: ${what} of ${factor.id}`)
            else {
              const list = tally.seconds.get(what) ?? []
              tally.seconds.set(what, list)
              list.push(Math.abs(foundJdUt - toldJdUt) * DAY_SECONDS)
            }
          }
        const orb = orbAt(swiss, natal, factor, middle)
        // The Moon's is told by its hour alone.
        if (orb === null || factor.orbDeg === undefined || factor.transiting === 'moon') continue
        tally.aspects++
        tally.orbsArcsec.push(Math.abs(orb - factor.orbDeg) * 3600)
        if (orb > NAMED_DEG) tally.beyond.add(`${label}: ${factor.id}, ${orb.toFixed(2)}°`)
      }
      for (const { text, factors } of piecesOf(reading)) {
        const held = factors.flatMap((id) => reading.factors[id] ?? [])
        checkPiece(tally, lang, { text, held, natal, timeZone, isTimed: birth.timeKnown, label })
      }
    }
  }
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? NaN

say(`${peopleCount} people, ${dayCount} days from ${dateAfter(firstDay)}, swisseph-wasm ${version}`)
for (const lang of LANGS) {
  const { printed, same, edges, wrong, seconds, notFound, aspects, orbsArcsec, beyond } = tallies[lang]
  say(`\n${lang}: ${printed} printed times and dates of what can be computed, ${same} the same, `)
  say(`  ${edges.length} on the other side of a minute or a midnight by less than a minute, ${wrong.length} wrong`)
  for (const [what, list] of seconds)
    say(
      `  ${what}: ${list.length} instants, off by ${quantile(list, 0.5).toFixed(2)} s (median), ${quantile(list, 0.99).toFixed(1)} s (99th), ${Math.max(...list).toFixed(1)} s (most)`,
    )
  say(`  not found near where it is told: ${notFound.size}`)
  say(
    `  ${aspects} aspects: orbs off by ${quantile(orbsArcsec, 0.5).toFixed(2)}″ (median), ${quantile(orbsArcsec, 1).toFixed(2)}″ (most); beyond ${NAMED_DEG}°: ${beyond.size}`,
  )
  for (const line of [...wrong, ...notFound, ...beyond, ...edges].slice(0, 20)) say(`    ${line}`)
}
