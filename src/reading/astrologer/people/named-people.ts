import type { Lang } from '#language/lang.ts'
import { otherNames } from './name-variants.ts'
import { isRelationWord, relationsOf } from './relations.ts'
import { asHeard, inCyrillic } from './spoken-names.ts'
import { wordsOf } from '../understanding/vocabulary.ts'

/** Somebody who is saved, as far as a question may name them. */
export interface Named {
  name: string
  relation: string
  /** The day of birth, `YYYY-MM-DD`, where only the conversation has told of them. */
  bornOn?: string
}

/** What stands before a name and isn't one. */
const TITLES =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|aunt|auntie|uncle|grandma|grandpa|granny|nana|the|my|old|little|big|дядя|тетя|тетка|бабушка|дедушка|баба|дед|соседка|сосед|мой|моя|мама|папа|сестра|брат|начальник|начальница|шеф)$/

const FLEETING: Readonly<Record<string, string>> = { павел: 'павл', лев: 'льв', петр: 'петр' }

/** The cases of a name in which people write it; Latin ones have none. */
function casesOf(name: string): RegExp | null {
  if (!/^[а-я-]{2,}$/u.test(name)) return null
  const stem = name.slice(0, -1)
  if (/[ая]$/u.test(name))
    return new RegExp(`^${stem}(?:[аяыиеую]|ой|ою|ей|ею|ии|ию|ин(?:а|о|ы|у|ой|ого|ому|ым|ых|е|ом)?)?$`, 'u')
  if (name.endsWith('й')) return new RegExp(`^${stem}(?:[йяюеи]|ем)$`, 'u')
  if (name.endsWith('ь')) return new RegExp(`^${stem}(?:[ьяюеи]|ем|ью)$`, 'u')
  if (/[еоуиыэю]$/u.test(name)) return null
  const base = FLEETING[name] ?? name
  return new RegExp(`^(?:${name}|${base}(?:[ауеы]|ом|ем|ым|ов(?:а|о|ы|у|ой|ым|ых)?)?)$`, 'u')
}

/** The words of a name that may stand for all of it. */
function partsOf(name: string): string[] {
  const words = wordsOf(name).filter((word) => word.length > 1)
  const parts = words.filter((word) => !TITLES.test(word))
  return parts.length > 0 ? parts : words
}

const CYRILLIC = /^[а-я-]+$/u
/** A shorter name sounds like too many words of the other language; these are words, too. */
const FEWEST_HEARD = 4
const NO_NAME = /^(?:ма[йяе]|мира|мире|миру|лицо|дать)$/u

/** Whether a word is a name that is saved in the other alphabet: «Майи» is Maya's, "Davids" is Давид's. */
function soundsLike(word: string, part: string): boolean {
  if (part.length < FEWEST_HEARD || CYRILLIC.test(word) === CYRILLIC.test(part) || NO_NAME.test(word)) return false
  if (CYRILLIC.test(part)) {
    const name = asHeard(part)
    return [word, word.replace(/s$/, '')].some((one) => inCyrillic(one) === name)
  }
  const [name, heard] = [inCyrillic(part), asHeard(word)]
  return heard === name || (casesOf(name)?.test(heard) ?? false)
}

const fitsFully = (word: string, name: string): boolean =>
  word === name || (!CYRILLIC.test(name) && word === `${name}s`) || (casesOf(name)?.test(word) ?? false)

const fits = (word: string, part: string): boolean =>
  word === part ||
  // «Май» is a month before it is Майя.
  (word !== 'май' && fitsInflected(word, part))

const fitsInflected = (word: string, part: string): boolean =>
  // "toms moon": the apostrophe is often left out.
  (part.length > 2 && !CYRILLIC.test(part) && word === `${part}s`) ||
  (casesOf(part)?.test(word) ?? false) ||
  soundsLike(word, part)

const EACH_OTHER = /^друг(?:а|у|ом|е)$/
const BETWEEN = /^(?:к|ко|с|со|в|о|об|без|для|на|за|от|у|из|под|перед|при|про|по)$/

