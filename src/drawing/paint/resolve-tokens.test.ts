import { describe, expect, it } from 'vitest'
import { PAPER } from './palettes.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { svgDocument } from './svg-document.ts'

describe('resolveTokens', () => {
  it('puts colours in and refuses unknown names', () => {
    expect(resolveTokens('<a fill="var(--ink)" stroke="var(--sky, red)"/>', PAPER)).toBe(
      '<a fill="#1C1A21" stroke="#2F3A7A"/>',
    )
    expect(() => resolveTokens('<a fill="var(--nope)"/>', PAPER)).toThrow(/no --nope/)
  })
})

describe('svgDocument', () => {
  it('makes a drawing stand alone', () => {
    const markup = '<svg viewBox="0 0 9 9" width="100%"><path fill="var(--ink)"/></svg>'
    expect(svgDocument(markup, { side: 90, palette: PAPER })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" viewBox="0 0 9 9"><path fill="#1C1A21"/></svg>',
    )
    expect(() => svgDocument('<div/>', { side: 90, palette: PAPER })).toThrow(/<svg>/)
  })
})
