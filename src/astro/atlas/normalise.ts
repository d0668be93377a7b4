// Letters that Unicode doesn't take apart into a base and a mark, and Cyrillic letters beyond the Russian alphabet.
// prettier-ignore
const LETTERS: Record<string, string> = {
  ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŋ: 'n', ə: 'e', ǝ: 'e', ɛ: 'e',
  ɔ: 'o', ɓ: 'b', ɗ: 'd', ƙ: 'k', ŧ: 't', ĸ: 'k', і: 'и', ї: 'и', є: 'е', ґ: 'г', ў: 'у', ј: 'й', љ: 'ль', њ: 'нь',
  ђ: 'дж', ћ: 'ч', џ: 'дж', ѕ: 'дз', қ: 'к', ө: 'о', ү: 'у', ұ: 'у', ң: 'н', ғ: 'г', һ: 'х', ә: 'а', ҳ: 'х', ҷ: 'ч',
  ӣ: 'и', ӯ: 'у', ӏ: '', ё: 'е',
}

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const MARK = /[\u0300-\u036f]/g
const QUOTE = /[’'ʼʹʺʻ`´"“”ʿʾ‘]/g
const ABBREVIATIONS: [RegExp, string][] = [
  [/(^| )st(?= )/g, '$1saint'],
  [/(^| )ste(?= )/g, '$1sainte'],
  [/(^| )mt(?= )/g, '$1mount'],
  [/(^| )ft(?= )/g, '$1fort'],
]

/**
 * The form in which the atlas compares names: lower case, without marks, quotes and punctuation, one blank between
 * words, ё as е (й stays), Cyrillic of other languages by the nearest Russian letters, "St." as "saint". The generator
 * of the atlas and the search both use it: changing it means building the atlas again.
 *
 * @returns Letters, digits and single blanks; empty for a text that has neither letters nor digits.
 */
export function normalise(text: string): string {
  let name = text
    .toLowerCase()
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
  // Taken apart, й would lose its breve with the other marks.
  name = name
    .split('й')
    .map((part) => part.normalize('NFKD').replace(MARK, ''))
    .join('й')
  name = name
    .replace(QUOTE, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  for (const [short, long] of ABBREVIATIONS) name = name.replace(short, long)
  return name
}
