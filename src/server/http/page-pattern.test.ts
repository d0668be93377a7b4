import { expect, it } from 'vitest'
import { pagePattern } from './page-pattern.ts'

// As the build writes them: the root has an empty path, a layout none.
const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'site', parentId: 'root' },
    { id: 'home', parentId: 'site', index: true },
    { id: 'tool', parentId: 'site', path: 'tools/:slug' },
    { id: 'reports', parentId: 'site', path: 'reports/:category?' },
    { id: 'unknown', parentId: 'site', path: '*' },
  ].map((route) => [route.id, { ...route, module: { default: () => null } }]),
)

it.each([
  ['/', '/'],
  ['/tools/moon', '/tools/:slug'],
  ['/tools/moon.data', '/tools/:slug.data'],
  ['/reports', '/reports/:category?'],
  ['/reports/love', '/reports/:category?'],
  ['/no/such/page', '/*'],
])('%s is counted as %s', (path, pattern) => {
  expect(pagePattern({ routes })(path)).toBe(pattern)
})
