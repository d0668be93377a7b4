import type { Lang } from '#language/lang.ts'

/** What people type for short, and in full. */
const SHORT: Record<Lang, Readonly<Record<string, string>>> = {
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    rn: 'right now',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thank you',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'got to',
    cuz: 'because',
    bc: 'because',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tho: 'though',
    abt: 'about',
    asap: 'soon',
    yr: 'year',
    yrs: 'years',
    mins: 'minutes',
    q: 'question',
    qs: 'questions',
    whats: 'what',
    wheres: 'where',
    whens: 'when',
    whos: 'who',
    hows: 'how',
    thats: 'that',
    theres: 'there',
    im: 'i am',
    ive: 'i have',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    merc: 'mercury',
    bday: 'birthday',
    asc: 'asc',
    retro: 'retrograde',
    rx: 'retrograde',
    sr: 'solar return',
    nn: 'north node',
    sn: 'south node',
    pof: 'part of fortune',
    voc: 'void of course',
    dob: 'birth date',
    wdym: 'what do you mean',
    idk: 'i do not know',
  },
  ru: {
    щас: 'сейчас',
    ща: 'сейчас',
    чо: 'что',
    че: 'что',
    шо: 'что',
    чё: 'что',
    пож: 'пожалуйста',
    плиз: 'пожалуйста',
    спс: 'спасибо',
    пасиб: 'спасибо',
    асц: 'асцендент',
    ас: 'асцендент',
    мс: 'mc',
    тока: 'только',
    седня: 'сегодня',
    сегодн: 'сегодня',
    норм: 'нормально',
    ретро: 'ретроградный',
    меркуша: 'меркурий',
    юп: 'юпитер',
    др: 'день рождения',
    днюха: 'день рождения',
    днюху: 'день рождения',
    бд: 'день рождения',
  },
}

/** The words of a question with short forms in full. */
export const inFull = (lang: Lang, words: readonly string[]): string[] =>
  words.flatMap((word) => (Object.hasOwn(SHORT[lang], word) ? (SHORT[lang][word] ?? word).split(' ') : [word]))

const LETTERS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['iy', 'ий'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['c', 'ц'],
  ['x', 'х'],
  ['y', 'ы'],
  ["'", 'ь'],
]
/** Russian words as they are typed with Latin letters; two of them in a question make it Russian. */
const TYPED_RUSSIAN: ReadonlySet<string> = new Set(
  'kogda gde chto chego kak kakoy kakaya kakoe kakie moy moya moe moi mne menya ya ty vy on ona eto est net da ili pochemu zachem budet luna solnce solntse znak goroskop karta dom dome lubov lyubov rabota dengi skolko mozhno nado nuzhno segodnya zavtra sejchas seychas privet spasibo pozhaluysta skazhi skazhite u v na s po za do ot'.split(
    ' ',
  ),
)

/** Russian that was typed with Latin letters, in Cyrillic; null for anything else. */
export function fromLatin(text: string): string | null {
  if (/[а-яё]/i.test(text)) return null
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  const russian = words.filter((word) => word.length > 1 && TYPED_RUSSIAN.has(word)).length
  if (russian < 2 || russian * 4 < words.length) return null
  return text.toLowerCase().replaceAll(/[a-z']+/g, (word) => {
    let left = word
    let told = ''
    while (left !== '') {
      const found = LETTERS.find(([latin]) => left.startsWith(latin))
      told += found ? found[1] : left[0]
      left = left.slice(found ? found[0].length : 1)
    }
    return told
  })
}
