import { describe, expect, it } from 'vitest'
import { each, list, says, text, textSubject, ways } from './text-shape.ts'
import { tellTexts } from './tell-texts.ts'

const subject = textSubject('tale', {
  title: text,
  hero: each(['mars', 'venus'], ways({ planet: 'point', age: 'number' })),
  rooms: list(2),
  scenes: list(2, ways()),
  last: says({ planet: 'point', friends: 'list', sign: 'sign', house: 'house' }),
})

const file = (...lines: string[]) => ['---', 'subject: tale', '---', '', ...lines].join('\n')
const WHOLE = [
  '## title',
  'A tale',
  '## hero',
  '**mars**',
  '- {planet:the} is {age}.',
  '**venus**',
  '- {Planet:the}, {age} {age|year|years}.',
  '- Nobody.',
  '## rooms',
  '1. First.',
  '2. Second.',
  '## scenes.1',
  '- One.',
  '## scenes.2',
  '- Two.',
  '- Or three.',
  '## last',
  '{planet:your} and {friends}, {house} house, {sign}.',
]

const faultsOf = (...lines: string[]) => tellTexts(subject, 'en', file(...lines)).faults
const without = (line: string, ...instead: string[]) => WHOLE.flatMap((one) => (one === line ? instead : [one]))

describe('the texts of a subject', () => {
  it('are told with their slots filled', () => {
    const { texts, faults } = tellTexts(subject, 'en', file(...WHOLE))
    expect(faults).toEqual([])
    expect(texts.title).toBe('A tale')
    expect(texts.hero.mars.map((say) => say({ planet: 'sun', age: 3 }))).toEqual(['the Sun is 3.'])
    expect(texts.hero.venus.map((say) => say({ planet: 'sun', age: 1 }))).toEqual(['The Sun, 1 year.', 'Nobody.'])
    expect(texts.hero.venus[0]?.({ planet: 'mars', age: 2 })).toBe('Mars, 2 years.')
    expect(texts.rooms).toEqual(['First.', 'Second.'])
    expect(texts.scenes).toEqual([['One.'], ['Two.', 'Or three.']])
    expect(texts.last({ planet: 'venus', friends: ['a', 'b', 'c'], sign: 4, house: 10 })).toBe(
      'your Venus and a, b and c, tenth house, Leo.',
    )
  })

  it('have no second full stop after a slot that ends with its own', () => {
    const one = textSubject('tale', { said: says({ clock: 'text' }) })
    const { texts } = tellTexts(one, 'en', file('## said', 'Exact at {clock}.'))
    expect(texts.said({ clock: '2:20 p.m.' })).toBe('Exact at 2:20 p.m.')
    expect(texts.said({ clock: 'noon' })).toBe('Exact at noon.')
  })

  it('are declined in Russian', () => {
    const one = textSubject('tale', { said: says({ planet: 'point', sign: 'sign', house: 'house', age: 'number' }) })
    const said = '{planet:genitive} {planet|сам|сама|само} {sign:in}, {house:in}, {age} {age|год|года|лет}'
    const { texts, faults } = tellTexts(one, 'ru', file('## said', said))
    expect(faults).toEqual([])
    expect(texts.said({ planet: 'venus', sign: 4, house: 2, age: 3 })).toBe(
      'Венеры сама во Льве, во втором доме, 3 года',
    )
    expect(texts.said({ planet: 'sun', sign: 1, house: 1, age: 11 })).toBe(
      'Солнца само в Тельце, в первом доме, 11 лет',
    )
  })

  it('count', () => {
    const one = textSubject('tale', { said: says({ dates: 'number' }) })
    const said = (lang: 'en' | 'ru', words: string) => {
      const { texts, faults } = tellTexts(one, lang, file('## said', words))
      expect(faults).toEqual([])
      return [0, 1, 2, 5].map((dates) => texts.said({ dates }))
    }
    expect(said('en', '{dates|=0 nothing|once|# times}')).toEqual(['nothing', 'once', '2 times', '5 times'])
    expect(said('ru', '{dates|=0 ни разу|# раз|# раза|# раз}')).toEqual(['ни разу', '1 раз', '2 раза', '5 раз'])
  })

  it.each([
    [without('A tale'), 3, 'lacks “title”'],
    [without('A tale', 'A tale', 'Another line'), 7, 'a second line: a text is one line, and several begin with “- ”'],
    [without('2. Second.'), 14, '“rooms” has 1 texts, and should have 2'],
    [without('2. Second.', '3. Second.'), 15, 'number 3 out of order'],
    [[...WHOLE, '## other', 'Text'], 24, 'nothing asks for “other”'],
    [[...WHOLE, '## title', 'Text'], 23, '“title” stands twice'],
    [without('- Nobody.', '- {Who} is it?'), 12, 'no slot {Who} here: there are {planet}, {age}'],
    [without('- Nobody.', '- {planet:her}'), 12, 'no form {planet:her}: there are “”, “the”, “your”, “bare”'],
    [without('- Nobody.', '- {age|one|two|three}'), 12, '{age|one|two|three} names 3 words, not 2'],
    [without('- Nobody.', '- {planet|=0 none|one}'), 12, '{planet|=0 none|one}: a point chooses no words'],
    [without('- Nobody.', '- {planet is it?'), 12, 'a brace without its other'],
  ] as const)('name the line of a fault', (lines, line, what) => {
    expect(faultsOf(...lines)).toContainEqual({ line, what })
  })

  it('belong to the subject that the front matter names', () => {
    expect(tellTexts(subject, 'en', ['---', 'subject: poem', '---', ...WHOLE].join('\n')).faults).toEqual([
      { line: 2, what: 'the front matter says no “subject: tale”' },
    ])
    expect(tellTexts(subject, 'en', '').faults.length).toBeGreaterThan(1)
  })
})
