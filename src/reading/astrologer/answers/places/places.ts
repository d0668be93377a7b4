import { type Atlas, loadAtlas } from '#astro/atlas/load-atlas.ts'
import type { Place } from '#astro/atlas/place.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { relocatedChart } from '#astro/charts/relocated-chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { isPlanet, PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Lang } from '#language/lang.ts'
import type { Factor } from '../../../facts/factor.ts'
import { lineDistances } from '#astro/charts/line-distances.ts'
import { overheads } from '#astro/charts/planetary-lines.ts'
import { movingTexts } from '../../../reports/moving/words.ts'
import { sentencesOf } from '../../answer.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import type { Understood } from '../../question.ts'
import { isKinWord } from '../../people/relations.ts'
import { placeTexts } from './place-words.ts'

/** How far from a line its planet is still felt, kilometers. */
const FELT_KM = 900
const MOST_CITIES = 4
const SHORTEST_NAME = 4
/** A longer Russian name may stand in another case. */
const LONG_ENOUGH = 7
const BEFORE_CITY: Record<Lang, RegExp> = {
  en: /^(?:to|in|at|for|near|into|or|and|through|of|about|over|with|from|between|vs|versus)$/,
  ru: /^(?:в|во|на|под|до|про|или|и|а|через|около|из|за|между)$/,
}
/** What people call a city besides its name. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  питер: 'санкт-петербург',
  питере: 'санкт-петербург',
  питера: 'санкт-петербург',
  екб: 'екатеринбург',
  нск: 'новосибирск',
  nyc: 'new york',
  la: 'los angeles',
}

/** "Málaga" as it is typed. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036F]/g, '')
    .normalize('NFC')

/** The place that some words name, in whatever case of the language; null where they name none. */
function placeNamed(atlas: Atlas, lang: Lang, words: readonly string[]): Place | null {
  const said = words.join(' ')
  const name = KNOWN_AS[said] ?? said
  if (name.length < SHORTEST_NAME) return null
  // English names have no cases: "rent" is no Renton.
  const isExact = lang === 'en' && !CYRILLIC.test(name)
  const tries = isExact || name.length < LONG_ENOUGH ? [name] : [name, name.slice(0, -1), name.slice(0, -2)]
  for (const q of tries) {
    const [place] = searchPlaces(atlas, { q, lang, limit: 1 })
    if (place && (isExact ? isSame(place, name) : fits(place, name))) return place
  }
  return null
}

const isSame = ({ name: found }: Place, name: string) => [plain(name), `${plain(name)} city`].includes(plain(found))

function fits({ name }: Place, said: string): boolean {
  const found = name.toLowerCase().replaceAll('ё', 'е')
  return found.startsWith(said.slice(0, Math.max(4, said.length - 2))) && found.length <= said.length + 2
}

const CYRILLIC = /[а-я]/

/** What a word names that is no city: a person, a planet, a time, a part of life. */
const TAGGED = /\/(?:person|point|time|sign|topic|aspect|house|chart|nth|purpose)/
const COMMON: Record<Lang, RegExp> = {
  en: /^(?:love|work|money|home|best|nice|good|general|mine|both|kids|children|live|real|there|here|same|three|those|these|this|that|them|you|your|school|reading|house|centre|center|job|rent|visas?|partner|city|town|place|move|sale|mobile|most|many|much|well|hope|friend|friends|family|going|moving|getting|living|being|having|doing|making)$/,
  ru: /^(?:нему|нем|ним|ней|нее|ему|мне|против|за|того|этого|всего|тогда|быть|есть|если|когда|тоже|стоит|надо|хочу|мире|целом|плане|карте|карту|работ\p{L}*|любви|жизни|дома|доме|детей|семьи|себя|меня|нас|лучше|хуже|городе?|стране|месте|чем|том|этом|друзей|работы|аренд\p{L}*|родин\p{L}*|людей|денег|море|мора|моря|горы|лето|зиму|осень)$/u,
}

/**
 * The cities of a question that name no person, planet, time or part of life.
 * @param mayBeBare whether a word of a short question may name one without "in" or "to"
 */
