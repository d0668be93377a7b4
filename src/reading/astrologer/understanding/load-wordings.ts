import { readFileSync, readdirSync } from 'node:fs'
import { type Lang, LANGS } from '#language/lang.ts'
import { WordingError, parseWordings, type Wording } from './kind-wordings.ts'
import { isAskedKind, type AskedKind } from '../kinds.ts'

const FOLDER = new URL('./wordings/', import.meta.url)
let loaded: Record<Lang, Wording<AskedKind>[]> | undefined

/** The wordings of each language, read and checked once (Node only). @throws WordingError for an unknown kind or a wording that can't be read */
export function loadWordings(): Record<Lang, Wording<AskedKind>[]> {
  loaded ??= Object.fromEntries(LANGS.map((lang) => [lang, wordingsOf(lang)])) as Record<Lang, Wording<AskedKind>[]>
  return loaded
}

function wordingsOf(lang: Lang): Wording<AskedKind>[] {
  const folder = new URL(`${lang}/`, FOLDER)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => parseWordings(readFileSync(new URL(name, folder), 'utf8'), `wordings/${lang}/${name}`))
    .map(({ kind, ...wording }) => {
      if (!isAskedKind(kind)) throw new WordingError(`wordings/${lang}: there is no kind of question “${kind}”`)
      return { kind, ...wording }
    })
}
