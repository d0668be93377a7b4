import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { flattenPath } from '../geometry/flatten-path.ts'
import { resolveTokens } from '../paint/resolve-tokens.ts'
import { DARK } from '../paint/palettes.ts'
import { placementAt, randomCharts } from '../wheel/test-charts.ts'
import { Mark } from './mark.tsx'
import { MARK_PATH, markSvg } from './mark-path.ts'
import { SkyIllustration } from './sky-illustration.tsx'

describe('SkyPlate', () => {
  it('draws the dial, ten named bodies and the nodes, in colours of the page only', () => {
    const [chart] = randomCharts()
    const markup = renderToStaticMarkup(<SkyIllustration placements={chart?.placements ?? []} label="The sky today" />)
    expect(markup).toContain('role="img" aria-label="The sky today"')
    expect(markup.match(/data-name="/g)).toHaveLength(10)
    // Twelve signs and ten names.
    expect(markup.match(/data-glyph="/g)).toHaveLength(22)
    expect(markup).not.toContain('class="illustration-nodes" d=""')
    const paints = [...markup.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint ?? '')
    expect(paints.filter((paint) => paint !== 'none' && !/^var\(--[a-z0-9-]+\)$/.test(paint))).toEqual([])
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('holds with few bodies, and becomes plain colours for print', () => {
    const markup = renderToStaticMarkup(<SkyIllustration placements={[placementAt('sun', 10)]} size={320} />)
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    const plain = resolveTokens(markup, DARK)
    expect(plain).not.toContain('var(')
    expect(plain).toContain('#D9B46A')
  })
})

describe('Mark', () => {
  it('stays in its box, in the page and as a document', () => {
    for (const { x, y } of flattenPath(MARK_PATH).flat()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.75)
      expect(Math.max(x, y)).toBeLessThanOrEqual(23.25)
    }
    expect(renderToStaticMarkup(<Mark size={20} title="Asteria" />)).toContain(
      `<title>Asteria</title><path d="${MARK_PATH}"`,
    )
    expect(markSvg({ size: 32, colour: '#8A5A1F' })).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="32".*<\/svg>$/,
    )
  })
})
