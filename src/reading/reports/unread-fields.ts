import type { Library } from '../library/library.ts'
import type { OwnSubject } from '../library/audience.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'

/** Hands out the sentences of library entries, each once in a report: for reports that meet one entry on several days. */
export class UnreadFields {
  private readonly read = new Set<string>()
  private readonly library: Library
  private readonly lang: Lang

  constructor(library: Library, lang: Lang) {
    this.library = library
    this.lang = lang
  }

  /**
   * Of the fields asked for, the first ones first, so many at most that haven't been handed out; often fewer or none. They
   * come in the order of the entry.
   */
  take<S extends OwnSubject>(subject: S, key: KeyOf<S>, fields: readonly string[], most: number): string[] {
    const entry: Readonly<Partial<Record<string, string>>> = this.library.entry(this.lang, subject, key)
    const idOf = (field: string) => `${subject} ${key} ${field}`
    const taken = fields.filter((field) => entry[field] && !this.read.has(idOf(field))).slice(0, most)
    for (const field of taken) this.read.add(idOf(field))
    return Object.entries(entry).flatMap(([field, text]) => (text && taken.includes(field) ? [text] : []))
  }
}
