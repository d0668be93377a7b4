import { expect, it } from 'vitest'
import { LANGS } from '#language/lang.ts'
import { dayMail } from './mail.ts'

const links = { page: 'https://example.test/daily-horoscope', unsubscribe: '', settings: '' }
const day = { date: '2026-11-25', headline: 'A day.', thread: [], moonLine: 'The Moon is in Libra.', mantra: 'Once.' }

it.each(LANGS)('a mail of the day says what void of course is, where it tells of it, %s', (lang) => {
  const explained = /until it changes sign|до смены знака/
  for (const body of ['text', 'html'] as const) {
    expect(dayMail(lang, { ...day, isVoid: true }, links)[body]).toMatch(explained)
    expect(dayMail(lang, { ...day, isVoid: false }, links)[body]).not.toMatch(explained)
  }
})
