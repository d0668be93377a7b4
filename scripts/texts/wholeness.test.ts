import { expect, it } from 'vitest'
import { SUBJECTS } from '../../src/reading/library/subjects.ts'
import { readEntries } from './read-entries.ts'
import { registeredGaps, unregistered, unregisteredGaps } from './wholeness.ts'

const PHASES = SUBJECTS['phase/moon']
const phase = (change = (text: string) => text) =>
  readEntries(
    'entries/phase/moon.en.md',
    change(
      [
        '# phase/moon',
        ...PHASES.keys.flatMap((key) => [`## ${key}`, ...PHASES.fields.map((field) => `**${field}** x`)]),
      ].join('\n'),
    ),
  )
const ofPhase = (file: ReturnType<typeof phase>) =>
  registeredGaps([file])
    .filter(({ of }) => of === 'en phase/moon')
    .map(({ what }) => what)

it('tells what a registered file lacks and what it has too much', () => {
  expect(ofPhase(phase())).toEqual([])
  expect(ofPhase(phase((text) => text.replace('## full', '## fool')))).toEqual(['lacks full', 'no such key: fool'])
  expect(ofPhase(phase((text) => text.replace('**mindset** x', '')))).toEqual(['lacks new · mindset'])
  expect(registeredGaps([phase()])).toContainEqual({ of: 'ru phase/moon', what: 'is missing' })
})

const en = readEntries('e/comet/halley.en.md', '# comet/halley\n## 1\n**gist** x\n**body** x\n## 2\n**gist** x')
const ru = readEntries('e/comet/halley.ru.md', '# comet/halley\n## 1\n**gist** x\n## 3\n**gist** x')

it('compares an unregistered file with itself and with the other language', () => {
  expect(unregisteredGaps(en, [en, ru]).map(({ what }) => what)).toEqual(['lacks 2 · body', 'lacks 3'])
  expect(unregisteredGaps(phase(), [phase()])).toEqual([])
})

it('names files that are registered nowhere, and those without the other language', () => {
  expect(unregistered([en, ru, phase()]).map(({ of }) => of)).toEqual(['en comet/halley', 'ru comet/halley'])
  expect(unregistered([en]).map(({ what }) => what)[1]).toContain('no comet/halley.ru.md')
})
