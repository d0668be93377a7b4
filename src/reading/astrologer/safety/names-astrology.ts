import { languageOf } from '../understand.ts'
import { normalize } from './normalize.ts'
import { groupsIn } from './weigh.ts'

/** Whether a message names something of astrology: a planet, a sign, a chart; not just family or love. */
export function namesAstrology(text: string): boolean {
  const groups = groupsIn(languageOf(text, 'en'), normalize(text))
  return ['planet', 'sign', 'term'].some((group) => groups.includes(group))
}
