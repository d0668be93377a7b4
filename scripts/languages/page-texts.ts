import { parseSync, type Plugin } from 'vite'
import type { Lang } from '#language/lang.ts'

/**
 * Each browser gets the words of one language (docs/decisions/0095). While the client is built, `texts(en, ru)` becomes an
 * object with keys that no minifier touches; afterwards `wordsOf` leaves the words of one language.
 */
const keyOf = (lang: Lang) => `texts:${lang}`

interface Node {
  type: string
  start: number
  end: number
}
type Call = Node & { callee?: { name?: string }; arguments?: Node[] }
type Shape = Node & { properties?: { key?: { value?: unknown }; value?: Node }[] }

/** Every node of a syntax tree, outermost first. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as Node
  for (const item of Object.values(value)) yield* nodesIn(item)
}

interface Edit {
  start: number
  end: number
  text: string
}

/** A text with parts of it replaced. */
const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code)

/** Every call `texts(en, ru)` of a program. */
export const textsIn = (program: unknown): { node: Node; en: Node; ru: Node }[] =>
  [...nodesIn(program)].flatMap((node) => {
    const { type, callee, arguments: [en, ru] = [] } = node as Call
    return type === 'CallExpression' && callee?.name === 'texts' && en && ru ? [{ node, en, ru }] : []
  })

export function withKeys(code: string, program: unknown): string {
  const edits = textsIn(program).flatMap(({ node, en, ru }): Edit[] => {
    return [
      { start: node.start, end: en.start, text: `({"${keyOf('en')}":` },
      { start: en.end, end: ru.start, text: `,"${keyOf('ru')}":` },
      { start: ru.end, end: node.end, text: '})' },
    ]
  })
  return edited(code, edits)
}

/** A built file with the words of one language. */
export function wordsOf(lang: Lang, code: string): string {
  if (!code.includes(keyOf(lang))) return code
  const edits = [...nodesIn(parseSync('built.js', code).program)].flatMap((node): Edit[] => {
    const { type, properties = [] } = node as Shape
    if (type !== 'ObjectExpression' || properties.length !== 2) return []
    const kept = properties.find(({ key }) => key?.value === keyOf(lang))?.value
    if (!kept) return []
    return [
      { start: node.start, end: kept.start, text: `{${lang}:` },
      { start: kept.end, end: node.end, text: '}' },
    ]
  })
  return edited(code, edits)
}

export const textsApart = (): Plugin => ({
  name: 'texts-apart',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const isOfPages = /\/src\/web\/[^?]*\.tsx?$/.test(id) && !id.endsWith('/i18n/dictionary.ts')
    return isOfPages && code.includes('texts(') ? { code: withKeys(code, this.parse(code)), map: null } : null
  },
})
