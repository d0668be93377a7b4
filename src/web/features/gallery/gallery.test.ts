// oxlint-disable-next-line no-restricted-imports -- a test runs in Node
import { globSync, readFileSync } from 'node:fs'
// oxlint-disable-next-line no-restricted-imports -- a test runs in Node
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** What no gallery can show: the head's style sheet, a replacement for a package, a way to render on the server only. */
const NO_PARTS = ['page-style.tsx']
/** In the frame of each page, and opened by the gallery's buttons. */
const IN_FRAME = ['notice-sheet.tsx', 'toaster.tsx']

test('the gallery shows every part of the interface', () => {
  const shown = globSync('src/web/features/gallery/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const parts = globSync('src/web/ui/*.tsx').map((file) => basename(file))
  expect(parts.length).toBeGreaterThan(15)
  const missing = parts.filter((file) => !shown.includes(`/ui/${file}'`))
  expect(missing.toSorted()).toEqual([...NO_PARTS, ...IN_FRAME].toSorted())
})

/** They draw a logo, an ornament, an arrow in a text, a star to press and a code to scan. */
const NO_DIAGRAMS = [
  'auth/provider-buttons.tsx',
  'lucky-star/lucky-star.tsx',
  'dashboard/areas.tsx',
  'reviews/star-input.tsx',
  'second-factor/setup-sheet.tsx',
]

test('the gallery shows every diagram that a page draws', () => {
  const diagrams = globSync('src/web/features/*/*.tsx')
    .filter((file) => !file.includes('/gallery/') && /<svg\b/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace('src/web/features/', ''))
  const shown = globSync('src/web/features/gallery/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(diagrams.filter((file) => !shown.includes(`'../${file}'`)).toSorted()).toEqual(NO_DIAGRAMS.toSorted())
})
