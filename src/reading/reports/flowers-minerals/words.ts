import type { ClassicalPlanet } from '#astro/charts/dignities.ts'

/** A plant as it is called here, and its name in botany. */
export interface Plant {
  name: string
  latin: string
}

/** A shelf of the old books: what they gave to one planet. */
export interface Shelf {
  /** The garden as Culpeper has it. */
  garden: string
  /** By what likeness its plants were chosen. */
  likeness: string
  plants: readonly [Plant, Plant, Plant, Plant]
  /** In a vase: as the flower, as the green, as the odd branch. */
  flower: string
  green: string
  branch: string
  /** The stones that Agrippa names, and what they were tokens of. */
  stones: string
  /** One dear stone, and its modest relative. */
  pocket: string
  dear: string
  modest: string
}

/** The words of the report on plants and stones, in one language. By sign from Aries. */
export interface FlowersWords {
  title: string
  subtitle(name: string): string
  noHour: string
  noMoon: string
  chapters: Record<
    'how' | 'drawers' | 'garden' | 'stones' | 'likeness' | 'bouquet' | 'pocket' | 'afar' | 'year',
    string
  >
  titles: Record<'how' | 'books' | 'month' | 'vase' | 'list' | 'choice' | 'poison' | 'disagree' | 'sill', string>
  how: readonly string[]
  books: string
  notice: string
  drawerTitle(point: string): string
  /** Where a point stands, and in which third: "26°", 0–2. */
  stands: readonly ((point: string, inSign: string, degree: number, face: string) => string)[]
  faces: readonly [string, string, string]
  /** Whom the order of the spheres gives the face to, and what that adds. */
  byFaces: Record<ClassicalPlanet, string>
  /** The other reckoning: the same planet, or another. */
  sameBoth: readonly string[]
  otherReckoning: readonly ((planet: string) => string)[]
  /** The sign's plant and its stone in Agrippa's scale of twelve. */
  signPlant: readonly string[]
  signStone: readonly string[]
  /** Before what a placement is like; and before that of the ruler. */
  resembles: readonly string[]
  keeper: string
  sameSign: readonly ((point: string) => string)[]
  gardenTitle(planet: string): string
  whyThis: Record<'ascendant' | 'sun', (inSign: string, planet: string) => string>
  shelves: Record<ClassicalPlanet, Shelf>
  gardenTable: { caption: string; head: [string, string, string] }
  book: (planet: string) => string
  /** The stone of the birth month in the trade's list, by month from January. */
  monthStones: readonly string[]
  month: (month: string) => string
  months: readonly string[]
  monthIntro: string
  likeness: readonly string[]
  likenessTitle(planet: string): string
  vase: readonly string[]
  vaseTable: { caption: string; head: [string, string, string] }
  roles: Record<'flower' | 'green' | 'branch', string>
  choice: readonly string[]
  choiceTable: { caption: string; head: [string, string, string] }
  poison: readonly string[]
  saturnGarden: string
  disagree: string
  sill: readonly string[]
  sillBy: Record<ClassicalPlanet, string>
}
