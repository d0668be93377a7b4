import { loadAsteroids } from '#astro/asteroids/load-asteroids.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { answerQuestion, type Ask } from '#reading/astrologer/answer-question.ts'
import { textOf } from '#reading/astrologer/answer.ts'
import { compositeFacts } from '#reading/facts/composite-facts.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { pairAudience } from '#reading/facts/pair-audience.ts'
import { synastryFacts } from '#reading/facts/synastry-facts.ts'
import type { Library } from '#reading/library/library.ts'
import type { Lang } from '#language/lang.ts'
import { child } from '#reading/reports/child/child.ts'
import { compatibility } from '#reading/reports/compatibility/compatibility.ts'
import { relationship } from '#reading/reports/relationship/relationship.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'
import type { ReportModule, ReportPerson } from '#reading/reports/report-module.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { writeComposite } from '#reading/writer/write-composite.ts'
import { writeSynastry } from '#reading/writer/write-synastry.ts'
import { printReport } from '#platform/pdf/print-report.ts'
import { random } from './people.ts'

/** Whom a reader may have noted, and when they may have been born. */
const BORN: Record<string, readonly [first: number, last: number]> = {
  child: [2010, 2024],
  sibling: [1972, 1994],
  parent: [1935, 1962],
  friend: [1960, 2000],
  colleague: [1958, 2001],
  partner: [1965, 1995],
}
export const NOT_PARTNERS = ['child', 'sibling', 'parent', 'friend', 'colleague'] as const

const NAMES: Record<Lang, Record<string, string>> = {
  en: {
    child: 'Mia',
    sibling: 'Tom',
    parent: 'Helen',
    friend: 'Ada',
    colleague: 'Peter',
    partner: 'Claire',
    own: 'Anna',
  },
  ru: {
    child: 'Майя',
    sibling: 'Том',
    parent: 'Елена',
    friend: 'Ада',
    colleague: 'Пётр',
    partner: 'Клара',
    own: 'Анна',
  },
}

const YEAR = 2026
const NOW = jdUtFromIso(`${YEAR}-11-22T09:00:00Z`)
const TIME_ZONE = 'Europe/Moscow'

export const KINDS = ['synastry', 'composite', 'compatibility', 'relationship', 'child', 'answers', 'pdf'] as const
export type Kind = (typeof KINDS)[number]

/** What is written of a reader and somebody they have noted. */
export interface PairDocuments {
  /** A document of a kind as plain text, with its titles, tables and captions; empty where there is none of that kind. */
  textOf(kind: Kind): string
}

function birthOf(sky: Ephemeris, [first, last]: readonly [number, number], next: () => number): NatalBirth {
  const place = { latitudeDeg: next() * 110 - 50, longitudeDeg: next() * 360 - 180 }
  const from = jdUtFromIso(`${first}-01-01T00:00:00Z`)
  const jdUt = Math.floor(from + next() * (last - first + 1) * 365.24)
  const hour = next()
  return next() < 0.2
    ? { timeKnown: false, ...wholeDayChart(sky, { jdUtStart: jdUt, jdUtEnd: jdUt + 1, ...place }) }
    : { timeKnown: true, uncertain: [], chart: natalChart(sky, { jdUt: jdUt + hour, ...place }) }
}

