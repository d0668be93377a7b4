import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { courseDiagram } from './course-diagram.ts'
import { laneOf, spreadLabels } from './lanes.ts'

it.each([
  [0, 45, 0],
  [359, 90, 89],
  [-1, 45, 44],
  [135, 45, 0],
])('%d° on a scale of %d° is at %d°', (deg, modulus, lane) => expect(laneOf(deg, modulus)).toBe(lane))

it('labels keep apart and stay within', () => {
  const found = spreadLabels([{ y: 10 }, { y: 11 }, { y: 99 }, { y: 100 }], 10, 10, 100).map(({ y }) => y)
  expect(found).toEqual([10, 20, 90, 100])
})

it('a line is broken where it leaves the scale, and where nothing moves lies a line', () => {
  const drawn = renderToStaticMarkup(
    courseDiagram(
      {
        modulusDeg: 45,
        lines: [{ point: 'sun', longitudesDeg: [43, 44, 46, 47] }],
        natal: [{ point: 'moon', longitudeDeg: 100 }],
        ticks: [{ part: 0, label: 'first' }],
      },
      { width: 400, label: 'a course' },
    ),
  )
  const line = /data-course="sun" d="([^"]+)"/.exec(drawn)?.[1] ?? ''
  expect(line.match(/M/g)).toHaveLength(2)
  expect(drawn).toContain('data-natal="moon"')
  expect(drawn).toContain('aria-label="a course"')
})
