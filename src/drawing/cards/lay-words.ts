import { textWidth, wrapText } from '../report-diagrams/text-width.ts'

/** What words are set in: the lines, their size, and from line to line, in pixels. */
export interface LaidWords {
  lines: readonly string[]
  fontSize: number
  leading: number
}

const LARGEST = 88
const SMALLEST = 40
const STEP = 4
const LEADING = 1.32

/** By the widths of Golos Text: Literata in its light weight is a little narrower. */
const fits = (line: string, width: number, fontSize: number) => textWidth(line, fontSize) <= width

/** Words as large as a box allows, in as few lines of nearly one length. */
export function layWords(text: string, { width, height }: { width: number; height: number }): LaidWords {
  let fontSize = LARGEST
  while (fontSize > SMALLEST && wrapText(text, { width, fontSize }).length * fontSize * LEADING > height)
    fontSize -= STEP
  const lines = wrapText(text, { width, fontSize })
  let narrow = width
  while (narrow > width / 2) {
    const next = wrapText(text, { width: narrow - fontSize / 4, fontSize })
    if (next.length > lines.length || next.some((line) => !fits(line, width, fontSize))) break
    narrow -= fontSize / 4
  }
  return { lines: wrapText(text, { width: narrow, fontSize }), fontSize, leading: fontSize * LEADING }
}
