import { LANGS, type Lang } from '#language/lang.ts'
import { LOSS_SIGNS } from './loss-signs.ts'
import { isLookAlike } from './look-alike.ts'
import { normalize } from './normalize.ts'
import { compile, type Matcher } from './pattern.ts'
import { weighed } from './read-distress.ts'

const LOSSES = ['lost_work', 'lost_love', 'somebody_ill', 'lost_means', 'failed'] as const
const ENDS = ['no_future', 'farewell_beside', 'stands_there', 'knows_where', 'has_ready'] as const

/** An end said in a few words more. */
const OUT_OF_IT: Record<Lang, RegExp> = {
  en: / (?:(?:leave|leaving|out of|done with|quit|quitting|depart) (?:this|the) (?:world|life|earth|planet)|ready to (?:die|leave forever|be gone)|i (?:just )?(?:want to|wanna) (?:sleep forever|not exist|vanish|be gone)|gone by (?:morning|tonight|tomorrow)) /,
  ru: / (?:пора (?:и )?мне (?:уйти|уходить|туда)|(?:хочу|готов[а]?|пора) (?:уйти|исчезнуть|уснуть|заснуть) (?:и не|навсегда|насовсем|совсем)|смысла (?:больше )?нет(?= *$)|нет (?:больше )?смысла(?= *$)|(?:из|с) (?:этой жизни|этого света)) /,
}

/** Where one stands, sits or lies every day: no edge. */
const WAITS =
  / (?:standing|stood|sitting|sat|lying) (?:here )?(?:in (?:line|(?:the|a|my) (?:queue|kitchen|office|waiting room|cafe))|at (?:my|the|a) (?:desk|table|bar|unemployment)|on (?:the|my) (?:couch|sofa|bed)) | (?:стою|сижу|лежу) (?:[а-я]+ )?(?:в (?:очереди|кафе|коридоре|приемной)|на (?:диване|кухне|бирже|кровати)) /g

const matcherOf = (lang: Lang, names: readonly string[]): Matcher =>
  compile(names.map((name) => `{${name}}`).join('|'), LOSS_SIGNS[lang])
const matchers = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    {
      loss: matcherOf(lang, LOSSES),
      end: matcherOf(lang, ENDS),
      next: matcherOf(lang, ['asks_next']),
      ill: matcherOf(lang, ['somebody_ill']),
      after: matcherOf(lang, ['goes_after']),
    },
  ]),
) as Record<Lang, Record<'loss' | 'end' | 'next' | 'ill' | 'after', Matcher>>

/** A longer message tells what it means beside them. */
const MOST_WORDS = 16
const LAUGHS = /\p{Extended_Pictographic}|\)\)|\b(?:lol|lmao|haha\w*)\b|ха-?ха|ахах/iu

/** The words may weigh so little, but not speak against it. */
const LEAST = -0.7

/**
 * Whether a short message tells a loss of everyday life and, beside it, an end, an edge, a means or whom it is to fall on; and asks
 * nothing of what comes.
 */
export const endsBesideLoss = (text: string): boolean =>
  isTold(text) && weighed(text).sums.danger > LEAST && !isLookAlike(text)

function isTold(text: string): boolean {
  const normal = normalize(text)
  if (LAUGHS.test(text) || normal.trim().split(' ').length > MOST_WORDS) return false
  const lang = /[а-я]/.test(normal) ? 'ru' : 'en'
  const { loss, end, next, ill, after } = matchers[lang]
  const rest = normal.replaceAll(WAITS, ' ')
  // Whoever is ill or has died may be followed; one who has left is only spoken of.
  const isEnd = end(rest) || OUT_OF_IT[lang].test(rest) || (ill(normal) && after(normal))
  return loss(normal) && isEnd && !next(normal)
}
