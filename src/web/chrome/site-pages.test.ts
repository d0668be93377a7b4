import { expect, test } from 'vitest'
import { isInSection, openPagesIn, PERSON_PAGES } from './site-pages.ts'

const sectionsOf = (pathname: string) =>
  PERSON_PAGES.filter(({ path }) => isInSection(path, pathname)).map(({ path }) => path)

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/daily-horoscope', '/'],
  ['/calendar', '/calendar'],
  ['/transits', '/calendar'],
  ['/my-charts', '/my-charts'],
  ['/reports', '/reports'],
  ['/reports/finance', '/reports'],
  ['/report/financial-potential', '/reports'],
  ['/my-reports/monthly', '/reports'],
  ['/ask-astrologer', '/ask-astrologer'],
])('%s is marked in the menu under %s', (pathname, section) => {
  expect(sectionsOf(pathname)).toEqual([section])
})

test('a page of no section marks none', () => {
  expect(['/settings', '/plans', '/reported'].flatMap(sectionsOf)).toEqual([])
})

test('nobody is led to a page that leads nowhere at the moment', () => {
  const paths = (closed: string[]) => openPagesIn('guest', closed).map(({ path }) => path)
  expect(paths([])).toContain('/experts')
  expect(paths(['/experts'])).toEqual(paths([]).filter((path) => path !== '/experts'))
})
