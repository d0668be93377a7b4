import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS } from '#language/lang.ts'
import { parseTexts, type TextLeaf, type TextTree } from '#reading/library/parse-texts.ts'
import { withoutDirections } from '#reading/library/directions-of-text.ts'
import { tellTexts } from '#reading/library/tell-texts.ts'
import type { TextSubject } from '#reading/library/text-shape.ts'
import { GAP, type Finding, type Passage } from './passage.ts'

/** A file of texts as the rules see it: `texts/<lang>/<subject>.md`. */
export interface TextFile {
  file: string
  passages: Passage[]
  findings: Finding[]
}

/** The texts of all subjects in each language, and files that no subject asks for. */
export function readAllTexts(folder: string, subjects: readonly TextSubject[]): TextFile[] {
  const asked = LANGS.flatMap((lang) =>
    subjects.map((subject) => ({ lang, subject, path: `${lang}/${subject.name}.md` })),
  )
  const strangers = globSync('**/*.md', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !asked.some((one) => one.path === path))
    .map((path) => unread(join(folder, path), 'no report asks for this file'))
  const files = asked.map(({ lang, subject, path }) => {
    const file = join(folder, path)
    return existsSync(file) ? readTexts(file, lang, subject) : unread(file, 'is missing')
  })
  return [...files, ...strangers]
}

const unread = (file: string, what: string): TextFile => ({
  file,
  passages: [],
  findings: [{ file, line: 1, rule: 'whole', what }],
})

export function readTexts(
  file: string,
  lang: Passage['lang'],
  subject: TextSubject,
  markdown = readFileSync(file, 'utf8'),
): TextFile {
  const passages = [...leaves(parseTexts(markdown).texts)].flatMap(({ line, text }) =>
    wordings(withoutDirections(text)).map((worded) => ({ file, line, lang, text: worded })),
  )
  const findings = tellTexts(subject, lang, markdown).faults.map((fault) => ({ file, rule: 'format', ...fault }))
  return { file, passages: passages.filter(({ text }) => /\p{L}/u.test(text)), findings }
}

function* leaves(tree: TextTree): Generator<TextLeaf> {
  if (tree.kind === 'text') yield tree
  else if (tree.kind === 'list') yield* tree.items
  else for (const member of tree.members.values()) yield* leaves(member)
}

/** A text with a gap for each slot; where a slot chooses among words, once for each of them. */
function wordings(text: string): string[] {
  const choices = [...text.matchAll(/\{[^{}|]*\|([^{}]*)\}/g)].map(([, words = '']) => words.split('|').length)
  return Array.from({ length: Math.max(1, ...choices) }, (_, index) =>
    text.replaceAll(/\{([^{}]*)\}/g, (_slot, inside: string) => {
      const [, ...words] = inside.split('|')
      return words.length > 0 ? (words[index] ?? words.at(-1) ?? '') : GAP
    }),
  )
}
