import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Glyph } from './glyph.ts'
import { GlyphIcon } from './glyph-icon.tsx'
import { GLYPH_PATHS } from './glyph-paths.ts'
import { glyphSvg } from './glyph-svg.ts'

describe('Glyph', () => {
  it('is centred on its point at its size', () => {
    const markup = renderToStaticMarkup(<Glyph name="sun" size={48} x={100} y={50} />)
    expect(markup).toContain('transform="translate(76 26) scale(2)"')
    expect(markup).toContain('aria-hidden="true"')
  })

  it('lays its halo beneath', () => {
    const markup = renderToStaticMarkup(<Glyph name="mars" size={24} x={12} y={12} halo="var(--paper)" />)
    const paths = markup.match(/<path[^>]+>/g) ?? []
    expect(paths).toHaveLength(2)
    expect(paths[0]).toContain('stroke="var(--paper)"')
  })

  it('is an image with a name when it has a title', () => {
    const markup = renderToStaticMarkup(<GlyphIcon name="venus" size={20} title="Venus" />)
    expect(markup).toContain('role="img"')
    expect(markup).toContain('<title>Venus</title>')
    expect(markup).toMatch(/^<svg viewBox="0 0 24 24" width="20" height="20">/)
  })

  it('is a document of its own without React', () => {
    const svg = glyphSvg('scorpio', { size: 16, colour: '#000' })
    expect(svg).toContain(`<path d="${GLYPH_PATHS.scorpio}"/></svg>`)
    expect(svg).toContain('width="16" height="16" viewBox="0 0 24 24"')
  })
})
