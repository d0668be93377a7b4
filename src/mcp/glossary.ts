import { TERMS } from '#reading/astrologer/answers/talk/terms.ts'
import { theoryTexts } from '#reading/astrologer/answers/talk/theory-words.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { z } from 'zod'
import { ToolError } from './tool-error.ts'
import { TERM_NAMES } from './term-names.ts'
import { tool } from './tool.ts'

type TermId = keyof typeof TERM_NAMES
const TERM_IDS = Object.keys(TERM_NAMES) as TermId[]

const small = (word: string) => word.trim().toLowerCase().replaceAll('ё', 'е')

/** Whether a word is one of a term's; those of the list may end in `*`. */
const isWord = (asked: string) => (known: string) =>
  known.endsWith('*') ? asked.startsWith(small(known.slice(0, -1))) : asked === small(known)

/** The term that a word names in either language; undefined for another word. */
function termOf(word: string): TermId | undefined {
  const asked = small(word)
  const isAsked = isWord(asked)
  return (
    TERM_IDS.find((id) => small(id) === asked || LANGS.some((lang) => small(TERM_NAMES[id][lang]) === asked)) ??
    TERM_IDS.find((id) => LANGS.some((lang) => TERMS[id][lang].some(isAsked)))
  )
}

const nameOf = (id: TermId, lang: Lang) => TERM_NAMES[id][lang]

const meaningsOf = (lang: Lang): Readonly<Record<string, string>> => loadLibrary().texts(theoryTexts, lang).means

/** Every term with its meaning, as Markdown. */
export function glossaryPage(lang: Lang): string {
  const means = meaningsOf(lang)
  return TERM_IDS.map((id) => `**${nameOf(id, lang)}** (${id}): ${means[id] ?? ''}\n`).join('\n')
}

export const glossaryTool = tool({
  name: 'glossary',
  title: 'Glossary',
  description:
    'What a term of astrology means, in two or three plain sentences, in English or Russian: square, orb, ascendant, void of course, solar return.',
  input: z.strictObject({
    term: z.string().min(1).max(80).describe('The term in either language: "trine", "квадрат".'),
    lang: z.enum(LANGS).optional().describe('Language of the answer; English unless given.'),
  }),
  output: z.object({ term: z.string().describe('its stable id'), name: z.string(), meaning: z.string() }),
  run({ term, lang = 'en' }) {
    const id = termOf(term)
    const meaning = id && meaningsOf(lang)[id]
    if (!id || !meaning) {
      const instead = `Give one of: ${TERM_IDS.map((known) => nameOf(known, lang)).join(', ')}.`
      throw new ToolError('term_unknown', `"${term}" is not in the glossary.`, instead)
    }
    return { text: meaning, result: { term: id, name: nameOf(id, lang), meaning } }
  },
})
