import { rulerOf } from '#astro/charts/dignities.ts'
import type { Aspect, AspectNature } from '#astro/charts/aspect.ts'
import type { Factor } from '../facts/factor.ts'
import { aspectStrength } from '../facts/natal-strength.ts'
import { ASPECT_POINTS } from '../library/subjects.ts'
import type { SpokenPoint } from '../library/subjects.ts'
import type { Composer } from './composer.ts'

const ANGLES: ReadonlySet<SpokenPoint> = new Set(['asc', 'mc'])

/** Where a point of the chart stands, and what that means. */
export function answerPlacement(composer: Composer): void {
  const { asked, words } = composer
  const point = asked.points[0] ?? 'sun'
  if (ANGLES.has(point) && !composer.hasHouses) return answerWithoutHour(composer)
  const { sign, house } = composer.placement(point)
  if (!sign) {
    const moves = composer.natal(`${point}:direct`) ?? composer.natal(`${point}:retrograde`)
    composer.add([words.eitherSign(point)], moves ? [moves] : [])
    return composer.hasHouses || point !== 'moon' ? undefined : answerWithoutHour(composer)
  }
  const named = asked.signs[0]
  const namedHouse = asked.houses[0]
  const isOther = named !== undefined && named !== sign.sign
  const isOtherHouse = namedHouse !== undefined && house && house.house !== namedHouse
  composer.add(
    [
      isOther ? words.otherSign : null,
      composer.fact(sign),
      composer.signMeaning(point, sign.sign ?? 0, ['gist', 'body'], 2),
    ],
    [sign],
  )
  if (house && !ANGLES.has(point)) {
    composer.add(
      [
        isOtherHouse ? words.otherHouse : null,
        composer.fact(house),
        composer.houseMeaning(point, house.house ?? 1, ['gist'], 0),
      ],
      [house],
    )
  }
  composer.add([composer.signMeaning(point, sign.sign ?? 0, ['advice'], 0)], [sign])
}

/** Angles and houses are not told of a birth without an hour; the Sun is. */
export function answerWithoutHour(composer: Composer): void {
  composer.add([composer.words.noHour])
  const { sign } = composer.placement('sun')
  if (sign) composer.add([composer.fact(sign), composer.signMeaning('sun', sign.sign ?? 0, ['gist'], 0)], [sign])
}

/** What stands in a house, or else what its ruler says. */
export function answerHouse(composer: Composer): void {
  const { asked, words } = composer
  const number = asked.houses[0] ?? 1
  if (!composer.hasHouses) return answerWithoutHour(composer)
  const natal = composer.book.natal()
  const cusp = natal.find(({ natal: point, house, sign }) => !point && house === number && sign !== undefined)
  if (!cusp) return answerWithoutHour(composer)
  const within = natal
    .filter(({ natal: point, house }) => house === number && point !== undefined && isTold(point))
    .toSorted((a, b) => rank(a.natal) - rank(b.natal))
  composer.add([composer.fact(cusp)], [cusp])
  for (const factor of within.slice(0, 2)) {
    const point = factor.natal as SpokenPoint
    composer.add(
      [composer.fact(factor), composer.houseMeaning(point, number, ['gist', 'body'], within.length > 1 ? 1 : 2)],
      [factor],
    )
  }
  const ruler = rulerOf(cusp.sign ?? 0)
  const { house } = composer.placement(ruler)
  if (!house) return
  if (within.length === 0) composer.add([words.emptyHouse])
  const meaning = composer.meaning(
    `house-ruler/${number}`,
    `${house.house}`,
    ['gist', 'body'],
    within.length === 0 ? 2 : 0,
  )
  composer.add([words.ruledBy(number, ruler), composer.fact(house), within.length < 2 ? meaning : null], [cusp, house])
}

const isTold = (point: string) => (ASPECT_POINTS as readonly string[]).includes(point === 'trueNode' ? 'node' : point)
const rank = (point: string | undefined) =>
  (ASPECT_POINTS as readonly string[]).indexOf(point === 'trueNode' ? 'node' : (point ?? ''))

