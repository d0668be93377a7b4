import { rulerOf } from '#astro/charts/dignities.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Factor } from '../facts/factor.ts'
import type { Composer } from './composer.ts'
import { SEATS } from './topics.ts'

const YEAR_DAYS = 365
/** Planets whose conjunction asks for care rather than giving ease. */
const DEMANDING: ReadonlySet<string> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

const presses = ({ aspect, transiting }: Factor) =>
  aspect !== undefined &&
  (ASPECT_NATURE[aspect] === 'tense' || (aspect === 'conjunction' && DEMANDING.has(transiting ?? '')))

/** What a chart says of a part of life. */
export function answerTopic(composer: Composer): void {
  const topic = composer.asked.topic ?? 'self'
  const { points, houses } = SEATS[topic]
  composer.add([composer.words.topic[topic]])
  const point = points.find((one) => composer.placement(one).sign)
  const { sign } = point ? composer.placement(point) : { sign: undefined }
  if (point && sign)
    composer.add([composer.fact(sign), composer.signMeaning(point, sign.sign ?? 0, ['gist', 'body'], 1)], [sign])
  const [number = 1] = houses
  const cusp = composer.book
    .natal()
    .find(({ natal, house, sign: of }) => !natal && house === number && of !== undefined)
  if (cusp && composer.hasHouses) {
    const ruler = rulerOf(cusp.sign ?? 0)
    const { house } = composer.placement(ruler)
    if (house)
      composer.add(
        [
          composer.words.ruledBy(number, ruler),
          composer.fact(house),
          composer.meaning(`house-ruler/${number}`, `${house.house}`, ['gist'], 0),
        ],
        [cusp, house],
      )
  }
  const touched = composer.book.transitsNow().find(({ natal, aspect }) => aspect && points.some((one) => one === natal))
  if (touched && composer.transitMeaning(touched, ['gist'])) {
    composer.add([composer.fact(touched), composer.transitMeaning(touched, ['gist'], 0)], [touched])
  } else if (point && sign) composer.add([composer.signMeaning(point, sign.sign ?? 0, ['advice'], 0)], [sign])
  composer.close(composer.words.care[topic])
}

/** When a part of life is touched: what eases, what presses, each with its dates. */
export function answerTopicWhen(composer: Composer): void {
  const topic = composer.asked.topic ?? 'self'
  const { points, movers } = SEATS[topic]
  const span = composer.asked.period ? composer.span(composer.asked.period) : composer.ahead(YEAR_DAYS)
  const found = composer.book.transitsWithin(span, { points, movers })
  const tellable = found.filter((factor) => composer.transitMeaning(factor, ['gist']))
  const easing = tellable.filter((factor) => !presses(factor)).slice(0, 2)
  const pressing = tellable.filter(presses).slice(0, 1)
  composer.add([composer.words.topicWhen[topic]])
  if (easing.length + pressing.length === 0) composer.add([composer.words.topicNone])
  for (const factor of easing)
    composer.add([composer.fact(factor), composer.transitMeaning(factor, ['gist'], 0)], [factor])
  for (const factor of pressing)
    composer.add(
      [composer.words.presses, composer.fact(factor), composer.transitMeaning(factor, ['advice'], 0)],
      [factor],
    )
  if (!composer.hasHouses && easing.length + pressing.length === 0) answerWithoutHour(composer)
  else composer.close(composer.words.care[topic])
}

/** Angles and houses are not told of a birth without an hour; the Sun is. */
function answerWithoutHour(composer: Composer): void {
  composer.add([composer.words.noHour])
  const { sign } = composer.placement('sun')
  if (sign) composer.add([composer.fact(sign), composer.signMeaning('sun', sign.sign ?? 0, ['gist'], 0)], [sign])
}
