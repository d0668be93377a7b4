import { ASPECTS } from '#astro/charts/aspect.ts'
import { MINOR_ASPECTS } from '#astro/charts/minor-aspect.ts'
import { BODIES } from '#astro/ephemeris/body.ts'
import { describe, expect, it } from 'vitest'
import { flattenPath } from '../geometry/flatten-path.ts'
import { GLYPH_BOX, GLYPH_PATHS, GLYPH_STROKE, signName, type GlyphName } from './glyph-paths.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'

const NAMES = Object.keys(GLYPH_PATHS) as GlyphName[]

function extentOf(name: GlyphName) {
  const points = flattenPath(GLYPH_PATHS[name]).flat()
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('glyph paths', () => {
  it('has one for every body, sign, aspect and mark', () => {
    const wanted = [...BODIES, ...SIGN_NAMES, ...ASPECTS, ...MINOR_ASPECTS, 'asc', 'dsc', 'mc', 'ic', 'retrograde']
    expect(NAMES.toSorted()).toEqual(wanted.toSorted())
    for (const name of NAMES) expect(GLYPH_PATHS[name], name).toMatch(/^M/)
  })

  it.each(NAMES)('%s fills its box, stroke and all, and no more', (name) => {
    const { left, right, top, bottom } = extentOf(name)
    const half = GLYPH_STROKE / 2
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(half)
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(GLYPH_BOX - half)
    // Recognisable at 16 px: at least half the box in one direction, and set near the middle.
    expect(Math.max(right - left, bottom - top)).toBeGreaterThan(12)
    expect(Math.abs((left + right) / 2 - 12)).toBeLessThan(1.6)
    expect(Math.abs((top + bottom) / 2 - 12)).toBeLessThan(1.6)
  })

  it('draws no two alike but the nodes', () => {
    expect(new Set(NAMES.map((name) => GLYPH_PATHS[name])).size).toBe(NAMES.length - 1)
    expect(GLYPH_PATHS.meanNode).toBe(GLYPH_PATHS.trueNode)
  })

  it('names signs by their number', () => {
    expect(signName(0)).toBe('aries')
    expect(signName(11)).toBe('pisces')
    expect(() => signName(12)).toThrow(/0–11/)
  })
})
