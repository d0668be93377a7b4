import type { MarkPart } from './factor-marks.ts'

/** Millimetres: the margin of notes, and about what a glyph, a letter and the space between two factors take. */
const MARGIN = 36
const GLYPH = 4.2
const LETTER = 1.6
const BETWEEN = 3.4
const NOTE_PITCH = 4.9
/** Of the text: millimetres from line to line, and letters on a line, rather many. */
const LINE_PITCH = 4.8
const LETTERS = 74
/** A part of what stands between two paragraphs. */
const GAP = 1

/** About how many lines the factors of a paragraph take in the margin, rather too many. */
function noteLines(notes: readonly (readonly MarkPart[])[]): number {
  let lines = 0
  let used = MARGIN
  let said = 0
  for (const note of notes) {
    const wide = note.reduce((sum, part) => sum + (part.kind === 'glyph' ? GLYPH : LETTER * part.text.length), BETWEEN)
    if (note[0]?.kind === 'text') {
      said += wide
    } else {
      if (used + wide > MARGIN) [lines, used] = [lines + 1, 0]
      used += wide
    }
  }
  // Words don't fill their lines.
  return lines + Math.ceil((said * 1.15) / MARGIN)
}

/**
 * Whether the notes of a paragraph end above its own end for certain. Then they may hang on its first line; others need
 * room kept for them, or they would run into the next paragraph's.
 */
export const areNotesShorter = (notes: readonly (readonly MarkPart[])[], text: string): boolean =>
  noteLines(notes) * NOTE_PITCH <= Math.floor(text.length / LETTERS + 0.5) * LINE_PITCH + GAP
