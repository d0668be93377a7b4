import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { flattenPath } from '../geometry/flatten-path.ts'
import { PercentRing } from './percent-ring.tsx'

/** Length of the drawn arc as a share of a circle of radius 35, in percent. */
function drawnShare(value: number) {
  const markup = renderToStaticMarkup(<PercentRing value={value} />)
  const [line = []] = flattenPath(/data-share="[^"]+" d="([^"]+)"/.exec(markup)?.[1] ?? '')
  const length = line
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - (line[i]?.x ?? x), y - (line[i]?.y ?? y)), 0)
  return (length / (2 * Math.PI * 35)) * 100
}

describe('PercentRing', () => {
  it.each([1, 25, 49.5, 50, 72, 99])('draws %f percent of the circle', (value) => {
    expect(Math.abs(drawnShare(value) - value)).toBeLessThan(0.2)
  })

  it('draws nothing at 0 and a whole circle at 100', () => {
    expect(drawnShare(0)).toBe(0)
    expect(renderToStaticMarkup(<PercentRing value={100} />).match(/r="35"/g)).toHaveLength(2)
    expect(renderToStaticMarkup(<PercentRing value={0} />).match(/r="35"/g)).toHaveLength(1)
  })

  it('says its label and refuses what is no percentage', () => {
    const markup = renderToStaticMarkup(<PercentRing value={72} label="72%" title="Focus: 72 percent" />)
    expect(markup).toContain('>72%</text>')
    expect(markup).toContain('role="img" aria-label="Focus: 72 percent"')
    expect(() => renderToStaticMarkup(<PercentRing value={101} />)).toThrow(/0–100/)
    expect(() => renderToStaticMarkup(<PercentRing value={NaN} />)).toThrow(/0–100/)
  })
})
