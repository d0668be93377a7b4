import { rulerOf } from '#astro/charts/dignities.ts'
import type { Composer } from './composer.ts'
import { SEATS } from './topics.ts'

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
