import { readFileSync, readdirSync } from 'node:fs'
import { type Lang, LANGS } from '#language/lang.ts'
import { CueError, parseCues, type Cue } from './cues.ts'
import { isAskedKind, type AskedKind } from './kinds.ts'

const FOLDER = new URL('./cues/', import.meta.url)
let loaded: Record<Lang, Cue<AskedKind>[]> | undefined

/** The cues of each language, read and checked once (Node only). @throws CueError for an unknown kind or a cue that can't be read */
export function loadCues(): Record<Lang, Cue<AskedKind>[]> {
  loaded ??= Object.fromEntries(LANGS.map((lang) => [lang, cuesOf(lang)])) as Record<Lang, Cue<AskedKind>[]>
  return loaded
}

function cuesOf(lang: Lang): Cue<AskedKind>[] {
  const folder = new URL(`${lang}/`, FOLDER)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => parseCues(readFileSync(new URL(name, folder), 'utf8'), `cues/${lang}/${name}`))
    .map(({ kind, ...cue }) => {
      if (!isAskedKind(kind)) throw new CueError(`cues/${lang}: there is no kind of question “${kind}”`)
      return { kind, ...cue }
    })
}
