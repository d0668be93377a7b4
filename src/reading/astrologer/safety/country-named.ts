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
    return city.length > 3 ? [{ code, pattern: new RegExp(`(?: in| to)(?: the)? ${city} `, 'gu') }] : []
  })
  kept = [...found, ...cities]
  return kept
}

/** Somebody says where they are. */
const HERE =
  / (?:im|i am|were|we are|i live|we live|living|moved|now|currently|actually|here|holiday|stuck|я|мы|живу|живем|сейчас|нахожусь|находимся|переехал[аи]?|уехал[аи]?|теперь|в отпуске|вообще) /u
const NOT = /(?: not| isnt| arent| no longer| left| не)(?: \S+){0,2}$/u

/**
 * The country that somebody says they are in: “I’m not in the US, I’m in Spain”; null where none is named.
 * @param isFurther a further message of a conversation, where the name of a place alone says it too
 */
export function countryNamed(text: string, isFurther: boolean): string | null {
  const normal = ` ${normalize(text).trim()} `
  if (!isFurther && !HERE.test(normal)) return null
  const named = names().flatMap(({ code, pattern }) =>
    [...normal.matchAll(pattern)]
      .filter(({ index }) => !NOT.test(normal.slice(0, index)))
      .map(({ index }) => ({ code, index })),
  )
  return named.toSorted((a, b) => b.index - a.index)[0]?.code ?? null
}
