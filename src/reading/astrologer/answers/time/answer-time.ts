import { rulerOf } from '#astro/charts/dignities.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import { lifeTopic } from '../life/life-lean.ts'
import { NatalAnswer } from '../natal/natal-answer.ts'
import { tellPoint } from '../natal/natal-points.ts'
import type { Composer } from '../../writing/composer.ts'
import { SEATS } from '../../topics.ts'

const MOST_OF_OTHERS = 3

/** What somebody else's chart says of it: where the points stand that speak of it. */
function tellOthers(composer: Composer, points: readonly SpokenPoint[]): void {
  const answer = new NatalAnswer(composer)
  for (const point of points.filter((one) => answer.chart.at(one)).slice(0, MOST_OF_OTHERS))
    tellPoint(answer, point, false)
}

/** What a chart says of a part of life. */
export function answerTopic(composer: Composer): void {
  const topic = lifeTopic(composer)
  const { points, houses } = SEATS[topic]
  if (composer.owner !== null) return tellOthers(composer, points)
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
