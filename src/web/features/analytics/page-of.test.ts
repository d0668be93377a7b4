import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/report/personality', 'report'],
  ['/viewer/thread_5f3a9c', 'viewer'],
  ['/reset', 'reset'],
  ['/wp-login.php', 'other'],
  ['/Мария-Иванова', 'other'],
])('%s is counted as %s: nothing of it that could name somebody', (path, page) => {
  expect(pageOf(path)).toBe(page)
})
