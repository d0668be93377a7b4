import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { flattenPath } from '../geometry/flatten-path.ts'
import { polygonArea } from '../geometry/polygon-area.ts'
import { MoonPhase } from './moon-phase.tsx'

/** The drawn lit region and hatching, as polylines. */
function drawn(props: { illuminatedFraction: number; waxing: boolean; southern?: boolean }) {
  const markup = renderToStaticMarkup(<MoonPhase size={120} {...props} />)
  const lit = /class="moon-lit" d="([^"]+)"/.exec(markup)?.[1] ?? ''
  const hatching = /<path d="([^"]+)" fill="var\(--moon-shade\)"/.exec(markup)?.[1] ?? ''
  return { lit: flattenPath(lit).flat(), hatching: flattenPath(hatching) }
}

/** Whether a crescent of a fifth lies on the right. */
const litRight = (waxing: boolean, southern: boolean) =>
  Math.max(...drawn({ illuminatedFraction: 0.2, waxing, southern }).lit.map(({ x }) => x)) > 100

describe('MoonPhase', () => {
  it('lights the right limb while waxing in the north, the left one while waning, and the other way in the south', () => {
    expect([litRight(true, false), litRight(false, false)]).toEqual([true, false])
    expect([litRight(true, true), litRight(false, true)]).toEqual([false, true])
  })

  it('hatches the dark side only', () => {
    // Half lit from the right: every line stays left of the middle, inside the limb.
    const { hatching } = drawn({ illuminatedFraction: 0.5, waxing: true })
    expect(hatching.length).toBeGreaterThan(15)
    for (const { x, y } of hatching.flat()) {
      expect(x).toBeLessThanOrEqual(60.001)
      expect(Math.hypot(x - 60, y - 60)).toBeLessThan(60.5)
    }
    const inked = hatching.reduce((sum, line) => sum + polygonArea(line), 0)
    expect(inked / ((Math.PI * 59 ** 2) / 2)).toBeGreaterThan(0.3)
  })

  it('leaves no hatching on the full Moon', () => {
    expect(drawn({ illuminatedFraction: 1, waxing: true }).hatching).toEqual([])
  })
})
