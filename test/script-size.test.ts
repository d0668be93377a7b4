import { expect, test } from 'vitest'
import { sharedSite } from './browser.ts'
import { pageScripts } from './page-scripts.ts'

const product = sharedSite()

/** A size is no time: it's the same on every machine. React and the router are 108 KB of each. */
const MOST_KB = 150
test.each([
  ['/', 160],
  ['/?lang=ru', 160],
  ['/reports', MOST_KB],
  ['/report/personality', MOST_KB],
  ['/tools', MOST_KB],
  ['/plans', MOST_KB],
  ['/horoscope', MOST_KB],
  ['/horoscope/aries', MOST_KB],
  ['/glossary', MOST_KB],
])('%s begins with at most %i KB of scripts, as gzip packs them', async (path, mostKb) => {
  const scripts = await pageScripts(product.url + path)
  // Two shared files and the page's own, at the least.
  expect(scripts.size).toBeGreaterThan(4)
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  const largest = [...scripts].toSorted(([, a], [, b]) => b - a).slice(0, 12)
  expect(bytes / 1000, JSON.stringify(largest)).toBeLessThanOrEqual(mostKb)
})
