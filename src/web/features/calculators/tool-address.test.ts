import { expect, test } from 'vitest'
import { birthIn, resultPath } from './tool-address.ts'

test('the address of a result says its birth, and opens it again', () => {
  const birth = { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Орёл, Россия', birthplace_id: '515012' }
  const { pathname, searchParams } = new URL(resultPath('moon', birth), 'https://asteria.test')
  expect(pathname).toBe('/tools/moon')
  expect(birthIn(searchParams)).toEqual(birth)
})

test('what was not given is not in it', () => {
  expect(
    resultPath('sun', { birthdate: '1990-05-17', birthtime: undefined, birthplace: '', birthplace_id: undefined }),
  ).toBe('/tools/sun?birthdate=1990-05-17')
  expect(birthIn(new URLSearchParams('birthdate=1990-05-17'))).toEqual({ birthdate: '1990-05-17' })
  expect(birthIn(new URLSearchParams('showModal=login'))).toBeNull()
})
