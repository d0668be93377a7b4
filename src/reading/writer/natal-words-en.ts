import { natalAspectEn, ordinalEn, planetEn, pointEn, signEn } from './names-en.ts'
import type { NatalWords } from './natal-words.ts'

/** Titles and sentences of the natal reading in English. */
export const natalWordsEn: NatalWords = {
  title: (topic, sign, house) =>
    `${pointEn(topic)}${sign === null ? '' : ` in ${signEn(sign)}`}${house === null ? '' : `, ${ordinalEn(house)} house`}`,
  uncertain: (topic, from, to) =>
    `On the day you were born ${planetEn(topic)} passed from ${signEn(from)} into ${signEn(to)}, and without the hour nobody can honestly say which of the two is yours.`,
  aspect: natalAspectEn,
}
