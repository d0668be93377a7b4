import { basename, dirname, join, matchesGlob } from 'node:path/posix'

/** What a page of the documentation is checked against. Paths are relative to the repository, with `/`. */
export interface Repository {
  /** Every file. */
  files: readonly string[]
  /** The scripts of package.json. */
  scripts: readonly string[]
  read(file: string): string
}

const FENCE = /^```[^\n]*\n[\s\S]*?^```$/gm
/** A link with its text and its target, without the target's anchor. */
const LINK = /\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s#]*)(?:#[^)\s]*)?\)/g
const CODE = /`([^`\n]+)`/g
const SYMBOL = /^`([A-Za-z_$][\w$]*)(?:\(\))?`$/
const URL_SCHEME = /^[a-z]+:/
const NPM_RUN = /^npm run (?:-s )?([\w:-]+)/
/** What a program writes, and no clone has. */
const WRITTEN: ReadonlySet<string> = new Set(['bench/results.json'])
/** A file name of a kind that is kept in the repository, or a path that begins in one of its folders. */
const FILE_NAME = /^[^\s/.][^\s/]*\.(?:css|dic|json|jpg|md|sql|ts|tsv|tsx|typ|ya?ml)$/
const FOLDERS = ['.ci', 'bench', 'bin', 'deploy', 'docs', 'scripts', 'src', 'test', 'tools'] as const

/** Whether code in a text is meant as a path of this repository, rather than a command, an address or a symbol. */
function isPath(code: string): boolean {
  if (/[\s=$|()'"]|:\/\//.test(code) || code.startsWith('/') || code.startsWith('./')) return false
  const [first = '', ...rest] = code.split('/')
  return rest.length > 0 ? FOLDERS.some((folder) => folder === first) : FILE_NAME.test(code)
}

/** `<type>` stands for any name, as `*` does. */
const patternOf = (path: string) => path.replaceAll(/<[^>]*>/g, '*').replace(/\/$/, '')

function exists({ files }: Repository, path: string): boolean {
  if (WRITTEN.has(path)) return true
  const pattern = patternOf(path)
  if (!pattern.includes('/')) return files.some((file) => file === pattern || matchesGlob(basename(file), pattern))
  if (/[*{]/.test(pattern))
    return files.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`))
  return files.some((file) => file === pattern || file.startsWith(`${pattern}/`))
}

const withoutFences = (text: string) => text.replaceAll(FENCE, '')

/** Whether a word stands in a source text as a whole. */
const hasWord = (source: string, word: string) =>
  new RegExp(`(?<![\\w$])${word.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(source)

/** What a code in backticks names that isn't there: a path, or a script of package.json. */
function missingIn(repository: Repository, code: string): string[] {
  const script = NPM_RUN.exec(code)?.[1]
  if (script && !repository.scripts.includes(script)) return [`there is no script ${script}`]
  return isPath(code) && !exists(repository, code) ? [`there is no ${code}`] : []
}

/**
 * What is not true in a page: relative links to nothing, paths and scripts in backticks that don't exist, and links whose
 * text is a symbol in backticks where the file they lead to doesn't have it.
 */
export function checkPage(repository: Repository, page: string): string[] {
  const text = withoutFences(repository.read(page))
  const findings: string[] = []
  for (const [, label = '', target = ''] of text.matchAll(LINK)) {
    if (target === '' || URL_SCHEME.test(target)) continue
    const path = join(dirname(page), target)
    const symbol = SYMBOL.exec(label)?.[1]
    if (!exists(repository, path)) findings.push(`there is no ${path}`)
    else if (symbol && repository.files.includes(path) && !hasWord(repository.read(path), symbol))
      findings.push(`${path} has no ${symbol}`)
  }
  for (const [, code = ''] of text.matchAll(CODE)) findings.push(...missingIn(repository, code))
  return findings
}

/** Rows of the glossary whose last column names no symbol by a link to its file. */
export function rowsWithoutSymbol(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| word '))
  return rows
    .filter((row) => !/\[`[\w$]+`\]\([^)]+\)/.test(row.split('|').at(-2) ?? ''))
    .map((row) => `no symbol with a link: ${row}`)
}

/** The paragraph of a decision that names what holds it, or null. */
const heldBy = (text: string): string | null => /^\*\*Held by\*\*[^]*?(?=\n\n|\n?$(?![^]))/m.exec(text)?.[0] ?? null

/** A decision names its checks by whole paths or commands in backticks, or says that nothing checks it. */
export function checkDecision(repository: Repository, page: string): string[] {
  const paragraph = heldBy(repository.read(page))
  if (!paragraph) return ['no paragraph “**Held by**”']
  const codes = [...paragraph.matchAll(CODE)].map(([, code = '']) => code)
  const isHeld = codes.some((code) => isPath(code) || NPM_RUN.test(code))
  return [
    ...codes.flatMap((code) => missingIn(repository, code)),
    ...codes
      .filter((code) => isPath(code) && !code.includes('/') && !code.startsWith('.'))
      .map((code) => `not a whole path: ${code}`),
    ...(isHeld || paragraph.includes('Nothing checks this') ? [] : ['neither a check nor “Nothing checks this”']),
  ]
}
