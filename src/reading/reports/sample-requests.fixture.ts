import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { civilDay } from '#astro/birth-time/civil-day.ts'
import { resolveLocalTime } from '#astro/birth-time/resolve-local-time.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { random } from '../facts/random-births.fixture.ts'
import type { Library } from '../library/library.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportModule, ReportPerson, ReportRequest } from './report-module.ts'

const PLACES = [
  { name: 'Moscow', timeZone: 'Europe/Moscow', latitudeDeg: 55.7558, longitudeDeg: 37.6173 },
  { name: 'Tromsø', timeZone: 'Europe/Oslo', latitudeDeg: 69.6492, longitudeDeg: 18.9553 },
  { name: 'New York', timeZone: 'America/New_York', latitudeDeg: 40.7128, longitudeDeg: -74.006 },
  { name: 'Sydney', timeZone: 'Australia/Sydney', latitudeDeg: -33.8688, longitudeDeg: 151.2093 },
  { name: 'Longyearbyen', timeZone: 'Arctic/Longyearbyen', latitudeDeg: 78.2232, longitudeDeg: 15.6469 },
  { name: 'Quito', timeZone: 'America/Guayaquil', latitudeDeg: -0.1807, longitudeDeg: -78.4678 },
] as const

const NAMES: Record<Lang, readonly [first: string, last: string][]> = {
  en: [
    ['Anna', 'Marsh'],
    ['Peter', 'Lowell'],
    ['Vera', 'Quinn'],
    ['Thomas', 'Abney'],
    ['Ada', ''],
  ],
  ru: [
    ['Анна', 'Ветрова'],
    ['Пётр', 'Ильин'],
    ['Вера', 'Якушева'],
    ['Фёдор', 'Щукин'],
    ['Майя', ''],
  ],
}

interface SampleBirth {
  date: string
  /** Null when unknown. */
  time: string | null
  place: (typeof PLACES)[number]
}

/**
 * Births as awkward as customers': the first is known, every fifth has no hour, every fourth is before 1940, the places go
 * from Quito to Longyearbyen, where Placidus fails; the hours spread so that any dozen meets every sign rising.
 */
export function sampleBirths(count: number, seed = 7): SampleBirth[] {
  const next = random(seed)
  return Array.from({ length: count }, (_, i) => {
    const year = i % 4 === 2 ? 1880 + Math.floor(next() * 60) : 1941 + Math.floor(next() * 78)
    const month = 1 + Math.floor(next() * 12)
    const day = 1 + Math.floor(next() * 28)
    const minutes = (5 + Math.floor(next() * 60) + i * 115) % 1440
    const two = (number: number) => `${number}`.padStart(2, '0')
    const place = PLACES[i % PLACES.length] ?? PLACES[0]
    if (i === 0) return { date: '1990-05-17', time: '14:30', place: PLACES[0] }
    return {
      date: `${year}-${two(month)}-${two(day)}`,
      time: i % 5 === 4 ? null : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
      place,
    }
  })
}

function personOf(
  sky: Ephemeris,
  { date, time, place }: SampleBirth,
  name: readonly [string, string],
  lang: Lang,
): ReportPerson {
  const { timeZone, latitudeDeg, longitudeDeg } = place
  const birthplace = { name: named(lang)(place).name, timeZone }
  const known = { firstName: name[0], lastName: name[1], birthdate: date, birthtime: time, birthplace }
  if (time === null) {
    const day = civilDay({ timeZone, date, longitudeDeg })
    const whole = wholeDayChart(sky, {
      jdUtStart: jdUtFromDate(new Date(day.startUtcMs)),
      jdUtEnd: jdUtFromDate(new Date(day.endUtcMs)),
      latitudeDeg,
      longitudeDeg,
    })
    return { ...known, birth: { timeKnown: false, ...whole } }
  }
  const resolved = resolveLocalTime({ timeZone, local: `${date}T${time}:00`, longitudeDeg })
  const { utcMs } =
    resolved.kind === 'unique' ? resolved : resolved.kind === 'gap' ? resolved.later : resolved.candidates[0]
  const chart = natalChart(sky, { jdUt: jdUtFromDate(new Date(utcMs)), latitudeDeg, longitudeDeg })
  return { ...known, birth: { chart, timeKnown: true, uncertain: [] } }
}

/** An order of a type for the sample birth of an index, as the server would make it; null where the type refuses it. */
export function sampleRequest(
  { sky, library }: { sky: Ephemeris; library: Library },
  module: ReportModule,
  lang: Lang,
  index: number,
  relation: string = module.other ?? '',
): ReportRequest | null {
  const births = sampleBirths(index + 2)
  const [own, others] = [births[index], births[index + 1]]
  if (!own || !others || (module.birthTime === 'required' && own.time === null)) return null
  const names = NAMES[lang]
  const nameAt = (i: number) => names[i % names.length] ?? (['Ada', ''] as const)
  return {
    sky,
    library,
    asteroids: loadAsteroids,
    lang,
    timeZone: own.place.timeZone,
    nowJdUt: jdUtFromIso('2026-11-21T09:00:00Z'),
    seed: `${index} ${module.type}`,
    person: personOf(sky, own, nameAt(index), lang),
    other: module.other ? { ...personOf(sky, others, nameAt(index + 1), lang), relation } : null,
    places: module.usesPlaces ? PLACES.filter(({ name }) => name !== own.place.name).map(named(lang)) : [],
  }
}

const RU: Record<(typeof PLACES)[number]['name'], string> = {
  Moscow: 'Москва',
  Tromsø: 'Тромсё',
  'New York': 'Нью-Йорк',
  Sydney: 'Сидней',
  Longyearbyen: 'Лонгйир',
  Quito: 'Кито',
}

const named =
  (lang: Lang) =>
  ({ name, latitudeDeg, longitudeDeg }: (typeof PLACES)[number]) => ({
    name: lang === 'ru' ? RU[name] : name,
    country: '',
    latitudeDeg,
    longitudeDeg,
  })
