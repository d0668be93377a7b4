import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DARK, PRINT } from '../paint/palettes.ts'
import { svgDocument } from '../paint/svg-document.ts'
import { ReportDiagramSvg } from './report-diagram-svg.ts'
import { sampleDiagrams } from './sample-diagrams.fixture.ts'
import { textWidth } from './text-width.ts'

interface Lettered {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Every line of Golos in the markup, with the box it fills. */
function letteringIn(markup: string): Lettered[] {
  return [
    ...markup.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)" dy="0.35em" font-size="([\d.]+)"([^>]*)>([^<]*)</g),
  ].map(([, x, y, size, rest = '', text = '']) => {
    const width = textWidth(text, Number(size))
    const left = Number(x) - (rest.includes('"end"') ? width : rest.includes('"middle"') ? width / 2 : 0)
    const half = Number(size) * 0.5
    return { text, left, right: left + width, top: Number(y) - half, bottom: Number(y) + half }
  })
}

describe.each([
  ['en', 280],
  ['en', 680],
  ['ru', 280],
  ['ru', 350],
  ['ru', 454],
  ['ru', 1000],
] as const)('diagrams in %s at %d px', (lang, width) => {
  const drawn = sampleDiagrams(lang).map((diagram) => {
    return { kind: diagram.kind, markup: renderToStaticMarkup(h(ReportDiagramSvg, { diagram, lang, width })) }
  })

  it.each(drawn)('$kind: nothing beyond the picture, no words over others, and said in words', ({ kind, markup }) => {
    const [, side = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? []
    expect(markup).toMatch(/^<svg[^>]* role="img" aria-label="[^"]{8,}"/)
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    // Wheels have their own tests; their numerals are set in the reader's font.
    const lines = kind.endsWith('wheel') ? [] : letteringIn(markup)
    for (const [i, line] of lines.entries()) {
      expect(line.left, line.text).toBeGreaterThanOrEqual(-0.01)
      expect(line.right, line.text).toBeLessThanOrEqual(Number(side) + 0.01)
      expect(line.top, line.text).toBeGreaterThanOrEqual(-0.01)
      expect(line.bottom, line.text).toBeLessThanOrEqual(Number(height) + 0.01)
      for (const other of lines.slice(i + 1)) {
        const apart =
          line.right <= other.left || other.right <= line.left || line.bottom <= other.top || other.bottom <= line.top
        expect(apart, `${line.text} over ${other.text}`).toBe(true)
      }
    }
  })

  it.each(drawn)('$kind stands alone in plain colours', ({ markup }) => {
    for (const palette of [DARK, PRINT]) {
      const alone = svgDocument(markup, { width, palette, fonts: { text: 'Literata', ui: 'Golos Text' } })
      expect(alone).not.toMatch(/var\(|inherit|100%/)
    }
  })
})
