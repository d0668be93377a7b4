import { type Atlas, loadAtlas } from '#astro/atlas/load-atlas.ts'
import type { Place } from '#astro/atlas/place.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { relocatedChart } from '#astro/charts/relocated-chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { isPlanet, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Lang } from '#language/lang.ts'
import type { Factor } from '../../facts/factor.ts'
import { lineDistances } from '../../reports/moving/line-distances.ts'
import { movingTexts } from '../../reports/moving/words.ts'
import { sentencesOf } from '../answer.ts'
import type { Composer } from '../composer.ts'
import type { KindRule } from '../kind-rule.ts'
import type { Understood } from '../question.ts'
import { placeTexts } from './place-words.ts'

/** How far from a line its planet is still felt, kilometers. */
const FELT_KM = 900
const MOST_CITIES = 2
const SHORTEST_NAME = 4
const BEFORE_CITY: Record<Lang, RegExp> = {
  en: /^(?:to|in|at|for|near|into|or|and|through|of|about|over|with|from)$/,
  ru: /^(?:в|во|на|под|до|про|или|и|а|через|около|из|за)$/,
}

/** The place that some words name, in whatever case of the language; null where they name none. */
function placeNamed(atlas: Atlas, lang: Lang, words: readonly string[]): Place | null {
  const name = words.join(' ')
  if (name.length < SHORTEST_NAME) return null
  const [place] = searchPlaces(atlas, { q: name, lang, limit: 1 })
  if (!place) return null
  const [found, stem] = [place.name.toLowerCase().replaceAll('ё', 'е'), name.slice(0, Math.max(4, name.length - 2))]
  return found.startsWith(stem) && found.length <= name.length + 2 ? place : null
}

/** The cities of a question: two words together before one by itself. */
export function citiesOf(lang: Lang, words: readonly string[]): Place[] {
  const atlas = loadAtlas()
  const found: Place[] = []
  const isShort = words.length <= 4
  for (let at = 0; at < words.length && found.length < MOST_CITIES; at++) {
    const isEither = /^(?:or|vs|versus|или)$/.test(words[at + 1] ?? '')
    if (!isShort && !isEither && !BEFORE_CITY[lang].test(words[at - 1] ?? '')) continue
    const two = words[at + 1] === undefined ? null : placeNamed(atlas, lang, words.slice(at, at + 2))
    const place = two ?? placeNamed(atlas, lang, words.slice(at, at + 1))
    if (place && found.every(({ id }) => id !== place.id)) found.push(place)
    if (two) at++
  }
  return found
}

/** The cities of this question, or of those before it. */
function citiesAsked({ asked, lang }: Composer): Place[] {
  for (let one: Understood | null = asked; one; one = one.before) {
    const found = citiesOf(lang, one.words)
    if (found.length > 0) return found
  }
  return []
}

/** What lines of each planet count for where a place is chosen: by tradition the benefics and lights ease, the malefics press. */
const EASE: Partial<Record<Planet, number>> = {
  venus: 2,
  jupiter: 2,
  sun: 1,
  moon: 1,
  mars: -1,
  saturn: -2,
  pluto: -2,
  neptune: -1,
}
const CHOOSES = /^(?:which|better|best|happier|choose|pick|where|лучше|выбрать|где|какой|куда)$/u
const CHANGES =
  /^(?:differs?|different|difference|changes?|отличи\p{L}*|отличается|разниц\p{L}*|изменится|меняется|меняются|поменяется)$/u
const MOST_CHANGES = 6

/** Where of two cities the lines near it weigh lightest. */
function tellChoice(composer: Composer, cities: readonly Place[]): void {
  const { birth, asked } = composer
  const [one, other] = cities
  if (!birth || !one || !other || !asked.words.some((word) => CHOOSES.test(word))) return
  const texts = composer.library.texts(placeTexts, composer.lang)
  const weigh = ({ latitudeDeg, longitudeDeg }: Place) =>
    lineDistances(composer.book.source.sky, birth.chart.jdUt, { latitudeDeg, longitudeDeg })
      .filter(({ distanceKm }) => distanceKm <= FELT_KM)
      .reduce((sum, { planet }) => sum + (EASE[planet] ?? 0), 0)
  const [first, second] = [weigh(one), weigh(other)]
  if (first === second) return composer.explain(texts.even({ one: one.name, other: other.name }))
  composer.explain(texts.lean({ city: first > second ? one.name : other.name }))
}

