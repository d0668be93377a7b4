/** How often the parts of a birth may still be changed. */
interface BirthEdits {
  birthdateEdits: number
  birthtimeEdits: number
  birthplaceEdits: number
}

/** Whether date, time and place may each still be changed. */
export const hasEditsLeft = ({ birthdateEdits, birthtimeEdits, birthplaceEdits }: BirthEdits): boolean =>
  birthdateEdits > 0 && birthtimeEdits > 0 && birthplaceEdits > 0

/** One edit of each, where there was none; what was left is not more than before. */
export const withOneMore = ({ birthdateEdits, birthtimeEdits, birthplaceEdits }: BirthEdits): BirthEdits => ({
  birthdateEdits: Math.max(1, birthdateEdits),
  birthtimeEdits: Math.max(1, birthtimeEdits),
  birthplaceEdits: Math.max(1, birthplaceEdits),
})
