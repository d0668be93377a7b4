import { describe, expect, it } from 'vitest'
import { LANGS } from '#language/lang.ts'
import { REPORT_TEXTS } from '../reports/texts.ts'
import { spokenIn } from '../reports/verdict/direction-faults.fixture.ts'
import { readDirections, withoutDirections } from './directions-of-text.ts'
import { loadLibrary } from './load-library.ts'

const QUESTIONS = { hand: ['keeps', 'spends'], flow: ['steady', 'changing'] } as const

describe('the directions of a text', () => {
  it('are read at its head', () => {
    expect(readDirections('[hand: spends; flow: steady] You give.', QUESTIONS)).toEqual({
      says: [
        { question: 'hand', side: 1 },
        { question: 'flow', side: 0 },
      ],
      words: 'You give.',
      fault: null,
    })
    expect(readDirections('[none] You give.', QUESTIONS)).toEqual({ says: [], words: 'You give.', fault: null })
    expect(withoutDirections('[hand: keeps] You save.')).toBe('You save.')
  })

  it.each([
    ['You save.', 'neither which way'],
    ['[luck: good] You win.', 'no question “luck”'],
    ['[hand: opens] You give.', 'no direction “opens”'],
  ])('are refused in “%s”', (text, fault) => {
    expect(readDirections(text, QUESTIONS).fault).toContain(fault)
  })

  it('are the same in all languages', () => {
    const library = loadLibrary()
    for (const subject of REPORT_TEXTS) {
      const [first, ...others] = LANGS.map((lang) => spokenIn(library.texts(subject, lang)).map(({ says }) => says))
      for (const other of others) expect(other, subject.name).toEqual(first)
    }
  })
})
