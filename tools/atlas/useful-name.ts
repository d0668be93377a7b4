const CYRILLIC = /[\u0400-\u04ff]/
const LATIN = /^[\u0000-\u024f\u02b0-\u02ff\u0300-\u036f\u1e00-\u1eff\u2010-\u201f]+$/

/** The script of another name that a person may type, or null for codes, links, numbers and other scripts. */
export function usefulScript(name: string): 'latin' | 'cyrillic' | null {
  if (name.length < 2 || /^[A-Z]{3}$/.test(name) || /^https?:/.test(name) || /^\d/.test(name)) return null
  if (CYRILLIC.test(name)) return 'cyrillic'
  return LATIN.test(name) ? 'latin' : null
}
