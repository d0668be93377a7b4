import type { Planet } from '#astro/ephemeris/body.ts'
import { named, own, tablePart } from '../natal-parts.ts'
import { type City, demandOf } from './city.ts'
import type { LineDistance } from '#astro/charts/line-distances.ts'
import type { Writing } from './moving-writing.ts'
import { PURPOSES } from './purposes.ts'
import type { MovingWords } from './words.ts'

/** So many cities the verdict names for something. */
const NAMED = 3
/** Fewer cities aren't summed up, nor a list that serves too little. */
const LEAST_CITIES = 3
const MOST_MISSING = 3
/** So many purposes of a city are named in a sentence. */
const PURPOSES_NAMED = 2
/** Below this a demand makes no city the hardest: a line some 800 km away. */
const HARD = 0.3

const lineSlots = (words: MovingWords, { planet, angle, distanceKm }: LineDistance) => ({
  line: words.lineIn[angle]({ planet }),
  km: words.km({ distanceKm }),
})

const suitsOf = (words: MovingWords, { purposes }: City): string[] =>
  purposes.slice(0, PURPOSES_NAMED).map(({ purpose }) => words.suits[purpose])

/** The cities that stand out for something, the best first; one that mainly demands only where no other does. */
function standingOut(cities: readonly City[]): City[] {
  const found = cities.filter(({ purposes }) => purposes.length > 0)
  const kind = found.filter(({ answer }) => answer !== 'demands')
  return kind.length > 0 ? kind : found
}

/** The city that asks most, and the line by which it does; null where none asks much. */
function hardest(cities: readonly City[]) {
  const [most] = cities
    .flatMap((city) => {
      const demand = city.answer === 'polar' ? null : demandOf(city)
      return demand && demand.weight >= HARD ? [{ city, demand }] : []
    })
    .toSorted((one, other) => one.city.rank - other.city.rank)
  return most ?? null
}

/** The report's verdict: which cities suit what, and what to expect in the one that asks most. */
export function writeOrder({ page, words, cities }: Writing): void {
  const { chapters, titles, order, glance } = words
  const best = standingOut(cities).slice(0, NAMED)
  const facts = [
    ...planetsNamed(cities).map((planet) => named(page, planet)),
    ...page.signFact('asc'),
    ...page.signFact('mc'),
  ]
  const praised = best.flatMap((city, i) => {
    const [first] = city.purposes
    const say = order[i]
    return first && say
      ? [own(say({ city: city.place.name, purposes: suitsOf(words, city), ...lineSlots(words, first.line) }), facts)]
      : []
  })
  const unnamed = cities.filter((city) => !best.includes(city))
  const isPolarOnly = cities.every(({ answer }) => answer === 'polar')
  const worst = hardest(unnamed) ?? hardest(cities.length > 1 ? cities.filter((city) => city !== best[0]) : cities)
  const warned = worst
    ? `${page.say('worst', words.worst, { city: worst.city.place.name, ...lineSlots(words, worst.demand.line) })} ${expectation(words, worst.demand.line)}`
    : words.noWorst
  page.write(chapters.verdict, titles.order, [
    ...(praised.length > 0 ? [sumOf(words, cities), ...praised] : [own(words.noOrder)]),
    isPolarOnly ? null : own(warned, facts),
  ])
  page.write(chapters.verdict, titles.glance, [
    tablePart(
      glance,
      cities.map((city) => [
        city.place.name,
        glance.answer[city.answer],
        suitsOf(words, city).join(', ') || glance.nothing,
      ]),
    ),
  ])
}

/** Which purposes most cities of the list serve, and which none does: what the chapters bear out one by one. */
function sumOf(words: MovingWords, cities: readonly City[]) {
  const counted = PURPOSES.map((purpose) => ({
    suits: words.suits[purpose],
    count: cities.filter(({ purposes }) => purposes.some((one) => one.purpose === purpose)).length,
  })).toSorted((one, other) => other.count - one.count)
  const top = counted[0]?.count ?? 0
  const most = counted
    .filter(({ count }) => count === top)
    .slice(0, PURPOSES_NAMED)
    .map(({ suits }) => suits)
  const none = counted.filter(({ count }) => count === 0).map(({ suits }) => suits)
  if (cities.length < LEAST_CITIES || none.length > MOST_MISSING) return null
  return own(none.length > 0 ? words.sum.both({ most, none }) : words.sum.most({ most }))
}

const planetsNamed = (cities: readonly City[]): Planet[] => [
  ...new Set(
    cities.flatMap((city) => {
      const demand = demandOf(city)
      return [...city.purposes.map(({ line }) => line.planet), ...(demand ? [demand.line.planet] : [])]
    }),
  ),
]

const expectation = ({ expect }: MovingWords, { planet }: LineDistance): string =>
  planet in expect ? expect[planet as keyof typeof expect] : ''

/** The end comes back to the verdict: one city for each purpose that the list can serve. */
export function writeAgain({ page, words, cities }: Writing): void {
  const [best] = standingOut(cities)
  // A city is named for what its own heading says, which is what it serves best.
  const lines = PURPOSES.flatMap((purpose) => {
    const [first] = cities
      .filter((city) => city !== best && city.purposes[0]?.purpose === purpose)
      .toSorted((one, other) => (other.purposes[0]?.score ?? 0) - (one.purposes[0]?.score ?? 0))
    return first ? [{ purpose, city: first }] : []
  })
  const said = best
    ? [
        words.again.best({ city: best.place.name, purposes: suitsOf(words, best) }),
        ...lines.map(({ purpose, city }) => words.againFor({ city: city.place.name, purpose: words.suits[purpose] })),
      ]
    : [words.again.none]
  page.write(
    words.chapters.close,
    words.titles.again,
    said.map((text) => own(text)),
  )
}
