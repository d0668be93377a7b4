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

/** «май-июнь», "Apr-May": two months. */
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|январ|феврал|март|апрел|ма[йяе]$|июн|июл|август|сентябр|октябр|ноябр|декабр)/

const partsOf = (word: string): string[] => {
  const parts = word.split('-')
  return parts.length === 2 && parts.every((part) => MONTH.test(part)) ? parts : [word]
}

/** "Ill" before a verb is "I'll". */
const ILL_THEN =
  /^(?:be|try|do|sleep|ask|go|think|see|wait|take|check|look|get|call|tell|let|have|give|write|talk|come|leave|keep|stay|just|probably|never|always|read|buy|pay|make|find|text|use|start|stick|pass|add)$/

const asMeant = (word: string, next: string | undefined): string =>
  word === 'ill' && next !== undefined && ILL_THEN.test(next) ? 'i will' : word

/** The words of a question with short forms in full. */
export const inFull = (lang: Lang, words: readonly string[]): string[] =>
  words
    .map((word, i) => (lang === 'en' ? asMeant(word, words[i + 1]) : word))
    .flatMap((word) => word.split(' '))
    .flatMap(partsOf)
    .flatMap((word) => (Object.hasOwn(SHORT[lang], word) ? (SHORT[lang][word] ?? word).split(' ') : [word]))

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
  'kogda gde chto chego kak kakoy kakaya kakoe kakie moy moya moe moi mne menya ya ty vy on ona eto est net da ili pochemu zachem budet luna solnce solntse znak goroskop karta dom dome lubov lyubov rabota dengi skolko mozhno nado nuzhno segodnya zavtra sejchas seychas privet spasibo pozhaluysta skazhi skazhite u v na s po za do ot etoj etoy etot eta eti etom etu nedele nedelya mesyac mesyats god den dni imenno tolko ili zdes tam tut takoe menja tebya ego ee ih nego nee nam nas vas vam mnoj moej moih moego svoj horoshij horoshiy horosho ploho luchshe huzhe budut bylo byla byl esli potom teper tozhe eshe esche pro dlya chem kto kem komu kuda otkuda stoit podnimut zarplata zarplatu raboty rabote deneg otnosheniya muzh zhena mama papa syn doch ochen vse vsyo nichego znayu hochu mogu smotret rasskazhi obyasni napishi ponyatno ladno normalno konechno'.split(
    ' ',
  ),
)

const ENGLISH: ReadonlySet<string> = new Set(
  'the a an is are am was were be been do does did have has had i you he she it we they my your his her our their me him us them what when where who why how which this that these those and or but not no yes of in on at to for with from by about if so can could will would should may might more less good bad day week month year chart sign moon sun born ok thanks please tell'.split(
    ' ',
  ),
)

/** Russian that was typed with Latin letters, in Cyrillic; null for anything else. */
export function fromLatin(text: string): string | null {
  if (/[а-яё]/i.test(text)) return null
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  const russian = words.filter((word) => word.length > 1 && TYPED_RUSSIAN.has(word)).length
  if (russian * 4 < words.length) return null
  // One such word is enough where none is English.
  if (russian < 2 && (russian === 0 || words.some((word) => ENGLISH.has(word)))) return null
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
