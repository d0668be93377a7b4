import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { dateNumbers, personalYear } from './date-numbers.ts'
import { nameNumbers } from './name-numbers.ts'
import { type Sheet, twelve } from './sheet.ts'
import { numerologyTexts } from './words.ts'
import { writeDaily, writeDate, writeName, writeTogether } from './write-core-numbers.ts'
import { writeSums } from './write-letters.ts'
import { writeChallenges, writePinnacles, writeYears } from './write-years.ts'

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
    ...words.close.map((ways, i) => ({
      text: page.way(`close ${i}`, ways)({ year: thisYear, number, question }),
      factors: [],
    })),
    { kind: 'notice', text: words.notice },
  ])
}
