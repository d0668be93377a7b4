import { beforeAll, describe, expect, it } from 'vitest'
import { isThatPlace, referencePlaces } from '#test/fixtures/places/reference.ts'
import { canonicalTimeZone } from '../birth-time/find-zone.ts'
import { loadAtlas, type Atlas } from './load-atlas.ts'
import { searchPlaces, type Place, type PlaceLanguage } from './search-places.ts'

const cases = referencePlaces()

let atlas: Atlas
beforeAll(() => {
  atlas = loadAtlas()
})

const search = (q: string, lang: PlaceLanguage, limit = 5) => searchPlaces(atlas, { q, lang, limit })
const label = (place: Place | undefined) =>
  place && [place.name, place.region, place.country].filter(Boolean).join(', ')
const first = (q: string, lang: PlaceLanguage) => label(search(q, lang, 1)[0])

describe.each(['en', 'ru'] as const)('the reference places in %s', (lang) => {
  const ranks = () =>
    cases
      .filter((reference) => reference.lang === lang)
      .map(({ query, expect: wanted }) => search(query, lang).findIndex((place) => isThatPlace(place, wanted)))

  it('come first in 90 of 100, and among five in 97', () => {
    const found = ranks()
    expect(found.filter((rank) => rank === 0).length / found.length).toBeGreaterThanOrEqual(0.9)
    expect(found.filter((rank) => rank >= 0).length / found.length).toBeGreaterThanOrEqual(0.97)
  })

  it('have the time zone of the reference', () => {
    const mine = cases.filter((reference) => reference.lang === lang)
    const wrong = mine.filter(({ query, expect: wanted }) => {
      const hit = search(query, lang).find((place) => isThatPlace(place, wanted))
      return hit && hit.timeZone !== canonicalTimeZone(wanted.time_zone)
    })
    expect(wrong.map(({ query }) => query)).toEqual([])
  })
})

describe('what people type', () => {
  it.each([
    // names of both languages, in both
    ['Moscow', 'en', 'Moscow, Russia'],
    ['Москва', 'ru', 'Москва, Россия'],
    ['Moscow', 'ru', 'Москва, Россия'],
    ['Москва', 'en', 'Moscow, Russia'],
    // beginnings
    ['Novosib', 'en', 'Novosibirsk, Novosibirsk Oblast, Russia'],
    ['Петропавловск-К', 'ru', 'Петропавловск-Камчатский, Камчатский край, Россия'],
    // regions and countries
    ['Springfield, IL', 'en', 'Springfield, Illinois, United States'],
    ['Springfield IL', 'en', 'Springfield, Illinois, United States'],
    ['Birmingham, Alabama', 'en', 'Birmingham, Alabama, United States'],
    ['Paris Texas', 'en', 'Paris, Texas, United States'],
    ['London, Canada', 'en', 'London, Ontario, Canada'],
    ['Newcastle, NSW', 'en', 'Newcastle, New South Wales, Australia'],
    ['Brest, France', 'en', 'Brest, Brittany, France'],
    ['Россия, Москва', 'ru', 'Москва, Россия'],
    ['Свердловская область, Нижний Тагил', 'ru', 'Нижний Тагил, Свердловская область, Россия'],
    ['Советск, Калининградская обл.', 'ru', 'Советск, Калининградская область, Россия'],
    ['Ташкент, СССР', 'ru', 'Ташкент, Узбекистан'],
    ['г. Королёв, Московская обл.', 'ru', 'Королёв, Московская область, Россия'],
    // old names
    ['Ленинград', 'ru', 'Санкт-Петербург, Россия'],
    ['Сталинабад', 'ru', 'Душанбе, Таджикистан'],
    ['Свердловск', 'ru', 'Екатеринбург, Свердловская область, Россия'],
    ['Чимкент', 'ru', 'Шымкент, Казахстан'],
    ['Alma-Ata', 'en', 'Almaty, Kazakhstan'],
    ['Breslau', 'en', 'Wrocław, Lower Silesia, Poland'],
    ['Конигсберг', 'ru', 'Калининград, Калининградская область, Россия'],
    // other spellings, by sound
    ['Schelkovo', 'en', 'Shchelkovo, Moscow Oblast, Russia'],
    ['Обераммергау', 'ru', 'Обераммергау, Бавария, Германия'],
    ['Chernobyl', 'en', 'Chornobyl, Kyiv Oblast, Ukraine'],
    // one typing error
    ['Mosocw', 'en', 'Moscow, Russia'],
    ['Lodnon', 'en', 'London, England, United Kingdom'],
    ['Chicgo', 'en', 'Chicago, Illinois, United States'],
    ['Санкт-Петебург', 'ru', 'Санкт-Петербург, Россия'],
    ['Ектеринбург', 'ru', 'Екатеринбург, Свердловская область, Россия'],
    ['Красноярк', 'ru', 'Красноярск, Красноярский край, Россия'],
    // the wrong keyboard layout
    ['vjcrdf', 'ru', 'Москва, Россия'],
    ['дщтвщт', 'en', 'London, England, United Kingdom'],
    // a country alone
    ['Cuba', 'en', 'Havana, Cuba'],
    ['Иордания', 'ru', 'Амман, Иордания'],
  ] as const)('%s (%s) → %s', (q, lang, expected) => expect(first(q, lang)).toBe(expected))

  it('answers from the first letter on', () => {
    expect(first('м', 'ru')).toBe('Москва, Россия')
    expect(search('a', 'en', 10)).toHaveLength(10)
  })

  it('gives nothing for nonsense, emptiness and other scripts', () => {
    for (const q of ['', ' , ,, ', 'qwertyzxcv', 'ыыыыыъъъ', '12345678', '東京都', '\u0000', '%_%', '🌙']) {
      expect(search(q, 'en')).toEqual([])
    }
  })

  it('looks at the beginning of an endless text', () => {
    expect(first(`Berlin, ${'Germany, '.repeat(20_000)}`, 'en')).toBe('Berlin, Germany')
    expect(search('я'.repeat(100_000), 'ru')).toEqual([])
  })

  it('gives the number asked for, no place twice', () => {
    for (const limit of [1, 3, 10]) {
      const ids = search('san', 'en', limit).map(({ id }) => id)
      expect(ids).toHaveLength(limit)
      expect(new Set(ids).size).toBe(limit)
    }
    for (const limit of [0, 11, 1.5, Number.NaN]) expect(() => search('san', 'en', limit)).toThrow(RangeError)
  })
})

it('an exact name of a big city ends the list: what only sounds like it is left out', () => {
  const names = search('Казань', 'ru', 6).map(({ name }) => name)
  expect(names[0]).toBe('Казань')
  expect(names.filter((name) => !name.startsWith('Казань'))).toEqual([])
  // A name that is only begun, and one that is misspelled, still find what is near.
  expect(search('Каза', 'ru', 6).length).toBeGreaterThan(1)
  expect(search('Казнь', 'ru', 6).map(({ name }) => name)).toContain('Казань')
})
