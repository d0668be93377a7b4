import { fromSignRu, houseRu, inSignRu, intoSignRu, pointRu } from './names-ru.ts'
import type { NatalWords } from './natal-words.ts'

/** Titles and sentences of the natal reading in Russian. */
export const natalWordsRu: NatalWords = {
  title: (topic, sign, house) =>
    `${topic === 'asc' ? 'Асцендент' : pointRu(topic)}${sign === null ? '' : ` ${inSignRu(sign)}`}${house === null ? '' : `, ${houseRu(house)}`}`,
  uncertain: (topic, from, to) =>
    `В день вашего рождения ${pointRu(topic)} переходит ${fromSignRu(from)} ${intoSignRu(to)}, и без часа рождения никто не скажет честно, какой из двух знаков ваш.`,
}
