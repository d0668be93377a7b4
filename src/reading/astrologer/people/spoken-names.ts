/** Names in another alphabet than the question's: "Maya" for «Майя», «Давид» for "David". */
const SOUNDS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'ш'],
  ['kh', 'х'],
  ['zh', 'ж'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ts', 'ц'],
  ['ya', 'я'],
  ['ia', 'я'],
  ['yu', 'ю'],
  ['iu', 'ю'],
  ['ck', 'к'],
  ['ph', 'ф'],
  ['th', 'т'],
  ['ee', 'и'],
  ['oo', 'у'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'дж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'и'],
  ['z', 'з'],
]

/** A name as it sounds, in Cyrillic letters: doubled ones once, «й» only where it closes a syllable. */
export function inCyrillic(name: string): string {
  let left = name.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  let sound = ''
  while (left !== '') {
    const found = SOUNDS.find(([latin]) => left.startsWith(latin))
    sound += found ? found[1] : left[0]
    left = left.slice(found ? found[0].length : 1)
  }
  return asHeard(sound)
}

/** What of a Cyrillic word can be heard in both spellings of a name. */
export const asHeard = (word: string): string =>
  word
    .replaceAll('ё', 'е')
    .replaceAll('э', 'е')
    .replaceAll('ы', 'и')
    .replaceAll('ь', '')
    .replaceAll('ъ', '')
    .replaceAll(/й(?=[аеиоуюя])/gu, '')
    .replaceAll('й', 'и')
    .replaceAll('ия', 'я')
    .replaceAll(/(.)\1/gu, '$1')
