import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { engravings } from './engravings.ts'

const FOLDER = new URL('../../src/drawing/engravings/', import.meta.url)

it('draws the files that are committed: `npm run -s draw:engravings` draws them anew', () => {
  const drawn = engravings()
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'))
  expect(names.toSorted()).toEqual([...drawn.keys()].toSorted())
  for (const [name, svg] of drawn) expect(readFileSync(new URL(name, FOLDER), 'utf8') === svg, name).toBe(true)
}, 60_000)
