import { PassThrough, Readable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { answerLines } from './json-lines.ts'
import { openVerb, VERB_HELP } from './verbs.ts'

async function answers(verb: string, lines: (string | object)[]): Promise<unknown[]> {
  const answer = await openVerb(verb)
  if (!answer) throw new Error(`no verb ${verb}`)
  const input = Readable.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`))
  const output = new PassThrough()
  const [all] = await Promise.all([readAll(output), answerLines(input, output, answer).then(() => output.end())])
  return all
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const moscow = { utc: '1990-05-17T10:30:00Z', lat: 55.7522, lon: 37.6156 }
const error = (message: string) => ({ error: expect.stringContaining(message) })

describe('bad lines', () => {
  it('are answered in their place, and the run goes on', async () => {
    expect(
      await answers('chart', [
        moscow,
        '{"utc": "1990-05-17T10:30:00Z", "lat": NaN, "lon": 1}',
        '',
        '[1]',
        'null',
        { ...moscow, lat: 90.5 },
        { ...moscow, lon: -200 },
        { ...moscow, lat: '55' },
        { ...moscow, lat: null },
        '{"utc": "1990-05-17T10:30:00Z", "lat": 1e999, "lon": 1}',
        { ...moscow, utc: '1799-12-31T23:00:00Z' },
        { ...moscow, utc: '2151-01-01T00:00:00Z' },
        { ...moscow, utc: '1990-02-30T00:00:00Z' },
        { ...moscow, houseSystem: 'galactic' },
        {},
        moscow,
      ]),
    ).toEqual([
      expect.objectContaining({ bodies: expect.anything() }),
      error('not JSON'),
      error('not JSON'),
      error('not a JSON object'),
      error('not a JSON object'),
      error('latitude 90.5 is not within ±90°'),
      error('longitude -200 is not within ±180°'),
      error('"lat" must be a number'),
      error('"lat" must be a number'),
      error('"lat" must be a number'),
      error('1799 is outside 1800–2150'),
      error('2151 is outside 1800–2150'),
      error("doesn't exist"),
      error('"houseSystem" must be one of placidus'),
      error('"utc" must be a text'),
      expect.objectContaining({ houses: expect.anything() }),
    ])
  })

  it('are errors of every verb', async () => {
    for (const verb of Object.keys(VERB_HELP)) {
      expect(await answers(verb, ['{', '7', {}]), verb).toEqual([error('JSON'), error('JSON'), error('')])
    }
  })

  it('are spans that run backwards', async () => {
    const span = { ...moscow, from: '2025-02-01T00:00:00Z', to: '2025-01-01T00:00:00Z' }
    expect(await answers('transits', [span])).toEqual([error('"to" lies before "from"')])
  })
})

describe('answers', () => {
  it('have the shapes of the contract', async () => {
    const [chart] = (await answers('chart', [{ ...moscow, houseSystem: 'koch' }])) as [Record<string, object>]
    expect(Object.keys(chart)).toEqual(['bodies', 'houses'])
    expect(Object.keys(chart['bodies'] ?? {})).toHaveLength(18)
    expect(Object.keys(chart['houses'] ?? {})).toEqual(['system', 'requested', 'cusps', 'asc', 'mc'])
    expect(chart).toMatchObject({ bodies: { sun: { lon: expect.closeTo(56.26363, 4), retrograde: false } } })

    const pair = { a: moscow, b: { ...moscow, utc: '1991-01-01T00:00:00Z' } }
    expect(await answers('composite', [pair])).toMatchObject([
      { bodies: { sun: expect.any(Number) }, asc: expect.any(Number) },
    ])
    expect(await answers('synastry', [pair])).toMatchObject([{ aspects: expect.any(Array) }])
    expect(await answers('progressed', [{ ...moscow, to: '2020-05-17T00:00:00Z' }])).toMatchObject([
      { houses: { system: 'placidus' } },
    ])
    const span = { ...moscow, from: '2025-01-01T00:00:00Z', to: '2025-02-01T00:00:00Z' }
    expect(await answers('transits', [span])).toMatchObject([
      {
        hits: expect.arrayContaining([
          {
            transiting: 'sun',
            natal: 'sun',
            aspect: 'trine',
            utc: expect.stringMatching(/^2025-01-16T/),
            speed: expect.any(Number),
          },
        ]),
      },
    ])
  })

  // test/fixtures/places/birth_times.json and the contract.
  it('of birth-time are one instant, two, or a gap', async () => {
    expect(
      await answers('birth-time', [
        { timeZone: 'Europe/Moscow', local: '1990-05-17T14:30' },
        { timeZone: 'Europe/Berlin', local: '2024-03-31T02:30' },
        { timeZone: 'Europe/Berlin', local: '2024-10-27T02:30' },
        { timeZone: 'Mars/Olympus', local: '2024-10-27T02:30' },
      ]),
    ).toEqual([
      { utc: '1990-05-17T10:30:00Z', offset: '+04:00' },
      { gap: true },
      { ambiguous: ['2024-10-27T00:30:00Z', '2024-10-27T01:30:00Z'] },
      error('Mars/Olympus'),
    ])
  })

  it('of birth-time at a place say what a gap, a late old-style date and the open sea mean', async () => {
    const at = { lat: 55.752, lon: 37.616 }
    const [gap, inUse, late, sea] = await answers('birth-time', [
      { ...at, local: '2011-03-27T02:30' },
      { ...at, local: '1918-01-31T12:00', calendar: 'julian' },
      { ...at, local: '1918-02-05T12:00', calendar: 'julian' },
      { lat: 30, lon: -40, local: '1990-06-01T12:00' },
    ])
    expect(gap).toEqual({
      gap: true,
      text: expect.stringContaining('from 2011-03-27 02:00 to 2011-03-27 03:00'),
      candidates: [
        { utc: '2011-03-26T23:30:00Z', offset: '+03:00' },
        { utc: '2011-03-26T22:30:00Z', offset: '+04:00' },
      ],
    })
    expect(inUse).not.toHaveProperty('note')
    expect(late).toMatchObject({ calendar: { mayBeJulian: false }, note: expect.stringContaining('Old style was not') })
    expect(sea).toMatchObject({ doubt: { reason: 'sea', alternatives: [{ offset: '-03:00' }] } })
  })

  it('of place are places as on the wire', async () => {
    const [first, second, third] = await answers('place', [
      { q: 'Москва', lang: 'ru', limit: 1 },
      { q: 'Moscow', lang: 'de' },
      { q: 'Moscow', lang: 'en', limit: 99 },
    ])
    expect(first).toMatchObject({ places: [{ name: 'Москва', country_code: 'RU', time_zone: 'Europe/Moscow' }] })
    expect(second).toEqual(error('"lang" must be en or ru'))
    expect(third).toEqual(error('limit'))
  })
})

it('answers a slow reader in full, and leaves it no listeners', async () => {
  const output = new PassThrough({ highWaterMark: 10 })
  const lines = Array.from({ length: 50 }, (_, i) => `${i}\n`)
  const before = output.listenerCount('close')
  let most = 0
  const [all] = await Promise.all([
    readAll(output),
    answerLines(Readable.from(lines), output, (line) => {
      most = Math.max(most, output.listenerCount('close') - before)
      return `a text longer than the buffer: ${String(line)}`
    }).then(() => output.end()),
  ])
  expect(all.trimEnd().split('\n')).toHaveLength(50)
  expect(most).toBeLessThan(3)
})

it('there is no verb of an unknown name', async () => {
  for (const name of ['horoscope', '', 'toString', '__proto__']) expect(await openVerb(name)).toBeUndefined()
})