/** Which houses planets fall in there: those asked of, or those that change. */
function tellHouses(composer: Composer, city: string, cuspsDeg: readonly number[]): void {
  const { birth, asked, owner } = composer
  const texts = composer.library.texts(placeTexts, composer.lang)
  const natal = birth?.chart.houses?.cuspsDeg
  if (!birth || !natal) return
  const placed = PLANETS.flatMap((planet) => {
    const found = birth.chart.placements.find(({ body }) => body === planet)
    if (!found) return []
    return [{ planet, from: houseOf(found.longitudeDeg, natal), to: houseOf(found.longitudeDeg, cuspsDeg) }]
  })
  const own = (planet: Planet) => ({ point: planet, of: owner })
  for (const house of asked.houses.slice(0, 2)) {
    const within = placed.filter(({ to }) => to === house).map(({ planet }) => planet)
    composer.explain(
      within.length > 0 ? texts.houseWith({ city, house, points: within }) : texts.houseEmpty({ city, house }),
    )
  }
  for (const { planet, from, to } of placed.filter(({ planet: one }) => asked.points.includes(one)))
    composer.explain(texts[from === to ? 'stayed' : 'moved']({ city, point: own(planet), from, to }))
  const changed = placed.filter(({ from, to }) => from !== to)
  if (asked.words.some((word) => CHANGES.test(word)) && changed.length > 0) {
    const items = changed
      .slice(0, MOST_CHANGES)
      .map(({ planet, from, to }) => texts.change({ point: planet, from, to }))
    composer.explain(texts.changes({ city, items }))
  }
}

function tellCity(composer: Composer, { name: city, latitudeDeg, longitudeDeg }: Place): void {
  const texts = composer.library.texts(placeTexts, composer.lang)
  const lines = composer.library.texts(movingTexts, composer.lang).line
  const { birth } = composer
  if (!birth) return
  const { sky } = composer.book.source
  const { houses } = relocatedChart(sky, birth.chart, { latitudeDeg, longitudeDeg })
  const distances = lineDistances(sky, birth.chart.jdUt, { latitudeDeg, longitudeDeg })
  const km = (distance: number) => Math.max(10, Math.round(distance / 10) * 10)
  if (houses) {
    const [asc, mc] = [signOf(houses.ascendantDeg), signOf(houses.midheavenDeg)]
    const fact = (point: 'asc' | 'mc', sign: typeof asc): Factor => ({
      id: `place:${point}:sign:${sign}`,
      kind: 'special',
      said: `${city}: ${point}`,
      natal: point,
      sign,
    })
    composer.list([texts.angles({ city, asc, mc })], [fact('asc', asc), fact('mc', mc)])
    tellHouses(composer, city, houses.cuspsDeg)
  }
  for (const planet of composer.asked.points.filter(isPlanet).slice(0, 1)) {
    const nearest = distances.find((one) => one.planet === planet)
    if (nearest) composer.explain(texts.only({ point: planet, city, km: km(nearest.distanceKm) }))
  }
  const near = distances.filter(({ distanceKm }) => distanceKm <= FELT_KM).slice(0, 2)
  const [first] = near
  if (!first) return composer.explain(texts.far({ city }))
  const items = near.map(({ planet, distanceKm }) => texts.nearItem({ point: planet, km: km(distanceKm) }))
  composer.explain(texts.near({ city, items }), sentencesOf(lines[first.planet][first.angle])[0])
}

/** What a chart becomes in another place: its angles there, and the planetary lines near it. */
function answerPlaces(composer: Composer): void {
  const texts = composer.library.texts(placeTexts, composer.lang)
  if (!composer.hasHouses) return composer.explain(texts.noHour)
  const cities = citiesAsked(composer)
  if (cities.length === 0) return composer.explain(texts.which)
  tellChoice(composer, cities)
  for (const city of cities) tellCity(composer, city)
  composer.explain(texts.stays)
  composer.explain(texts.yours)
}

/** Questions about living elsewhere. */
export const PLACE_KINDS = {
  places: { answer: answerPlaces, about: 'one', mayBeQuiet: true },
} satisfies Record<string, KindRule>
