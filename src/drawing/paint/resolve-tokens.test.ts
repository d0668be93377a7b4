import { describe, expect, it } from 'vitest'
import { LIGHT } from './palettes.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { svgDocument } from './svg-document.ts'

describe('resolveTokens', () => {
  it('puts colours in and refuses unknown names', () => {
    expect(resolveTokens('<a fill="var(--ink)" stroke="var(--sky, red)"/>', LIGHT)).toBe(
      '<a fill="#1C1A21" stroke="#2F3A7A"/>',
    )
    expect(() => resolveTokens('<a fill="var(--nope)"/>', LIGHT)).toThrow(/no --nope/)
  })
})

describe('svgDocument', () => {
  const fonts = { text: 'Serif', ui: 'Sans' }

  it('makes a drawing stand alone, as high as its proportions ask', () => {
    const markup =
      '<svg viewBox="0 0 9 6" width="100%" font-family="inherit"><text font-family="var(--font-ui)" fill="var(--ink)"/></svg>'
    expect(svgDocument(markup, { width: 90, palette: LIGHT, fonts })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" viewBox="0 0 9 6" font-family="Serif">' +
        '<text font-family="Sans" fill="#1C1A21"/></svg>',
    )
    expect(() => svgDocument('<div/>', { width: 90, palette: LIGHT, fonts })).toThrow(/<svg>/)
  })
})
