import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { dateNumbers, personalYear } from './date-numbers.ts'
import { nameNumbers, ALPHABETS, letterValue, type NameNumbers } from './name-numbers.ts'
import { type Sheet, twelve } from './sheet.ts'
import { numerologyTexts, type Digit } from './words.ts'
import { writeDaily, writeDate, writeName, writeTogether } from './write-core-numbers.ts'
import { writeChallenges, writePinnacles, writeYears } from './write-years.ts'
import { own, tablePart, figurePart } from '../natal-parts.ts'

/** The numbers of a name and a date, every sum written out. Neither hour nor place of birth enters. */
export const numerology: ReportModule = {
  type: 'numerology',
  birthTime: 'unused',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new ReportPage(request)
    const { firstName, lastName, birthdate } = request.person
    const fullName = `${firstName} ${lastName}`.trim()
    const words = request.library.texts(numerologyTexts, request.lang)
    const sheet: Sheet = {
      page,
      words,
      date: dateNumbers(birthdate),
      name: nameNumbers(fullName),
      thisYear: page.year(request.nowJdUt),
    }
    writeSums(sheet)
    writeDate(sheet)
    writeName(sheet)
    writeTogether(sheet)
    writeDaily(sheet)
    writeYears(sheet)
    writePinnacles(sheet)
    writeChallenges(sheet)
    writeClose(sheet)
    const { year, month, day } = sheet.date
    const subtitle = words.subtitle({ name: fullName, date: page.common.date({ year, month, day }) })
    // The name stays as it is written, in whichever alphabet.
    page.factor({ id: 'special:name', kind: 'special', said: fullName })
    return page.document({ title: words.title, subtitle, limits: limitsOf(request, sheet) })
  },
}

function limitsOf({ person }: ReportRequest, { words: { limits }, name }: Sheet): string[] {
  if (!name) return [limits.noName]
  return [
    ...(person.lastName ? [] : [limits.noLastName]),
    ...(name.uncounted.length > 0 ? [limits.uncounted({ letters: name.uncounted.join(', ') })] : []),
    ...(name.soulUrge === null ? [limits.noVowels] : []),
    ...(name.personality === null ? [limits.noConsonants] : []),
  ]
}

function writeClose({ page, words, date, thisYear }: Sheet): void {
  const number = personalYear(date, thisYear)
  const question = words.question[twelve(date.lifePath)]
  page.write(words.chapters.close, words.titles.last, [
    ...words.close.map((ways, i) => own(page.say(`close ${i}`, ways, { year: thisYear, number, question }))),
    { kind: 'notice', text: words.notice },
  ])
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Of so many missing values the report says what they mean. */
const LACKING_TOLD = 4

/** How letters count, and those of the name. */
function writeSums(sheet: Sheet): void {
  const { page, words, name } = sheet
  const { chapters, titles } = words
  page.write(chapters.sums, titles.how, [
    own(page.way('opening', words.opening)),
    { kind: 'notice', text: words.method },
  ])
  page.write(
    chapters.sums,
    titles.tables,
    (['latin', 'cyrillic'] as const).map((alphabet) =>
      tablePart(
        { caption: words.tables[alphabet], head: words.tableHead },
        VALUES.map((value) => [
          `${value}`,
          [...ALPHABETS[alphabet]].filter((letter) => letterValue(letter) === value).join(' '),
        ]),
        [page.factor({ id: `special:${alphabet}`, kind: 'special', said: ALPHABETS[alphabet] })],
      ),
    ),
  )
  if (!name) return
  page.write(chapters.sums, titles.yourName, [
    tablePart(
      words.nameTable,
      name.parts.map((part, i) => [
        `${i + 1}`,
        part.letters.map(({ letter, value }) => `${letter} ${value}`).join(', '),
        `${part.vowels}`,
        `${part.consonants}`,
        `${part.all}`,
      ]),
    ),
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
    figurePart(
      {
        kind: 'bars',
        max: most,
        rows: VALUES.map((v, i) => ({ label: `${v}`, value: counts[i] ?? 0, note: `${counts[i] ?? 0}` })),
      },
      words.inclusion.caption,
      [],
    ),
    own(said),
    lacking.length > 0 ? own(lacking.join(' ')) : null,
  ])
  const first = letters[0]
  if (!first) return
  const { title, lead, of } = words.firstLetter
  const text = `${lead({ letter: first.letter, value: first.value })} ${of[first.value as Digit]}`
  page.write(words.chapters.sums, title, [
    own(text, [page.factor({ id: 'special:first-letter', kind: 'special', said: first.letter })]),
  ])
}
