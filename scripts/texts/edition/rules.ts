import { sentencesOf, words, wordsOf } from '../passage.ts'
import type { Entry } from './entry.ts'
import { BIOGRAPHY, BRITISH, COMMAND, DENIALS, HEDGE, LABELS, LEANING, PLURAL, READER } from './patterns.ts'
import { gradeOf, meanSentence } from './readability.ts'

/** Says what is wrong with an entry, or nothing. */
type EditionRule = (entry: Entry) => string[]

const GIST_WORDS = [12, 25] as const
const MOST_GRADE = 8
const MOST_MEAN_SENTENCE = 14

/** Folders whose entries tell a person about themselves; only there is a past asserted of the reader. */
const OF_A_PERSON = new Set([
  'planet-in-sign',
  'planet-in-house',
  'angle-in-sign',
  'natal-aspect',
  'house-ruler',
  'thread',
  'theme',
  'wish',
  'balance',
  'progressed',
])
/** Folders whose texts stand alone on a page, where what to do belongs to about half of them (voice, rule 5). */
const ALONE = new Set(['transit-area'])
/** Folders in which «вы» are two people. */
const OF_TWO = new Set(['synastry', 'composite', 'composite-aspect'])

const proseOf = ({ fields }: Entry) =>
  Object.entries(fields)
    .filter(([field]) => field !== 'keywords')
    .map(([, text]) => text)
const found = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => `“${match}”`))

const denials: EditionRule = (entry) => proseOf(entry).flatMap((text) => found(DENIALS[entry.lang], text))

function closingAdvice({ lang, fields }: Entry): string[] {
  const last = sentencesOf(fields.body ?? '').at(-1) ?? ''
  const command = COMMAND[lang].exec(last)
  return command && !(lang === 'ru' && /(?<!\p{L})вы(?!\p{L})/iu.test(last))
    ? [`the body ends with advice: “${last}”`]
    : []
}

const closingCommand: EditionRule = (entry) => (ALONE.has(entry.folder) ? [] : closingAdvice(entry))

/** Of texts that stand alone, those beyond half of a file that end with advice. */
export const tooMuchAdvice = (entries: readonly Entry[]): { entry: Entry; what: string }[] =>
  entries
    .filter(({ folder }) => ALONE.has(folder))
    .flatMap((entry) => closingAdvice(entry).map((what) => ({ entry, what: `${what}, as half of the file do` })))
    .slice(Math.floor(entries.length / 2))

const labels: EditionRule = (entry) => proseOf(entry).flatMap((text) => found(LABELS[entry.lang], text))

const pluralReader: EditionRule = (entry) =>
  entry.lang === 'ru' && !OF_TWO.has(entry.folder) ? proseOf(entry).flatMap((text) => found(PLURAL, text)) : []

const biography: EditionRule = (entry) =>
  OF_A_PERSON.has(entry.folder)
    ? sentencesOf(entry.fields.body ?? entry.fields.opening ?? '')
        .filter((sentence) => sentence.search(BIOGRAPHY[entry.lang]) >= 0 && sentence.search(HEDGE[entry.lang]) < 0)
        .filter((sentence) => sentence.search(READER[entry.lang]) >= 0)
        .map((sentence) => `a past that not everybody has: “${sentence}”`)
    : []

const gistLength: EditionRule = ({ fields: { gist } }) => {
  if (gist === undefined) return []
  const count = wordsOf(gist).length
  const [least, most] = GIST_WORDS
  return count < least || count > most ? [`gist has ${count} words, and should have ${least} to ${most}`] : []
}

const readability: EditionRule = ({ lang, fields: { gist, body } }) => {
  if (lang === 'en')
    return gist !== undefined && gradeOf(gist) > MOST_GRADE ? [`gist asks for grade ${gradeOf(gist).toFixed(1)}`] : []
  return body !== undefined && meanSentence(body) > MOST_MEAN_SENTENCE
    ? [`a sentence of the body has ${meanSentence(body).toFixed(1)} words on average`]
    : []
}

const leaning: EditionRule = ({ lang, folder, fields: { gist, body } }) => {
  const [start] = LEANING[lang].exec(body ?? '') ?? []
  // “They” is how a text calls the other person; a parent reads «он» of the child.
  const isNamed = folder === 'child' || (start === 'They' && folder === 'overlay')
  if (gist === undefined || start === undefined || isNamed) return []
  return [`the body opens with “${start}”, which leans on the gist`]
}

const british: EditionRule = (entry) =>
  entry.lang === 'en' ? proseOf(entry).flatMap((text) => found([BRITISH], text)) : []

export const EDITION_RULES = {
  denial: denials,
  'closing advice': closingCommand,
  label: labels,
  'plural with «вы»': pluralReader,
  biography,
  'gist length': gistLength,
  readability,
  'leaning body': leaning,
  'American spelling': british,
} satisfies Record<string, EditionRule>

/** Ways to begin a body that turned into gestures: each once in a file at most. */
const OPENINGS: Record<Entry['lang'], Readonly<Record<string, RegExp>>> = {
  en: {
    'a comparison with others': words('^(?:others?|other people|some people|most people|where others|while others)'),
    'a quotation': /^[“‘]/gu,
    'an unnamed somebody': words('^(?:somebody|someone)'),
    'an experiment on the reader': words('^(?:ask|give|show|put|tell|hand|offer|leave|take) you'),
  },
  ru: {
    'a comparison with others': words('^(?:другие|другой|у других|иные|иной|у иных|многие|кто-то|пока другие)'),
    'a quotation': /^[«„]/gu,
    'an unnamed somebody': words('^(?:кто-нибудь|кто-то)'),
    'an experiment on the reader': words('^(?:дайте|покажите|поручите|спросите|попросите|предложите|оставьте) вам'),
  },
}

/** The bodies of one file that begin in a way in which another before them begins already. */
export const repeatedOpenings = (entries: readonly Entry[]): { entry: Entry; what: string }[] =>
  Object.entries(OPENINGS[entries[0]?.lang ?? 'en']).flatMap(([name, pattern]) =>
    entries
      .filter(({ fields }) => (fields.body ?? '').search(pattern) >= 0)
      // A version for other readers that begins as its entry does is no second one.
      .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index)
      .slice(1)
      .map((entry) => ({ entry, what: `one more body of the file opens with ${name}` })),
  )
