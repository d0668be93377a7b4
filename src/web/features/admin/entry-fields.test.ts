import { expect, it } from 'vitest'
import { entryFields, withFields } from './entry-fields.ts'

const CONTENT = JSON.stringify({
  general: 'One.\n\nTwo.',
  manthra: 'Three.',
  mood: { mental: 1, emotional: 2, creativity: 3, energy: 4 },
  lunarCalendar: { day: 5, sign: 6, desc: '<p>Four.</p>', biosphere: [0, 1, 2, 0], aspects: [], events: [] },
  paragraphs: { general: [{ text: 'One.', factors: ['a'] }], manthra: [{ text: 'Three.', factors: ['b'] }] },
  sources: [],
})

it('leaves a day as it was where nothing was typed', () => {
  expect(JSON.parse(withFields(CONTENT, entryFields(CONTENT)))).toEqual(JSON.parse(CONTENT))
})

it('keeps what looks like a number as one, and takes the factors from a text that was changed', () => {
  const changed = { ...entryFields(CONTENT), energy: ' 77 ', day: 'x', biosphere: '2 2 1 0', general: 'New.\n\nNewer.' }
  expect(JSON.parse(withFields(CONTENT, changed))).toMatchObject({
    mood: { energy: 77 },
    lunarCalendar: { day: 'x', biosphere: [2, 2, 1, 0] },
    general: 'New.\n\nNewer.',
    paragraphs: {
      general: [
        { text: 'New.', factors: [] },
        { text: 'Newer.', factors: [] },
      ],
      manthra: [{ text: 'Three.', factors: ['b'] }],
    },
  })
})
