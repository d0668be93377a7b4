import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asvsPage, parseAsvs, STATES } from '../docs/asvs-page.ts'

const data = readFileSync('docs/asvs.tsv', 'utf8')
const page = readFileSync('docs/asvs.md', 'utf8')
const rows = parseAsvs(data).flatMap((chapter) => chapter.rows)
const items = rows.flatMap((row) => row.items)

it('has each item once, of levels 1 and 2, and a reason for each', () => {
  expect(new Set(items).size).toBe(items.length)
  expect(items.filter((item) => !/^\d+\.\d+\.\d+$/.test(item))).toEqual([])
  // 70 items of level 1 and 183 of level 2 in ASVS 5.0.0.
  expect(items.length).toBe(253)
  expect(rows.filter(({ reason }) => reason.length < 5)).toEqual([])
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(STATES))
})

it('is the page that its data make', () => {
  expect(page, 'run node scripts/write-asvs.ts').toBe(asvsPage(data))
})

it('states the sums as they are', () => {
  const count = (wanted: string) =>
    page.split('\n').flatMap((line) => {
      const [, numbers = '', , state = ''] = line.split('|').map((cell) => cell.trim())
      return /^\d/.test(numbers) && state === wanted ? numbers.split(', ') : []
    }).length
  const [met, partly, not, none] = STATES.map(count)
  expect(page).toContain(`Of 253 items ${met} are met, ${partly} partly met, ${not} not met, and ${none} don't apply.`)
})

it('refuses a line with a column too few', () => {
  expect(() => parseAsvs('item\tasks\tstate\twhy\nV1 Encoding\n1.1.1\tDecode once\tmet\n')).toThrow('1.1.1')
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
