import { LANGS, type Lang } from '#language/lang.ts'
import { LOSS_SIGNS } from './loss-signs.ts'
import { normalize } from './normalize.ts'
import { compile, type Matcher } from './pattern.ts'

const LOSSES = ['lost_work', 'lost_love', 'somebody_ill', 'lost_means', 'failed'] as const
const ENDS = ['no_future', 'farewell_beside', 'stands_there', 'goes_after', 'knows_where', 'has_ready'] as const

/** An end said in a few words more. */
const OUT_OF_IT: Record<Lang, RegExp> = {
  en: / (?:(?:leave|leaving|out of|done with|quit|quitting|depart) (?:this|the) (?:world|life|earth|planet)|ready to (?:die|leave forever|be gone)|i (?:just )?(?:want to|wanna) (?:sleep forever|not exist|vanish|be gone)|gone by (?:morning|tonight|tomorrow)) /,
  ru: / (?:пора (?:и )?мне (?:уйти|уходить|туда)|(?:хочу|готов[а]?|пора) (?:уйти|исчезнуть|уснуть|заснуть) (?:и не|навсегда|насовсем|совсем)|смысла (?:больше )?нет(?= *$)|нет (?:больше )?смысла(?= *$)|(?:из|с) (?:этой жизни|этого света)) /,
}

const matcherOf = (lang: Lang, names: readonly string[]): Matcher =>
  compile(names.map((name) => `{${name}}`).join('|'), LOSS_SIGNS[lang])
const matchers = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    { loss: matcherOf(lang, LOSSES), end: matcherOf(lang, ENDS), next: matcherOf(lang, ['asks_next']) },
  ]),
) as Record<Lang, Record<'loss' | 'end' | 'next', Matcher>>

/** A longer message tells what it means beside them. */
const MOST_WORDS = 16
const LAUGHS = /\p{Extended_Pictographic}|\)\)|\b(?:lol|lmao|haha\w*)\b|ха-?ха|ахах/iu

/** Whether a short message tells a loss of everyday life and, beside it, an end, an edge, a means or whom it is to fall on; and asks nothing of what comes. */
export function endsBesideLoss(text: string): boolean {
  const normal = normalize(text)
  if (LAUGHS.test(text) || normal.trim().split(' ').length > MOST_WORDS) return false
  const lang = /[а-я]/.test(normal) ? 'ru' : 'en'
  const { loss, end, next } = matchers[lang]
  return loss(normal) && (end(normal) || OUT_OF_IT[lang].test(normal)) && !next(normal)
}
