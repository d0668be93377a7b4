/** Letters that are typed in the place of others within a word: `k1ll`, `su1c1de`, `s3x`. */
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

/** Words that are written with stars or dots in them, so that a filter does not see them. */
const CENSORED =
  'suicide suicidal kill killed killing die died dying dead rape raped rapes rapist molested abuse abused abusing cut cutting self harm drugs overdose nudes sex sexual porn убить убил убьет умереть суицид самоубийство порезы изнасиловал изнасиловали секс насилие'.split(
    ' ',
  )

/** Short forms of messengers, written out. */
const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  '&': 'and',
  w: 'with',
  wit: 'with',
  wid: 'with',
  b4: 'before',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  bc: 'because',
  becoz: 'because',
  gonna: 'going to',
  gon: 'going to',
  finna: 'going to',
  bouta: 'about to',
  ima: 'im going to',
  imma: 'im going to',
  wanna: 'want to',
  wana: 'want to',
  wnna: 'want to',
  gotta: 'got to',
  tryna: 'trying to',
  outta: 'out of',
  kinda: 'kind of',
  dunno: 'dont know',
  idk: 'dont know',
  dnt: 'dont',
  cnt: 'cant',
  thru: 'through',
  abt: 'about',
  ppl: 'people',
  rly: 'really',
  sth: 'something',
  smth: 'something',
  sumthin: 'something',
  somethin: 'something',
  nothin: 'nothing',
  doin: 'doing',
  kms: 'kill myself',
  unalive: 'kill',
  unaliving: 'killing',
  unalived: 'killed',
  sewerslide: 'suicide',
  sucide: 'suicide',
  suicde: 'suicide',
  suiside: 'suicide',
  siucide: 'suicide',
  suecide: 'suicide',
  sucidal: 'suicidal',
  suicidle: 'suicidal',
  meself: 'myself',
  mysef: 'myself',
  myslef: 'myself',
  mself: 'myself',
  bf: 'boyfriend',
  gf: 'girlfriend',
  fella: 'boyfriend',
  bloke: 'boyfriend',
  hubby: 'husband',
  mum: 'mom',
  mam: 'mom',
  mommy: 'mom',
  mummy: 'mom',
  mama: 'mom',
  mums: 'moms',
  mother: 'mom',
  father: 'dad',
  daddy: 'dad',
  papa: 'dad',
  bro: 'brother',
  sis: 'sister',
  stepfather: 'stepdad',
  stepmother: 'stepmom',
  stepmum: 'stepmom',
  grandpa: 'grandad',
  granddad: 'grandad',
  grandfather: 'grandad',
  lil: 'little',
  tabs: 'pills',
  tablet: 'pill',
  tablets: 'pills',
  tabelts: 'pills',
  tabletts: 'pills',
  pils: 'pills',
  capsules: 'pills',
  meds: 'pills',
  sertraline: 'pills',
  pm: 'pm',
  iwant: 'i want',
  idont: 'i dont',
  icant: 'i cant',
  dontwant: 'dont want',
  wantto: 'want to',
  todie: 'to die',
  нехочу: 'не хочу',
  нехочется: 'не хочется',
  немогу: 'не могу',
  небуду: 'не буду',
  нежелаю: 'не желаю',
}

/** What is cried without spaces, or letter by letter with equal ones: found within a word, set apart again. */
const RUN_TOGETHER: readonly (readonly [RegExp, string])[] = [
  'want to die',
  'wanna die',
  'going to die',
  'dont want to live',
  'dont want to be here',
  'want to end it all',
  'want to end my life',
  'kill myself',
  'killing myself',
  'cut myself',
  'cutting myself',
  'hurt myself',
  'hurting myself',
  'he beats me',
  'he hits me',
  'не хочу жить',
  'не хочу больше жить',
  'хочу умереть',
  'хочу сдохнуть',
  'убить себя',
  'убью себя',
  'покончить с собой',
  'режу себя',
  'порезать себя',
  'муж бьет меня',
  'муж меня бьет',
  'он меня бьет',
  'он бьет меня',
  'меня насилуют',
].map((cry) => [new RegExp(cry.replaceAll(' ', ''), 'g'), ` ${cry} `])

