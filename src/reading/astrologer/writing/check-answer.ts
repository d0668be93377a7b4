import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Factor } from '../../facts/factor.ts'
import type { Lang } from '#language/lang.ts'
import { renderedFactors, unfounded } from '../../truth/check-text.ts'
import { dateClaims, undated } from '../../truth/dates.ts'
import type { Line } from '../answer.ts'

/** By what a text is held to be true. */
export interface Check {
  /** IANA name: by whose calendar it names dates. */
  timeZone: string
  /** Civil dates `YYYY-MM-DD` that may be named whatever happens on them: today, and those of the question. */
  named: readonly string[]
}

const LUNAR_DAY: Record<Lang, RegExp> = {
  en: /\blunar day (\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) lunar day\b/gi,
  ru: /(?<!\d)(\d{1,2})(?:-?[а-я]{1,3})? лунн[а-я]{2,3} (?:д(?:ень|ня|ню|нём|нем|не)|сут)/gi,
}

/** What a stretch of time ends or begins at: an instant of a fact, never only today or a date that was asked about. */
const BOUND: Record<Lang, RegExp> = {
  en: /\b(?:until|since) /gi,
  ru: /(?<![а-яё])до /gi,
}
/** On what dates a fact is exact: never those between which it lasts. */
const EXACT: Record<Lang, RegExp> = {
  en: /\bexact on /gi,
  ru: /(?<![а-яё])точ(?:ен|на|но) /gi,
}
/** Between the dates of a list. */
const LISTED: Record<Lang, RegExp> = {
  en: /^,? (?:and )?(?:again )?(?:on )?/,
  ru: /^(?: года?)?,? (?:и |а потом |снова )*/,
}
/** A stretch whose end is its beginning: "from November 27 to November 27". */
const NO_STRETCH: Record<Lang, RegExp> = {
  en: /\bfrom ((?:\S+ ){0,3}?\S*\d\S*(?: \S+){0,3}?) to \1(?![\p{L}\d])/giu,
  ru: /(?<![а-яё])со? ((?:\S+ ){0,3}?\S*\d\S*(?: \S+){0,3}?) (?:по|до) \1(?![\p{L}\d])/giu,
}

/** The dates that stand right after certain words, with those listed after them. */
function datesAfter(lang: Lang, text: string, words: RegExp): string[] {
  return [...text.matchAll(words)].flatMap(({ index, 0: { length } }) => {
    const dates: string[] = []
    let rest = text.slice(index + length)
    for (const claim of dateClaims(lang, rest)) {
      if (!rest.startsWith(claim.words)) break
      dates.push(claim.words)
      rest = rest.slice(claim.words.length).replace(LISTED[lang], '')
    }
    return dates
  })
}

/** The ends of stretches that no fact has, and what is called exact when no fact is. */
function wrongTimes(lang: Lang, text: string, factors: readonly Factor[], timeZone: string): string[] {
  // What rests on no fact, such as until when a plan is paid, tells nothing of the sky.
  if (factors.length === 0) return []
  const exact: Factor = {
    id: 'exact',
    kind: 'special',
    said: 'when the facts are exact',
    passesJdUt: factors.flatMap(({ exactJdUt, passesJdUt }) => [
      ...(exactJdUt == null ? [] : [exactJdUt]),
      ...(passesJdUt ?? []),
    ]),
  }
  const among = (of: readonly Factor[]) => (date: string) => undated(lang, date, of, timeZone).map(({ words }) => words)
  return [
    ...datesAfter(lang, text, BOUND[lang]).flatMap(among(factors)),
    ...datesAfter(lang, text, EXACT[lang]).flatMap(among([exact])),
  ]
}

/** The words of a text that no fact bears out: planets, signs, houses, aspects, phases, motions, dates, times. */
export function falseWords(
  lang: Lang,
  text: string,
  factors: readonly Factor[],
  { timeZone, named }: Check,
  isListed = false,
): string[] {
  const dates: Factor = {
    id: 'named',
    kind: 'special',
    said: 'today and the dates of the question',
    passesJdUt: named.map((date) => jdUtFromIso(`${date}T12:00:00Z`)),
  }
  const lunarDays = new Set(factors.flatMap(({ lunarDay }) => lunarDay ?? []))
  const wrongDays = [...text.matchAll(LUNAR_DAY[lang])].filter(([, a, b]) => !lunarDays.has(Number(a ?? b)))
  return [
    ...unfounded(lang, text, factors, isListed).map(({ words }) => words),
    ...undated(lang, text, [...factors, dates], timeZone).map(({ words }) => words),
    ...wrongTimes(lang, text, factors, timeZone),
    ...[...text.matchAll(NO_STRETCH[lang])].map(([words]) => words),
    ...wrongDays.map(([words]) => words),
  ]
}

/** Whether a fact is an aspect between two points. */
const isOfTwo = ({ aspect, transiting, natal }: Factor): boolean =>
  aspect !== undefined && transiting !== undefined && natal !== undefined && transiting !== natal

/** What is false in an answer: each part is held against the facts that it rests on. */
export const answerFaults = (lang: Lang, lines: readonly Line[], check: Check): string[] =>
  lines.flatMap(({ text, factors, held }) => {
    if (held === 'nothing') return []
    if (held !== 'each') return falseWords(lang, text, factors, check, held === 'named')
    return text.split('\n').flatMap((line, i) => {
      const own = factors.slice(i, i + 1)
      const faults = falseWords(lang, line, own, check, true)
      // "Mercury opposition your Mercury" has no word that the fact lacks, and doesn't tell it.
      return faults.length === 0 && own.some(isOfTwo) && renderedFactors(lang, line, own).length === 0 ? [line] : faults
    })
  })
