import { expect, it } from 'vitest'
import { readEntries } from './read-entries.ts'
import { untimedTexts } from './when.ts'

const found = (text: string, subject = 'transit-day/mars', lang = 'en') =>
  untimedTexts(readEntries(`entries/${subject}.${lang}.md`, `# ${subject}\n\n## sun tense\n\n${text}\n`))

it('asks for a tag where a text of a day presumes an office, a meal or a part of the day', () => {
  expect(found('**today** Your boss has a word for you.')).toMatchObject([{ line: 5, rule: 'when' }])
  expect(found('when: today workday\n\n**today** Your boss has a word for you.')).toEqual([])
  expect(found('**today** Позавтракав, вы идёте на планёрку.', 'transit-day/mars', 'ru')).toHaveLength(1)
  expect(found('**excess** Tonight it looks better.')[0]?.what).toContain('when: excess evening')
})

it('takes no tag for a title, which stands on any day, and leaves other subjects alone', () => {
  expect(found('when: overdo workday\n\n**overdo** Pleasing the boss')).toHaveLength(1)
  expect(found('**body** Your boss has a word for you.', 'transit/mars')).toEqual([])
})