export function citiesNamed(
  lang: Lang,
  { tagged, words }: Pick<Understood, 'tagged' | 'words'>,
  mayBeBare: boolean,
): Place[] {
  const told = tagged.split(' ').filter(Boolean)
  return citiesOf(
    lang,
    words,
    (word, at) => TAGGED.test(told[at] ?? '') || COMMON[lang].test(word) || isKinWord(lang, word),
    mayBeBare,
  )
}

/** The cities of a question: two words together before one by itself, which must name nothing else. */
export function citiesOf(
  lang: Lang,
  words: readonly string[],
  namesOther: (word: string, at: number) => boolean = () => false,
  mayBeBare = true,
): Place[] {
  const atlas = loadAtlas()
  const found: Place[] = []
  const isShort = mayBeBare && words.length <= 4
  const isListed = (at: number) => found.length > 0 && at === last + 1
  let last = -2
  for (let at = 0; at < words.length && found.length < MOST_CITIES; at++) {
    const isEither = /^(?:or|vs|versus|или)$/.test(words[at + 1] ?? '')
    if (!isShort && !isEither && !isListed(at) && !BEFORE_CITY[lang].test(words[at - 1] ?? '')) continue
    const [word = '', next] = words.slice(at, at + 2)
    const isOther = namesOther(word, at)
    const two =
      next === undefined || (isOther && namesOther(next, at + 1)) ? null : placeNamed(atlas, lang, [word, next])
    const place = two ?? (isOther ? null : placeNamed(atlas, lang, [word]))
    if (two) at++
    if (!place) continue
    last = at
    if (found.every(({ id }) => id !== place.id)) found.push(place)
  }
  return found
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
const CHOOSES = /^(?:or|или|либо|vs|which|better|best|happier|choose|pick|where|лучше|выбрать|где|какой|куда)$/u
const BOTH = /^(?:both|us|we|our|together|обоим|обоих|нам|нас|вместе|двоим)$/
const CHANGES =
  /^(?:differs?|different|difference|changes?|отличи\p{L}*|отличается|разниц\p{L}*|изменится|меняется|меняются|поменяется)$/u
const MOST_CHANGES = 6

/** Where of several cities the lines near it weigh lightest: for whose chart is read, and for two where both are meant. */
function tellChoice(composer: Composer, cities: readonly Place[]): void {
  const { birth, asked, book } = composer
  if (!birth || cities.length < 2 || !asked.words.some((word) => CHOOSES.test(word))) return
  const texts = composer.library.texts(placeTexts, composer.lang)
  const isOfBoth = asked.words.some((word) => BOTH.test(word))
  const others = isOfBoth ? [composer.readersBirth, ...asked.persons.map((at) => book.source.people[at]?.birth)] : []
  const charts = [...new Set([birth, ...others].flatMap((one) => one?.chart.jdUt ?? []))]
  const weigh = ({ latitudeDeg, longitudeDeg }: Place) =>
    charts
      .flatMap((jdUt) => lineDistances(overheads(book.source.sky, { jdUt }), { latitudeDeg, longitudeDeg }))
      .filter(({ distanceKm }) => distanceKm <= FELT_KM)
      .reduce((sum, { planet }) => sum + (EASE[planet] ?? 0), 0)
  const weighed = cities
    .map((city) => ({ name: city.name, weight: weigh(city) }))
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = weighed
  if (!first || !second) return
  if (first.weight === second.weight) return composer.explain(texts.even({ one: first.name, other: second.name }))
  composer.explain(texts.lean({ city: first.name }))
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
  const distances = lineDistances(overheads(sky, birth.chart), { latitudeDeg, longitudeDeg })
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
  composer.explain(texts.near({ city, items }), sentencesOf(lines[first.planet][first.angle].text)[0])
}

/** What a chart becomes in another place: its angles there, and the planetary lines near it. */
function answerPlaces(composer: Composer): void {
  const texts = composer.library.texts(placeTexts, composer.lang)
  if (!composer.hasHouses) return composer.explain(texts.noHour)
  const { cities } = composer.asked
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
