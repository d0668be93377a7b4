import { entryScopeOf } from '../../src/reading/library/audience.ts'
import { bondVerdictsIn } from '../../src/reading/truth/bond-verdict.ts'
import type { EntryRule } from './passage.ts'

/**
 * What a parent and a child, brothers, friends or colleagues are told is what can happen and what helps, never a verdict on one
 * of them or on the bond. Partners have chosen each other and may be told more.
 */
export const bondVerdict: EntryRule = ({ subject, audience, field, lang, text }) => {
  if (entryScopeOf(subject) !== 'two' || audience === 'partner' || field === 'keywords') return []
  return bondVerdictsIn(lang, text).map((words) => `“${words}” is a verdict: tell what can happen and what helps`)
}
