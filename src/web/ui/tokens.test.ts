// oxlint-disable-next-line no-restricted-imports -- a test runs in Node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK, LIGHT } from '#drawing/paint/palettes.ts'
import { contrast } from '#test/contrast.ts'

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The custom properties of the block that a selector opens. */
function block(selector: string): Record<string, string> {
  const start = sheet.indexOf(`${selector} {`)
  const body = sheet.slice(start, sheet.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const lower = (palette: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [name, colour.toLowerCase()]))

test('the page and its drawings use the same inks in both themes', () => {
  expect(block(':root')).toMatchObject(lower(LIGHT))
  expect(block(":root[data-theme='dark']")).toMatchObject(lower(DARK))
})

test("the system's dark theme is the chosen one", () => {
  expect(block(":root:not([data-theme='light'])")).toEqual(block(":root[data-theme='dark']"))
})

/** As `color-mix(in srgb, …)` of the sheet: so much of the first color, the rest of the second. */
const mix = (share: number, first: string, second: string) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
      return Math.round(share * (a ?? 0) + (1 - share) * (b ?? 0))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

// What `.button` of engraving.css puts on one another; text on the page and on a sheet is held in palettes.test.ts.
test.each([':root', ":root[data-theme='dark']"])('what stands on a button can be read (%s)', (selector) => {
  const colors = block(selector)
  const of = (name: string) => colors[`--${name}`] ?? ''
  const faces = [
    ['accent', 'on-accent'],
    ['tense', 'paper'],
  ].map(([face = '', words = '']) => [of(face), of(words)] as const)
  for (const [face, words] of [...faces, [mix(0.3, of('ink-2'), of('paper')), of('ink')] as const])
    expect(contrast(face, words), `${words} on ${face}`).toBeGreaterThanOrEqual(4.5)
  for (const [face, words] of faces) {
    const under = mix(0.88, face, of('ink'))
    expect(contrast(under, words), `${words} on ${under}`).toBeGreaterThanOrEqual(4.5)
  }
})

test('text has a size of the scale, and none of its own', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(300)
  const adHoc = files.filter((file) => /text-\[[\d.]+(rem|px|em)\]/.test(readFileSync(file, 'utf8')))
  expect(adHoc).toEqual([])
})
