import { countriesOfZones, LETTERS, OBSOLETE } from './country-of.ts'
import { normalize } from './normalize.ts'

/** Places that people name instead of their country, as they are said after “in”; stems in Russian. */
const PLACES: Readonly<Record<string, string>> = {
  ID: 'bali jakarta',
  AE: 'dubai абу-даб дуба',
  US: 'america usa states америк сша штат',
  GB: 'england scotland wales britain uk англи шотланди британи лондон',
  RU: 'москв питер петербург',
  GE: 'тбилиси батуми',
  AM: 'ереван',
  KZ: 'алматы астан',
  UZ: 'ташкент',
  BY: 'минск',
  UA: 'киев харьков одесс',
  LV: 'риг',
  LT: 'вильнюс',
  EE: 'таллин',
  IL: 'haifa хайф тель-авив иерусалим',
  TR: 'стамбул антали',
  RS: 'белград',
  DE: 'берлин мюнхен гамбург',
  FR: 'париж',
  ES: 'barcelona барселон мадрид',
  IT: 'рим милан',
  CZ: 'праг',
  TH: 'phuket пхукет бангкок',
  AR: 'буэнос-айрес',
}

interface Name {
  code: string
  pattern: RegExp
}

/** Places of zones that mean something else after “to” or “in”: “I don’t want to wake anyone”. */
const WORDS: ReadonlySet<string> = new Set(['wake', 'easter', 'christmas', 'reunion', 'midway', 'troll'])

let kept: readonly Name[] | undefined

/** How each country may be named after a word of place: its English name, and its Russian one in any case. */
function names(): readonly Name[] {
  if (kept) return kept
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const russian = new Intl.DisplayNames('ru', { type: 'region' })
  const codes = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter((code) => !OBSOLETE.has(code))
  const known = new Set(countriesOfZones().values())
  const found = codes
    .filter((code) => known.has(code))
    .flatMap((code): Name[] => {
      const words = [english.of(code), ...(PLACES[code]?.split(' ') ?? [])].map((word) => normalize(word ?? '').trim())
      const inRussian = normalize(russian.of(code) ?? '').trim()
      const stem = inRussian.length > 4 ? inRussian.slice(0, -1) : inRussian
      const any = [...words, stem].filter((word) => word.length > 2 || word === 'uk' || word === 'us')
      const after = `(?: in| to| at| on| в| во| на| пишу из| звоню из)(?: the)? (?:${any.join('|')})[а-я]{0,3} `
      return any.length > 0 ? [{ code, pattern: new RegExp(after, 'gu') }] : []
    })
  const cities = [...countriesOfZones()].flatMap(([zone, code]): Name[] => {
    const city = normalize(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '').trim()
    return city.length > 3 && !WORDS.has(city)
      ? [{ code, pattern: new RegExp(`(?: in| to)(?: the)? ${city} `, 'gu') }]
      : []
  })
  kept = [...found, ...cities]
  return kept
}

/** Somebody says where they are. */
const HERE =
  / (?:im|i am|were|we are|i live|we live|living|moved|now|currently|actually|here|holiday|stuck|я|мы|живу|живем|сейчас|нахожусь|находимся|переехал[аи]?|уехал[аи]?|теперь|в отпуске|вообще) /u
const NOT = /(?: not| isnt| arent| no longer| left| не)(?: \S+){0,2}$/u

/** Who is spoken of last before a place is who is there; whoever is only with the writer isn’t. */
const WITH = / (?:with|с|со|у)(?: (?:my|the|our|моей|моим|своей|своим|нашей)){0,1} \S+(?= )/gu
const PERSON =
  / (?:(i|im|ive|we|weve|were|я|мы|живу|живем|нахожусь|находимся)|he|hes|she|shes|they|theyre|(?:my|the|our|his|her) [a-z]+s?|мам[а-я]*|пап[а-я]*|мать|отец|сын[а-я]*|доч[а-я]*|дети|внук[а-я]*|внуч[а-я]*|брат[а-я]*|сестр[а-я]*|муж|жена|бабушк[а-я]*|дедушк[а-я]*|дед|родител[а-я]*|друг|друзья|подруг[а-я]*|тет[а-я]*|дяд[а-я]*|родные|родня|он|она|они)(?= )/gu
const isOfOther = (before: string): boolean => {
  const last = [...before.replaceAll(WITH, ' ').matchAll(PERSON)].at(-1)
  return last !== undefined && last[1] === undefined
}

/**
 * The country that somebody says they are in: “I’m not in the US, I’m in Spain”; null where none is named.
 * @param isFurther a further message of a conversation, where the name of a place alone says it too
 */
export function countryNamed(text: string, isFurther: boolean): string | null {
  if (!isFurther && !HERE.test(` ${normalize(text).trim()} `)) return null
  const named = text.split(/[.!?;\n]+/).map((sentence) => namedIn(` ${normalize(sentence).trim()} `))
  return named.findLast((code) => code !== null) ?? null
}

function namedIn(sentence: string): string | null {
  const named = names().flatMap(({ code, pattern }) =>
    [...sentence.matchAll(pattern)]
      .map(({ index }) => ({ code, index, before: sentence.slice(0, index) }))
      .filter(({ before }) => !NOT.test(before) && !isOfOther(`${before} `)),
  )
  return named.toSorted((a, b) => b.index - a.index)[0]?.code ?? null
}
