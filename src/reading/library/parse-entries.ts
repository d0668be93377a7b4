/** A file of entries as it is written: its subject, and the fields of each key in the order of the file. */
export interface ParsedEntries {
  subject: string
  entries: Map<string, Record<string, string>>
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

/**
 * Reads one Markdown file of the library:
 *
 *     # transit/saturn
 *     ## venus tense
 *     **gist** One line per field, starting with its bold label.
 *
 * Blank lines don't count.
 * @throws EntryFormatError
 */
export function parseEntries(text: string): ParsedEntries {
  let subject: string | undefined
  let fields: Record<string, string> | undefined
  const entries = new Map<string, Record<string, string>>()
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const fail = (problem: string) => new EntryFormatError(index + 1, problem)
    if (line === '') continue
    if (line.startsWith('## ')) {
      const key = line.slice(3).trim()
      if (subject === undefined) throw fail('an entry before the subject')
      if (entries.has(key)) throw fail(`the entry "${key}" stands twice`)
      fields = {}
      entries.set(key, fields)
    } else if (line.startsWith('# ')) {
      if (subject !== undefined) throw fail('a second subject')
      subject = line.slice(2).trim()
    } else {
      const [, label, value] = FIELD.exec(line) ?? []
      if (label === undefined || value === undefined) throw fail('neither a heading nor a field with a text')
      if (fields === undefined) throw fail(`the field "${label}" stands before any entry`)
      if (Object.hasOwn(fields, label)) throw fail(`the field "${label}" stands twice`)
      fields[label] = value
    }
  }
  if (subject === undefined) throw new EntryFormatError(1, 'no subject')
  return { subject, entries }
}
