import { describe, expect, it } from 'vitest'
import { contrast } from '#test/contrast.ts'
import { DARK, LIGHT, PRINT } from './palettes.ts'

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
  ['print', PRINT],
])('%s', (_, palette) => {
  it.each(['--ink', '--ink-2', '--accent', '--sky', '--flowing', '--tense', '--neutral'] as const)(
    '%s is legible as text on paper and surface (4.5:1)',
    (token) => {
      expect(contrast(palette[token], palette['--paper'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette[token], palette['--surface'])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('shows the lit Moon against its dark side (3:1)', () => {
    expect(contrast(palette['--moon-lit'], palette['--moon-shade'])).toBeGreaterThanOrEqual(3)
  })
})
