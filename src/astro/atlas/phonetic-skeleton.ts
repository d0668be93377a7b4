// prettier-ignore
const LATIN: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'z', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i',
  ь: '', э: 'e', ю: 'iu', я: 'ia',
}

const CYRILLIC = /[а-я]/g

// Applied in this order; each rule sees what the ones before it left.
const FOLDS: [RegExp, string][] = [
  [/ /g, ''],
  [/tsch|tch|cz/g, 'ch'],
  [/shch|sch/g, 'sh'],
  [/ough/g, 'o'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/dzh|dj/g, 'j'],
  [/[jy]/g, 'i'],
  [/tz|ts/g, 'z'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ae/g, 'e'],
  [/i+([eau])/g, '$1'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=.)h(?![aeiou])/g, ''],
]

/**
 * What a normalised name sounds like, roughly, in Latin letters without blanks: the same for the spellings that English
 * and Russian writers give one name (Schukino, Shchukino, Щукино). Names in Cyrillic are transliterated first.
 */
export function phoneticSkeleton(normalised: string): string {
  let skeleton = normalised.replace(CYRILLIC, (letter) => LATIN[letter] ?? letter)
  for (const [pattern, fold] of FOLDS) skeleton = skeleton.replace(pattern, fold)
  return skeleton
}
