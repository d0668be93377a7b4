import { expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { pairAudience } from './pair-audience.ts'

const born = (date: string) => jdUtFromIso(`${date}T12:00:00Z`)
const told = (relation: string, own = '1985-03-01', other = '1990-07-08') =>
  pairAudience({ relation, bornJdUt: [born(own), born(other)], nowJdUt: jdUtFromIso('2026-11-22T12:00:00Z') })

/** As in the contract, which this room doesn't know. */
const RELATIONS = ['partner', 'friend', 'parent', 'child', 'sibling', 'colleague', 'other']

it('tells love to partners alone', () => {
  expect(Object.fromEntries(RELATIONS.map((relation) => [relation, told(relation)]))).toEqual({
    partner: 'partner',
    friend: 'any',
    parent: 'kin',
    child: 'kin',
    sibling: 'kin',
    colleague: 'any',
    other: 'any',
  })
})

it.each([
  '',
  ' ',
  'Partner?',
  'ex-husband',
  'my ex wife',
  'бывший муж',
  'муж подруги',
  'business partner',
  'PARTNER',
  'constructor',
])('takes %j for no partner', (relation) => expect(told(relation)).toBe('any'))

it.each(['husband', 'My wife', 'boyfriend', 'girlfriend', 'fiancé', 'fiancée', 'муж', 'Жена', 'моя невеста', 'супруг'])(
  'takes %j for a partner where both are of age',
  (relation) => {
    expect(told(relation)).toBe('partner')
    expect(told(relation, '1985-03-01', '2011-06-01')).toBe('child')
    expect(told(relation, '2010-03-01', '1990-06-01')).toBe('any')
  },
)

it.each([
  ['daughter', 'kin'],
  ['My son', 'kin'],
  ['дочь', 'kin'],
  ['Ребёнок', 'kin'],
  ['child partner', 'kin'],
  ['brother', 'kin'],
  ['брат', 'kin'],
  ['сестра', 'kin'],
  ['mum', 'kin'],
  ['мама', 'kin'],
  ['grandmother', 'kin'],
  ['бабушка', 'kin'],
  ['mother-in-law', 'kin'],
  ['sister’s husband', 'kin'],
  ['свекровь', 'kin'],
  ['my boss', 'any'],
  ['начальник', 'any'],
  ['best friend', 'any'],
])('reads what the reader wrote: %s as %s', (relation, audience) => expect(told(relation)).toBe(audience))

it.each(RELATIONS)('tells of somebody under age as of a child, saved as a %s', (relation) =>
  expect(told(relation, '1985-03-01', '2014-05-02')).toBe('child'),
)

it.each([
  ['a daughter of four', '1985-03-01', '2022-06-01', 'child'],
  ['a son of seventeen', '1985-03-01', '2009-06-01', 'child'],
  ['a daughter of age', '1965-03-01', '1990-07-08', 'kin'],
  ['a child of seventeen with one of two', '2009-01-01', '2024-06-01', 'child'],
])('a child is told of by age: %s', (_, own, other, audience) => expect(told('child', own, other)).toBe(audience))

it('somebody under thirteen is a child to a reader who is under age, too', () => {
  expect(told('sibling', '2009-01-01', '2017-05-02')).toBe('child')
  expect(told('sibling', '2009-01-01', '2011-05-02')).toBe('kin')
})

it.each([
  ['a child saved as a partner', '1985-03-01', '2014-05-02', 'child'],
  ['somebody of fifteen', '1985-03-01', '2011-06-01', 'child'],
  ['the eve of eighteen', '1985-03-01', '2008-11-23', 'child'],
  ['two of seventeen', '2009-01-01', '2009-02-01', 'any'],
  ['a reader of seventeen', '2009-01-01', '1990-07-08', 'any'],
  ['both of age since last week', '2008-11-15', '2008-11-14', 'partner'],
  ['not born yet', '1985-03-01', '2027-01-01', 'child'],
])('with %s', (_, own, other, audience) => expect(told('partner', own, other)).toBe(audience))
