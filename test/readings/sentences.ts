import type { Lang } from '#language/lang.ts'
import { entryScopeOf, type OwnSubject } from '#reading/library/audience.ts'
import type { Library } from '#reading/library/library.ts'
import { SUBJECTS, type Subject } from '#reading/library/subjects.ts'
import type { DayReading } from '#reading/writer/reading.ts'
import type { SpanReading } from '#reading/writer/span-reading.ts'
import { sentencesIn } from '#reading/writer/sentences.ts'

/** A text of a page and where it stands. */
export interface Piece {
  where: string
  text: string
  factors: string[]
}

/** Everything that a page says, each with its factors. */
export function piecesOf(reading: DayReading): Piece[] {
  const { headline, thread, moonLine, mantra, now, week, strengths, attention } = reading
  const areas = (['love', 'career', 'health'] as const).flatMap((area) => {
    const { paragraphs, next } = reading[area]
    return [...paragraphs, ...(next ? [next] : [])].map(({ text, factors }) => ({ where: area, text, factors }))
  })
  return [
    { where: 'headline', ...headline },
    ...thread.map((paragraph) => ({ where: 'thread', ...paragraph })),
    { where: 'moon', ...moonLine },
    { where: 'mantra', ...mantra },
    ...areas,
    ...[week, week.best, week.hardest].map(({ text, factors }) => ({ where: 'week', text, factors })),
    ...now.flatMap(({ title, meaning, text, factors }) => [
      { where: 'label', text: `${title}.`, factors },
      { where: 'now', text: meaning, factors },
      { where: 'now', text, factors },
    ]),
    ...[...strengths, ...attention].flatMap(({ title, desc, aspects, factors }) => [
      { where: 'focus', text: desc, factors },
      ...aspects.flatMap(({ aspect, meaning }) => [
        { where: 'label', text: `${title}. ${aspect}.`, factors },
        { where: 'meaning', text: meaning, factors },
      ]),
    ]),
  ]
}

/** Everything that a week, a month or a year says, each with its factors. */
export const piecesOfSpan = ({ headline, carried, threads, best, hardest, parts, sky }: SpanReading): Piece[] => [
  { where: 'headline', ...headline },
  ...(carried ? [{ where: 'carried', ...carried }] : []),
  ...threads.flatMap(({ title, meaning, text, factors }) => [
    { where: 'label', text: `${title}.`, factors },
    { where: 'thread', text: meaning, factors },
    { where: 'thread', text, factors },
  ]),
  ...[best, hardest].map(({ text, factors }) => ({ where: 'outstanding', text, factors })),
  ...parts.map(({ text, factors }) => ({ where: 'part', text, factors })),
  ...sky.map(({ text, factors }) => ({ where: 'sky', text, factors })),
]

/** The sentences of a page, without titles and labels. */
export const sentencesOf = (reading: DayReading) =>
  piecesOf(reading).flatMap(({ where, text }) => (where === 'label' ? [] : sentencesIn(text)))

/** The same of what is of this day only: what runs for weeks stands on each of its days. */
export const sentencesOfDay = (reading: DayReading) =>
  piecesOf(reading).flatMap(({ where, text }) => (where === 'label' || where === 'now' ? [] : sentencesIn(text)))

/** A sentence as it is compared: without its stop, its beginning small. */
export const plain = (text: string) => text.replace(/[.!?…]+["”»]?$/u, '').toLowerCase()

/** The library's sentences of a language, as they are compared. */
export function libraryOf(library: Library, lang: Lang): ReadonlySet<string> {
  const all = new Set<string>()
  for (const subject of Object.keys(SUBJECTS) as Subject[]) {
    if (entryScopeOf(subject) === 'two') continue
    for (const key of SUBJECTS[subject].keys) {
      for (const [field, text] of Object.entries(library.entry(lang, subject as OwnSubject, key as never))) {
        if (field !== 'keywords') for (const sentence of sentencesIn(text as string)) all.add(plain(sentence))
      }
    }
  }
  return all
}
