import { describe, expect, it } from 'vitest'
import { isThatPlace, referencePlaces } from '#test/fixtures/places/reference.ts'
import { LANGS } from '#language/lang.ts'
import { callTool } from './call-tool.ts'
import { readResource, RESOURCES } from './resources.ts'
import { TERM_NAMES } from './term-names.ts'
import { TOOLS } from './tools.ts'

const call = (name: string, input: unknown) => callTool(name, input, (message) => expect.fail(message))
const moscow = { date: '1990-05-17', time: '14:30', place: 'Moscow' }

describe('a call that can’t be answered names its fault and what to give instead', () => {
  it.each([
    ['chart', undefined, 'input_invalid', 'birth'],
    ['chart', { birth: { ...moscow, lat: 3 } }, 'input_invalid', 'lat'],
    ['chart', { birth: { ...moscow, house_system: 'galactic' } }, 'input_invalid', 'house_system'],
    ['chart', { birth: { ...moscow, date: 19900517 } }, 'input_invalid', 'birth.date'],
    ['horoscope', {}, 'tool_unknown', 'horoscope'],
    ['chart', { birth: { date: '1990-05-17' } }, 'place_missing', 'place'],
    ['chart', { birth: { ...moscow, place: 'Qwxzptlk' } }, 'place_not_found', 'Qwxzptlk'],
    ['chart', { birth: { ...moscow, place_id: '0' } }, 'place_not_found', '"0"'],
    ['chart', { birth: { ...moscow, latitude: 55 } }, 'coordinates_incomplete', 'longitude'],
    ['chart', { birth: { ...moscow, latitude: 91, longitude: 0 } }, 'coordinates_out_of_range', '91'],
    ['chart', { birth: { ...moscow, time_zone: 'Mars/Olympus' } }, 'time_zone_unknown', 'Mars/Olympus'],
    ['chart', { birth: { ...moscow, clock: 'noon' } }, 'time_zone_unknown', 'noon'],
    ['chart', { birth: { ...moscow, date: '17.05.1990' } }, 'date_impossible', '17.05.1990'],
    ['chart', { birth: { ...moscow, date: '1990-02-30' } }, 'date_impossible', '30'],
    ['chart', { birth: { ...moscow, date: '1700-01-01' } }, 'date_out_of_range', '1800'],
    ['chart', { birth: { ...moscow, time: '24:30' } }, 'time_impossible', '24'],
    ['chart', { birth: { ...moscow, time: 'noon' } }, 'time_impossible', 'noon'],
    ['chart', { birth: { ...moscow, date: '2011-03-27', time: '02:30' } }, 'time_skipped', '02:00'],
    ['transits', { birth: moscow, from: 'today', to: '2026-01-01' }, 'instant_invalid', 'today'],
    ['transits', { birth: moscow, from: '2026-01-02', to: '2026-01-01' }, 'span_backward', '2026-01-02'],
    ['transits', { birth: moscow, from: '2026-01-02', to: '2046-01-01' }, 'span_too_long', '2046'],
    ['sky_events', { from: '2026-01-02', to: '2026-01-02' }, 'span_backward', '2026'],
    ['sky_events', { from: '2026-01-02', to: '2026-02-02', kinds: [] }, 'input_invalid', 'kinds'],
    ['calendar_day', { date: '1800-01-02' }, 'date_out_of_range', '1800'],
    ['calendar_day', { date: 'tomorrow' }, 'date_impossible', 'tomorrow'],
    [
      'returns',
      { birth: { ...moscow, time: 'unknown' }, kind: 'solar', from: '2026-01-01' },
      'birth_time_needed',
      'time',
    ],
    ['returns', { birth: moscow, kind: 'solar', from: '2026-01-01', count: 99 }, 'input_invalid', 'count'],
    ['glossary', { term: 'fnord' }, 'term_unknown', 'fnord'],
    ['places', { query: '' }, 'input_invalid', 'query'],
    ['check_text', { birth: moscow, text: '' }, 'input_invalid', 'text'],
  ])('%s %j: %s', (name, input, code, words) => {
    const { isError, content, structuredContent } = call(name, input)
    expect([isError, structuredContent]).toEqual([true, undefined])
    const refusal = JSON.parse(content[0]?.text ?? '')
    expect(refusal).toEqual({
      code,
      message: expect.stringContaining(words),
      instead: expect.stringMatching(/\w.*\.$/),
    })
  })
})

