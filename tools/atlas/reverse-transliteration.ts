/** Latin spellings of Russian names (BGN/PCGN as a rule) and the letters they stand for, longer ones first. */
const SPELLINGS: [RegExp, string][] = [
  [/^e/g, 'э'],
  [/shch/g, 'щ'],
  [/yë|yo|ë/g, 'ё'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/yu/g, 'ю'],
  [/ya/g, 'я'],
  [/ye/g, 'е'],
  [/iy$/g, 'ий'],
  [/yy$/g, 'ый'],
  [/(?<=[aeiouаеиоуэыюя])y/g, 'й'],
  [/j/g, 'дж'],
  [/x/g, 'кс'],
  [/”/g, 'ъ'],
  [/[’'ʹ]/g, 'ь'],
]

const LETTERS: Record<string, string> = {
  a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о',
  p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', y: 'ы', z: 'з',
} // prettier-ignore

/** Countries whose places have Russian names that can be read back from their Latin spelling. */
export const READ_BACK = new Set(['RU', 'BY', 'KZ', 'KG', 'UA'])

/** The Russian name that a Latin spelling stands for: "Zelenodol’sk" → "Зеленодольск". */
export function reverseTransliterate(latin: string): string {
  return latin
    .split(/([ -])/)
    .map(readWord)
    .join('')
}

function readWord(word: string): string {
  let russian = word.toLowerCase()
  for (const [spelling, letter] of SPELLINGS) russian = russian.replace(spelling, letter)
  russian = russian
    .normalize('NFD')
    .replace(/[\u0300-\u0305]/g, '')
    .normalize('NFC')
    .replace(/[a-z]/g, (letter) => LETTERS[letter] ?? letter)
  return russian.charAt(0).toUpperCase() + russian.slice(1)
}
