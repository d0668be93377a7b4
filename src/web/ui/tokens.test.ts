// oxlint-disable-next-line no-restricted-imports -- a test runs in Node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK, LIGHT } from '#drawing/paint/palettes.ts'

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

test('text has a size of the scale, and none of its own', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(300)
  const adHoc = files.filter((file) => /text-\[[\d.]+(rem|px|em)\]/.test(readFileSync(file, 'utf8')))
  expect(adHoc).toEqual([])
})
