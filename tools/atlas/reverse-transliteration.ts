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

/** How Ukrainian names (their own transliteration) read in Russian: Ivanivka → Ивановка, Kyivskyi → Киевский. */
const UKRAINIAN: [RegExp, string][] = [
  [/(?<=[td]s|[sz])['’]?k(?:yi|yy|yj)$/g, 'кий'],
  [/(?:yi|yy)$/g, 'ый'],
  [/iivka$/g, 'еевка'],
  [/ivka$/g, 'овка'],
  [/ivske$/g, 'овское'],
  [/ske$/g, 'ское'],
  [/(?<=[a-z])ne$/g, 'ное'],
  [/(?<![aeiou])iv$/g, 'ов'],
  [/yiv/g, 'иев'],
  [/h/g, 'г'],
  [/y(?![aeiou])/g, 'и'],
]
// These hold an h of their own.
const UKRAINIAN_FIRST: [RegExp, string][] = SPELLINGS.filter(([spelling]) => spelling.source.includes('h'))

// prettier-ignore
const LETTERS: Record<string, string> = {
  a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о',
  p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', y: 'ы', z: 'з',
}

/** Countries whose places have Russian names that can be read back from their Latin spelling. */
export const READ_BACK = new Set(['RU', 'BY', 'KZ', 'KG', 'UA'])

/** The Russian name that a Latin spelling stands for: "Zelenodol’sk" → "Зеленодольск". */
export function reverseTransliterate(latin: string, countryCode: string): string {
  const spellings = countryCode === 'UA' ? [...UKRAINIAN_FIRST, ...UKRAINIAN, ...SPELLINGS] : SPELLINGS
  return latin
    .split(/([ -])/)
    .map((word) => readWord(word, spellings))
    .join('')
}

function readWord(word: string, spellings: [RegExp, string][]): string {
  let russian = word.toLowerCase()
  for (const [spelling, letter] of spellings) russian = russian.replace(spelling, letter)
  russian = russian
    .normalize('NFD')
    .replace(/[\u0300-\u0305]/g, '')
    .normalize('NFC')
    .replace(/[a-z]/g, (letter) => LETTERS[letter] ?? letter)
  return russian.charAt(0).toUpperCase() + russian.slice(1)
}
