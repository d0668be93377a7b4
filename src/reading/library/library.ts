import { entryScopeOf, VERSIONS, type Audience, type OwnSubject, type PairSubject } from './audience.ts'
import { namesTraits, type Trait } from '../compose/traits.ts'
import type { ParsedEntries, ParsedVersion } from './parse-entries.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { SUBJECTS, type FieldOf, type KeyOf, type Subject } from './subjects.ts'
import { tellTexts } from './tell-texts.ts'
import type { When } from './when.ts'
import type { TextsOf, TextSubject } from './text-shape.ts'

/** The texts of one entry by field. Each is one paragraph of one language. */
export type Entry<S extends Subject = Subject> = Readonly<Record<FieldOf<S>, string>>

type Fields = Readonly<Partial<Record<string, string>>>

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
/** Gives the Markdown of a subject's texts in a language, or undefined when there is none. */
type TextSource = (lang: Lang, name: string) => string | undefined

/** The authored meanings: every subject, key and field of {@link SUBJECTS}, in every language. */
export class Library {
  // By language, then by subject: a day asks a hundred times, and a joined name would be made anew each time.
  private readonly files: Record<Lang, Map<string, ReadonlyMap<string, readonly ParsedVersion[]>>> = {
    en: new Map(),
    ru: new Map(),
  }
  private readonly textSource: TextSource
  private readonly told = new Map<string, unknown>()

  /** @throws LibraryError naming every entry that is not there or has no text */
  constructor(source: EntrySource, textSource: TextSource = () => undefined) {
    this.textSource = textSource
    const missing: string[] = []
    for (const lang of LANGS) {
      for (const subject of Object.keys(SUBJECTS) as Subject[]) {
        const file = source(lang, subject)
        if (file?.subject === subject) this.files[lang].set(subject, file.entries)
        missing.push(...lacking(lang, subject, file))
      }
    }
    if (missing.length > 0) throw new LibraryError(missing)
  }

  /**
   * The entry of a subject of one person and a key that may not be there, as of a subject still to be written; null then,
   * and for subjects of two people, who are asked for by {@link findForPair}.
   */
  find(lang: Lang, subject: string, key: string): Fields | null {
    if (entryScopeOf(subject) === 'two') return null
    return this.versions(lang, subject, key)[0]?.fields ?? null
  }

  /** The entry of a key. @throws LibraryError for a key that the subject doesn't have */
  entry<S extends OwnSubject>(lang: Lang, subject: S, key: KeyOf<S>): Entry<S> {
    const [version] = this.versions(lang, subject, key)
    if (!version || entryScopeOf(subject) === 'two') throw new LibraryError([`${lang} ${subject} · ${key}`])
    return version.fields as Entry<S>
  }

  /** What an entry says of a person by axis; nothing of a subject that names no traits. */
  traits(lang: Lang, subject: string, key: string): readonly Trait[] {
    return this.versions(lang, subject, key)[0]?.traits ?? []
  }

  /** What a field of an entry presumes of the day and the hour; nothing of most. */
  when(lang: Lang, subject: string, key: string, field: string): readonly When[] {
    return this.versions(lang, subject, key)[0]?.when[field] ?? []
  }

  /** What a pair is told of a subject of two people; null where it isn't there, or isn't for them. */
  findForPair(lang: Lang, subject: string, key: string, audience: Audience): Fields | null {
    if (entryScopeOf(subject) !== 'two') return null
    return told(this.versions(lang, subject, key), audience)
  }

  /** What a pair is told. @throws LibraryError for a key that the subject doesn't have, or has for others alone */
  entryForPair<S extends PairSubject>(lang: Lang, subject: S, key: KeyOf<S>, audience: Audience): Entry<S> {
    const entry = this.findForPair(lang, subject, key, audience)
    if (!entry) throw new LibraryError([`${lang} ${subject} · ${key}`])
    return entry as Entry<S>
  }

  /** The texts of a subject, read when they are first asked for. @throws LibraryError naming each fault with its line */
  texts<T extends TextSubject>(subject: T, lang: Lang): TextsOf<T> {
    const file = `${lang}/${subject.name}.md`
    if (!this.told.has(file)) {
      const { texts, faults } = tellTexts(subject, lang, this.textSource(lang, subject.name) ?? '')
      if (faults.length > 0) throw new LibraryError(faults.map(({ line, what }) => `${file}:${line}: ${what}`))
      this.told.set(file, texts)
    }
    return this.told.get(file) as TextsOf<T>
  }

  private versions(lang: Lang, subject: string, key: string): readonly ParsedVersion[] {
    return this.files[lang].get(subject)?.get(key) ?? NONE
  }
}

const NONE: readonly ParsedVersion[] = []

/** The versions that a pair may be told, one over the other; null where there is none. */
function told(versions: readonly ParsedVersion[], audience: Audience): Fields | null {
  if (versions.some(({ untold }) => untold.includes(audience))) return null
  const steps = VERSIONS[audience].flatMap((step) => versions.filter((one) => one.audience === step))
  return steps.length > 0 ? Object.fromEntries(steps.flatMap(({ fields }) => Object.entries(fields))) : null
}

function lacking(lang: Lang, subject: Subject, file: ParsedEntries | undefined): string[] {
  const at = `${lang} ${subject}`
  if (!file) return [at]
  if (file.subject !== subject) return [`${at} (its file says "${file.subject}")`]
  const { keys, fields } = SUBJECTS[subject]
  return keys.flatMap((key) => {
    const versions = file.entries.get(key)
    const [first] = versions ?? []
    if (!versions || !first) return [`${at} · ${key}`]
    const lost = fields.filter((field) => !first.fields[field]?.trim()).map((field) => `${at} · ${key} · ${field}`)
    const untold = Object.keys(first.when).filter((field) => !(fields as readonly string[]).includes(field))
    lost.push(...untold.map((field) => `${at} · ${key} · ${field}, which "when" names`))
    if (namesTraits(subject) !== (first.traits !== null)) lost.push(`${at} · ${key} · traits`)
    return [...lost, ...audienceFaults(subject, versions).map((fault) => `${at} · ${key} · ${fault}`)]
  })
}

/** What is wrong with the audiences of an entry. One of two people is whole for any two, and may have versions. */
function audienceFaults(subject: Subject, versions: readonly ParsedVersion[]): string[] {
  const scope = entryScopeOf(subject)
  const [first] = versions
  const wrong = (right: boolean, fault: string) => (right ? [] : [fault])
  switch (scope) {
    case null:
      return wrong(versions.length === 1 && first?.audience === null, 'an audience, though it is about one person')
    case 'child':
      return wrong(versions.length === 1 && first?.audience === 'child', 'audience: child')
    case 'two':
      return wrong(first?.audience === 'any', 'audience: any, of its first version')
  }
}
