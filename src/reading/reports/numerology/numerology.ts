import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { type Part, ReportPage } from '../report-page.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { dateNumbers, type DateNumbers, personalYear, type Pinnacle } from './date-numbers.ts'
import { ALPHABETS, letterValue, nameNumbers, type NameNumbers, type NamePart } from './name-numbers.ts'
import { digitOf, isMaster, reduced, reduction } from './reduce.ts'
import {
  type Core,
  type Digit,
  type Meeting,
  type Number12,
  numerologyTexts,
  type NumerologyWords,
  type Triad,
} from './words.ts'

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** So many personal years are told, from this one: a round. */
const YEARS = 9

/** Of so many missing values the report says what they mean. */
const LACKING_TOLD = 4

/** A report's page with the words and the numbers that its chapters share. */
interface Sheet {
  page: ReportPage
  words: NumerologyWords
  date: DateNumbers
  name: NameNumbers | null
  /** The reader's calendar year. */
  thisYear: number
}

/** The numbers of a name and a date, every sum written out. Neither hour nor place of birth enters. */
export const numerology: ReportModule = {
  type: 'numerology',
  birthTime: 'unused',
  other: null,
  usesPlaces: false,
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

/** Notes one of the five numbers as a fact. */
const noted = ({ page, words }: Sheet, core: Core, number: number) =>
  page.factor({ id: `special:${core}:${number}`, kind: 'special', said: words.said[core]({ number }) })

const twelve = (number: number) => number as Number12
const digits = (number: number) => [...`${number}`].map(Number)
const written = (number: number) => sumText([], reduction(number))
const plus = (numbers: readonly number[]) => numbers.join(' + ')

/** A sum and what its digits add up to: "5 + 17 = 22, 2 + 2 = 4". */
function sumText(parts: readonly number[], steps: readonly number[]): string {
  const [first, ...rest] = steps
  const shown = parts.length > 1 ? `${plus(parts)} = ${first ?? ''}` : `${first ?? ''}`
  return [shown, ...rest.map((step, i) => `${plus(digits(steps[i] ?? 0))} = ${step}`)].join(', ')
}

function writeSums(sheet: Sheet): void {
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

/** The first and the last part of a name, each by what it adds up to. */
function writeParts({ page, words }: Sheet, { parts }: NameNumbers): void {
  const [first, ...others] = parts
  const last = others.at(-1)
  if (!first || !last) return
  const lines = [
    ['first', first, words.firstName],
    ['last', last, words.familyName],
  ] as const
  page.write(
    words.chapters.name,
    words.part.title,
    lines.map(([which, { letters, all }, meanings]) => {
      const spelled = letters.map(({ letter }, i) => (i === 0 ? letter : letter.toLowerCase())).join('')
      const number = digitOf(all)
      return {
        text: `${words.part.lead[which]({ letters: spelled, number })} ${meanings[number as Digit]}`,
        factors: [page.factor({ id: `special:part:${which}`, kind: 'special', said: `${spelled} ${number}` })],
      }
    }),
  )
}

/** What a number came from, what it means, and its master's rule where it is one. */
function told(sheet: Sheet, core: Core, number: number, sum: string, meaning: string): Part[] {
  const factors = [noted(sheet, core, number)]
  const { page, words } = sheet
  // The rule is explained once a number, however often it comes up.
  const rule =
    isMaster(number) && page.firstTime(`master ${number}`) ? words.master({ number, digit: digitOf(number) }) : ''
  return [
    { text: [sum, rule].filter(Boolean).join(' '), factors },
    { text: meaning, factors },
  ]
}

function writeDate(sheet: Sheet): void {
  const { page, words, date } = sheet
  const { month, day, year, lifePath, birthday } = date
  const [m, d, y] = [reduced(month), reduced(day), reduced(year)]
  const sum = words.dateSum({
    month: written(month),
    day: written(day),
    year: written(year),
    total: sumText([m, d, y], reduction(m + d + y)),
    lifePath,
  })
  const { core, chapters } = words
  page.write(
    chapters.date,
    core.lifePath.title({ number: lifePath }),
    told(sheet, 'lifePath', lifePath, sum, words.lifePath[twelve(lifePath)]),
  )
  const meaning = words.birthday[birthday as Exclude<Number12, 33>]
  page.write(
    chapters.date,
    core.birthday.title({ number: birthday }),
    told(sheet, 'birthday', birthday, words.birthdaySum({ day: written(day), number: birthday }), meaning),
  )
}

const SUMS = { expression: 'all', soulUrge: 'vowels', personality: 'consonants' } as const satisfies Partial<
  Record<Core, keyof NamePart>
>

function writeName(sheet: Sheet): void {
  const { page, words, name } = sheet
  if (!name) return
  for (const core of ['expression', 'soulUrge', 'personality'] as const) {
    const number = name[core]
    if (!number) continue
    const sums = name.parts.map((part) => part[SUMS[core]]).filter((sum) => sum > 0)
    const each = sums.map((sum) => written(sum)).join('; ')
    const parts = sums.map(reduced)
    const total = parts.reduce((a, b) => a + b, 0)
    const shown = parts.length > 1 ? `${each}; ${sumText(parts, reduction(total))}` : each
    page.write(
      words.chapters.name,
      words.core[core].title({ number }),
      told(sheet, core, number, words.nameSum[core]({ sums: shown, number }), words[core][twelve(number)]),
    )
  }
  writeParts(sheet, name)
}

const triadOf = (number: number): Triad =>
  (['heart', 'mind', 'work', 'heart', 'work', 'mind', 'heart', 'mind', 'work', 'heart'] as const)[digitOf(number)] ??
  'heart'

function meetingOf(a: number, b: number): Meeting {
  if (a === b) return 'same'
  const [one, other] = [triadOf(a), triadOf(b)]
  if (one === other) return one
  const both = [one, other]
  if (!both.includes('heart')) return 'mind work'
  return both.includes('mind') ? 'mind heart' : 'work heart'
}

function writeTogether(sheet: Sheet): void {
  const { page, words, date, name } = sheet
  const { lifePath, birthday } = date
  const pairs = [
    ['path-birthday', ['lifePath', lifePath], ['birthday', birthday]],
    ['path-expression', ['lifePath', lifePath], ['expression', name?.expression]],
    ['soul-personality', ['soulUrge', name?.soulUrge], ['personality', name?.personality]],
  ] as const
  for (const [pair, [one, a], [other, b]] of pairs) {
    if (!a || !b) continue
    const meeting = meetingOf(a, b)
    page.write(words.chapters.together, words.meetTitle[pair], [
      {
        text: `${page.way(pair, words.meets[pair])({ a, b })} ${page.way(meeting, words.meeting[meeting])}`,
        factors: [noted(sheet, one, a), noted(sheet, other, b)],
      },
    ])
  }
  const found: [Core, number | null | undefined][] = [
    ['lifePath', lifePath],
    ['birthday', birthday],
    ['expression', name?.expression],
    ['soulUrge', name?.soulUrge],
    ['personality', name?.personality],
  ]
  const rows = found.flatMap(([core, number]) =>
    number
      ? [
          [
            `${words.core[core].name} ${number}`,
            words.core[core].of,
            words.praised[twelve(number)],
            words.question[twelve(number)],
          ],
        ]
      : [],
  )
  page.write(words.chapters.together, words.titles.road, [
    { kind: 'table', caption: words.coreTable.caption, head: [...words.coreTable.head], rows, factors: [] },
  ])
}

/** Love, work and strain: each read from two of the five numbers, once where they are the same. */
function writeDaily(sheet: Sheet): void {
  const { page, words, date, name } = sheet
  const { lifePath, birthday } = date
  const soulUrge = name?.soulUrge ?? lifePath
  const expression = name?.expression ?? lifePath
  const read = [
    ['love', ['soulUrge', soulUrge], ['personality', name?.personality ?? birthday]],
    ['work', ['expression', expression], ['birthday', birthday]],
    ['strain', ['lifePath', lifePath], ['expression', expression]],
  ] as const
  for (const [part, [one, a], [other, b]] of read) {
    const factors = [noted(sheet, one, a), noted(sheet, other, b)]
    const texts = [...new Set([a, b])].map((number) => words.daily[twelve(number)][part])
    const lead = name ? words.dailyLead[part]({ one: a, other: b }) : ''
    page.write(
      words.chapters.daily,
      words.dailyTitle[part],
      texts.map((text, i) => ({ text: i === 0 ? [lead, text].filter(Boolean).join(' ') : text, factors })),
    )
  }
}

/** The pinnacle that somebody is in during the year in which they turn an age. */
const pinnacleAt = (date: DateNumbers, age: number): Pinnacle | undefined =>
  date.pinnacles.findLast(({ fromAge }) => fromAge <= age)

function writeYears(sheet: Sheet): void {
  const { page, words, date, thisYear } = sheet
  const years = Array.from({ length: YEARS }, (_, i) => thisYear + i)
  const numberOf = (year: number) => personalYear(date, year) as Digit
  const [m, d, y] = [digitOf(date.month), digitOf(date.day), digitOf(thisYear)]
  const sum = sumText([m, d, y], digitSteps(m + d + y))
  page.write(words.chapters.years, words.titles.now, [
    { text: words.yearsLead({ sum }), factors: [] },
    {
      kind: 'table',
      caption: words.yearTable.caption,
      head: [...words.yearTable.head],
      rows: years.map((year) => [`${year}`, `${numberOf(year)}`, words.year[numberOf(year)].turn]),
      factors: [],
    },
  ])
  for (const year of years) {
    const number = numberOf(year)
    const pinnacle = pinnacleAt(date, year - date.year)
    page.write(words.chapters.years, words.yearTitle({ year, number }), [
      {
        text: [
          page.way(`year ${number}`, words.year[number].body),
          pinnacle ? words.yearIn({ year, pinnacle: pinnacle.number }) : '',
        ]
          .filter(Boolean)
          .join(' '),
        factors: [yearFactor(sheet, year, words.yearTitle({ year, number }))],
      },
    ])
  }
}

/** A stretch of calendar years as a fact; noon keeps its ends in their years in every zone. */
function stretchFactor({ page }: Sheet, id: string, said: string, fromYear: number, toYear: number | null): string {
  const until = toYear === null ? {} : { untilJdUt: jdUtFromIso(`${toYear}-01-02T12:00:00Z`) }
  return page.factor({ id, kind: 'special', said, sinceJdUt: jdUtFromIso(`${fromYear}-01-02T12:00:00Z`), ...until })
}

const yearFactor = (sheet: Sheet, year: number, said: string) =>
  stretchFactor(sheet, `special:year:${year}`, said, year, null)

/** A number and its digits' sums down to one digit, master numbers too. */
function digitSteps(number: number): number[] {
  const steps = [number]
  while ((steps.at(-1) ?? 0) > 9) steps.push(digits(steps.at(-1) ?? 0).reduce((a, b) => a + b, 0))
  return steps
}

function writePinnacles(sheet: Sheet): void {
  const { page, words, date, thisYear } = sheet
  const { pinnacles, year } = date
  const now = pinnacleAt(date, thisYear - year)
  const span = ({ fromAge, toAge }: Pinnacle) =>
    toAge === null ? words.spanOn({ from: year + fromAge }) : words.span({ from: year + fromAge, to: year + toAge })
  const ages = ({ fromAge, toAge }: Pinnacle) => {
    if (toAge === null) return words.agesOn({ from: fromAge })
    return fromAge === 0 ? words.agesFromBirth({ to: toAge }) : words.ages({ from: fromAge, to: toAge })
  }
  const seen = new Set<number>()
  page.write(words.chapters.life, words.titles.pinnacles, [
    { text: page.way('pinnacles', words.pinnacleLead), factors: [] },
    {
      kind: 'table',
      caption: words.pinnacleTable.caption,
      head: [...words.pinnacleTable.head],
      rows: pinnacles.map((pinnacle, i) => [`${i + 1}`, `${pinnacle.number}`, ages(pinnacle), span(pinnacle)]),
      factors: [],
    },
    ...pinnacles.map((pinnacle, i) => {
      const { number, fromAge, toAge } = pinnacle
      const placed = pinnacle === now ? words.pinnacleNow : words.pinnacleAt
      const first = placed({ place: words.places[i] ?? '', number, ages: ages(pinnacle), years: span(pinnacle) })
      const rest = seen.has(number)
        ? page.way('pinnacle again', words.pinnacleAgain)({ number })
        : words.pinnacle[twelve(number)]
      seen.add(number)
      const tip = page.firstTime(`tip ${number}`) ? words.pinnacleTip[twelve(number)] : ''
      const said = `${words.titles.pinnacles}: ${number}`
      return {
        text: [first, rest, tip].filter(Boolean).join(' '),
        factors: [
          stretchFactor(sheet, `special:pinnacle:${i + 1}`, said, year + fromAge, toAge === null ? null : year + toAge),
        ],
      }
    }),
  ])
}

function writeChallenges({ page, words, date }: Sheet): void {
  const [m, d, y] = [digitOf(date.month), digitOf(date.day), digitOf(date.year)]
  const [first, second, main, last] = date.challenges
  const from = [
    [m, d],
    [d, y],
    [first, second],
    [m, y],
  ] as const
  const seen = new Set<number>()
  const paragraphs = [first, second, main, last].map((number, i) => {
    const [a, b] = from[i] ?? [0, 0]
    const at = words.challengeAt[i]?.({ larger: Math.max(a, b), smaller: Math.min(a, b), number }) ?? ''
    const rest = seen.has(number)
      ? page.way('challenge again', words.challengeAgain)({ number })
      : words.challenge[number as keyof NumerologyWords['challenge']]
    seen.add(number)
    const said = `${words.titles.challenges}: ${number}`
    return {
      text: `${at} ${rest}`,
      factors: [page.factor({ id: `special:challenge:${i + 1}`, kind: 'special', said })],
    }
  })
  page.write(words.chapters.life, words.titles.challenges, [{ text: words.challengeLead, factors: [] }, ...paragraphs])
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
