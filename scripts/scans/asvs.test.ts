import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('docs/asvs.md', 'utf8')
const rows = text.split('\n').flatMap((line) => {
  const [, items = '', , state = '', why = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+/.test(items) ? items.split(', ').map((item) => ({ item, state, why })) : []
})

it('has each item once, of levels 1 and 2, and a reason for each', () => {
  expect(new Set(rows.map(({ item }) => item)).size).toBe(rows.length)
  // 70 items of level 1 and 183 of level 2 in ASVS 5.0.0.
  expect(rows.length).toBe(253)
  expect(rows.filter(({ why }) => why.length < 5)).toEqual([])
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['met', 'partly', 'not met', 'n/a']))
})

it('states the sums as they are', () => {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length
  const [met, partly, not, none] = ['met', 'partly', 'not met', 'n/a'].map(count)
  expect(text.replaceAll('\n', ' ')).toContain(
    `Of ${rows.length} items ${met} are met, ${partly} partly, ${not} not, and ${none} ask about`,
  )
})

it('names files that are there', () => {
  const named = ['docs/asvs.md', 'docs/security.md'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`((?:\.\w|src|test|tools|docs|scripts|build)[\w./-]*\.\w+)`/g)].map(
      ([, path]) => path ?? '',
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([])
})
