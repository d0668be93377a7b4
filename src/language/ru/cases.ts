/** Grammatical gender: decides «ваш», «ваша», «ваше» and the forms of adjectives. */
export type Gender = 'm' | 'f' | 'n'
/** The Russian cases: кто, кого, кому, кого (acc.), кем, о ком. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc'

export type Declined = Record<Case, string>

/** A word in its six cases, in the order of `Case`. */
export const declined = (nom: string, gen: string, dat: string, acc: string, ins: string, loc: string): Declined => ({
  nom,
  gen,
  dat,
  acc,
  ins,
  loc,
})

/** The form of a word by gender. */
export const byGender = (gender: Gender, m: string, f: string, n: string): string => ({ m, f, n })[gender]
