import { existsSync, readFileSync } from 'node:fs'
import { Library } from './library.ts'
import { parseEntries } from './parse-entries.ts'

const ENTRIES = new URL('./entries/', import.meta.url)
const TEXTS = new URL('./texts/', import.meta.url)
let loaded: Library | undefined

/**
 * The library over the Markdown files beside this module (Node only). Read and checked once.
 * @throws LibraryError when a file, an entry or a field is missing or empty
 * @throws EntryFormatError for a line that is no part of the format
 */
export function loadLibrary(): Library {
  loaded ??= new Library(
    (lang, subject) => {
      const entries = read(new URL(`${subject}.${lang}.md`, ENTRIES))
      return entries === undefined ? undefined : parseEntries(entries)
    },
    (lang, name) => read(new URL(`${lang}/${name}.md`, TEXTS)),
  )
  return loaded
}

const read = (file: URL) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
