import { LENT_FIELDS, entryScopeOf } from '../../src/reading/library/audience.ts'
import { romanceIn } from '../../src/reading/truth/romance.ts'
import type { EntryRule } from './passage.ts'

/**
 * What is not for partners is read by parents and children, brothers and sisters, friends and colleagues: no word of it
 * belongs to lovers; of an entry of one person that holds for what is lent to pairs, and keywords are never shown. That each entry names its audience, and has a version for any two, the library itself demands.
 */
export const audience: EntryRule = ({ subject, key, audience: of, field, lang, text }) => {
  const scope = entryScopeOf(subject, key)
  const isRead = scope === 'lent' ? LENT_FIELDS.some((lent) => lent === field) : field !== 'keywords'
  if (of === null || of === 'partner' || !isRead) return []
  return romanceIn(lang, text, scope === 'child' ? 'child' : 'pair').map(
    (words) => `“${words}” is for partners, and this is for ${of}`,
  )
}
