import type { Library } from '#reading/library/library.ts'
import { entryScopeOf, type OwnSubject } from '#reading/library/audience.ts'
import { SUBJECTS, type Subject } from '#reading/library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import type { DayReading } from '#reading/writer/write-day.ts'

/** A text of a page and where it stands. */
export interface Piece {
  where: string
  text: string
  factors: string[]
}

/** Everything that a page says, each with its factors. */
export function piecesOf({ general, mantra, love, career, health, strengths, attention }: DayReading): Piece[] {
  const paragraphs = {
    general,
    mantra: [mantra],
    love: love.paragraphs,
    career: career.paragraphs,
    health: health.paragraphs,
  }
  const focuses = [...strengths, ...attention]
  return [
    ...Object.entries(paragraphs).flatMap(([where, list]) => list.map((paragraph) => ({ where, ...paragraph }))),
    ...focuses.flatMap(({ title, desc, aspects, factors }) => [
      { where: 'focus', text: desc, factors },
      ...aspects.flatMap(({ aspect, meaning }) => [
        { where: 'label', text: `${title}. ${aspect}.`, factors },
        { where: 'meaning', text: meaning, factors },
      ]),
    ]),
  ]
}

/** The sentences of a text. */
export const split = (text: string) => text.split(/(?<=[.!?…]["”»)]*)\s+/u)

/** The sentences of a page, without titles and labels. */
export const sentencesOf = (reading: DayReading) =>
  piecesOf(reading).flatMap(({ where, text }) => (where === 'label' ? [] : split(text)))

/** A sentence as it is compared: without its stop, its beginning small. */
export const plain = (text: string) => text.replace(/[.!?…]+["”»]?$/u, '').toLowerCase()

/** All that a sentence may carry of the library: itself, and what stands before and after a colon or a comma. */
function partsOf(sentence: string): string[] {
  const parts = [plain(sentence)]
  for (const { index } of sentence.matchAll(/[:,]\s/gu)) {
    parts.push(plain(sentence.slice(0, index)), plain(sentence.slice(index + 2)))
  }
  return parts.filter((part, i) => i === 0 || part.split(' ').length > 3)
}

/** The library's sentences of a language, as they are compared. */
export function libraryOf(library: Library, lang: Lang): ReadonlySet<string> {
  const all = new Set<string>()
  for (const subject of Object.keys(SUBJECTS) as Subject[]) {
    if (entryScopeOf(subject) === 'two') continue
    for (const key of SUBJECTS[subject].keys) {
      for (const [field, text] of Object.entries(library.entry(lang, subject as OwnSubject, key as never))) {
        if (field !== 'keywords') for (const sentence of split(text as string)) all.add(plain(sentence))
      }
    }
  }
  return all
}

/** The library's sentences on a page, woven into others too. */
export const authoredOf = (reading: DayReading, library: ReadonlySet<string>) =>
  sentencesOf(reading).flatMap((sentence) => partsOf(sentence).filter((part) => library.has(part)))