/** Everything that is written of the pair of a number, a relation and a language; of somebody who turns an age this year. */
export function pairDocuments(
  room: { sky: Ephemeris; library: Library },
  { relation, lang, index, age }: { relation: string; lang: Lang; index: number; age?: number },
): PairDocuments {
  const { sky, library } = room
  const next = random(1000 * index + Object.keys(BORN).indexOf(relation) + 100 * (age ?? 0))
  const born = age === undefined ? (BORN[relation] ?? [1960, 2000]) : ([YEAR - age, YEAR - age] as const)
  const [own, other] = [birthOf(sky, [1968, 1992], next), birthOf(sky, born, next)]
  const names = NAMES[lang]
  const name = names[relation] ?? 'Kim'
  const audience = pairAudience({ relation, bornJdUt: [own.chart.jdUt, other.chart.jdUt], nowJdUt: NOW })
  const writing = { library, lang, seed: `${relation} ${index}`, timeZone: TIME_ZONE, name, audience }
  const person = (firstName: string, birth: NatalBirth): ReportPerson => ({
    firstName,
    lastName: '',
    birthdate: '1980-01-01',
    birthtime: birth.timeKnown ? '12:00' : null,
    birth,
  })
  const write = (module: ReportModule) =>
    module.write({
      sky,
      library,
      asteroids: loadAsteroids,
      lang,
      timeZone: TIME_ZONE,
      nowJdUt: NOW,
      seed: `${relation} ${index} ${module.type}`,
      person: person(names['own'] ?? '', own),
      other: { ...person(name, other), relation },
      places: [],
    })
  const ask = (question: string): Ask => ({
    question,
    lang,
    firstName: names['own'] ?? '',
    birth: own,
    people: [{ name, relation, birth: other }],
    age: 45,
    plan: null,
    nowJdUt: NOW,
    timeZone: TIME_ZONE,
  })
  return {
    textOf(kind) {
      switch (kind) {
        case 'synastry':
          return readingText(writeSynastry({ facts: synastryFacts(own, other), ...writing }))
        case 'composite':
          return readingText(writeComposite({ facts: compositeFacts(own, other), ...writing }))
        case 'compatibility':
          return reportText(write(compatibility))
        case 'relationship':
          return reportText(write(relationship))
        case 'child':
          return relation === 'child' ? reportText(write(child)) : ''
        case 'answers':
          return QUESTIONS[lang](name)
            .map((question) => `? ${question}\n\n${textOf(answerQuestion(sky, library, ask(question)))}`)
            .join('\n\n')
        case 'pdf':
          return stringsOf(printReport(write(compatibility), { lang, type: 'compatibility' }).data).join('\n')
      }
    },
  }
}

/** Of the pair, and never of love alone: that is the reader's own chart, whoever is named beside it. */
const QUESTIONS: Record<Lang, (name: string) => string[]> = {
  en: (name) => [
    `How do ${name} and I get along?`,
    `Tell me about my relationship with ${name}`,
    `Am I compatible with ${name}?`,
    `Is there love between ${name} and me?`,
    `What will happen between ${name} and me?`,
    'How do Leo and Scorpio get along?',
    'I am with a Pisces, is that good?',
  ],
  ru: (name) => [
    `Как мы ладим, я и ${name}?`,
    `${name} и я: какие у нас отношения?`,
    `Подходим ли мы друг другу, я и ${name}?`,
    `Есть ли любовь, ${name} и я?`,
    `Совместимость: я и ${name}`,
    'Подходят ли друг другу Лев и Скорпион?',
    'Мы с Рыбами уживёмся?',
  ],
}

function readingText({ sections }: ChartReading): string {
  const chapters = Map.groupBy(sections, ({ chapter }) => chapter)
  return [...chapters]
    .flatMap(([chapter, parts]) => [
      `# ${chapter}`,
      ...parts.flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs.map(({ text }) => text)]),
    ])
    .join('\n\n')
}

function reportText({ title, subtitle, limits, chapters }: ReportDocument): string {
  const blocks = chapters.flatMap((chapter) => [
    `# ${chapter.title}`,
    ...chapter.sections.flatMap((section) => [
      `## ${section.title}`,
      ...section.blocks.map((block) => {
        if (block.kind === 'table')
          return [`[${block.caption}]`, block.head.join(' | '), ...block.rows.map((row) => row.join(' | '))].join('\n')
        return block.kind === 'figure' ? `[${block.caption}]` : block.text
      }),
    ]),
  ])
  return [title, subtitle, ...limits, ...blocks].join('\n\n')
}

function stringsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(stringsOf) : []
}
