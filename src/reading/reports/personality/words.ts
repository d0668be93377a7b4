import type { Element, Mode } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Area } from '../../compose/portrait.ts'
import type { SpokenPoint } from '../../library/subjects.ts'

/** Of the three that live in one flat, Sun, Moon and ascendant, those whose signs are of one element. */
export type Tenants = 'one' | 'sun-moon' | 'sun-asc' | 'moon-asc' | 'three'

/** Which half of the sky holds most of the planets. */
export type Half = 'above' | 'below' | 'east' | 'west'

/** The planets whose manner their ruler colors. */
export type Ruled = Extract<Planet, 'sun' | 'moon' | 'mercury' | 'venus' | 'mars'>

/** The report's own words, in one language. */
export interface PersonalityWords {
  title: string
  subtitle(name: string): string
  noHour: string
  /** How an hour that isn't known may still be found. */
  findHour: { title: string; text: readonly string[] }
  chapters: Record<
    | 'thesis'
    | 'lights'
    | 'weights'
    | 'rule'
    | 'drive'
    | 'growth'
    | 'ties'
    | 'rooms'
    | 'times'
    | 'road'
    | 'closing'
    | 'tables',
    string
  >
  /** How the report came about, in paragraphs. */
  made: readonly string[]
  titles: Record<
    | 'made'
    | 'positions'
    | 'summary'
    | 'loudest'
    | 'close'
    | 'tenants'
    | 'lights'
    | 'sums'
    | 'single'
    | 'halves'
    | 'chains'
    | 'elders'
    | 'table'
    | 'rooms'
    | 'grid'
    | 'ties'
    | 'tasks',
    string
  >
  captions: Record<'wheel' | 'positions' | 'elements' | 'modes' | 'rule' | 'houses' | 'grid', string>
  heads: Record<'positions' | 'rule' | 'houses', readonly string[]>
  /** Headings of the paragraphs that take a theme up in an area of life. */
  areas: Record<Area, string>
  retrograde: string
  /** "4 of 10: the Sun, Mars…" at the end of a bar. */
  countOf(planets: readonly Planet[]): string

  /** Names the planet that weighs most. */
  loudest(planet: Planet): string
  theme: Record<Planet, string>
  /** The three, named. */
  tenantsAre(signs: { sun: Sign; moon: Sign; asc: Sign }): string
  tenants: Record<Tenants, string>
  /** The one planet of an element or a mode, named. */
  only(of: Element | Mode, planet: Planet): string
  single: Record<Element | Mode, string>
  /** How many of ten stand in a half. */
  half(half: Half, count: number): string
  halves: Record<Half, string>
  even: string

  /** "Mercury in Leo answers to the Sun." */
  answers(planet: Ruled, sign: Sign, ruler: ClassicalPlanet): string
  /** "Mercury in Virgo is its own master." */
  ownMaster(planet: Ruled, sign: Sign): string
  under: Record<Ruled, Record<ClassicalPlanet, string>>
  underTitle(planet: Ruled): string
  eitherTitle(planet: Planet): string
  /** Opens what is so if a planet whose sign the hour decides is in this one. */
  ifIn(planet: Planet, sign: Sign): string
  finalIs(planet: ClassicalPlanet): string
  final: Record<ClassicalPlanet, string>
  atHome(planet: ClassicalPlanet): string
  mutual(a: ClassicalPlanet, b: ClassicalPlanet): string
  ring(planets: readonly ClassicalPlanet[]): string
  /** The chains end in so many places. */
  centers(count: number): string

  elders: Record<'jupiter' | 'saturn' | 'even', string>
  tiesLead: readonly string[]
  roomsLead: string
  crowdedIs(house: number, planets: readonly SpokenPoint[]): string
  /** By house, first to twelfth. */
  crowded: readonly string[]

  closingLead: string
  tasks: Record<Planet, string>
  lacking: Record<Element, string>
  restore: Record<Element, string>
  again: Record<Mode, string>
}
