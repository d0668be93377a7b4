import { LABEL, LINE } from './diagram-frame.ts'
import { textWidth, wrapText } from './text-width.ts'

interface KeyEntry {
  lines: string[]
  /** Left edge of the number; the words stand `KEY_INDENT` further right. */
  x: number
  /** Middle of the first line. */
  y: number
}

/** From the left edge of a number to its words. */
export const KEY_INDENT = 22
const GAP = 20

/**
 * A numbered list under a diagram, for labels that have no room in it: in as many columns as the longest entry allows,
 * read down the first column, then the next.
 */
export function layKey(labels: readonly string[], width: number): { entries: KeyEntry[]; height: number } {
  const longest = Math.max(...labels.map((label) => textWidth(label, LABEL)))
  const columns = Math.max(1, Math.min(3, labels.length, Math.floor((width + GAP) / (KEY_INDENT + longest + GAP))))
  const perColumn = Math.ceil(labels.length / columns)
  const pitch = (width + GAP) / columns
  let y = 0
  let height = 0
  const entries = labels.map((label, i): KeyEntry => {
    if (i % perColumn === 0) y = 0
    const lines = wrapText(label, { width: pitch - GAP - KEY_INDENT, fontSize: LABEL })
    const entry = { lines, x: Math.floor(i / perColumn) * pitch, y: y + LINE / 2 }
    y += LINE * lines.length + 3
    height = Math.max(height, y)
    return entry
  })
  return { entries, height }
}
