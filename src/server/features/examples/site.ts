import { birthOf, resolveWrittenBirth } from '#core/births/api.ts'
import { presentFactor } from '#core/factors/api.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { factorsOf, textOf } from '#reading/astrologer/answer.ts'
import { answerQuestion } from '#reading/astrologer/answer-question.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { getLunarState } from '../calendar/api.ts'
import { showBirth } from '../charts/api.ts'
import { sampleOpening } from '../reports/api.ts'

/** Albert Einstein, as the register of births has it: a chart that everybody may see. The sample forecast is his, too. */
const BIRTH = { birthdate: '1879-03-14', birthtime: '11:30', birthtimeIDK: false } as const
const NAMES: Record<Lang, { first: string; place: string }> = {
  en: { first: 'Albert', place: 'Ulm' },
  ru: { first: 'Альберт', place: 'Ульм' },
}

/** A page is made for everybody alike, so its days and clock times are of one zone in each language. */
const ZONES: Record<Lang, string> = { en: 'UTC', ru: 'Europe/Moscow' }

/** What pages are lent to show a visitor what they hold: made of the sky of this hour, once an hour in each language. */
export function examplesSite(services: Services) {
  const { sky, library, clock } = services
  const kept = new Map<string, { hour: number; made: unknown }>()
  function once<T>(name: string, lang: Lang, make: () => T): T {
    const key = `${name} ${lang}`
    const hour = Math.floor(clock().getTime() / 3_600_000)
    const before = kept.get(key)
    if (before?.hour === hour) return before.made as T
    const made = make()
    kept.set(key, { hour, made })
    return made
  }
  const written = (lang: Lang) => ({ ...BIRTH, birthplace: NAMES[lang].place, lang })

  function answer(lang: Lang, question: string) {
    const birth = birthOf(sky, resolveWrittenBirth(services, written(lang), lang).columns)
    if (!birth) throw new Error('the example has a birth')
    const now = clock()
    const given = { question, lang, firstName: NAMES[lang].first, birth, people: [], plan: null }
    const told = answerQuestion(sky, library, {
      ...given,
      age: now.getUTCFullYear() - Number(BIRTH.birthdate.slice(0, 4)),
      nowJdUt: jdUtFromDate(now),
      timeZone: ZONES[lang],
    })
    return { question, text: textOf(told), sources: factorsOf(told).map(presentFactor) }
  }

  function opening(lang: Lang) {
    const told = sampleOpening(services, lang)
    return told && { ...told, factors: Object.values(told.factors).map(presentFactor) }
  }

  return {
    /** The example's chart, and how today begins for it. */
    exampleBirth: (lang: Lang) => ({
      date: civilDateAt(clock(), ZONES[lang]),
      chart: once('birth', lang, () => showBirth(services, written(lang), { lang, timeZone: ZONES[lang] })),
    }),
    /** The Moon of this hour. */
    exampleMoon: (lang: Lang) =>
      once('moon', lang, () => getLunarState(services, { date: undefined, timeZone: ZONES[lang], lang, userId: null })),
    /** How the sample of this month's forecast begins; null while none is sold. */
    exampleReport: (lang: Lang) => once('report', lang, () => opening(lang)),
    /** What the astrologer answers to a question on the example's chart. */
    exampleAnswer: (lang: Lang, question: string) => once('answer', lang, () => answer(lang, question)),
  }
}
