/** A passage of a reading: its section, where it begins in the section's text, and what it says. */
export interface Passage {
  section: string
  /** Characters; the paragraphs of a section have a line break between them. */
  start: number
  quote: string
}

const SECTION = '[data-section]'

const paragraphsOf = (section: Element) => [...section.querySelectorAll('.prose-reading')]

const lengthOf = (node: Node) => node.textContent?.length ?? 0

/** What a section says, without its tables and its notes on sources. */
export const textOf = (section: Element): string =>
  paragraphsOf(section)
    .map((paragraph) => paragraph.textContent ?? '')
    .join('\n')

/** The section of an anchor. The first of a part has its anchor on the part. */
export const sectionOf = (id: string): Element | null => document.querySelector(`[data-section="${CSS.escape(id)}"]`)

/**
 * Where a passage stands in a text: where it was marked, else where the same words are nearest; -1 where the text doesn't say
 * them any more.
 */
export function findQuote(text: string, { quote, start }: Pick<Passage, 'quote' | 'start'>): number {
  let nearest = -1
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
    if (nearest < 0 || Math.abs(at - start) < Math.abs(nearest - start)) nearest = at
  return nearest
}

/** The passage without the blanks around it; null where nothing is left. */
export function trimmed({ section, start, quote }: Passage): Passage | null {
  const begins = quote.length - quote.trimStart().length
  const words = quote.trim()
  return words === '' ? null : { section, start: start + begins, quote: words }
}

/** How many characters of a paragraph stand before a point in it. */
function offsetIn(paragraph: Element, node: Node, offset: number): number {
  const before = document.createRange()
  before.setStart(paragraph, 0)
  before.setEnd(node, offset)
  return before.toString().length
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)

/** What of a selection is a passage: the part of it in the section where it begins, or else where it ends. */
export function passageIn(range: Range): Passage | null {
  const section =
    elementOf(range.startContainer)?.closest(SECTION) ?? elementOf(range.endContainer)?.closest(SECTION) ?? null
  const id = section?.getAttribute('data-section')
  if (!section || !id) return null
  let [at, start, end] = [0, -1, -1]
  for (const paragraph of paragraphsOf(section)) {
    if (range.intersectsNode(paragraph)) {
      const from = paragraph.contains(range.startContainer)
        ? offsetIn(paragraph, range.startContainer, range.startOffset)
        : 0
      const to = paragraph.contains(range.endContainer)
        ? offsetIn(paragraph, range.endContainer, range.endOffset)
        : lengthOf(paragraph)
      if (to > from) {
        if (start < 0) start = at + from
        end = at + to
      }
    }
    at += lengthOf(paragraph) + 1
  }
  return start < 0 ? null : trimmed({ section: id, start, quote: textOf(section).slice(start, end) })
}

/** The passage on the page, or null where the reading doesn't say it any more. */
export function rangeOf(passage: Passage): Range | null {
  const section = sectionOf(passage.section)
  if (!section) return null
  const from = findQuote(textOf(section), passage)
  if (from < 0) return null
  const paragraphs = paragraphsOf(section)
  const begin = pointAt(paragraphs, from)
  const end = pointAt(paragraphs, from + passage.quote.length)
  if (!begin || !end) return null
  const range = document.createRange()
  range.setStart(begin.node, begin.offset)
  range.setEnd(end.node, end.offset)
  return range
}

/** Where a character of a section's text stands on the page. */
function pointAt(paragraphs: readonly Element[], at: number): { node: Node; offset: number } | null {
  let left = at
  for (const paragraph of paragraphs) {
    if (left <= lengthOf(paragraph)) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (left <= lengthOf(node)) return { node, offset: left }
        left -= lengthOf(node)
      }
      return null
    }
    left -= lengthOf(paragraph) + 1
  }
  return null
}
