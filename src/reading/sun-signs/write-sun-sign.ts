import type { Planet } from '#astro/ephemeris/body.ts'
import type { Factors, Paragraph } from '../writer/reading.ts'
import type { SunSignPeriod } from './periods.ts'
import { isSwift, SLOW, SunSignPage, type SunSignSource } from './sun-sign-page.ts'
import { SWIFT } from './words.ts'

/** A Sun-sign horoscope: for all who have the Sun in a sign, by that sign's solar houses. */
export interface SunSignReading {
  sections: { title: string; paragraphs: Paragraph[] }[]
  factors: Factors
}

/** Writes a horoscope for a Sun sign. The same sky, sign and language give the same text. */
export function writeSunSign(source: SunSignSource): SunSignReading {
  const page = new SunSignPage(source)
  const sections = WRITERS[source.period](page).filter(({ paragraphs }) => paragraphs.length > 0)
  return { sections, factors: page.factors }
}

const WRITERS: Record<SunSignPeriod, (page: SunSignPage) => SunSignReading['sections']> = {
  today: (page) => {
    const [stay, next] = page.span.stays.moon
    if (!stay) return []
    const by = page.moonEntry(stay)
    const told = (text: string): Paragraph => ({ text, factors: [page.stayFactor(stay)] })
    return [
      page.section('moon', [
        ...(next ? [page.moonUntil(stay, [by.gist, by.body])] : [page.moonDays(stay, [by.gist, by.body])]),
        ...(next ? [page.moonThen(next, [page.moonEntry(next).gist])] : []),
      ]),
      page.section('sky', page.aspects(true)),
      page.section('love', [told(by.love)]),
      page.section('career', [told(by.career)]),
      page.section('health', [told(by.health)]),
      page.section('advice', [told(by.advice)]),
    ]
  },
  week: (page) => [
    page.section(
      'moon',
      page.span.stays.moon.map((stay) => {
        const { gist, advice } = page.moonEntry(stay)
        const isOn = (stay.sinceJdUt ?? 0) < page.span.fromJdUt
        return isOn ? page.moonUntil(stay, [gist, advice]) : page.moonThen(stay, [gist, advice])
      }),
    ),
    page.section('sky', page.aspects(false)),
    page.section('dates', page.events()),
  ],
  month: (page) => [
    page.section(
      'planets',
      SWIFT.flatMap((planet) => page.span.stays[planet].map((stay) => page.swift(stay))),
    ),
    page.section(
      'lunations',
      page.span.lunations.map((lunation) => page.lunation(lunation)),
    ),
    page.section('sky', page.aspects(false)),
    page.section(
      'turns',
      page.span.stations.map((station) => page.station(station)),
    ),
  ],
  year: (page) => [
    page.section(
      'slow',
      SLOW.flatMap((planet) => page.slow(planet)),
    ),
    page.section(
      'eclipses',
      page.span.lunations.filter(({ isEclipse }) => isEclipse).map((lunation) => page.lunation(lunation)),
    ),
    page.section(
      'turns',
      page.span.stations.filter(({ body }) => isSwift(body as Planet)).map((station) => page.station(station)),
    ),
  ],
}
