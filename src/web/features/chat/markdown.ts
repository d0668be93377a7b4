/** A run of text within a block. */
export interface Span {
  text: string
  kind: 'plain' | 'strong' | 'em'
}

/** A paragraph, or a list of items. */
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; ordered: boolean; items: Span[][] }

const ITEM = /^\s*(?:[-*•]|(\d+)[.)])\s+(.*)$/

/**
 * The little of Markdown that replies use: paragraphs, lists, strong and emphasised words. Everything else, HTML and
 * links too, stays the text that it is.
 */
export function readMarkdown(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part): Block[] => {
      const lines = part.split('\n')
      const items = lines.map((line) => ITEM.exec(line))
      if (items.every((item) => item !== null)) {
        return [
          { kind: 'list', ordered: items[0]?.[1] !== undefined, items: items.map((item) => spansOf(item[2] ?? '')) },
        ]
      }
      return [{ kind: 'paragraph', spans: spansOf(lines.map((line) => line.replace(/^#{1,6}\s+/, '')).join(' ')) }]
    })
}

function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*\n]+\*\*|__[^_\n]+__|(?<![\p{L}\d*])\*[^*\s][^*\n]*\*(?![\p{L}\d*]))/u)
    .filter(Boolean)
    .map((part) => {
      if (/^(\*\*|__).+\1$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) }
      return /^\*[^*].*\*$/.test(part) ? { kind: 'em', text: part.slice(1, -1) } : { kind: 'plain', text: part }
    })
}
