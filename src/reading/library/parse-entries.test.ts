import { expect, it } from 'vitest'
import { EntryFormatError, parseEntries } from './parse-entries.ts'

const FILE = `# transit/saturn

## venus tense

**gist** Affection is asked for its receipts.

**body** A line with **bold** inside and a colon: there.

## mars flowing
**gist** Slow hands, straight cuts.
`

it('reads a subject, its keys in order and their fields', () => {
  const { subject, entries } = parseEntries(FILE)
  expect(subject).toBe('transit/saturn')
  expect([...entries]).toEqual([
    [
      'venus tense',
      [
        {
          audience: null,
          untold: [],
          traits: null,
          when: {},
          fields: {
            gist: 'Affection is asked for its receipts.',
            body: 'A line with **bold** inside and a colon: there.',
          },
        },
      ],
    ],
    [
      'mars flowing',
      [{ audience: null, untold: [], traits: null, when: {}, fields: { gist: 'Slow hands, straight cuts.' } }],
    ],
  ])
})

it('reads the versions of an entry with their audiences', () => {
  const { entries } = parseEntries(
    '# a\n## k\naudience: any\nuntold: child\n**gist** x\n\n## k\naudience: partner\n**gist** y',
  )
  expect(entries.get('k')).toEqual([
    { audience: 'any', untold: ['child'], traits: null, when: {}, fields: { gist: 'x' } },
    { audience: 'partner', untold: [], traits: null, when: {}, fields: { gist: 'y' } },
  ])
})

it.each([
  ['', 1, 'no subject'],
  ['## sun tense', 1, 'an entry before the subject'],
  ['# a\n\n# b', 3, 'a second subject'],
  ['# a\n**gist** x', 2, 'before any entry'],
  ['# a\n## k\n## k', 3, 'stands twice'],
  ['# a\n## k\n**gist** x\n**gist** y', 4, 'stands twice'],
  ['# a\n## k\naudience: any\n**gist** x\n## k\n**gist** y', 6, 'stands twice'],
  ['# a\n## k\naudience: any\n## k\naudience: any', 5, 'stands twice for the audience any'],
  ['# a\n## k\naudience: everybody', 3, 'the audience is one of any, kin, child, partner'],
  ['# a\n## k\n**gist** x\naudience: any', 4, 'right under the heading'],
  ['# a\naudience: any', 2, 'right under the heading'],
  ['# a\n## k\ntraits: speed fast', 3, 'no axis "speed"'],
  ['# a\n## k\ntraits: pace quick', 3, '"pace" is fast or slow, not "quick"'],
  ['# a\n## k\n**gist** x\ntraits: none', 4, 'right under the heading'],
  ['# a\n## k\nwhen: body noonish', 3, 'one of workday, morning, noon, evening'],
  ['# a\n## k\nwhen: body noon, body noon', 3, 'stands twice'],
  ['# a\n## k\n**body** x\nwhen: body noon', 4, 'right under the heading'],
  ['# a\n## k\nuntold: child', 3, 'right under "audience: any"'],
  ['# a\n## k\naudience: any\nuntold: any', 4, 'names one audience'],
  ['# a\n## k\n**gist**', 3, 'neither a heading nor a field'],
  ['# a\n## k\nA stray line', 3, 'neither a heading nor a field'],
])('refuses %j in line %d', (text, line, problem) => {
  expect(() => parseEntries(text)).toThrow(EntryFormatError)
  expect(() => parseEntries(text)).toThrow(`line ${line}: `)
  expect(() => parseEntries(text)).toThrow(problem)
})

it('reads what fields presume of the time', () => {
  const { entries } = parseEntries('# a\n## k\n\nwhen: today workday, today noon, excess evening\n\n**today** x')
  expect(entries.get('k')?.[0]?.when).toEqual({ today: ['workday', 'noon'], excess: ['evening'] })
})
