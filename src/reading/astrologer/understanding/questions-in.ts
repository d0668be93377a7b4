import type { Lang } from '#language/lang.ts'
import { wordsOf } from './vocabulary.ts'

/** How many questions of one message are answered. */
const MOST_QUESTIONS = 3
/** Two questions joined by "and" have so many words each. */
const FEWEST_WORDS = 3

/** Where one question goes over into another without a question mark. */
const JOINED: Record<Lang, RegExp> = {
  en: /,?\s+(?:and(?: also)?|also|plus)\s+(?=(?:when|whens|when's|what|whats|what's|where|wheres|where's|who|which|how|why|is|are|does|do|can|should|will)\s)/gi,
  ru: /,?\s+(?:и ещ[её]|а ещ[её]|и|а также|плюс)\s+(?=(?:когда|как(?:ой|ая|ое|ие)|где|что|кто|почему|зачем|сколько|\p{L}+ ли)\s)/giu,
}

/** Where a question may end and another begin without a word between them. */
const NEXT = /[,.;]\s+(?:(?:and|also|и|а)\s+)?/iu
/** How a question opens. */
const STARTS =
  /^(?:when|what|where|who|which|how|why|is it|does it|когда|как|как(?:ой|ая|ое|ие)|где|что|кто|почему|зачем|сколько|хорош[ао]? ли|плох[ао]? ли)(?=[\s'’s])/iu

/** "Three things:" before several questions. */
const COUNTED = /^[^:?.]{0,40}(?:things|questions|вопрос\p{L}*|вещи)\s*:\s*/iu

/** The questions of a message, each with what was said before it; the message itself where it is one. */
export function questionsIn(lang: Lang, message: string): string[] {
  const text = message.replace(COUNTED, '')
  const asked = text.match(/[^?]*\?+[)\s!]*/g) ?? []
  const rest = text.slice(asked.join('').length).trim()
  const sentences = asked.length === 0 ? [text] : [...asked.slice(0, -1), `${asked.at(-1) ?? ''} ${rest}`]
  const parts = sentences.flatMap((sentence) => {
    const halves = sentence.split(JOINED[lang])
    const one = halves.every((half) => wordsOf(half).length >= FEWEST_WORDS) ? halves : [sentence]
    // "What's my Venus, is it any good, and when does something happen to it?"
    return one.flatMap((half) => {
      const listed = half.trim().split(NEXT)
      return listed.every((each) => STARTS.test(each) && wordsOf(each).length >= FEWEST_WORDS) ? listed : [half]
    })
  })
  const whole = parts.map((part) => part.trim()).filter((part) => wordsOf(part).length > 0)
  return whole.length > 1 ? whole.slice(0, MOST_QUESTIONS) : [text]
}

/** A thanks or a laugh before what is asked. */
const COURTESY: Record<Lang, RegExp> = {
  en: /^\s*(?:hi+|hello|hey+|hiya|good (?:morning|evening|afternoon)|cheers|thanks(?: a lot| so much)?|thank you(?: so much| very much)?|thx|ta|lol|haha+|great|nice|cool|lovely|phew)[\s,.!)]+(?:and |but |so |ok |now )*(?=\S)/i,
  ru: /^\s*(?:привет(?:ик)?|здравствуйте|здраствуйте|добр(?:ый|ого) (?:день|вечер|утра|дня)|доброе утро|спасибо(?: большое| вам)?|спс|благодарю|ахаха?|хаха+|класс|супер|здорово|круто|фух|отлично)[\s,.!)]+(?=\S)/i,
}
const ASKS: Record<Lang, RegExp> = {
  en: /\?|\b(?:what|whats|where|when|who|which|how|why|is|are|does|do|can|has|tell|show)\b/i,
  ru: /\?|(?:^|[\s,])(?:а|что|где|когда|кто|как|какой|какая|какое|какие|почему|зачем|сколько|ли|покаж\S*|расскаж\S*)(?=[\s,?]|$)/i,
}

/** What is asked after a thanks; the whole message where nothing is. */
export function withoutCourtesy(lang: Lang, text: string): string {
  const rest = text.replace(COURTESY[lang], '')
  return rest !== text && ASKS[lang].test(rest) && wordsOf(rest).length >= FEWEST_WORDS ? rest : text
}

const IN_ENGLISH =
  /(?:^|[\s,.;:(])(?:in english|на английском|по-английски|англ(?:ийский)? язык)(?:[\s,]*(?:please|pls|plz|пожалуйста|плиз))?/i
const IN_RUSSIAN = /(?:^|[\s,.;:(])(?:in russian|по-русски|на русском)(?:[\s,]*(?:please|pls|plz|пожалуйста|плиз))?/i

/** The language that an answer is wished in, and what is asked apart from that. */
export function wishedLanguage(text: string): { lang: Lang; rest: string } | null {
  for (const [lang, pattern] of [
    ['en', IN_ENGLISH],
    ['ru', IN_RUSSIAN],
  ] as const) {
    const found = pattern.exec(text)
    if (found)
      return {
        lang,
        rest: text
          .replace(found[0], ' ')
          .replace(/[\s,;:]+$/, '')
          .trim(),
      }
  }
  return null
}

/** What a message says besides its wish for a language: "can you answer", "а можно". */
const EMPTY =
  /^(?:ok|okay|can|could|you|i|do|not|dont|understand|russian|speak|answer|write|say|it|that|this|please|again|the|same|and|now|reply|me|to|а|можно|можешь|можете|ответь\p{L}*|напиши\p{L}*|скажи\p{L}*|повтори\p{L}*|пожалуйста|это|то|же|самое|я|не|понимаю|теперь|давай\p{L}*|еще|раз|мне)$/u

/** Whether nothing is asked but another language. */
export const asksOnlyLanguage = (rest: string): boolean => wordsOf(rest).every((word) => EMPTY.test(word))
