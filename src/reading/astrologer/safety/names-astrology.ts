import { languageOf } from '../understanding/hear.ts'
import { normalize } from './normalize.ts'
import { groupsIn } from './weigh.ts'

/** A house that people live in. */
const BUILDING = / (?:соседн|наш|сво|мо|нов|стар|родительск)[а-я]{1,4} дом[а-я]* | (?:его|ее|их) дом[а-я]* /g

/** Whether a message names something of astrology: a planet, a sign, a chart; not just family or love. */
export function namesAstrology(text: string): boolean {
  const groups = groupsIn(languageOf(text, 'en'), normalize(text).replace(BUILDING, ' '))
  return ['planet', 'sign', 'term'].some((group) => groups.includes(group))
}
