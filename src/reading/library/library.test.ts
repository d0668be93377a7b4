import { describe, expect, it } from 'vitest'
import { entryScopeOf, type Audience } from './audience.ts'
import { Library, LibraryError } from './library.ts'
import { loadLibrary } from './load-library.ts'
import { parseEntries } from './parse-entries.ts'
import { namesTraits } from '../compose/traits.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

/** What an entry says of its audience where it is for everybody that it can be for. */
function audienceLine(subject: Subject): string {
  const scope = entryScopeOf(subject)
  return scope === null ? '' : `audience: ${scope === 'child' ? 'child' : 'any'}`
}

const full = (subject: Subject) => {
  const { keys, fields } = SUBJECTS[subject]
  const entry = (key: string) =>
    [
      `## ${key}`,
      audienceLine(subject),
      namesTraits(subject) ? 'traits: none' : '',
      ...fields.map((field) => `**${field}** ${key} ${field}.`),
    ].join('\n')
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

it('says the same of a person by axis in both languages', () => {
  const library = loadLibrary()
  const subjects = (Object.keys(SUBJECTS) as Subject[]).filter(namesTraits)
  expect(subjects.length).toBeGreaterThan(40)
  for (const subject of subjects)
    for (const key of SUBJECTS[subject].keys)
      expect(library.traits('ru', subject, key), `${subject} ${key}`).toEqual(library.traits('en', subject, key))
  expect(library.traits('en', 'planet-in-sign/mars', '0')).toEqual([
    { axis: 'pace', pole: 0 },
    { axis: 'approach', pole: 0 },
    { axis: 'conflict', pole: 0 },
  ])
})

it('is refused where an entry doesn’t say what it says of a person', () => {
  const missing = missingOf((lang, subject, text) =>
    lang === 'ru' && subject === 'natal-aspect/sun' ? text.replace('traits: none\n', '') : text,
  )
  expect(missing).toEqual(['ru natal-aspect/sun · moon conjunction · traits'])
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

describe('what a pair is told', () => {
  const library = made((_lang, _subject, text) => text)

  it('is never an entry without its audience: one person’s is asked for by itself', () => {
    expect(library.find('en', 'overlay/mars', '8')).toBeNull()
    expect(library.findForPair('en', 'planet-in-sign/sun', '0', 'any')).toBeNull()
    expect(() => library.entry('en', 'overlay/mars' as 'transit/sun', '8' as 'sun tense')).toThrow('overlay/mars')
  })

  it('is the version for any two, with what is written for this pair put over it', () => {
    const loaded = loadLibrary()
    const told = (audience: Audience) => loaded.entryForPair('en', 'overlay/venus', '8', audience)
    for (const audience of ['any', 'kin'] as const) expect(told(audience).gist).not.toContain('desire runs deep')
    expect(told('partner').gist).toContain('desire runs deep')
    expect(told('partner').advice).toBe(told('any').advice)
  })

  it('is nothing where no wording fits them, in either language', () => {
    const loaded = loadLibrary()
    for (const lang of LANGS) {
      expect(loaded.findForPair(lang, 'overlay/moon', '8', 'child')).toBeNull()
      expect(loaded.findForPair(lang, 'overlay/moon', '8', 'kin')).not.toBeNull()
    }
    const pairs = Object.entries(SUBJECTS).flatMap(([subject, { keys }]) => keys.map((key) => ({ subject, key })))
    const untoldIn = (lang: Lang) =>
      pairs.filter(
        ({ subject, key }) =>
          loaded.findForPair(lang, subject, key, 'any') !== null &&
          loaded.findForPair(lang, subject, key, 'child') === null,
      )
    expect(untoldIn('ru')).toEqual(untoldIn('en'))
  })

  it.each([
    ['overlay/mars', 'audience: any', '', 'audience: any, of its first version'],
    ['overlay/mars', 'audience: any', 'audience: partner', 'audience: any, of its first version'],
    ['planet-in-sign/sun', '\n**gist**', '\naudience: any\n**gist**', 'though it is about one person'],
    ['child/moon-sign', 'audience: child', 'audience: any', 'audience: child'],
  ])('is missing from %s where %j stands as %j', (subject, from, to, fault) => {
    const missing = missingOf((_lang, of, text) => (of === subject ? text.replace(from, to) : text))
    expect(missing[0]).toContain(fault)
  })
})
