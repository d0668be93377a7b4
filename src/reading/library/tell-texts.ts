import { capital } from '#language/capital.ts'
import { SLOT_FORMS, type Choice, type SlotForms, type SlotKind, type SlotValues } from '#language/slot-forms.ts'
import type { Lang } from '#language/lang.ts'
import { parseTexts, type TextFault, type TextGroup, type TextLeaf, type TextTree } from './parse-texts.ts'
import { readDirections } from './directions-of-text.ts'
import type {
  GroupShape,
  ListShape,
  Shape,
  Slots,
  Spoken,
  SpokenShape,
  TextShape,
  TextsOf,
  TextSubject,
} from './text-shape.ts'

export interface ToldTexts<T extends TextSubject> {
  texts: TextsOf<T>
  /** What the file lacks, has too much, or says in a form that there isn't. `texts` may be used if there are none. */
  faults: TextFault[]
}

type Filled = Readonly<Record<string, SlotValues[SlotKind]>>
type Told = string | Spoken | ((slots: Filled) => string) | readonly Told[] | { readonly [name: string]: Told }

/** The texts of a subject in a language, as the code asks for them, from the file that holds them. */
export function tellTexts<T extends TextSubject>({ name, shape }: T, lang: Lang, markdown: string): ToldTexts<T> {
  const { front, texts, faults } = parseTexts(markdown)
  const subject = front.get('subject')
  if (subject?.text !== name)
    faults.push({ line: subject?.line ?? 1, what: `the front matter says no “subject: ${name}”` })
  for (const [other, { line }] of front) {
    if (other !== 'subject') faults.push({ line, what: `nothing reads “${other}” of the front matter` })
  }
  const told = new Teller(SLOT_FORMS[lang], faults).group(shape, texts, '')
  return { texts: told as TextsOf<T>, faults }
}

/** What is told so far and the next part: after “2:20 p.m.” no second full stop follows. */
function withPart(told: string, part: string | ((filled: Filled) => string), filled: Filled): string {
  if (typeof part !== 'string') return told + part(filled)
  return told + (told.endsWith('.') && part.startsWith('.') ? part.slice(1) : part)
}

const isText = (shape: Shape): shape is TextShape => shape['shape'] === 'text'
const isSpoken = (shape: Shape): shape is SpokenShape => shape['shape'] === 'spoken'
const isList = (shape: Shape): shape is ListShape => shape['shape'] === 'list'

const EXACTLY = /^=(\d+) (.*)$/

function exactly(word: string): [number: string, word: string] {
  const [, number = '', said = ''] = EXACTLY.exec(word) ?? []
  return [number, said]
}

class Teller {
  private readonly language: SlotForms
  private readonly faults: TextFault[]

  constructor(language: SlotForms, faults: TextFault[]) {
    this.language = language
    this.faults = faults
  }

  group(shape: GroupShape, tree: TextGroup, path: string): Told {
    for (const [name, { line }] of tree.members) {
      if (!Object.hasOwn(shape, name)) this.fail(line, `nothing asks for “${path}${name}”`)
    }
    return Object.fromEntries(
      Object.entries(shape).map(([name, of]) => [name, this.any(of, tree.members.get(name), tree.line, path + name)]),
    )
  }

  private any(shape: Shape, tree: TextTree | undefined, line: number, path: string): Told {
    if (!tree) {
      this.fail(line, `lacks “${path}”`)
      return ''
    }
    if (isText(shape)) return tree.kind === 'text' ? this.text(shape, tree) : this.misplaced(tree, path, 'one text')
    if (isSpoken(shape)) return tree.kind === 'text' ? this.spoken(shape, tree) : this.misplaced(tree, path, 'one text')
    if (isList(shape)) return this.list(shape, tree, path)
    return tree.kind === 'group' ? this.group(shape, tree, `${path}.`) : this.misplaced(tree, path, 'names with texts')
  }

