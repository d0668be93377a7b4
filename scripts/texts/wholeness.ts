import { Library, LibraryError } from '../../src/reading/library/library.ts'
import { LANGS } from '#language/lang.ts'
import { SUBJECTS, type Subject } from '#reading/library/subjects.ts'
import type { EntryFile } from './read-entries.ts'

const isRegistered = (subject: string): subject is Subject => Object.hasOwn(SUBJECTS, subject)

interface Lack {
  /** `en transit/mars`: the file that lacks it, or that has too much. */
  of: string
  what: string
}

/** What registered subjects lack in a language, and entries that they have no key for. */
export function registeredGaps(files: readonly EntryFile[]): Lack[] {
  const strangers = files.flatMap(({ lang, subject, parsed }) =>
    isRegistered(subject) && parsed
      ? [...parsed.entries.keys()]
          .filter((key) => !(SUBJECTS[subject].keys as readonly string[]).includes(key))
          .map((key) => ({ of: `${lang} ${subject}`, what: `no such key: ${key}` }))
      : [],
  )
  try {
    void new Library((lang, subject) => files.find((file) => file.lang === lang && file.subject === subject)?.parsed)
    return strangers
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    const gaps = error.missing.map((missing) => {
      const [of = '', ...rest] = missing.split(/ · | \(/)
      return { of, what: rest.length > 0 ? `lacks ${rest.join(' · ')}` : 'is missing' }
    })
    return [...gaps, ...strangers]
  }
}

/**
 * The same of a file that no subject is registered for, as far as it can be told without: a field that other entries of
 * the file have, an entry that the other language has.
 */
export function unregisteredGaps(file: EntryFile, files: readonly EntryFile[]): Lack[] {
  const entries = file.parsed?.entries
  if (isRegistered(file.subject) || !entries) return []
  const of = `${file.lang} ${file.subject}`
  const fields = new Set([...entries.values()].flatMap((versions) => Object.keys(versions[0]?.fields ?? {})))
  const twins = files.filter(({ subject, lang }) => subject === file.subject && lang !== file.lang)
  const keys = new Set(twins.flatMap(({ parsed }) => [...(parsed?.entries.keys() ?? [])]))
  return [
    ...[...entries].flatMap(([key, versions]) =>
      [...fields]
        .filter((field) => !Object.hasOwn(versions[0]?.fields ?? {}, field))
        .map((field) => ({ of, what: `lacks ${key} · ${field}` })),
    ),
    ...[...keys].filter((key) => !entries.has(key)).map((key) => ({ of, what: `lacks ${key}` })),
  ]
}

/** Files that lie in the library and that no page will ever show. */
export const unregistered = (files: readonly EntryFile[]): Lack[] =>
  files
    .filter(({ subject }) => !isRegistered(subject))
    .flatMap(({ lang, subject }) => [
      { of: `${lang} ${subject}`, what: 'not registered in src/reading/library/subjects.ts' },
      ...LANGS.filter((other) => !files.some((file) => file.subject === subject && file.lang === other)).map(
        (other) => ({
          of: `${lang} ${subject}`,
          what: `stands alone: there is no ${subject}.${other}.md`,
        }),
      ),
    ])
