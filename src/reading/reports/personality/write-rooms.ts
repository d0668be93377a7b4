import type { Planet } from '#astro/ephemeris/body.ts'
import { houseRulers, type PlanetStrength } from '../../facts/natal-strength.ts'
import { own, planetsIn, rulerParts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import type { PersonalityWords } from './words.ts'

/** So many planets crowd a house. */
const CROWD = 3
const WEIGHTY: Partial<Record<number, number>> = { 7: 3, 10: 3, 4: 1, 5: 1 }

/** The houses that are crowded, and the rulers that are strongest; nothing without the hour. */
export function writeRooms(
  page: ReportPage,
  words: PersonalityWords,
  strengths: readonly PlanetStrength[],
  most: number,
): void {
  const rulers = houseRulers(page.birth)
  if (rulers.length === 0) return
  const { rooms } = words.chapters
  page.write(rooms, words.titles.rooms, [own(words.roomsLead), ...crowded(page, words)])
  const strengthOf = (planet: Planet) => strengths.find((one) => one.planet === planet)?.strength ?? 0
  const told = rulers
    .filter(({ house }) => house !== 1)
    .toSorted(
      (a, b) =>
        strengthOf(b.ruler) + (WEIGHTY[b.house] ?? 0) - strengthOf(a.ruler) - (WEIGHTY[a.house] ?? 0) ||
        a.house - b.house,
    )
    .slice(0, most)
    .toSorted((a, b) => a.house - b.house)
  for (const { house, inHouse } of told)
    page.write(rooms, page.words.rulerTitle(house, inHouse), rulerParts(page, house, 'half'))
}

/** The signs on the twelve cusps with their rulers; nothing without the hour. */
export function writeHouseTable(page: ReportPage, words: PersonalityWords): void {
  const rulers = houseRulers(page.birth)
  if (rulers.length === 0) return
  const names = SKY_NAMES[page.lang]
  page.write(words.chapters.tables, words.titles.table, [
    {
      kind: 'table',
      caption: words.captions.houses,
      head: [...words.heads.houses],
      rows: rulers.map(({ house, sign, ruler, inHouse }) => [
        `${house}`,
        names.sign(sign),
        names.point(ruler),
        names.house(inHouse),
      ]),
      factors: rulers.flatMap(({ house, sign, ruler }) => [
        page.fact(`house:${house}:sign:${sign}`),
        ...page.houseFact(ruler),
      ]),
    },
  ])
}

const crowded = (page: ReportPage, words: PersonalityWords) =>
  words.crowded.flatMap((text, i) => {
    const planets = planetsIn(page, i + 1)
    if (planets.length < CROWD) return []
    const factors = planets.flatMap((planet) => page.houseFact(planet))
    return [own(`${words.crowdedIs(i + 1, planets)} ${text}`, factors)]
  })
