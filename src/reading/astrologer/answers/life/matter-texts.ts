import { each, text, textSubject } from '../../../library/text-shape.ts'
import { TOPICS } from '../../topics.ts'
import { MATTERS, UNDATED } from '../../understanding/life/matter.ts'

/** What is said of each matter, by what is wanted of it; a time only where none is told by dates. */
export const matterTexts = textSubject('astrologer-matters', {
  of: each(MATTERS, { tell: text, whether: text, why: text, how: text, should: text }),
  when: each(UNDATED),
  /** What if it comes to what is feared or hoped. */
  ifSo: each(TOPICS),
  /** What is said in the place of a lean where nothing can be leaned on. */
  own: each(['whether', 'should']),
})
