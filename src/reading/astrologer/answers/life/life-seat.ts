import { rulerOf } from '#astro/charts/dignities.ts'
import type { Composer } from '../../writing/composer.ts'
import { SEATS, type Topic } from '../../topics.ts'

/** The house of a part of life by its ruler: where that stands, and what it comes to. */
function tellRuler(composer: Composer, topic: Topic): void {
  const [number = 1] = SEATS[topic].houses
  const cusp = composer.book
    .natal()
    .find(({ natal, house, sign: of }) => !natal && house === number && of !== undefined)
  if (!cusp || !composer.hasHouses) return
  const ruler = rulerOf(cusp.sign ?? 0)
  const { house } = composer.placement(ruler)
  const meaning = house && composer.meaning(`house-ruler/${number}`, `${house.house}`, ['gist', 'body'], 1)
  if (house && meaning)
    composer.add([composer.words.ruledBy(number, ruler), composer.fact(house), meaning], [cusp, house])
}

/** The first point of a part of life that stands surely in a sign, with what it comes to, and the ruler of its house. */
export function tellSeat(
  composer: Composer,
  topic: Topic,
  fields: Parameters<Composer['signMeaning']>[2],
  opens?: string,
): void {
  if (tellPlace(composer, topic, fields, opens)) tellRuler(composer, topic)
}

/** The same without the ruler; false where no point stands surely in a sign. */
export function tellPlace(
  composer: Composer,
  topic: Topic,
  fields: Parameters<Composer['signMeaning']>[2],
  opens?: string,
): boolean {
  const point = SEATS[topic].points.find((one) => composer.placement(one).sign)
  const { sign } = point ? composer.placement(point) : { sign: undefined }
  if (!point || !sign) return false
  composer.explain(opens)
  composer.add([composer.fact(sign), composer.signMeaning(point, sign.sign ?? 0, fields, 1)], [sign])
  return true
}
