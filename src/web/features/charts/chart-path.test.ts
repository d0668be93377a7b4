import { expect, test } from 'vitest'
import { hashOfViewer, viewerPath } from './chart-path.ts'

test("a chart's address is its hash without the first seven letters", () => {
  expect(viewerPath('thread_abc123')).toBe('/viewer/abc123')
  expect(hashOfViewer('abc123')).toBe('thread_abc123')
})
