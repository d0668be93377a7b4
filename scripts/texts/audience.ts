import { entryScopeOf } from '../../src/reading/library/audience.ts'
import { romanceIn } from '../../src/reading/truth/romance.ts'
import type { EntryRule } from './passage.ts'

/**
 * What is not for partners is read by parents and children, brothers and sisters, friends and colleagues: no word of it
 * belongs to lovers; keywords are never shown. That each entry names its audience, and has a version for any two, the library
 * itself demands.
 */
export const audience: EntryRule = ({ subject, audience: of, field, lang, text }) => {
  if (of === null || of === 'partner' || field === 'keywords') return []
  return romanceIn(lang, text, entryScopeOf(subject) === 'child' ? 'child' : 'pair').map(
    (words) => `“${words}” is for partners, and this is for ${of}`,
  )
}
