const LETTERS = [...'abcdefghijklmnoprstuvz']

/**
 * Every phonetic skeleton one typing error away: a letter left out, put in, replaced, or swapped with its neighbour.
 * (Skeletons never have q, w, x or y.)
 */
export function oneErrorAway(skeleton: string): Set<string> {
  const found = new Set<string>()
  for (let i = 0; i <= skeleton.length; i++) {
    const before = skeleton.slice(0, i)
    const letter = skeleton.charAt(i)
    const after = skeleton.slice(i + 1)
    for (const other of LETTERS) {
      found.add(before + other + letter + after)
      if (letter !== '') found.add(before + other + after)
    }
    if (letter === '') continue
    found.add(before + after)
    if (after !== '') found.add(before + after.charAt(0) + letter + after.slice(1))
  }
  found.delete(skeleton)
  return found
}
