import { expect, test } from 'vitest'
import { readAngle } from './read-angle.ts'

test('angles as people type them', () => {
  const latitudes = ['49.84', '49,84', '−33.9', '49°50′ N', "49°50'", '49 50 30', '34 S', '49°50′ с. ш.', '0']
  expect(latitudes.map((typed) => readAngle(typed, 'latitude'))).toEqual([
    49.84, 49.84, -33.9, 49.83333, 49.83333, 49.84167, -34, 49.83333, 0,
  ])
  const longitudes = ['24.03 E', '24 2 в. д.', '73°56′ W', '180']
  expect(longitudes.map((typed) => readAngle(typed, 'longitude'))).toEqual([24.03, 24.03333, -73.93333, 180])
})

test('what is no place on the globe is none', () => {
  for (const typed of ['', 'north', '91', '49°75′', '49.5 30', '24 E'])
    expect(readAngle(typed, 'latitude'), typed).toBeNull()
  expect(readAngle('181', 'longitude')).toBeNull()
})
