import { expect, it } from 'vitest'
import { areNotesShorter } from './note-lines.ts'

it('knows which notes end above their paragraph', () => {
  const sun = [
    { kind: 'glyph', name: 'sun.ink' },
    { kind: 'glyph', name: 'leo.sky' },
  ] as const
  const said = [{ kind: 'text', text: 'Sydney: the Sun in the twelfth house' }] as const
  expect(areNotesShorter([sun], 'A line.')).toBe(false)
  expect(areNotesShorter([sun], 'x'.repeat(80))).toBe(true)
  expect(areNotesShorter([said, said, said], 'x'.repeat(80))).toBe(false)
  expect(areNotesShorter([said, said, said], 'x'.repeat(700))).toBe(true)
})
