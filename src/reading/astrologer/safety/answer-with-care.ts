import type { Lang } from '../../library/subjects.ts'
import { countryOf } from './country-of.ts'
import { DIRECTORY, linesFor, type HelpLine } from './help-lines.ts'
import { readDistress, saysSafe } from './read-distress.ts'
import type { Distress, SafetyClass } from './safety-class.ts'
import { safetyWordsEn } from './safety-words-en.ts'
import { safetyWordsRu } from './safety-words-ru.ts'
import type { SafetyWords } from './safety-words.ts'

const WORDS: Record<Lang, SafetyWords> = { en: safetyWordsEn, ru: safetyWordsRu }

/**
 * How far a conversation is after a message in distress: help was given and nothing else was said (`open`), the person
 * asked something ordinary and was asked how they are (`asked`), or they have returned to ordinary questions (`closed`).
 */
export const CARE_STAGES = ['open', 'asked', 'closed'] as const
export type CareStage = (typeof CARE_STAGES)[number]

/** What a conversation has been about. */
export interface Care {
  class: SafetyClass
  stage: CareStage
}

/** Something in an answer that can be pressed: a number to call, a page. */
export interface CareLink {
  text: string
  href: string
}

/** An answer with astrology put aside. */
export interface CareAnswer {
  paragraphs: string[]
  links: CareLink[]
  care: Care
  /** Whether the message itself told of distress, rather than one before it. */
  isAcute: boolean
}

/** A message, and what is known of who writes it. */
export interface CareAsk {
  lang: Lang
  question: string
  age: number | null
  /** The zone the device shows. */
  timeZone: string
  /** The zone of the place the account names. */
  homeTimeZone?: string | null | undefined
  /** What the conversation before was about; null for an ordinary one. */
  care?: Care | null | undefined
}

/**
 * The answer to a message in distress, or to one that follows it in its conversation; null where an ordinary answer is
 * right. Nothing is looked up and nobody is asked: this is all there is between a cry for help and its answer.
 * @param isAstrology whether the message, taken by itself, asks something of astrology
 */
export function answerWithCare(ask: CareAsk, isAstrology: () => boolean): CareAnswer | null {
  const care = ask.care?.stage === 'closed' ? null : ask.care
  // “I am safe, it was bad last night” has heavy words in it, and is good news.
  const isSafe = care ? saysSafe(ask.question) : false
  const distress = readDistress(ask.question, ask.age, !isSafe)
  if (distress) return helpOf(ask, distress)
  if (!care) return null
  if (isAstrology()) return isSafe || care.stage === 'asked' ? null : checkIn(ask, care, 'asked')
  return checkIn(ask, care, isSafe ? 'closed' : care.stage)
}

function helpOf(ask: CareAsk, distress: Distress): CareAnswer {
  const words = WORDS[ask.lang]
  const { class: about, isAboutOther, isByChild, mayHurtOthers } = distress
  const country = countryOf(ask.timeZone, ask.homeTimeZone)
  const lines = linesFor(country, about, isByChild && !isAboutOther)
  const isChild = isByChild && !isAboutOther
  const opening =
    about === 'overdose'
      ? (isAboutOther ? words.openingOfOther : words.opening).overdose
      : mayHurtOthers
        ? words.mayHurtOthers
        : isChild
          ? words.toChild
          : (isAboutOther ? words.openingOfOther : words.opening)[about]
  const asks = isChild ? words.asksChild : isAboutOther ? words.asksOfOther : words.asks[about]
  const where =
    lines.length > 0 ? words.lines(words.list(lines.map((line) => spoken(ask.lang, line)))) : words.noLines(DIRECTORY)
  const paragraphs =
    about === 'overdose'
      ? [
          words.emergencyFirst(country.emergency),
          `${opening} ${words.whileWaiting}`,
          ...(lines.length > 0 ? [where] : []),
          asks,
        ]
      : [opening, `${where} ${words.emergency(country.emergency)}`, asks]
  return {
    paragraphs,
    links: linksOf(lines, country.emergency),
    care: { class: about, stage: 'open' },
    isAcute: true,
  }
}

/** To what is said after a message in distress. */
function checkIn(ask: CareAsk, care: Care, stage: CareStage): CareAnswer {
  const words = WORDS[ask.lang]
  const country = countryOf(ask.timeZone, ask.homeTimeZone)
  const lines = linesFor(country, care.class, ask.age !== null && ask.age < 18)
  const where =
    lines.length > 0 ? words.lines(words.list(lines.map((line) => spoken(ask.lang, line)))) : words.noLines(DIRECTORY)
  const opening = stage === 'closed' ? words.glad : stage === 'asked' ? words.beforeTheChart : words.stillHere
  return {
    paragraphs: [
      opening,
      `${where} ${words.emergency(country.emergency)}`,
      ...(stage === 'open' ? [words.asks[care.class]] : []),
    ],
    links: linksOf(lines, country.emergency),
    care: { ...care, stage },
    isAcute: false,
  }
}

const spoken = (lang: Lang, { name, number, hours }: HelpLine) =>
  `${name[lang]}, ${number}${hours === 'daytime' ? ` (${WORDS[lang].daytime})` : ''}`

const dialed = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`

const linksOf = (lines: readonly HelpLine[], emergency: string): CareLink[] => [
  ...lines.map(({ number, href }) => ({ text: number, href: href ?? dialed(number) })),
  { text: emergency, href: dialed(emergency) },
  ...(lines.length === 0 ? [{ text: DIRECTORY, href: `https://${DIRECTORY}` }] : []),
]