  private list({ count, of }: ListShape, tree: TextTree, path: string): Told {
    if (tree.kind === 'text') return this.misplaced(tree, path, 'several texts')
    const items = tree.kind === 'list' ? tree.items : [...tree.members.values()]
    if (count !== null && items.length !== count)
      this.fail(tree.line, `“${path}” has ${items.length} texts, and should have ${count}`)
    if (tree.kind === 'group' && [...tree.members.keys()].some((name, index) => name !== `${index + 1}`))
      this.fail(tree.line, `“${path}” is numbered from 1`)
    return items.map((item, index) => this.any(of, item, item.line, `${path}.${index + 1}`))
  }

  private text({ slots }: TextShape, { text, line }: TextLeaf): Told {
    const parts = text
      .split(/\{([^{}]*)\}/)
      .map((part, index) => (index % 2 === 0 ? part : this.slot(part, slots, line)))
    if (parts.some((part) => typeof part === 'string' && /[{}]/.test(part)))
      this.fail(line, 'a brace without its other')
    if (slots === null) return text
    return (filled) => parts.reduce<string>((told, part) => withPart(told, part, filled), '')
  }

  private spoken({ questions }: SpokenShape, { text, line }: TextLeaf): Told {
    const { says, words, fault } = readDirections(text, questions)
    if (fault) this.fail(line, fault)
    this.text({ shape: 'text', slots: null }, { kind: 'text', text: words, line })
    return { text: words, says }
  }

  /** What a slot is filled with. A name with a capital begins with one: `{Planet}`. */
  private slot(written: string, slots: Slots | null, line: number): (filled: Filled) => string {
    const [named = '', ...words] = written.split('|')
    const [spelled = '', form = ''] = named.split(':')
    const name = slots && Object.hasOwn(slots, spelled) ? spelled : spelled.charAt(0).toLowerCase() + spelled.slice(1)
    const kind = slots && Object.hasOwn(slots, name) ? slots[name] : undefined
    if (kind === undefined) {
      const known = Object.keys(slots ?? {}).map((one) => `{${one}}`)
      this.fail(line, `no slot {${written}} here${known.length > 0 ? `: there are ${known.join(', ')}` : ''}`)
      return () => ''
    }
    const told = words.length > 0 ? this.choice(kind, words, written, line) : this.form(kind, form, written, line)
    const fill = (filled: Filled) => told(filled[name] as never)
    return name === spelled ? fill : (filled) => capital(fill(filled))
  }

  private form(kind: SlotKind, form: string, written: string, line: number): (value: never) => string {
    const forms = this.language.forms[kind]
    const told = Object.hasOwn(forms, form) ? forms[form] : undefined
    if (!told)
      this.fail(
        line,
        `no form {${written}}: there are ${Object.keys(forms)
          .map((one) => `“${one}”`)
          .join(', ')}`,
      )
    return told ?? (() => '')
  }

  /** One of some words. Of a number, `#` is the number itself, and words that begin with `=0` are for that number alone. */
  private choice(kind: SlotKind, all: readonly string[], written: string, line: number): (value: never) => string {
    const choice = this.language.choices[kind] as Choice<SlotKind> | undefined
    const exact = new Map(all.flatMap((word) => (EXACTLY.test(word) ? [exactly(word)] : [])))
    const words = all.filter((word) => !EXACTLY.test(word))
    if (!choice) this.fail(line, `{${written}}: a ${kind} chooses no words`)
    else if (choice.count !== words.length)
      this.fail(line, `{${written}} names ${words.length} words, not ${choice.count}`)
    if (exact.size > 0 && kind !== 'number') this.fail(line, `{${written}}: only a number has words with “=”`)
    return (value) => {
      const word = exact.get(`${value}`) ?? words[choice?.indexOf(value) ?? 0] ?? ''
      return kind === 'number' ? word.replaceAll('#', `${value}`) : word
    }
  }

  private misplaced({ line }: TextTree, path: string, wanted: string): Told {
    this.fail(line, `“${path}” should be ${wanted}`)
    return ''
  }

  private fail(line: number, what: string): void {
    this.faults.push({ line, what })
  }
}
