import type { Lang } from '#language/lang.ts'
import type { Library } from '../library/library.ts'
import { SUBJECTS, type Subject } from '../library/subjects.ts'
import type { TextSubject } from '../library/text-shape.ts'
import { PORTRAIT_TEXTS } from '../reports/personality/chapter-words.ts'
import { personalityTexts } from '../reports/personality/words.ts'
import { spokenIn } from '../reports/verdict/direction-faults.fixture.ts'
import { claimsOf } from './claims.ts'
import { bridgeTexts } from './trait-words.ts'
import { AXES, namesTraits, type Axis, type Trait } from './traits.ts'

/** Opens one of the two readings that an unknown hour leaves possible. */
const EITHER = /^(?:If it was |Если \S+ у вас )/u

/** A text that claims something of a person, and by which words it is found again in a finished document. */
interface Claim {
  traits: readonly Trait[]
  mark: string
}

/** Every entry with traits. */
const claimsOfEntries = (library: Library, lang: Lang): Claim[] =>
  (Object.keys(SUBJECTS) as Subject[]).filter(namesTraits).flatMap((subject) =>
    SUBJECTS[subject].keys.flatMap((key) => {
      const { gist = '', body = '', opening = '' } = library.find(lang, subject, key) ?? {}
      const traits = library.traits(lang, subject, key)
      // A theme's summary is its gist alone; what it says in full is its opening, as far as its first slot.
      const mark = (opening.split('{')[0] ?? '').trim() || `${gist} ${body}`
      return traits.length > 0 ? [{ traits, mark }] : []
    }),
  )

/** Every text of the portrait that claims something. */
const claimsOfPortrait = (library: Library, lang: Lang): Claim[] =>
  [...PORTRAIT_TEXTS, personalityTexts].flatMap((subject: TextSubject) =>
    spokenIn(library.texts(subject, lang)).flatMap(({ text, says }) => {
      const traits = claimsOf(says)
      return traits.length > 0 ? [{ traits, mark: text }] : []
    }),
  )

const known = new Map<Lang, readonly Claim[]>()

function allClaims(library: Library, lang: Lang): readonly Claim[] {
  const found = known.get(lang) ?? [...claimsOfEntries(library, lang), ...claimsOfPortrait(library, lang)]
  known.set(lang, found)
  return found
}

const MARKS = { when: '\0', who: '\0', else: '\0', other: '\0' }

/** Whether a paragraph is a text with something in each of its four slots. */
function isFilled(way: (slots: typeof MARKS) => string, paragraph: string): boolean {
  const parts = way(MARKS).split('\0')
  let at = 0
  return parts.every((part) => {
    const found = paragraph.indexOf(part, at)
    at = found + part.length
    return found >= 0
  })
}

/** Whether a paragraph says when each of two that contradict each other speaks. */
export const isBridge = (library: Library, lang: Lang, paragraph: string): boolean =>
  AXES.some((axis) => library.texts(bridgeTexts, lang)[axis].some((way) => isFilled(way, paragraph)))

/** The bridges of a document: when one of the two speaks and who it is, and when the other. */
export function bridgesIn(library: Library, lang: Lang, prose: readonly string[]): [when: string, who: string][] {
  const slots = { when: '\0when\0', who: '\0who\0', else: '\0else\0', other: '\0other\0' }
  const ways = AXES.flatMap((axis) => library.texts(bridgeTexts, lang)[axis]).map((way) => {
    const escaped = way(slots).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`^${escaped.replace(/\0(\w+)\0/g, '(?<$1>.+?)')}$`, 'u')
  })
  return prose.flatMap((paragraph) => {
    const said = ways.map((way) => way.exec(paragraph)?.groups).find((groups) => groups !== undefined)
    const { when = '', who = '', else: otherwise = '', other = '' } = said ?? {}
    return said ? [[when, who] as [string, string], [otherwise, other] as [string, string]] : []
  })
}

/** The axes on which a document says both and doesn't say when. */
export function unbridged(library: Library, lang: Lang, prose: readonly string[]): Axis[] {
  const text = prose.filter((paragraph) => !EITHER.test(paragraph)).join('\n')
  const said = allClaims(library, lang)
    .filter(({ mark }) => text.includes(mark))
    .flatMap(({ traits }) => traits)
  const bridges = library.texts(bridgeTexts, lang)
  return AXES.filter((axis) => {
    const poles = new Set(said.filter((trait) => trait.axis === axis).map((trait) => trait.pole))
    return poles.size === 2 && !bridges[axis].some((way) => prose.some((paragraph) => isFilled(way, paragraph)))
  })
}
