import type { ParsedEntries } from './parse-entries.ts'
import { LANGS, SUBJECTS, type FieldOf, type KeyOf, type Lang, type Subject } from './subjects.ts'

/** The texts of one entry by field. Each is one paragraph of one language. */
export type Entry<S extends Subject = Subject> = Readonly<Record<FieldOf<S>, string>>

/** What the library lacks, or what was asked of it that it doesn't hold. `missing` names each as `en transit/sun · key · field`. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError'
  readonly missing: readonly string[]

  constructor(missing: readonly string[]) {
    super(`the library lacks ${missing.length === 1 ? '' : `${missing.length} texts, first `}${missing[0] ?? ''}`)
    this.missing = missing
  }
}

/** Gives the parsed file of a subject in a language, or undefined when there is none. */
type EntrySource = (lang: Lang, subject: Subject) => ParsedEntries | undefined

/** The authored meanings: every subject, key and field of {@link SUBJECTS}, in every language. */
export class Library {
  private readonly files = new Map<string, ReadonlyMap<string, Readonly<Record<string, string>>>>()

  /** @throws LibraryError naming everything that is not there or has no text */
  constructor(source: EntrySource) {
    const missing: string[] = []
    for (const lang of LANGS) {
      for (const subject of Object.keys(SUBJECTS) as Subject[]) {
        const file = source(lang, subject)
        if (file?.subject === subject) this.files.set(`${lang} ${subject}`, file.entries)
        missing.push(...lacking(lang, subject, file))
      }
    }
    if (missing.length > 0) throw new LibraryError(missing)
  }

  /** The entry of a subject and a key that may not be there, as of a subject still to be written; null then. */
  find(lang: Lang, subject: string, key: string): Readonly<Partial<Record<string, string>>> | null {
    return this.files.get(`${lang} ${subject}`)?.get(key) ?? null
  }

  /** The entry of a key. @throws LibraryError for a key that the subject doesn't have */
  entry<S extends Subject>(lang: Lang, subject: S, key: KeyOf<S>): Entry<S> {
    const entry = this.files.get(`${lang} ${subject}`)?.get(key)
    if (!entry) throw new LibraryError([`${lang} ${subject} · ${key}`])
    return entry as Entry<S>
  }
}

function lacking(lang: Lang, subject: Subject, file: ParsedEntries | undefined): string[] {
  const at = `${lang} ${subject}`
  if (!file) return [at]
  if (file.subject !== subject) return [`${at} (its file says "${file.subject}")`]
  const { keys, fields } = SUBJECTS[subject]
  return keys.flatMap((key) => {
    const entry = file.entries.get(key)
    if (!entry) return [`${at} · ${key}`]
    return fields.filter((field) => !entry[field]?.trim()).map((field) => `${at} · ${key} · ${field}`)
  })
}
