import { smallAngle } from '#language/angle.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { HeliacalRising } from '#astro/stars/heliacal-rising.ts'
import type { Axis, DatedPage } from '../dated-page.ts'
import type { Choice } from './choose-star.ts'
import type { Contact } from './lucky-facts.ts'
import type { Beside, LuckyWords } from './words.ts'

/** What the report on the lucky star is written on. */
export interface Writing {
  page: DatedPage
  words: LuckyWords
  contacts: readonly Contact[]
  choice: Choice | null
  /** Heliacal risings before birth, the latest first. */
  returns: readonly HeliacalRising[]
  axis: Axis
}

export function besideOf({ words }: Writing, { star, point, apartDeg }: Contact): Beside {
  const { name, figure } = words.stars[star]
  return { star: name, figure, from: words.from({ point }), apart: smallAngle(apartDeg) }
}

export function contactFact({ page, words }: Writing, { star, point, apartDeg }: Contact): string {
  const said = `${words.stars[star].name} ${smallAngle(apartDeg)} ${page.names.point(point)}`
  return page.factor({
    id: `star:${star}:${point}`,
    kind: 'special',
    transiting: point,
    natal: point,
    orbDeg: apartDeg,
    said,
  })
}

/** That Ptolemy makes stars a planet's kin: the planet itself, wherever it stands. */
export function kinFact({ page, words }: Writing, planet: ClassicalPlanet): string {
  const said = `${words.titles.kinTable}: ${page.names.point(planet)}`
  return page.factor({ id: `kin:${planet}`, kind: 'special', transiting: planet, said })
}

/** By what the lucky star was chosen. */
export function choiceFact(writing: Writing): string {
  const { page, words, choice } = writing
  if (!choice) return page.factor({ id: 'star', kind: 'special', said: words.title })
  if (choice.by === 'beside' || choice.by === 'near') return contactFact(writing, choice.contact)
  const said = `${words.stars[choice.star].name}`
  const passesJdUt = choice.by === 'return' ? [choice.jdUt] : []
  const planet = choice.by === 'paran' ? { transiting: choice.paran.planet, natal: choice.paran.planet } : {}
  return page.factor({ id: `star:${choice.star}`, kind: 'special', said, passesJdUt, ...planet })
}