/** Where «друг друга» stands: it is no friend. */
function eachOther(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  words.forEach((word, at) => {
    if (word !== 'друг') return
    const end = BETWEEN.test(words[at + 1] ?? '') ? at + 2 : at + 1
    if (EACH_OTHER.test(words[end] ?? '')) for (let i = at; i <= end; i++) found.add(i)
  })
  return found
}

const MENS_IN_A =
  /^(?:ваня|вася|петя|коля|саша|миша|гриша|паша|дима|никита|илья|фома|кузьма|лука|костя|витя|толя|сережа|леша|алеша|юра|вова|володя|боря|гена|слава|женя|сеня|степа|тема|егорка|федя|митя|рома|леня|стас|гоша|жора|гога|данила|добрыня|савва|мустафа|тима|яша)$/

/** Whether a Russian first name is a man's or a woman's, where its ending tells. */
export function genderOfNameRu(name: string): 'man' | 'woman' | null {
  const [first = ''] = partsOf(name)
  if (!/^[а-я-]+$/u.test(first)) return null
  if (/^(?:саша|женя|слава|валя)$/.test(first)) return null
  if (MENS_IN_A.test(first)) return 'man'
  if (/[ая]$/u.test(first) || first === 'любовь') return 'woman'
  return /[бвгджзйклмнпрстфхцчшщ]$/u.test(first) ? 'man' : null
}

const WOMEN =
  /^(?:ann|anne|annie|beth|betty|carol|caroline|charlotte|chloe|claire|dawn|denise|doris|ellen|emily|esther|eve|gill|grace|hannah|heather|helen|holly|irene|isabel|jane|janet|jean|jen|jenny|jess|jill|joan|josie|joy|judith|judy|julie|june|karen|kate|kathleen|katie|kelly|kim|lily|liz|lucy|maureen|marie|mary|may|megan|molly|nancy|nicole|olive|pam|peggy|rachel|rose|rosie|ruby|ruth|sally|sarah|sharon|sophie|sue|susan|tracy|wendy|yvonne|zoe)$/
const MEN =
  /^(?:adam|alan|alex|andrew|andy|arthur|ben|bill|bob|brian|callum|carl|charles|charlie|chris|colin|craig|dan|daniel|dave|david|dean|derek|dylan|ed|edward|eric|ethan|frank|fred|gary|george|graham|greg|harry|henry|hugh|ian|jack|jacob|jake|james|jason|jay|jeff|jim|jimmy|joe|john|jon|josh|keith|ken|kevin|lee|leo|liam|louis|luca|lucas|luke|marco|marcus|mark|martin|matt|max|mike|michael|neil|nick|nikita|noah|oliver|oscar|owen|patrick|paul|pete|peter|phil|piet|ray|richard|rick|rob|robert|roger|ron|ryan|sam|scott|sean|simon|stan|stephen|steve|stuart|ted|theo|tim|toby|tom|tony|will)$/

/** Whether somebody is a man or a woman, by what they are to the reader, or else by their name; null where neither tells. */
export function genderOfName({ name, relation }: Named): 'man' | 'woman' | null {
  const told = [relation, name].flatMap((text) =>
    wordsOf(text).flatMap((word) => [...relationsOf('en', word), ...relationsOf('ru', word)]),
  )
  if (told.some((one) => OF_A_MAN.has(one)) || /husband|boyfriend|муж|парень|жених|дед/.test(relation)) return 'man'
  if (told.some((one) => OF_A_WOMAN.has(one)) || /wife|girlfriend|жена|девушка|невеста/.test(relation)) return 'woman'
  const [first = ''] = partsOf(name)
  if (CYRILLIC.test(first)) return genderOfNameRu(name)
  if (MEN.test(first)) return 'man'
  return WOMEN.test(first) || first.normalize('NFD').replaceAll(/\p{M}/gu, '').endsWith('a') ? 'woman' : null
}

/** Whether a word is a first name that many have. */
export const isFirstName = (word: string): boolean =>
  MEN.test(word) || (WOMEN.test(word) && !COMMON.test(word)) || FIRST_NAMES.test(word) || MENS_IN_A.test(word)
