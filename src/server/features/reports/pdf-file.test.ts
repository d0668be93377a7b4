import { expect, it } from 'vitest'
import { pdfName } from './pdf-file.ts'

it('a name has what file systems take, and no gaps where something was left out', () => {
  expect(pdfName('Asteria: Прогноз на месяц')).toBe('Asteria Прогноз на месяц.pdf')
  expect(pdfName(' a/b\\c: "d"? ')).toBe('a b c d.pdf')
})
