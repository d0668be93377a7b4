import type { Lang } from '#language/lang.ts'
import type { Slot } from './slots.ts'

/** Ways of speaking in which a heavy word means nothing heavy, and words of a trade: each takes one slot out of what was heard. */
const NOT_MEANT: Record<Lang, readonly (readonly [Slot, RegExp])[]> = {
  en: [
    [
      'death',
      /(?<=^| )(?:(?:too|so|pretty|totally|completely|half|dead) (?:dead|tired|quiet|slow|set|easy|boring)|dead (?:to (?:me|bother)|end|line|month|season|time|zone|weight|broke|gorgeous)|(?:dying|die) (?:to|for|of (?:boredom|shame|embarrassment|laughter|curiosity))|(?:died|die|dies) down|sick to death|bored to death|scared to death|over my dead body)(?= |$)/,
    ],
    [
      'law',
      /(?<=^| )(?:(?:as|become|becoming|be|being|im|am) an? (?:lawyer|judge)|law (?:school|degree|firm)|legal secretary)(?= |$)/,
    ],
  ],
  ru: [
    [
      'death',
      /(?<=^| )(?:до смерти|смертельно (?:устал\p{L}*|скучн\p{L}*|надоел\p{L}*)|смертн\p{L}* скук\p{L}*|умира\p{L}* (?:от|со|с) (?:скук\p{L}*|смех\p{L}*|голод\p{L}*|любопытств\p{L}*|стыда)|умереть (?:не встать|со смеху)|родители убьют|доживем до|хоть умри|(?:без|не) катастроф\p{L}*)(?= |$)/u,
    ],
    [
      'law',
      /(?<=^| )(?:на юриста|юристом|юрфак\p{L}*|(?:я|работа\p{L}*|диплом|образованию|профессия) юрист\p{L}*|судя|судьб\p{L}*|договор\p{L}* (?:на год|с заказчик\p{L}*|с клиент\p{L}*))(?= |$)/u,
    ],
  ],
}

/** Whether a word that was heard means nothing of the kind: "December is dead", «учусь на юриста». */
export const isNotMeant = (lang: Lang, words: readonly string[], slot: Slot): boolean => {
  const text = words.join(' ')
  return NOT_MEANT[lang].some(([of, pattern]) => of === slot && pattern.test(text))
}
