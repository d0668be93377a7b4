// oxlint-disable-next-line no-restricted-imports -- a test runs in Node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NIGHT, PAPER } from '#drawing/paint/palettes.ts'

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

test('the page and its drawings use the same inks on both papers', () => {
  expect(block(':root')).toMatchObject(lower(PAPER))
  expect(block(":root[data-theme='night']")).toMatchObject(lower(NIGHT))
})

test("the system's night is the chosen night", () => {
  expect(block(":root:not([data-theme='paper'])")).toEqual(block(":root[data-theme='night']"))
})
