import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'

/**
 * What a text about health may not say: a warning sign of the body, which would be given a cause that isn't medical; heat, cold, ladders,
 * drops, doses and heavy work as advice; that a remedy is worth less than a habit. Only the box that sends to a doctor
 * names signs.
 */
const FORBIDDEN: Record<Lang, RegExp> = {
  en: /\b(?:pulse|heartbeat|palpitations?|numb\w*|stiff\w*|out of breath|short of breath|dizz\w*|cramps?|headaches?|joints?|jaw|ladders?|remed(?:y|ies)|pills?|doses?|sauna|hot bath|cold water|heavy (?:work|manual)|like a bull|cure[sd]?|heals?|convalesc\w*)\b/i,
  ru: /(?:^|[^а-яё])(?:пульс|сердцебиени|онеме|дереван|деревенеет|затёк|одышк|головокруж|судорог|голов(?:ы|ой|а|у) бол|сустав|челюст|стремянк|лестниц[уы] (?:на|к)|капл[ия]|лекарств|таблет|доз[аеуы]|саун|горячую ванн|холодн(?:ая|ую|ой) вод|как вол|лечит|исцел|поправк|выздоров)/i,
}

const textsOf = (lang: Lang) =>
  readFileSync(new URL(`../../library/texts/${lang}/health-forecast.md`, import.meta.url), 'utf8')
    .split(/^## /m)
    .filter((section) => !/^(?:doctor|notice|noticeEnd)\n/.test(section))
    .flatMap((section) => section.split('\n'))

describe.each(LANGS)('the texts of the health forecast, in %s', (lang) => {
  it('give no sign of illness a cause, and no orders that could harm', () => {
    expect(textsOf(lang).filter((line) => FORBIDDEN[lang].test(line))).toEqual([])
  })
})
