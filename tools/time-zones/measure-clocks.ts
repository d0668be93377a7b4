/**
 * Compares local times of random zones and instants since 1970, before which Node leaves out much history, with those of Node's own
 * ICU, and writes `measured.json`, which `scripts/write-accuracy.ts` reads. `node measure-clocks.ts`, some seconds.
 */
import { writeFileSync } from 'node:fs'
import { answeredTime } from '../../test/fixtures/places/reference.ts'

const CASES = 4000
const FROM = Date.UTC(1970, 0, 1)
const TO = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000
/** Kept as the database's own history has it, where ICU links the name to another zone (README). */
const APART: ReadonlySet<string> = new Set(['Pacific/Enderbury'])

let state = 20251125
const random = (): number => {
  state = (state * 1103515245 + 12345) % 2147483648
  return state / 2147483648
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit' as const
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    })
  formats.set(timeZone, made)
  return made
}

/** What a clock of a zone shows, as if it were UTC. */
function wallMs(timeZone: string, utcMs: number): number {
  const shown = new Map(
    formatOf(timeZone)
      .formatToParts(utcMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? Number.NaN
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** Every instant at which ICU's clock shows a local time, in order. */
function instantsOf(timeZone: string, localMs: number): number[] {
  const offsets = [-DAY_MS, 0, DAY_MS].map((away) => wallMs(timeZone, localMs + away) - (localMs + away))
  return [...new Set(offsets)]
    .map((offset) => localMs - offset)
    .filter((utcMs) => wallMs(timeZone, utcMs) === localMs)
    .toSorted((a, b) => a - b)
}

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !APART.has(zone))
let right = 0
for (let i = 0; i < CASES; i++) {
  const timeZone = zones[Math.floor(random() * zones.length)] ?? 'UTC'
  const localMs = Math.floor((FROM + random() * (TO - FROM)) / 60_000) * 60_000
  const expected = instantsOf(timeZone, localMs).map((utcMs) => new Date(utcMs).toISOString().replace('.000Z', 'Z'))
  const answer = answeredTime({ timeZone, local: new Date(localMs).toISOString().slice(0, 16) })
  const found = answer.kind === 'gap' ? [] : answer.utc
  if (found.join() === expected.join()) right++
  else
    process.stdout.write(
      `${timeZone} ${new Date(localMs).toISOString()}: ${found.join()} instead of ${expected.join()}\n`,
    )
}
const reference = `ICU ${process.versions.icu}, time zones ${process.versions.tz}`
process.stdout.write(`${right} of ${CASES}, ${reference}\n`)
writeFileSync(
  new URL('measured.json', import.meta.url),
  `${JSON.stringify({ reference, zones: zones.length, count: CASES, right }, null, 2)}\n`,
)
