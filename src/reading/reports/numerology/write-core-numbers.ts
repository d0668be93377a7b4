import type { NameNumbers, NamePart } from './name-numbers.ts'
import { digitOf, reduced, reduction } from './reduce.ts'
import { type Sheet, noted, sumText, told, twelve, written } from './sheet.ts'
import type { Core, Digit, Meeting, Number12, Triad } from './words.ts'
import { own, tablePart, joinText } from '../natal-parts.ts'

export function writeDate(sheet: Sheet): void {
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

export function writeName(sheet: Sheet): void {
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
      return own(`${words.part.lead[which]({ letters: spelled, number })} ${meanings[number as Digit]}`, [
        page.factor({ id: `special:part:${which}`, kind: 'special', said: `${spelled} ${number}` }),
      ])
    }),
  )
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

export function writeTogether(sheet: Sheet): void {
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
        text: `${page.say(pair, words.meets[pair], { a, b })} ${page.way(meeting, words.meeting[meeting])}`,
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
  page.write(words.chapters.together, words.titles.road, [tablePart(words.coreTable, rows)])
}

/** Love, work and strain: each read from two of the five numbers, once where they are the same. */
export function writeDaily(sheet: Sheet): void {
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
      texts.map((text, i) => ({ text: i === 0 ? joinText(lead, text) : text, factors })),
    )
  }
}
