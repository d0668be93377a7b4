import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DARK, LIGHT } from '../paint/palettes.ts'
import { bolder, loadEngraving, printedEngraving } from './load-engraving.ts'

const NAMES = readdirSync(new URL('.', import.meta.url)).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? [])

describe.each(NAMES)('%s', (name) => {
  const svg = loadEngraving(name) ?? ''

  it('takes every color from the page, and from the light theme where there is none', () => {
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].flatMap(([, color = '']) => color)
    const allowed = ['none', ...Object.entries(LIGHT).map(([token, color]) => `var(${token},${color})`)]
    expect(colors.filter((color) => !allowed.includes(color))).toEqual([])
    expect(colors.some((color) => color.startsWith('var(--accent,'))).toBe(true)
  })

  it('is lines and surfaces alone: no script, no style, no reference, no text', () => {
    const tags = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, tag]) => tag))
    expect([...tags].filter((tag) => !['svg', 'g', 'path'].includes(tag ?? ''))).toEqual([])
    expect(svg).not.toMatch(/\son|href|url\(/)
  })
})

it('prints an engraving in the colors of either theme, in its size, with bolder strokes', () => {
  const svg = '<svg viewBox="0 0 960 640"><path fill="none" stroke="var(--ink,#1C1A21)" stroke-width="1.4"/></svg>'
  expect(printedEngraving(svg, { palette: DARK, width: 480, bold: 1.3 })).toBe(
    '<svg width="480" height="320" viewBox="0 0 960 640"><path fill="none" stroke="#ECE7DA" stroke-width="1.8"/></svg>',
  )
  expect(printedEngraving(svg, { palette: LIGHT })).toContain('stroke="#1C1A21" stroke-width="1.4"')
  expect(bolder(svg, 1)).toBe(svg)
})

it('has nothing under a name that is no engraving', () => {
  expect([loadEngraving('no-report'), loadEngraving('../paint/palettes'), loadEngraving('')]).toEqual([
    null,
    null,
    null,
  ])
})