const TRANSLIT: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'щ'],
  [/sch/g, 'щ'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/yu|ju/g, 'ю'],
  [/ya|ja/g, 'я'],
  [/yo|jo/g, 'е'],
  [/(?<=[aeiou])y/g, 'й'],
  [/(?<=[iy])j|j$/g, 'й'],
  [/j/g, 'ж'],
  [/a/g, 'а'],
  [/b/g, 'б'],
  [/[ck]/g, 'к'],
  [/d/g, 'д'],
  [/e/g, 'е'],
  [/f/g, 'ф'],
  [/g/g, 'г'],
  [/h/g, 'х'],
  [/i/g, 'и'],
  [/l/g, 'л'],
  [/m/g, 'м'],
  [/n/g, 'н'],
  [/o/g, 'о'],
  [/p/g, 'п'],
  [/q/g, 'к'],
  [/r/g, 'р'],
  [/s/g, 'с'],
  [/t/g, 'т'],
  [/u/g, 'у'],
  [/[vw]/g, 'в'],
  [/x/g, 'х'],
  [/y/g, 'ы'],
  [/z/g, 'з'],
]

/** Latin letters that look like Cyrillic ones, typed into Cyrillic words. */
const LOOKALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  0: 'о',
  3: 'з',
  6: 'б',
}

/** Cyrillic letters that look like Latin ones, typed into Latin words. */
const TWIN: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  т: 't',
  х: 'x',
  у: 'y',
  і: 'i',
  ї: 'i',
  ѕ: 's',
  ј: 'j',
}

/** A Russian text typed in Latin letters, as near as spelling allows. */
export const toCyrillic = (text: string): string =>
  TRANSLIT.reduce((rest, [from, to]) => rest.replaceAll(from, to), text).replaceAll(/ь(?=ь)/g, '')

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF\p{Mn}]/gu, (mark) =>
      mark === '\u0306' || mark === '\u0308' ? mark : '',
    )
    .normalize('NFC')
    .replaceAll('ё', 'е')

const SPACED = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]+){3,}\p{L}(?![\p{L}\p{N}])/gu

/** `s u i c i d e`, written letter by letter; where words stand further apart than letters, they stay words. */
const joined = (text: string) =>
  text.replaceAll(SPACED, (run) => run.replaceAll(/[ .\-_*]+/g, (gap) => (gap.length > 1 ? ' ' : '')))

const apart = (text: string) => RUN_TOGETHER.reduce((rest, [cry, words]) => rest.replaceAll(cry, words), text)

const uncensored = (word: string) => {
  if (!/^\p{L}+[*#.@$!_]+\p{L}*$/u.test(word) || !/[*#_]/.test(word)) return word
  const shape = new RegExp(`^${[...word].map((char) => (/\p{L}/u.test(char) ? char : '.')).join('')}$`, 'u')
  const loose = new RegExp(`^${word.replaceAll(/[^\p{L}]+/gu, '.+')}$`, 'u')
  return CENSORED.find((one) => shape.test(one)) ?? CENSORED.find((one) => loose.test(one)) ?? word
}

/** A Latin word some letters of which are Cyrillic ones that look the same: no Cyrillic word has its others. */
const isLatinInDisguise = (word: string) =>
  [...word].some((char) => /[a-z]/.test(char) && LOOKALIKE[char] === undefined) &&
  [...word].every((char) => !/\p{Script=Cyrillic}/u.test(char) || TWIN[char] !== undefined)

const unleetLatin = (word: string) =>
  /[a-z][0134570@$]+[a-z]/.test(word)
    ? word.replaceAll(/(?<=[a-z])[0134570@$]+(?=[a-z])/g, (run) => [...run].map((char) => LEET[char] ?? char).join(''))
    : word

const unleet = (word: string) => {
  if (isLatinInDisguise(word)) return unleetLatin([...word].map((char) => TWIN[char] ?? char).join(''))
  if (/[а-я]/.test(word)) return word.replaceAll(/[a-z036]/g, (char) => LOOKALIKE[char] ?? char)
  return unleetLatin(word)
}

/**
 * The words of a message in one spelling: lower case, ё as е, without apostrophes and punctuation, letters repeated for
 * stress once or twice, short forms and disguised words written out; a space between words, one before and one after all.
 */
export function normalize(text: string): string {
  const words = joined(plain(text))
    .replaceAll(/[’'`´ʼ]/g, '')
    .split(/\s+/)
    .flatMap((part) => {
      const bare = part.replaceAll(/^[^\p{L}\p{N}@$]+|[^\p{L}\p{N}*]+$/gu, '')
      return apart(unleet(uncensored(bare))).split(/[^\p{L}\p{N}]+/u)
    })
    .filter(Boolean)
    .map((word) => word.replaceAll(/(\p{L})\1{2,}/gu, '$1$1'))
    .map((word) => SHORT[word] ?? word)
    .flatMap((word) => (word === '2' ? ['2'] : [word]))
  return ` ${words.join(' ')} `
}

/** A text with every doubled letter single, for words that were drawn out: "diiie". */
export const undoubled = (normal: string): string => normal.replaceAll(/(\p{L})\1+/gu, '$1')
