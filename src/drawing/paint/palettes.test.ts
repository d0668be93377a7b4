import { describe, expect, it } from 'vitest'
import { DARK, LIGHT, PRINT, type Palette, type Token } from './palettes.ts'

/** Relative luminance of a #RRGGBB colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(palette: Palette, a: Token, b: Token): number {
  const [x, y] = [luminance(palette[a]), luminance(palette[b])]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
  ['print', PRINT],
])('%s', (_, palette) => {
  it.each(['--ink', '--ink-2', '--accent', '--sky', '--flowing', '--tense', '--neutral'] as const)(
    '%s is legible as text on paper and surface (4.5:1)',
    (token) => {
      expect(contrast(palette, token, '--paper')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette, token, '--surface')).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('shows the lit Moon against its dark side (3:1)', () => {
    expect(contrast(palette, '--moon-lit', '--moon-shade')).toBeGreaterThanOrEqual(3)
  })
})
