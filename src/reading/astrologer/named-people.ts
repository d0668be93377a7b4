import type { Lang } from '#language/lang.ts'
import { isRelationWord, relationsOf } from './relations.ts'
import { wordsOf } from './vocabulary.ts'

/** Somebody who is saved, as far as a question may name them. */
export interface Named {
  name: string
  relation: string
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

const fits = (word: string, part: string): boolean => word === part || (casesOf(part)?.test(word) ?? false)

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

const OF_A_MAN: ReadonlySet<string> = new Set(['brother', 'son', 'father', 'grandfather'])
const OF_A_WOMAN: ReadonlySet<string> = new Set(['sister', 'daughter', 'mother', 'grandmother'])

/** The people whom a word may mean by what they are to the reader: a sister is nobody with a man's name. */
function byRelation(lang: Lang, word: string, people: readonly Named[]): number[] {
  const meant = relationsOf(lang, word)
  return people.flatMap(({ name, relation }, index) => {
    if (!isRelationWord(lang, word, relation)) return []
    const gender = genderOfNameRu(name)
    const isOther =
      (gender === 'woman' && meant.some((one) => OF_A_MAN.has(one))) ||
      (gender === 'man' && meant.some((one) => OF_A_WOMAN.has(one)))
    return isOther ? [] : [index]
  })
}

const MY: Record<Lang, RegExp> = { en: /^my$/, ru: /^(?:мо[йяеию]|моего|моей|моему|моим|мою|моих|моем)$/ }
const BECOMES: Record<Lang, RegExp> = {
  en: /^(?:be|become|becomes|becoming|being|as)$/,
  ru: /^(?:стать|станет|стану|станем|быть|будет|буду|окажется)$/,
}
/** What reads like a relation and names nobody by itself: "more than friends", «любим ли мы». */
const NOBODY: Record<Lang, RegExp> = { en: /^friends$/, ru: /^любим$/ }

/** Whether a word names somebody by what they are, and not what somebody may become. */
function namesRelation(lang: Lang, words: readonly string[], at: number): boolean {
  const isMine = MY[lang].test(words[at - 1] ?? '')
  if (isMine && BECOMES[lang].test(words[at - 2] ?? '')) return false
  return isMine || !NOBODY[lang].test(words[at] ?? '')
}

/** Who is named by which word: by their name in any of its cases, or by what they are to the reader. */
export function namedPeople(lang: Lang, words: readonly string[], people: readonly Named[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const parts = people.map(({ name }) => partsOf(name))
  const skipped = eachOther(words)
  words.forEach((word, at) => {
    if (skipped.has(at)) return
    const first = parts.findIndex(([one = '']) => fits(word, one))
    const any = first >= 0 ? first : parts.findIndex((all) => all.some((part) => part.length > 2 && fits(word, part)))
    const meant = any >= 0 ? [any] : namesRelation(lang, words, at) ? byRelation(lang, word, people) : []
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
