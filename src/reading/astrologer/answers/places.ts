import { type Atlas, loadAtlas } from '#astro/atlas/load-atlas.ts'
import type { Place } from '#astro/atlas/place.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { relocatedChart } from '#astro/charts/relocated-chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { isPlanet } from '#astro/ephemeris/body.ts'
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
    if (!isShort && !BEFORE_CITY[lang].test(words[at - 1] ?? '')) continue
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
  for (const city of cities) tellCity(composer, city)
  composer.explain(texts.stays)
  composer.explain(texts.yours)
}

/** Questions about living elsewhere. */
export const PLACE_KINDS = {
  places: { answer: answerPlaces, about: 'one', mayBeQuiet: true },
} satisfies Record<string, KindRule>
