import { fromSignRu, houseRu, inSignRu, intoSignRu, natalAspectRu, pointRu } from './names-ru.ts'
import type { NatalWords } from './natal-words.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Titles and sentences of the natal reading in Russian. */
export const natalWordsRu: NatalWords = {
  title: (topic, sign, house) =>
    `${capital(pointRu(topic))}${sign === null ? '' : ` ${inSignRu(sign)}`}${house === null ? '' : `, ${houseRu(house)}`}`,
  uncertain: (topic, from, to) =>
    `В день вашего рождения ${pointRu(topic)} переходит ${fromSignRu(from)} ${intoSignRu(to)}, и без часа рождения никто не скажет честно, какой из двух знаков ваш.`,
  aspect: (a, aspect, b) => capital(natalAspectRu(a, aspect, b)),
}
