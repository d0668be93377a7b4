import { describe, expect, it } from 'vitest'
import { groupOf, groupsOf } from './group-of.ts'

describe('the group of somebody', () => {
  it('is the one that was chosen, whatever the relation', () => {
    expect(groupOf({ group: 'Choir', relation: 'colleague' })).toBe('Choir')
    expect(groupOf({ group: 'work', relation: 'friend' })).toBe('work')
  })

  it.each([
    ['partner', 'family'],
    ['child', 'family'],
    ['friend', 'friends'],
    ['colleague', 'work'],
    ['other', ''],
    ['', ''],
    ['neighbor', ''],
  ])('follows the relation “%s” otherwise', (relation, group) => {
    expect(groupOf({ group: '', relation })).toBe(group)
  })
})

it('groups are those that have people, the person’s own last and by name', () => {
  const people = [
    { group: 'Choir', relation: '' },
    { group: '', relation: 'colleague' },
    { group: 'Book club', relation: 'friend' },
    { group: '', relation: 'parent' },
    { group: '', relation: 'other' },
  ]
  expect(groupsOf(people)).toEqual(['family', 'work', 'Book club', 'Choir'])
})
