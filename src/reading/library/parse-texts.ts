/** Where something is wrong in a file of texts, and what. `line` counts from 1. */
export interface TextFault {
  line: number
  what: string
}

/** A file of texts as it is written: texts, lists of them, and groups of both under their names. */
export type TextTree = TextLeaf | TextList | TextGroup

export interface TextLeaf {
  kind: 'text'
  line: number
  text: string
}

export interface TextList {
  kind: 'list'
  line: number
  items: TextLeaf[]
}

export interface TextGroup {
  kind: 'group'
  line: number
  members: Map<string, TextTree>
}

export interface ParsedTexts {
  /** What stands between the two lines of dashes at the head of the file. */
  front: Map<string, TextLeaf>
  texts: TextGroup
  faults: TextFault[]
}

const FRONT = /^([a-z]+):\s*(.*)$/
const FIELD = /^\*\*([^*]+)\*\*(?:\s+(.*))?$/
const NUMBERED = /^(\d+)\.(?:\s+(.*))?$/

/**
 * Reads one Markdown file of texts (docs/texts.md):
 *
 *     ---
 *     subject: pastlife
 *     ---
 *     ## opening
 *     - One of several ways to say it.
 *     - Another.
 *     ## setting
 *     1. A text for the first house.
 *     ## cast.venus
 *     **title** A text under a name.
 *
 * A text is one line. Blank lines don't count.
 */
export function parseTexts(markdown: string): ParsedTexts {
  const lines = markdown.split('\n').map((raw, index) => ({ line: index + 1, text: raw.trim() }))
  const front = new Map<string, TextLeaf>()
  const faults: TextFault[] = []
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---')
  if (lines[0]?.text !== '---' || end < 0) faults.push({ line: 1, what: 'the file doesn’t begin with front matter' })
  for (const { line, text } of lines.slice(1, Math.max(end, 1))) {
    const [, name, value] = FRONT.exec(text) ?? []
    if (name === undefined || value === undefined) faults.push({ line, what: 'no “name: value” of the front matter' })
    else front.set(name, { kind: 'text', line, text: value })
  }
  const texts: TextGroup = { kind: 'group', line: end + 1, members: new Map() }
  /** The group of the heading that is open; where its text goes, and the last name within it. */
  let open: Place = { group: texts, name: '' }
  let field: Place | null = null
  for (const { line, text } of lines.slice(end + 1)) {
    if (text === '') continue
    const fail = (what: string) => faults.push({ line, what })
    const [, name, words] = FIELD.exec(text) ?? []
    if (text.startsWith('## ')) {
      field = null
      open = placeOf(texts, text.slice(3).trim(), line)
      if (open.group.members.has(open.name)) fail(`“${text.slice(3).trim()}” stands twice`)
    } else if (open.name === '') {
      fail('a text before the first heading')
    } else if (name !== undefined) {
      const group = groupAt(open.group, open.name, line)
      if (!group) fail('a name under a heading that has a text')
      else if (group.members.has(name)) fail(`“${name}” stands twice`)
      field = { group: group ?? texts, name }
      if (group && words) put(field, { kind: 'text', line, text: words })
    } else {
      const fault = addText(field ?? open, text, line)
      if (fault) fail(fault)
    }
  }
  return { front, texts, faults }
}

interface Place {
  group: TextGroup
  name: string
}

const put = ({ group, name }: Place, tree: TextTree) => group.members.set(name, tree)

/** The place that a heading names, `cast.venus` in the group `cast`. */
function placeOf(texts: TextGroup, heading: string, line: number): Place {
  const names = heading.split('.')
  const name = names.pop() ?? ''
  return { group: names.reduce((group, one) => groupAt(group, one, line) ?? group, texts), name }
}

/** The group of a name, made where there is none; undefined where a text has the name. */
function groupAt(group: TextGroup, name: string, line: number): TextGroup | undefined {
  const there = group.members.get(name)
  if (there) return there.kind === 'group' ? there : undefined
  const made: TextGroup = { kind: 'group', line, members: new Map() }
  group.members.set(name, made)
  return made
}

/** Adds a line to what stands at a place; gives what is wrong with it. */
function addText(place: Place, text: string, line: number): string | null {
  const there = place.group.members.get(place.name)
  const [, number, numbered = ''] = NUMBERED.exec(text) ?? []
  const item = text.startsWith('- ') ? text.slice(2) : number && numbered
  if (item === undefined) {
    if (there) return 'a second line: a text is one line, and several begin with “- ”'
    put(place, { kind: 'text', line, text })
    return null
  }
  if (there && there.kind !== 'list') return 'a list after a text'
  const list = there ?? { kind: 'list', line, items: [] }
  list.items.push({ kind: 'text', line, text: item.trim() })
  put(place, list)
  return number === undefined || Number(number) === list.items.length ? null : `number ${number} out of order`
}