/** Names that are words, too. */
const COMMON = /^(?:may|rose|grace|hope|june|joy|dawn|eve|holly|olive|ruby)$/
const FIRST_NAMES =
  /^(?:jess|jessica|anna|emma|lisa|laura|maria|sophia|olivia|mia|ella|amy|nina|julia|katya|lena|света|катя|лена|оля|аня|маша|даша|таня|наташа|ира|юля|настя|ксюша|лиза|полина|вика|аня|марина|галя|люда|вера|надя|соня|алина|кристина|лера|андрей|антон|артем|денис|егор|иван|игорь|кирилл|максим|олег|павел|роман|сергей|тимур|федор|алексей|александр|виктор|владимир|дмитрий|михаил|николай|петр|руслан|ярослав)$/

const OF_A_MAN: ReadonlySet<string> = new Set(['brother', 'son', 'father', 'grandfather'])
const OF_A_WOMAN: ReadonlySet<string> = new Set(['sister', 'daughter', 'mother', 'grandmother'])

/** The people whom a word may mean by what they are to the reader: a sister is nobody with a man's name. */
function byRelation(lang: Lang, word: string, people: readonly Named[], isReaders: boolean): number[] {
  const meant = relationsOf(lang, word)
  const found = savedAs(lang, word, meant, people)
  if (found.length > 0 || isReaders || !meant.some((one) => one === 'grandmother' || one === 'grandfather'))
    return found
  // A saved child's grandmother is the reader's mother.
  if (!people.some((person) => OF_CHILD.test(person.relation))) return []
  const parent = meant.includes('grandmother') ? 'mother' : 'father'
  const other = parent === 'mother' ? 'man' : 'woman'
  return savedAs(lang, PARENT[lang][parent], [parent], people).filter(
    (at) => genderOfName(people[at] ?? { name: '', relation: '' }) !== other,
  )
}

const OF_CHILD = /^(?:child|son|daughter|реб[её]нок|сын|дочь|дочка)$/i
const PARENT: Record<Lang, Record<'mother' | 'father', string>> = {
  en: { mother: 'mother', father: 'father' },
  ru: { mother: 'мать', father: 'отец' },
}

const savedAs = (lang: Lang, word: string, meant: readonly string[], people: readonly Named[]): number[] =>
  people.flatMap(({ name, relation }, index) => {
    if (!isRelationWord(lang, word, relation)) return []
    const gender = genderOfName({ name, relation: '' })
    const isOther =
      (gender === 'woman' && meant.some((one) => OF_A_MAN.has(one))) ||
      (gender === 'man' && meant.some((one) => OF_A_WOMAN.has(one)))
    return isOther ? [] : [index]
  })

/** "My ex, not Tom": who isn't meant. */
const NOT: Record<Lang, RegExp> = { en: /^not$/, ru: /^кроме$/ }

const MY: Record<Lang, RegExp> = { en: /^my$/, ru: /^(?:мо[йяеию]|моего|моей|моему|моим|мою|моих|моем)$/ }
const isOfReader = (lang: Lang, words: readonly string[], at: number) => MY[lang].test(words[at - 1] ?? '')
const BECOMES: Record<Lang, RegExp> = {
  en: /^(?:be|become|becomes|becoming|being|as)$/,
  ru: /^(?:стать|станет|стану|станем|быть|будет|буду|окажется)$/,
}
/** What reads like a relation and names nobody by itself: "more than friends", «любим ли мы». */
const NOBODY: Record<Lang, RegExp> = { en: /^(?:friends|partners)$/, ru: /^(?:любим|партнерств\p{L}*)$/u }
/** "A friend told me": none of those who are saved. */
const SOME: Record<Lang, RegExp> = {
  en: /^(?:a|an|some|another|any|every|new|other)$/,
  ru: /^(?:нов(?:ый|ая|ую|ого|ой)|друг(?:ая|ую)|один|одна|одной|одного|какой-то|какая-то|чья-то|чей-то|знаком\p{L}*)$/u,
}
/** Who only says something of the reader. */
const REPORTS: Record<Lang, RegExp> = {
  en: /^(?:told|says|said|reckons|thinks|claims|keeps)$/,
  ru: /^(?:говор[иа]т|говорила?|сказал[аи]?|считает|думает|уверяет|утверждает)$/,
}
const OF_READER: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:i|im|am i|me|my)(?= |$)/,
  ru: /(?<=^| )(?:я|у меня|меня|мне|мой|моя|мое)(?= |$)/,
}
const OF_OTHER: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:he|him|his|she|her|hers|they|their)(?= |$)/,
  ru: /(?<=^| )(?:он|она|его|ее|ей|ему|него|нее|ней|нем)(?= |$)/,
}
const isReport = (lang: Lang, words: readonly string[], at: number): boolean => {
  if (!REPORTS[lang].test(words[at + 1] ?? '')) return false
  const said = words.slice(at + 2).join(' ')
  // "Will she be academic? My mum keeps going on about it": somebody else was spoken of.
  const isAside = OF_OTHER[lang].test(words.slice(0, at).join(' '))
  return (isAside || lang === 'ru' || OF_READER[lang].test(said)) && !OF_OTHER[lang].test(said)
}

