import { parseTraits, type Trait } from '../compose/traits.ts'
import { AUDIENCES, type Audience } from './audience.ts'
import { parseWhen, type When } from './when.ts'

/** An entry, or a version of one for other readers. */
export interface ParsedVersion {
  /** Null where the file names none. */
  audience: Audience | null
  /** Who is told nothing of the key, because no wording of it fits them. */
  untold: readonly Audience[]
  /** Null where the file names none. */
  traits: readonly Trait[] | null
  /** By field, what a text presumes of the day and the hour; of most fields nothing. */
  when: Readonly<Record<string, readonly When[]>>
  fields: Record<string, string>
}

/** A file of entries as it is written: its subject, and the versions of each key in the order of the file. */
export interface ParsedEntries {
  subject: string
  entries: Map<string, ParsedVersion[]>
}

/** A line that is no part of the format, or that says a thing twice. `line` counts from 1. */
export class EntryFormatError extends Error {
  override readonly name = 'EntryFormatError'
  readonly line: number

  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`)
    this.line = line
  }
}

const FIELD = /^\*\*([a-z][a-z0-9]*)\*\*\s+(\S.*)$/
const AUDIENCE = /^audience:\s*(\S*)$/
const UNTOLD = /^untold:\s*(\S*)$/
const TRAITS = /^traits:\s*(.*)$/
const WHEN = /^when:\s*(.*)$/

const isAudience = (name: string): name is Audience => (AUDIENCES as readonly string[]).includes(name)

/**
 * Reads one Markdown file of the library:
 *
 *     # synastry/mars
 *     ## mars conjunction
 *     audience: any
 *     untold: child
 *     traits: pace fast, talk plain
 *     when: today workday, excess evening
 *     **gist** One line per field, starting with its bold label.
 *
 * A key stands again, with another audience, where others are told something else; `untold` names an audience that is told
 * nothing of it; `traits` names what the text says of a person, `when` what its fields presume of the time. Blank lines don't count.
 * @throws EntryFormatError
 */
export function parseEntries(text: string): ParsedEntries {
  let subject: string | undefined
  let versions: ParsedVersion[] | undefined
  let version: ParsedVersion | undefined
  let key = ''
  const entries = new Map<string, ParsedVersion[]>()
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const fail = (problem: string) => new EntryFormatError(index + 1, problem)
    const [, audience] = AUDIENCE.exec(line) ?? []
    const [, untold] = UNTOLD.exec(line) ?? []
    const [, traits] = TRAITS.exec(line) ?? []
    const [, when] = WHEN.exec(line) ?? []
    if (line === '') continue
    if (line.startsWith('## ')) {
      if (subject === undefined) throw fail('an entry before the subject')
      key = line.slice(3).trim()
      versions = entries.get(key) ?? []
      if (versions.at(-1)?.audience === null) throw fail(`the entry "${key}" stands twice`)
      version = { audience: null, untold: [], traits: null, when: {}, fields: {} }
      versions.push(version)
      entries.set(key, versions)
    } else if (line.startsWith('# ')) {
      if (subject !== undefined) throw fail('a second subject')
      subject = line.slice(2).trim()
    } else if (audience !== undefined) {
      if (version === undefined || Object.keys(version.fields).length > 0)
        throw fail('an audience stands right under the heading of its entry')
      if (!isAudience(audience)) throw fail(`the audience is one of ${AUDIENCES.join(', ')}`)
      if (version.audience !== null || versions?.some((other) => other.audience === audience))
        throw fail(`the entry "${key}" stands twice for the audience ${audience}`)
      version.audience = audience
    } else if (untold !== undefined) {
      if (version?.audience !== 'any' || Object.keys(version.fields).length > 0)
        throw fail('who is told nothing stands right under "audience: any"')
      if (!isAudience(untold) || untold === 'any') throw fail('"untold" names one audience, and not any')
      version.untold = [...version.untold, untold]
    } else if (traits !== undefined) {
      if (!version || version.traits || Object.keys(version.fields).length > 0)
        throw fail('traits stand once, right under the heading of their entry')
      version.traits = read(() => parseTraits(traits), fail)
    } else if (when !== undefined) {
      if (!version || Object.keys({ ...version.when, ...version.fields }).length > 0)
        throw fail('when stands once, right under the heading of its entry')
      version.when = read(() => parseWhen(when), fail)
    } else {
      const [, label, value] = FIELD.exec(line) ?? []
      if (label === undefined || value === undefined) throw fail('neither a heading nor a field with a text')
      if (version === undefined) throw fail(`the field "${label}" stands before any entry`)
      if (versions && versions.length > 1 && version.audience === null) throw fail(`the entry "${key}" stands twice`)
      if (Object.hasOwn(version.fields, label)) throw fail(`the field "${label}" stands twice`)
      version.fields[label] = value
    }
  }
  if (subject === undefined) throw new EntryFormatError(1, 'no subject')
  return { subject, entries }
}

/** What a line says. @throws EntryFormatError where it says nothing that is known */
function read<T>(parse: () => T, fail: (problem: string) => EntryFormatError): T {
  try {
    return parse()
  } catch (error) {
    throw error instanceof RangeError ? fail(error.message) : error
  }
}
