import { readFileSync } from 'node:fs'
import { EntryFormatError, parseEntries, type ParsedEntries } from '../../src/reading/library/parse-entries.ts'
import { AUDIENCES } from '../../src/reading/library/audience.ts'
import { LANGS } from '#language/lang.ts'
import type { EntryPassage, Finding } from './passage.ts'

/** One file of the library as the rules see it. `subject` is what its place says: `entries/<subject>.<lang>.md`. */
export interface EntryFile {
  file: string
  subject: string
  lang: (typeof LANGS)[number]
  /** Absent where a line is no part of the format: then `findings` says which. */
  parsed?: ParsedEntries
  passages: EntryPassage[]
  findings: Finding[]
}

export function readEntries(file: string, text = readFileSync(file, 'utf8')): EntryFile {
  const [, subject = '', language] = /([^/\\]+[/\\][^/\\]+)\.([a-z]+)\.md$/.exec(file) ?? []
  const lang = LANGS.find((known) => known === language)
  if (!lang)
    throw new Error(`${file} is no file of entries: they are called <folder>/<name>.${LANGS.join('.md or .')}.md`)
  const known = { file, subject: subject.replace('\\', '/'), lang }
  const fault = (line: number, what: string): Finding => ({ file, line, rule: 'format', what })
  try {
    const parsed = parseEntries(text)
    const findings =
      parsed.subject === known.subject
        ? []
        : [fault(1, `the heading says "${parsed.subject}", the file "${known.subject}"`)]
    return { ...known, parsed, passages: [...passagesOf(text, known)], findings }
  } catch (error) {
    if (!(error instanceof EntryFormatError)) throw error
    return { ...known, passages: [], findings: [fault(error.line, error.message.replace(/^line \d+: /, ''))] }
  }
}

/** The fields with their lines, of a text that is known to be well formed. */
function* passagesOf(text: string, known: Pick<EntryPassage, 'file' | 'subject' | 'lang'>): Generator<EntryPassage> {
  let key = ''
  let audience: EntryPassage['audience'] = null
  for (const [index, line] of text.split('\n').entries()) {
    const [, heading] = /^\s*## (.*\S)/.exec(line) ?? []
    const [, field, words] = /^\s*\*\*(\w+)\*\*\s+(.*\S)/.exec(line) ?? []
    const [, name] = /^\s*audience:\s*(\S+)/.exec(line) ?? []
    if (heading !== undefined) {
      key = heading
      audience = null
    }
    audience = AUDIENCES.find((one) => one === name) ?? audience
    if (field !== undefined && words !== undefined)
      yield { ...known, line: index + 1, key, audience, field, text: words }
  }
}