/** Whether a word names somebody by what they are, and not what somebody may become. */
function namesRelation(lang: Lang, words: readonly string[], at: number): boolean {
  const isMine = MY[lang].test(words[at - 1] ?? '')
  // A mother-in-law is no mother.
  if (words[at + 1] === 'in' && words[at + 2] === 'law') return false
  if (isMine && BECOMES[lang].test(words[at - 2] ?? '')) return false
  if (SOME[lang].test(words[at - 1] ?? '')) return false
  return isMine || !NOBODY[lang].test(words[at] ?? '')
}

/** Whether a first name stands beside a relation that nobody saved has. */
/** "My mom will not stop": no first name here. */
const AUXILIARY = /^(?:will|may|mark|grace)$/
const isKinOfOther = (words: readonly string[], at: number, parts: readonly (readonly string[])[]): boolean =>
  [words[at + 1], MY.en.test(words[at - 2] ?? '') ? words[at - 1] : undefined].some(
    (word) =>
      word !== undefined &&
      isFirstName(word) &&
      !AUXILIARY.test(word) &&
      !parts.some((all) => all.some((part) => fitsFully(word, part))),
  )

/** Who is named by which word: by their name in any of its cases, or by what they are to the reader. */
export function namedPeople(lang: Lang, words: readonly string[], people: readonly Named[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const parts = people.map(({ name }) => partsOf(name))
  const skipped = eachOther(words)
  words.forEach((word, at) => {
    if (skipped.has(at) || isReport(lang, words, at) || NOT[lang].test(words[at - 1] ?? '')) return
    const first = parts.findIndex(([one = '']) => fits(word, one))
    const full = first >= 0 ? first : parts.findIndex((all) => all.some((part) => part.length > 2 && fits(word, part)))
    // «Дмитрий» is saved as «Дима».
    const any =
      full >= 0 ? full : parts.findIndex(([one = '']) => otherNames(one).some((name) => fitsFully(word, name)))
    // "My brother Steve" is nobody who is saved under another name.
    const isOfOther = any < 0 && isKinOfOther(words, at, parts)
    const meant =
      any >= 0
        ? [any]
        : !isOfOther && namesRelation(lang, words, at)
          ? byRelation(lang, word, people, isOfReader(lang, words, at))
          : []
    if (meant.length > 0) found.set(at, meant)
  })
  return found
}

/** How the word stands before which somebody of one's own is meant: "my brother", «с братом». */
const OWN: Record<Lang, RegExp> = { en: MY.en, ru: /^(?:мо[йяеию]|моего|моей|моему|моим|мою|моих|моем|с|со)$/ }

/** The people of whom a question means one and doesn't say which: two brothers, and "my brother". */
export function unclearPeople(lang: Lang, words: readonly string[], people: readonly Named[]): number[] {
  const named = [...namedPeople(lang, words, people)]
  const clear = new Set(named.flatMap(([, meant]) => (meant.length === 1 ? meant : [])))
  const unclear = named.find(
    ([at, meant]) =>
      meant.length > 1 && OWN[lang].test(words[at - 1] ?? '') && !meant.some((index) => clear.has(index)),
  )
  return unclear?.[1] ?? []
}
