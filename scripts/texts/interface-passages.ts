import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { GAP, type Passage } from './passage.ts'

/** The modules under `src` whose strings a reader sees: phrases, messages, mails, and the dictionaries of the interface. */
export const interfaceFiles = (src: string): string[] =>
  [
    ...globSync(
      '{reading/{writer/*,reports/**/*,astrologer/*/*-words}-{en,ru},contract/messages/{en,ru},product/catalogue/reports/*,language/{en,ru}/*,server/features/*/{mail,mail-*}}.ts',
      { cwd: src },
    ),
    ...globSync('web/**/*.ts', { cwd: src }).filter((file) => / texts\(/.test(readFileSync(join(src, file), 'utf8'))),
  ].map((file) => join(src, file))

/**
 * The strings of a module with their lines. They are read from the source, not imported, because most sentences stand in
 * functions of what they are filled with, and a call shows one branch of them and no line. What has Russian letters is
 * Russian. A single word in small letters is left out: it may be a key.
 */
export function interfacePassages(file: string, source = readFileSync(file, 'utf8')): Passage[] {
  const found: Passage[] = []
  const add = (text: string, start: number) => {
    const lang = /[А-ЯЁа-яё]/.test(text) ? 'ru' : 'en'
    if (
      (lang === 'en' && /(?:-|^)ru\.ts$|\/ru\/[^/]+$/.test(file)) ||
      !/\p{L}/u.test(text) ||
      /^[a-z][\w-]*$/.test(text.trim())
    )
      return
    found.push({ file, line: source.slice(0, start).split('\n').length, lang, text })
  }
  for (const node of stringNodes(parseSync(file, source).program)) add(node.text, node.start)
  return found
}

/** Parts of a node in which a string is a name and no text. */
const NAMES: Record<string, readonly string[]> = {
  ImportDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  ImportExpression: ['source'],
  Property: ['key'],
  MemberExpression: ['property'],
  SwitchCase: ['test'],
}
const COMPARISONS = ['===', '!==', 'in']
/** Types have no text; these wrap a value. */
const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression']

type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* stringNodes(value: unknown): Generator<{ text: string; start: number }> {
  if (Array.isArray(value)) {
    for (const item of value) yield* stringNodes(item)
  } else if (isNode(value)) {
    if (value.type === 'Literal' && typeof value['value'] === 'string')
      yield { text: value['value'], start: value.start }
    if (value.type === 'TemplateLiteral') yield { text: templateText(value), start: value.start }
    if (value.type.startsWith('TS') && !WRAPPERS.includes(value.type)) return
    if (value.type === 'BinaryExpression' && COMPARISONS.includes(String(value['operator']))) return
    const names = NAMES[value.type] ?? []
    for (const [part, child] of Object.entries(value)) {
      if (!names.includes(part) && part !== 'typeAnnotation') yield* stringNodes(child)
    }
  }
}

const templateText = (node: Node) =>
  (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(GAP)
