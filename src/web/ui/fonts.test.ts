// oxlint-disable-next-line no-restricted-imports -- a test runs in Node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
const faces = [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, body = '']) => ({
  family: /font-family: '(.*?)'/.exec(body)?.[1] ?? '',
  style: /font-style: (\w+)/.exec(body)?.[1] ?? 'normal',
  weight: /font-weight: ([\d ]+)/.exec(body)?.[1] ?? '400',
}))

// CSS Fonts 4, 5.2: the weight is matched before the letters are looked for. Where one file of a family covers a weight that
// the others lack, text of that weight is set in it alone, and in a strange font wherever it has no letter.
test('all files of a font cover the same weights', () => {
  expect(faces.length).toBeGreaterThan(12)
  for (const family of new Set(faces.map((face) => face.family)))
    for (const style of ['normal', 'italic']) {
      const weights = faces.filter((face) => face.family === family && face.style === style).map(({ weight }) => weight)
      expect([family, style, new Set(weights).size]).toEqual([family, style, weights.length ? 1 : 0])
    }
})