describe('check_text', () => {
  const check = (text: string, birth: object = moscow) =>
    call('check_text', { birth, text }).structuredContent as {
      lang: string
      unfounded: number
      claims: { words: string; holds: boolean; chart_says: string[] }[]
    }

  // Swiss Ephemeris of 1990-05-17T10:30Z: Sun 26° Taurus, Moon 21° Aquarius, Saturn 25° Capricorn retrograde.
  it.each([
    ['With your Sun in Taurus and your Moon in Aquarius you go your own way.', 'en', 0],
    ['With your Sun in Taurus and your Moon in Leo you go your own way.', 'en', 1],
    ['Your Saturn is retrograde.', 'en', 0],
    ['Your Mercury is in Aries.', 'en', 1],
    ['У вас Солнце в Тельце и Луна в Водолее.', 'ru', 0],
    ['У вас Солнце в Тельце, а Луна во Льве.', 'ru', 1],
    ['A sentence about breakfast.', 'en', 0],
  ])('%s', (text, lang, count) => {
    expect(check(text)).toMatchObject({ lang, unfounded: count })
  })

  it('says what the chart has instead', () => {
    const wrong = check('Your Moon in Leo is proud.').claims.find(({ holds }) => !holds)
    expect(wrong).toEqual({
      words: 'Leo',
      kind: 'sign',
      claim: 'Moon in Leo',
      holds: false,
      chart_says: ['Moon in Aquarius'],
    })
  })

  it('of an unknown hour bears out no house', () => {
    const { claims } = check('Your Sun in the ninth house travels.', { ...moscow, time: 'unknown' })
    expect(claims).toContainEqual(
      expect.objectContaining({ holds: false, chart_says: [expect.stringContaining('time of birth is unknown')] }),
    )
  })
})

describe('places', () => {
  it.each(referencePlaces())('$query', ({ query, lang, expect: expected }) => {
    const { places } = call('places', { query, lang, limit: 1 }).structuredContent as {
      places: Record<string, string | number>[]
    }
    const [place] = places
    expect(place?.['time_zone']).toBe(expected.time_zone)
    const found = {
      countryCode: String(place?.['country_code']),
      latitudeDeg: Number(place?.['latitude']),
      longitudeDeg: Number(place?.['longitude']),
    }
    expect(isThatPlace(found as Parameters<typeof isThatPlace>[0], expected)).toBe(true)
  })
})

describe('the glossary', () => {
  it.each([
    ['trine', 'en', 'trine', '120°'],
    ['Trines', 'ru', 'trine', '120°'],
    ['квадратура', 'ru', 'square', '90°'],
    ['void of course', 'en', 'void', 'Moon'],
    ['асцендент', 'ru', 'asc', 'восток'],
    ['birth chart', 'ru', 'natalChart', 'карт'],
    ['ретроградный', 'en', 'retrograde', 'backward'],
  ])('knows %s in %s', (term, lang, id, words) => {
    const { structuredContent } = call('glossary', { term, lang })
    expect(structuredContent).toMatchObject({ term: id, meaning: expect.stringContaining(words) })
  })

  it('has a meaning for each of its names, in both languages', () => {
    for (const lang of LANGS) {
      for (const [id, name] of Object.entries(TERM_NAMES)) {
        const { structuredContent } = call('glossary', { term: name[lang], lang })
        expect(structuredContent, name[lang]).toMatchObject({ term: id, name: name[lang] })
      }
    }
  })

  it('and the figures’ accuracy can be read as a whole', () => {
    for (const { uri } of RESOURCES) expect(readResource(uri)?.text.length, uri).toBeGreaterThan(2000)
    expect(readResource('asteria://glossary/ru')?.text).toContain('квадрат')
    expect(readResource('asteria://accuracy')?.text).toContain('Swiss Ephemeris')
    expect(readResource('asteria://glossary/de')).toBeNull()
  })
})

it('a fault of ours is logged and told as no more than that', () => {
  const chart = TOOLS.find(({ name }) => name === 'chart')
  if (!chart) throw new Error('no chart')
  const { answer } = chart
  const logged: string[] = []
  try {
    chart.answer = () => {
      throw new Error('secret detail')
    }
    const { content } = callTool('chart', {}, (message) => logged.push(message))
    expect(JSON.parse(content[0]?.text ?? '')).toMatchObject({ code: 'internal' })
    expect(content[0]?.text).not.toContain('secret')
  } finally {
    chart.answer = answer
  }
  expect(logged.join()).toContain('secret detail')
})
