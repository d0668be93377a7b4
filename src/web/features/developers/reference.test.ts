import { expect, it } from 'vitest'
import { publicReference } from '#contract/public-reference.ts'
import { developersText } from './text.ts'
import { shownAnswer } from './shown-answer.ts'

const { calls, birth, codes } = publicReference()

it('has words in both languages for each call, field and code, and for none that is gone', () => {
  const fields = new Set([...birth, ...calls.flatMap((one) => one.fields)].map(({ name }) => name))
  for (const t of [developersText.en, developersText.ru]) {
    expect(Object.keys(t.calls).toSorted()).toEqual(calls.map(({ call }) => call).toSorted())
    expect(Object.keys(t.fields).toSorted()).toEqual([...fields].toSorted())
    expect(Object.keys(t.codes).toSorted()).toEqual([...codes].toSorted())
  }
})

it('says which fields are needed, and which values there are', () => {
  expect(birth.find(({ name }) => name === 'date')).toEqual({ name: 'date', required: true, values: 'string' })
  expect(birth.find(({ name }) => name === 'occurrence')).toMatchObject({ required: false, values: 'first | second' })
  const transits = calls.find(({ call }) => call === 'POST /v1/transits')
  expect(transits?.fields.find(({ name }) => name === 'transiting')?.values).toMatch(/^\[sun \| moon \| /)
})

it('shortens lists and nothing else', () => {
  expect(JSON.parse(shownAnswer({ a: [1, 2, 3, 4], b: { c: null } }) ?? '')).toEqual({
    a: [1, 2, '… 2 more'],
    b: { c: null },
  })
  expect(shownAnswer(undefined)).toBeNull()
})
