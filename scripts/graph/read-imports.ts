import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { dirname, join as joinPosix, normalize as normalizePosix } from 'node:path/posix'

/** One import of one file by another, both relative to the repository, with `/`. */
export interface Import {
  from: string
  to: string
  /** Only types: nothing of it is left when the program runs. */
  isType: boolean
  /** The names it takes; none where it takes the whole file. */
  names: readonly string[]
}

/** `import … from`, `export … from`, and `import('…')` written in one piece, as the formatter leaves them. */
const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:([\w*][^;'"]*?|\{[^}]*\})\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g
/** The names of package.json's `imports`, longest first. */
const ALIASES: readonly [prefix: string, folder: string][] = [
  ['#core/', 'src/server/core/'],
  ['#platform/', 'src/server/platform/'],
  ['#test/', 'test/'],
  ['#', 'src/'],
]

/** The file that a specifier leads to, or null for a package's. */
export function resolveSpecifier(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalizePosix(joinPosix(dirname(from), specifier))
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix))
  return alias ? alias[1] + specifier.slice(alias[0].length) : null
}

/** The names between the braces, without what they are called here, and whether all of them are types. */
function namesOf(clause: string): { names: string[]; areTypes: boolean } {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1]
  if (braces === undefined) return { names: [], areTypes: false }
  const parts = braces.split(',').flatMap((part) => part.trim() || [])
  return {
    names: parts.map((part) => part.replace(/^type\s+/, '').replace(/\s+as\s+.*$/, '')),
    areTypes: parts.length > 0 && parts.every((part) => part.startsWith('type ')),
  }
}

/** Every import of another file of the repository in one source text. */
export function importsIn(from: string, source: string): Import[] {
  const found: Import[] = []
  for (const [, type, clause = '', specifier = ''] of source.matchAll(STATEMENT)) {
    const to = resolveSpecifier(from, specifier)
    const { names, areTypes } = namesOf(clause)
    if (to) found.push({ from, to, isType: type !== undefined || areTypes, names })
  }
  for (const [, specifier = ''] of source.matchAll(DYNAMIC)) {
    const to = resolveSpecifier(from, specifier)
    if (to) found.push({ from, to, isType: false, names: [] })
  }
  return found
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Every import between the product's own files. Tests may reach anywhere and are left out. */
export function readImports(root = '.'): Import[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => normalize(file).replaceAll('\\', '/'))
    .filter((file) => !isTest(file))
    .toSorted()
    .flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')))
}
