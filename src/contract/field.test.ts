import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  blankAsAbsent,
  CivilDate,
  CivilTime,
  Email,
  Flag,
  Gender,
  paragraphsOf,
  Password,
  PersonName,
  requiredParagraphs,
  requiredText,
  lineOf,
} from './field.ts'

/** The value a schema makes of what was sent, or the key of its complaint. */
function read(schema: z.core.$ZodType, sent: unknown): unknown {
  const result = z.safeParse(schema, sent)
  return result.success ? result.data : { refused: result.error.issues[0]?.message }
}
const refused = (key: string) => ({ refused: key })

describe('text', () => {
  it('of one line keeps no break, no control and no direction mark', () => {
    for (const schema of [requiredText(40), lineOf(40)]) {
      expect(read(schema, 'Ada\r\nBcc: x@example.test')).toBe('Ada Bcc: x@example.test')
      expect(read(schema, '\u202eadA\u202c')).toBe('adA')
      expect(read(schema, 'A\u0000\u001b[31mda')).toBe('A [31mda')
      expect(read(schema, 'A\u2066d\u2069a\ufeff\u200e')).toBe('Ada')
      expect(read(schema, 'Ada\u2028Byron\tKing')).toBe('Ada Byron King')
      expect(read(schema, 'A\u{e0001}\u{e0068}\u{e0069}da\u{e007f}\u{e0000}')).toBe('Ada')
    }
    expect(read(requiredText(40), '\u202e\u200b \n')).toEqual(refused('required'))
    expect(read(requiredText(40), 'A\u3164d\u115f\u034fa\u2800')).toBe('Ada')
  })

  it.each(['\u3164\u3164', '\u2800', '\u200d\u200d', '\ufe0f', '\u0301', '\u00a0\u3000'])(
    'of nothing that is seen is missing: %j',
    (sent) => {
      for (const schema of [requiredText(40), requiredParagraphs(40)])
        expect(read(schema, sent)).toEqual(refused('required'))
    },
  )

  it('of paragraphs keeps its lines', () => {
    for (const schema of [requiredParagraphs(60), paragraphsOf(60)]) {
      expect(read(schema, 'One\r\nTwo\rThree\u2028Four\n\tFive')).toBe('One\nTwo\nThree\nFour\n\tFive')
      expect(read(schema, 'pay\u202e fdp.exe\u202c\u0007')).toBe('pay fdp.exe')
      expect(read(schema, 'so\u{e0049}\u{e0067}\u{e006e} it')).toBe('so it')
    }
  })

  it('keeps what people write with: marks, joined emoji, letters of every script', () => {
    for (const kept of ['Zoë Müller-Ångström', 'Пётр Ёлкин', 'नेहा', '👩‍👧‍👦', 'می‌خواهم', 'José', "O'Neil"])
      expect(read(requiredText(40), kept)).toBe(kept)
  })
})

describe('a name', () => {
  it.each([
    'WIN $500 at https://evil.example/claim now',
    'www.evil.example',
    'Go to evil.example/x',
    'пиши на сайт.рф/вход',
  ])('that carries a link is refused: %s', (name) => expect(read(PersonName, name)).toEqual(refused('name_link')))
  it.each(['J.R.R. Tolkien', 'Anna/Maria', 'Dr. No', 'A. B./C. D.', 'Мария-Луиза', 'St. John'])('%s stays', (name) => {
    expect(read(PersonName, name)).toBe(name)
  })
})

describe('a date', () => {
  it.each(['1990-05-17', '2000-02-29', '1600-02-29', '2024-12-31', '0001-01-01'])('%s exists', (date) => {
    expect(read(CivilDate, ` ${date} `)).toBe(date)
  })
  it.each([
    ['1990-02-30', 'date_impossible'],
    ['1900-02-29', 'date_impossible'],
    ['2023-02-29', 'date_impossible'],
    ['1990-04-31', 'date_impossible'],
    ['1990-00-10', 'date_impossible'],
    ['1990-13-01', 'date_impossible'],
    ['1990-12-00', 'date_impossible'],
    ['90-05-17', 'date'],
    ['1990-5-17', 'date'],
    ['17.05.1990', 'date'],
    ['1990-05-17T14:30', 'date'],
    ['١٩٩٠-٠٥-١٧', 'date'],
    ['', 'required'],
    [undefined, 'required'],
    [19900517, 'required'],
  ])('%j does not: %s', (date, key) => {
    expect(read(CivilDate, date)).toEqual(refused(key))
  })
})

describe('a time', () => {
  it.each([
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['14:30:00', '14:30'],
    [' 09:05 ', '09:05'],
  ])('%s', (time, value) => {
    expect(read(CivilTime, time)).toBe(value)
  })
  it.each(['24:00', '14:60', '9:05', '14.30', '2:30 pm', '14:30:60', 'noon'])('not %s', (time) => {
    expect(read(CivilTime, time)).toEqual(refused('time'))
  })
})

describe('a check box', () => {
  it.each([true, 'true', 'TRUE', '1', 1, 'on'])('%j is ticked', (value) => expect(read(Flag, value)).toBe(true))
  it.each([false, 'false', '0', 0, 'off', ''])('%j is not', (value) => expect(read(Flag, value)).toBe(false))
  it.each(['yes', 2, {}, [], null, undefined])('%j is neither', (value) => {
    expect(read(Flag, value)).toHaveProperty('refused')
  })
})

describe('an address', () => {
  it.each(['ada@example.test', 'Ada.Byron+stars@sub.example.co', "o'neil@example.test"])('%s', (email) => {
    expect(read(Email, ` ${email} `)).toBe(email)
  })
  it.each([
    ['ada', 'email'],
    ['ada@', 'email'],
    ['@example.test', 'email'],
    ['ada@example', 'email'],
    ['ada byron@example.test', 'email'],
    ['ada@example.test, eve@example.test', 'email'],
    ['ada@example.test\r\nBcc: eve@example.test', 'email'],
    [`${'a'.repeat(250)}@x.io`, 'too_long'],
    ['', 'required'],
  ])('not %j', (email, key) => {
    expect(read(Email, email)).toEqual(refused(key))
  })
})

describe('a password', () => {
  it('has 8 to 128 characters, spaces counted and kept', () => {
    expect(read(Password, 'x'.repeat(7))).toEqual(refused('password_short'))
    expect(read(Password, 'x'.repeat(8))).toBe('x'.repeat(8))
    expect(read(Password, 'x'.repeat(128))).toBe('x'.repeat(128))
    expect(read(Password, 'x'.repeat(129))).toEqual(refused('password_long'))
    expect(read(Password, '  four words  ')).toBe('  four words  ')
    expect(read(Password, '')).toEqual(refused('required'))
  })
})

describe('an optional field', () => {
  it.each([undefined, null, '', '  '])('%j is not given', (value) => {
    expect(read(blankAsAbsent(Gender), value)).toBeUndefined()
  })
  it('that is given is held to its kind', () => {
    expect(read(blankAsAbsent(Gender), 'female')).toBe('female')
    expect(read(blankAsAbsent(Gender), 'other')).toEqual(refused('gender'))
  })
})

describe('text', () => {
  it('is trimmed, and something must be left', () => {
    expect(read(requiredText(3), ' Ada ')).toBe('Ada')
    expect(read(requiredText(3), ' \t\n ')).toEqual(refused('required'))
    expect(read(requiredText(2), 'Ada')).toEqual(refused('too_long'))
  })
})
