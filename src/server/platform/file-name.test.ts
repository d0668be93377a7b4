import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it('a name has what file systems take, and no gaps where something was left out', () => {
  expect(fileName('Asteria: Прогноз на месяц', 'pdf')).toBe('Asteria Прогноз на месяц.pdf')
  expect(fileName(' a/b\\c: "d"? ', 'png')).toBe('a b c d.png')
})
