import type { Aspect } from '#astro/charts/aspect.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Element } from '#astro/charts/balance.ts'
import type { Sect } from '#astro/charts/sect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Road, SkyAngle } from '#astro/stars/parans.ts'
import type { StarName } from '#astro/stars/star-catalogue.ts'
import type { NatalPoint } from '../../library/subjects.ts'

/** A star as it is told: its name, its figure in the sky, and what tradition held of it. */
export interface StarText {
  name: string
  figure: string
  text: string
}

/** A star beside a point: names in the language, the point as "your Venus" («вашей Венеры»), the distance as 0°12′. */
export interface Beside {
  star: string
  figure: string
  from: string
  apart: string
}

/** A star and a planet on angles at once. */
export interface Shared {
  star: string
  starAngle: SkyAngle
  planet: string
  planetAngle: SkyAngle
  apart: string
}

/** The words of the report on stars, Fortune and Jupiter, in one language. By house from the first. */
export interface LuckyWords {
  title: string
  subtitle(name: string): string
  noHour: string
  noMoon: string
  chapters: Record<'how' | 'beside' | 'parans' | 'kin' | 'fortune' | 'jupiter' | 'year' | 'night', string>
  titles: Record<
    | 'how'
    | 'contest'
    | 'parans'
    | 'road'
    | 'kin'
    | 'kinTable'
    | 'formula'
    | 'fortuneSign'
    | 'fortuneHouse'
    | 'fortuneRuler'
    | 'jupiterSign'
    | 'jupiterHouse'
    | 'line'
    | 'dates'
    | 'fortunePasses'
    | 'field'
    | 'balcony',
    string
  >
  stars: Record<StarName, StarText>
  how: readonly string[]
  notice: string
  wheel: string
  contest: { caption: string; head: string[]; inOrb: string; near: string }
  /** The first and the second of the table, and by how much the first is closer. */
  won: readonly ((first: Beside, second: Beside, margin: string) => string)[]
  nobody(first: Beside): string
  besideTitle(star: string, point: string): string
  inOrb: readonly ((it: Beside) => string)[]
  near: readonly ((it: Beside) => string)[]
  /** Of whom the star is kin, by Ptolemy. */
  kinOf: readonly ((star: string, planets: string) => string)[]
  /** What a star at a point touches. */
  point: Record<NatalPoint, string>
  from(point: NatalPoint): string
  paransIntro: readonly ((count: number) => string)[]
  noParan: string
  paranTable: { caption: string; head: string[]; angle: Record<SkyAngle, string> }
  paran: readonly ((it: Shared) => string)[]
  angle: Record<SkyAngle, string>
  road(stars: Record<Road, string[]>): string
  kinIntro: readonly string[]
  kinTable: { caption: string; head: string[] }
  kin: Partial<Record<Planet, string>>
  formula(sect: Sect, place: string): string
  fortuneSaid(place: string): string
  fortuneSign: Record<Element, string>
  fortuneHouse: readonly string[]
  fortuneRuler(planet: ClassicalPlanet): string
  jupiter: readonly string[]
  yearIntro: readonly ((between: string) => string)[]
  lineCaption: string
  table: {
    caption: string
    head: string[]
    aspect: Record<Aspect, string>
    forward: string
    back: string
    fortune: string
  }
  dates(meeting: string, dates: string): string
  /** The passes over the Part of Fortune: each a date with its aspect; none within the year. */
  fortuneDates(dates: string): string
  noFortuneDate: string
  field: readonly string[]
  balcony: readonly ((stars: string) => string)[]
}
