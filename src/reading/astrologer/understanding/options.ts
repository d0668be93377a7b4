import type { Lang } from '#language/lang.ts'
import { askedPeriod } from '../time/asked-days.ts'
import { hear } from './hear.ts'
import type { Option } from '../question.ts'
import type { Asking } from './understand.ts'
import { understand } from './understand.ts'
import { wordsOf } from './vocabulary.ts'

/** Between two things of which one is to be chosen. */
const OR: Record<Lang, RegExp> = { en: /\s+or\s+/i, ru: /\s+(?:или|либо)\s+(?:уж |все же |всё же |лучше )?/i }
/** What stands in the place of a second thing and is none. */
const NO_THING: Record<Lang, RegExp> = {
  en: /^(?:not|no|nah|nope|what|whatever|something|anything|so|is|are|do|does|did|will|am|should i not|maybe|just|wait and see)(?: .*)?$/i,
  ru: /^(?:нет|не|как|что|чего|что-то|что-нибудь|где|кто|уже|может|забить|это|просто|ну|так)(?: .*)?$/i,
}
/** What leads in to the first of two acts. */
const LEADS: Record<Lang, RegExp> = {
  en: /^.*(?<=^|\s)(?:should (?:i|we|he|she|they)|shd i|shall (?:i|we)|do (?:i|we)|(?:is it )?better to|best to|whether to|can (?:i|we)|could (?:i|we)|would you|(?:which|what) is better|which(?: one)?)\s+/i,
  ru: /^.*(?<=^|\s)(?:что (?:мне |нам )?(?:лучше|делать)|стоит(?: ли)?(?: мне| нам)?|лучше(?: ли)?|мне|нам|надо|нужно|думаем|думаю|решить|выбрать|выбираю|выбираем|стоит)\s+/i,
}
const INFINITIVE = /^\p{L}{2,}(?:ть|ться|ти|тись|чь)(?=\s|$)/iu
const MOST_WORDS = 7
/** A label that is longer says more than the time. */
const MOST_OF_TIME = 4

/** The time that a longer text names, without what stands before it. */
function timeIn(lang: Lang, text: string, { today, born }: Asking): string {
  const periodOf = (told: string) => {
    const words = wordsOf(told)
    return JSON.stringify(askedPeriod(words, hear(lang, words), { today, born: born ?? null }))
  }
  const whole = periodOf(text)
  let label = text
  for (const parts = text.split(/\s+/u); parts.length > 1;) {
    parts.shift()
    const rest = parts.join(' ')
    if (periodOf(rest) === whole) label = rest
  }
  return label
}

const tidy = (text: string): string =>
  text
    .replace(/^(?:the first|then|so|and|just|to|а|и|ну|что|лучше)\s+/i, '')
    .replace(/[\s)]+$/u, '')
    .trim()

/** The two things between which a message asks to choose, as it says them; none where it doesn't. */
function said(lang: Lang, text: string): { things: [string, string]; isLed: boolean } | null {
  for (const sentence of text.split(/(?<=[.!?;:])\s+|\s[—–-]\s/)) {
    const [before, after, ...more] = sentence.replace(/[.!?;:]+$/u, '').split(OR[lang])
    if (before === undefined || after === undefined || more.length > 0) continue
    const left = before.split(/,\s*/).at(-1) ?? ''
    const isLed = left !== before && LEADS[lang].test(before)
    const right = after.split(/,\s*/)[0] ?? ''
    if (NO_THING[lang].test(right.trim())) continue
    return { things: [left, right], isLed }
  }
  return null
}

/** The two times, people or acts of which a message asks to choose one; none where it asks for no such choice. */
export function optionsIn(lang: Lang, text: string, asking: Asking): readonly Option[] {
  const found = said(lang, text)
  if (!found) return []
  const options = found.things.map((one): Option => {
    const { period, persons, dates } = understand(lang, one, { ...asking, isFirst: true, before: null })
    const led = tidy(one.replace(LEADS[lang], ''))
    const isLong = period !== null && wordsOf(led).length > MOST_OF_TIME
    return {
      text: isLong ? timeIn(lang, led, asking) : led,
      period: dates.length > 1 ? null : period,
      persons,
      isLed: found.isLed || LEADS[lang].test(one) || (lang === 'ru' && INFINITIVE.test(led)),
    }
  })
  const [one, other] = options as [Option, Option]
  if (one.period && other.period) return options
  if (one.persons.length === 1 && other.persons.length === 1 && one.persons[0] !== other.persons[0]) return options
  const isShort = ({ text: led }: Option) => led !== '' && wordsOf(led).length <= MOST_WORDS
  // Acts are led in by "should I", or are infinitives.
  const areActs = one.isLed || (lang === 'ru' && INFINITIVE.test(one.text) && INFINITIVE.test(other.text))
  return areActs && options.every(isShort) ? options : []
}