type SpokenAspect = Factor & { transiting: SpokenPoint; natal: SpokenPoint; aspect: Aspect }
const isSpoken = (factor: Factor): factor is SpokenAspect =>
  factor.kind === 'natal' &&
  factor.aspect !== undefined &&
  [factor.transiting, factor.natal].every((point) => point !== undefined && isTold(point))

/** An aspect within the chart, or the closest ones of a point. */
export function answerAspect(composer: Composer): void {
  const { asked, words } = composer
  const [a, b] = asked.points
  const aspects = composer.book
    .natal()
    .filter(isSpoken)
    .toSorted((x, y) => strength(y) - strength(x))
  if (a && b) {
    const found = aspects.find(
      ({ transiting, natal }) => (transiting === a && natal === b) || (transiting === b && natal === a),
    )
    if (found) return tellAspect(composer, found, 3)
    const factors = [composer.placement(a).sign, composer.placement(b).sign].flatMap((factor) => factor ?? [])
    composer.add([words.noAspect(a, b)], factors)
    for (const factor of factors) {
      const point = factor.natal as SpokenPoint
      composer.add([composer.fact(factor), composer.signMeaning(point, factor.sign ?? 0, ['gist'], 0)], [factor])
    }
    return
  }
  const point = a ?? 'sun'
  const of = aspects.filter(
    ({ transiting, natal, aspect }) =>
      (transiting === point || natal === point) && (asked.aspect === null || aspect === asked.aspect),
  )
  const rest = of.length > 0 ? of : aspects.filter(({ transiting, natal }) => transiting === point || natal === point)
  if (rest.length === 0) {
    const { sign } = composer.placement(point)
    composer.add([words.fewAspects(point)], sign ? [sign] : [])
    if (sign)
      composer.add([composer.fact(sign), composer.signMeaning(point, sign.sign ?? 0, ['gist', 'body'], 1)], [sign])
    return
  }
  for (const factor of rest.slice(0, 2)) tellAspect(composer, factor, 1)
}

const strength = ({ transiting, natal, aspect, orbDeg }: SpokenAspect) =>
  aspectStrength({ a: transiting, b: natal, aspect, orbDeg: orbDeg ?? 4, applying: null })

function tellAspect(composer: Composer, factor: SpokenAspect, body: number): void {
  const { transiting, natal, aspect } = factor
  composer.add(
    [
      composer.fact(factor),
      composer.words.nature[natureOf(aspect)],
      composer.aspectMeaning(transiting, natal, aspect, ['gist', 'body'], body),
      body > 1 ? composer.aspectMeaning(transiting, natal, aspect, ['advice'], 0) : null,
    ],
    [factor],
  )
}

const natureOf = (aspect: Aspect): AspectNature =>
  aspect === 'conjunction' ? 'conjunction' : aspect === 'trine' || aspect === 'sextile' ? 'flowing' : 'tense'

/** The chart in a few sentences: Sun, Moon, ascendant, and its strongest aspect. */
export function answerChart(composer: Composer): void {
  composer.add([composer.words.chartOpens])
  const points: SpokenPoint[] = composer.hasHouses ? ['sun', 'moon', 'asc'] : ['sun', 'moon', 'venus']
  for (const point of points) {
    const { sign } = composer.placement(point)
    if (sign) composer.add([composer.fact(sign), composer.signMeaning(point, sign.sign ?? 0, ['gist'], 0)], [sign])
    else
      composer.add(
        [composer.words.eitherSign(point)],
        composer.book.natal().filter((factor) => factor.natal === point && factor.retrograde !== undefined),
      )
  }
  const [closest] = composer.book
    .natal()
    .filter(isSpoken)
    .toSorted((x, y) => strength(y) - strength(x))
  if (closest)
    composer.add(
      [composer.fact(closest), composer.aspectMeaning(closest.transiting, closest.natal, closest.aspect, ['gist'], 0)],
      [closest],
    )
}
