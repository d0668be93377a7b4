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

test('nobody is led to the consultants while there is none to book', () => {
  const paths = (hasConsultants: boolean) => openPagesIn('guest', hasConsultants).map(({ path }) => path)
  expect(paths(true)).toContain('/experts')
  expect(paths(false)).toEqual(paths(true).filter((path) => path !== '/experts'))
})
