import { ALPHABETS, letterValue, type NameNumbers } from './name-numbers.ts'
import type { Sheet } from './sheet.ts'
import type { Digit } from './words.ts'

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Of so many missing values the report says what they mean. */
const LACKING_TOLD = 4

/** How letters count, and those of the name. */
export function writeSums(sheet: Sheet): void {
  const { page, words, name } = sheet
  const { chapters, titles } = words
  page.write(chapters.sums, titles.how, [
    { text: page.way('opening', words.opening), factors: [] },
    { kind: 'notice', text: words.method },
  ])
  page.write(
    chapters.sums,
    titles.tables,
    (['latin', 'cyrillic'] as const).map((alphabet) => ({
      kind: 'table',
      caption: words.tables[alphabet],
      head: [...words.tableHead],
      rows: VALUES.map((value) => [
        `${value}`,
        [...ALPHABETS[alphabet]].filter((letter) => letterValue(letter) === value).join(' '),
      ]),
      factors: [page.factor({ id: `special:${alphabet}`, kind: 'special', said: ALPHABETS[alphabet] })],
    })),
  )
  if (!name) return
  page.write(chapters.sums, titles.yourName, [
    {
      kind: 'table',
      caption: words.nameTable.caption,
      head: [...words.nameTable.head],
      rows: name.parts.map((part, i) => [
        `${i + 1}`,
        part.letters.map(({ letter, value }) => `${letter} ${value}`).join(', '),
        `${part.vowels}`,
        `${part.consonants}`,
        `${part.all}`,
      ]),
      factors: [],
    },
  ])
  writeInclusion(sheet, name)
}

function writeInclusion({ page, words }: Sheet, name: NameNumbers): void {
  const letters = name.parts.flatMap((part) => part.letters)
  const counts = VALUES.map((value) => letters.filter((letter) => letter.value === value).length)
  const most = Math.max(...counts)
  const value = counts.indexOf(most) + 1
  const missing = VALUES.filter((_, i) => counts[i] === 0)
  const said = [
    words.inclusion.many({ value, count: most, letters: letters.length }),
    words.repeated[value as Digit],
    ...(missing.length > 0 ? [words.inclusion.none({ values: missing.join(', ') })] : []),
  ].join(' ')
  const lacking = missing.slice(0, LACKING_TOLD).map((one) => words.lacking[one])
  page.write(words.chapters.sums, words.titles.inclusion, [
    {
      kind: 'figure',
      caption: words.inclusion.caption,
      figure: {
        kind: 'bars',
        max: most,
        rows: VALUES.map((v, i) => ({ label: `${v}`, value: counts[i] ?? 0, note: `${counts[i] ?? 0}` })),
      },
      factors: [],
    },
    { text: said, factors: [] },
    lacking.length > 0 ? { text: lacking.join(' '), factors: [] } : null,
  ])
  const first = letters[0]
  if (!first) return
  const { title, lead, of } = words.firstLetter
  const text = `${lead({ letter: first.letter, value: first.value })} ${of[first.value as Digit]}`
  page.write(words.chapters.sums, title, [
    { text, factors: [page.factor({ id: 'special:first-letter', kind: 'special', said: first.letter })] },
  ])
}
