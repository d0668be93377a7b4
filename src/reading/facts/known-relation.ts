/** What two people may be to each other where a text depends on it. */
export type KnownRelation = 'partner' | 'friend' | 'parent' | 'child' | 'sibling' | 'kin' | 'colleague' | 'other'

const OFFERED: ReadonlySet<string> = new Set(['partner', 'friend', 'parent', 'child', 'sibling', 'colleague', 'other'])

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')

/** Relations by marriage and the like are nobody's blood, and nobody's lover either. */
const BY_MARRIAGE = whole(
  'in-law|in law|inlaws?|св[её]к(?:ор|р)\\p{L}*|т[её]ща|тесть|зять|невестка|сноха|деверь|золовка|шурин|свояк|свояченица|кум|кума',
)

/** Husbands, wives and the like, where nothing else is noted: an ex, or a friend's husband, is no partner. */
const PARTNER =
  /^(?:(?:my|мой|моя) )?(?:husband|hubby|wife|wifey|spouse|boyfriend|girlfriend|fianc(?:e|é)e?|муж|жена|супруга?|жених|невеста)$|^(?:мой парень|моя девушка)$/u

/** The words of both languages by which people note a relation of their own. What is listed first decides. */
const WORDS: readonly (readonly [KnownRelation, RegExp])[] = [
  [
    'kin',
    whole(
      '(?:great-?)?grand(?:-?(?:ma|pa|mother|father|parents?|son|daughter|child|kid|dad|mum|mom|children|kids))|gran|granny|nan|nana|nanny|aunt|auntie|aunty|uncle|cousins?|nieces?|nephews?|god(?:mother|father|son|daughter|child|parent)|relatives?|family|kin|' +
        '(?:пра)?бабушк\\p{L}*|бабул\\p{L}*|(?:пра)?дедушк\\p{L}*|дед|дедул\\p{L}*|(?:пра)?внук|(?:пра)?внучк\\p{L}*|внучек|т[её]т(?:я|ка|ушка)|дяд(?:я|юшка|ька)|племянни\\p{L}+|(?:двоюродн|троюродн)\\p{L}+|кузен|кузина|крестн\\p{L}+|крёстн\\p{L}+|родственни\\p{L}+|родня|семья',
    ),
  ],
  [
    'child',
    whole(
      '(?:step|foster )?-?(?:son|daughter|child|kid|children)|my (?:boy|girl|baby)|baby|toddler|kiddo|newborn|little (?:one|boy|girl)|' +
        'сын|сынок|сыночек|сынуля|сынишка|дочь|дочка|доченька|дочурка|доча|реб[её]нок|дитя|малыш(?:ка)?|пасын(?:ок)|падчерица|младенец',
    ),
  ],
  [
    'parent',
    whole(
      '(?:step|foster )?-?(?:mother|father|mum|mom|dad|parent)|mummy|mommy|mama|mam|ma|daddy|papa|pa|' +
        'мать|мама|мамочка|мамуля|отец|папа|папочка|батя|родитель(?:ница)?|отчим|мачеха',
    ),
  ],
  [
    'sibling',
    whole(
      '(?:step|half)?-?(?:brother|sister|sibling)|bro|sis|twin|(?:big|little) (?:bro|sis)|брат|братик|братишка|сестра|сестр[её]нка|сестричка|близнец|близняшка|двойняшка',
    ),
  ],
  [
    'colleague',
    whole(
      'boss|manager|supervisor|colleague|co-?worker|workmate|employee|employer|business partner|assistant|client|teacher|' +
        'начальни\\p{L}+|шеф|босс|руководитель\\p{L}*|коллега|сотрудни\\p{L}+|подчин[её]нн\\p{L}+|компаньон|директор|учитель\\p{L}*',
    ),
  ],
  [
    'friend',
    whole('(?:best )?friend|bestie|bff|mate|pal|buddy|друг|дружок|подруга|подружка|приятель(?:ница)?|товарищ'),
  ],
]

/**
 * What a reader's word for somebody comes to: one of the relations that forms offer, "daughter" as a child, «брат» as a
 * sibling, «жена» as a partner. What isn't known is `other`.
 */
export function knownRelation(noted: string): KnownRelation {
  const word = noted.trim()
  if (OFFERED.has(word)) return word as KnownRelation
  const text = word.toLowerCase()
  if (PARTNER.test(text)) return 'partner'
  if (BY_MARRIAGE.test(text)) return 'kin'
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? 'other'
}

/** Whether a relation is one of a family. */
export const isKin = (relation: KnownRelation): boolean =>
  relation === 'parent' || relation === 'child' || relation === 'sibling' || relation === 'kin'
