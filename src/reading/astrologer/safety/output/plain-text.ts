/** Letters that look alike: Cyrillic on the left, Latin on the right. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['е', 'e'],
  ['н', 'h'],
  ['і', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['м', 'm'],
  ['о', 'o'],
  ['р', 'p'],
  ['ѕ', 's'],
  ['т', 't'],
  ['у', 'y'],
  ['х', 'x'],
]
const TO_LATIN = new Map(ALIKE)
const TO_CYRILLIC = new Map(ALIKE.map(([cyrillic, latin]) => [latin, cyrillic]))
/** Digits and signs that stand for letters within a word. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const HIDDEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu
const MARKS = /(?!\u0306|\u0308)\p{M}/gu

/** A word of one script: letters of the other that only look like its own are taken for what they look like. */
function oneScript(word: string): string {
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const latin = word.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (cyrillic === 0 || latin === 0) return word
  const map = cyrillic >= latin ? TO_CYRILLIC : TO_LATIN
  return word.replaceAll(/\p{L}/gu, (letter) => map.get(letter) ?? letter)
}

const decoded = (text: string) =>
  text
    .replaceAll(/&#(x?)([\da-f]{1,6});/gi, (all, hex: string, code: string) => {
      const point = parseInt(code, hex ? 16 : 10)
      return point <= 0x10ffff ? String.fromCodePoint(point) : all
    })
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')

/**
 * A text as it is compared: lower case, one form for each letter, without invisible characters, markup and tricks of
 * spelling. Tags and comments go, what a link or an image says stays.
 */
export function plainText(text: string): string {
  return decoded(text)
    .normalize('NFKC')
    .replaceAll(HIDDEN, '')
    .replaceAll(/<\/?(?:br|p|li|ul|ol|div|td|tr|h\d)\b[^<>]{0,200}>/gi, ' ')
    .replaceAll(/<!--|-->|<\/?(?!system|user|assistant)[a-z][^<>]{0,200}>/gi, '')
    .replaceAll(/!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g, '$1')
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[*_~`]+/g, '')
    .replaceAll(/[’‘ʼ′]/g, "'")
    .replaceAll(/[\p{L}\p{N}@$]+/gu, (word) => oneScript(unmasked(word)))
    .replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}[ .\-·|]{1,2}){3,}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
      oneScript(spaced.replaceAll(/[ .\-·|]/g, '')),
    )
}

/** `p1lls` is read as it is meant; `10mg` and `14th` stay. */
const unmasked = (word: string) =>
  /^\p{L}+[\d@$]+\p{L}+$/u.test(word) ? word.replaceAll(/[\d@$]/g, (sign) => LEET[sign] ?? sign) : word

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|could|should|must|need|might|ought)n'?t\b/g, '$1 not'],
  [/\b(i)'?m\b(?!\p{L})/gu, '$1 am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\blet's\b/g, 'let us'],
  [/\b(it|he|she|there|that|what|here|who)'s\b/g, '$1 is'],
  [/'s\b/g, ' s'],
]

/** The sign, told from the illness by its capital and by what does not follow it. */
const SIGN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bCancer(?=s?\b)(?! (?:of|in) (?:the|your|his|her) (?!\w+ house|house))/g, 'crabsign'],
  [
    /(?<!\p{L})Рак(?=(?:а|у|ом|е|и|ов|ам|ами|ах)?(?!\p{L}))(?! (?:груди|л[её]гких|кожи|крови|шейки|мозга|печени|желудка|простаты))/gu,
    'знакрак',
  ],
]

const TOKEN = /\d+(?:[.,]\d+)*(?:st|nd|rd|th)?(?!\d)|\p{L}+|[^\s\p{L}\p{N}"'«»“”„\-*•·▪◦‣]/gu

/**
 * A sentence as tokens with single spaces between and around them: `#` at its start, words, and marks of punctuation as
 * tokens of their own. English short forms are written out.
 */
export function tokensOf(text: string): string {
  const named = SIGN_NAMES.reduce((rest, [from, to]) => rest.replaceAll(from, to), text)
  const plain = SHORT.reduce((rest, [from, to]) => rest.replaceAll(from, to), plainText(named).replaceAll('#', ' '))
  const tokens = plain.replaceAll(/[(){}]|\s[-–—]\s|[–—]/g, ' , ').match(TOKEN) ?? []
  return ` # ${tokens.join(' ')} `
}
