import { expect, it } from 'vitest'
import { Library, LibraryError } from './library.ts'
import { loadLibrary } from './load-library.ts'
import { parseEntries } from './parse-entries.ts'
import { LANGS, SUBJECTS, type Lang, type Subject } from './subjects.ts'

const full = (subject: Subject) => {
  const { keys, fields } = SUBJECTS[subject]
  const entry = (key: string) => [`## ${key}`, ...fields.map((field) => `**${field}** ${key} ${field}.`)].join('\n')
  return `# ${subject}\n${keys.map(entry).join('\n')}`
}

/** A whole library but for what `change` does to the files. */
const made = (change: (lang: Lang, subject: Subject, text: string) => string | undefined) =>
  new Library((lang, subject) => {
    const text = change(lang, subject, full(subject))
    return text === undefined ? undefined : parseEntries(text)
  })

const missingOf = (change: Parameters<typeof made>[0]) => {
  try {
    made(change)
  } catch (error) {
    if (error instanceof LibraryError) return error.missing
    throw error
  }
  return []
}

it('holds every subject in both languages', () => {
  const library = loadLibrary()
  expect(loadLibrary()).toBe(library)
  // issue 2: ten planets to twelve natal points by three natures.
  expect(SUBJECTS['transit/pluto'].keys).toHaveLength(36)
  expect(library.entry('en', 'transit/saturn', 'venus tense').keywords).toContain(',')
  for (const lang of LANGS) expect(library.entry(lang, 'moon-day/house', '12').love).toMatch(/\S/)
})

it('throws for a key that a subject doesn’t have', () => {
  const key = '13' as '12'
  expect(() => loadLibrary().entry('ru', 'moon-day/house', key)).toThrow('ru moon-day/house · 13')
})

it('finds nothing where there is no such subject or key', () => {
  const library = loadLibrary()
  expect(library.find('en', 'composite/vulcan-sign', '0')).toBeNull()
  expect(library.find('en', 'planet-in-sign/sun', '12')).toBeNull()
  expect(library.find('en', 'planet-in-sign/sun', '0')).toEqual(library.entry('en', 'planet-in-sign/sun', '0'))
})

it('is whole when nothing lacks', () => {
  expect(missingOf((_lang, _subject, text) => text)).toEqual([])
})

it('names a file, an entry and a field that lack', () => {
  const missing = missingOf((lang, subject, text) => {
    if (lang === 'ru' && subject === 'phase/moon') return undefined
    if (lang === 'en' && subject === 'mantra/day') return text.replace('## sun tense', '## sun sour')
    if (lang === 'en' && subject === 'transit/sun') return text.replace('**gift** mc tense gift.', '')
    return text
  })
  expect(missing).toEqual(['en transit/sun · mc tense · gift', 'en mantra/day · sun tense', 'ru phase/moon'])
})

it('names a file whose subject is another’s', () => {
  const missing = missingOf((_lang, subject, text) => (subject === 'transit/mars' ? full('transit/venus') : text))
  expect(missing[0]).toBe('en transit/mars (its file says "transit/venus")')
})
