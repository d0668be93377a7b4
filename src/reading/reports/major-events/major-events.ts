import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import type { Part } from '../report-page.ts'
import { majorFacts } from './major-facts.ts'
import { factorOfDate, meetingOfDate } from './date-kinds.ts'
import type { MajorWriting } from './major-writing.ts'
import { majorTexts } from './words.ts'
import { writeDensity } from './write-density.ts'
import { writeRhymes, writeTurns } from './write-patterns.ts'
import { isGreat, type LifeDate, lifeDates, passesOf } from './life-dates.ts'
import { writeDates } from './write-dates.ts'
import { closingOf, writeGlance } from './write-glance.ts'

/** The rare meetings of a life by three methods, the lived ones first. */
export const majorEvents: ReportModule = {
  type: 'major-events',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(majorTexts, request.lang)
    const facts = majorFacts(request.sky, request.person.birth)
    const writing: MajorWriting = { page, words, facts, nowJdUt: request.nowJdUt }
    const { passages, arcs, progressions } = facts
    const { method } = words.chapters
    const dates = lifeDates(facts, request.nowJdUt, page.timeKnown)
    writeGlance(writing, dates)
    page.write(method, words.titles.how, [
      {
        text: page.way(
          'how',
          words.how,
        )({
          transits: passages.length,
          arcs: arcs.length,
          progressions: progressions.length,
          told: dates.length,
        }),
        factors: [],
      },
      { text: page.way('test', words.test), factors: [] },
      { kind: 'notice', text: words.methods },
    ])
    writeDates(writing, dates)
    writeTurns(writing)
    writeDensity(writing, dates)
    writeRhymes(writing)
    page.write(words.chapters.line, words.titles.table, [table(writing, dates)])
    page.write(words.chapters.line, words.titles.closing, [
      ...closingOf(writing, dates),
      { text: page.way('closing', words.closing), factors: [] },
    ])
    const { firstName, lastName, birthdate } = request.person
    const year = Number(birthdate.slice(0, 4))
    return page.document({
      title: words.name,
      subtitle: words.subtitle({
        name: [firstName, lastName].filter(Boolean).join(' '),
        years: `${year}–${year + 90}`,
      }),
      limits: page.timeKnown ? [] : [page.dated.untimed],
    })
  },
}

/** Every great meeting and every date that is told, in order of time. */
function table(writing: MajorWriting, dates: readonly LifeDate[]): Part {
  const { page, words, facts } = writing
  const all = [...facts.great, ...dates.map(({ what }) => what).filter((what) => !isGreat(what))]
  if (all.length === 0) return null
  return {
    kind: 'table',
    caption: words.table.caption,
    head: [...words.table.head],
    rows: all
      .flatMap((what) => {
        const meeting = meetingOfDate({ what })
        const { method } = meeting
        const label = page.dated.label(meeting)
        // A minute of birth time moves the day of an arrival, not that of a transit.
        const day = (jdUt: number) => (method === 'transit' ? page.short(jdUt) : page.short(jdUt, false))
        return passesOf(what).map((jdUt) => ({
          jdUt,
          row: [day(jdUt), `${page.age(jdUt)}`, page.dated.method[method], label],
        }))
      })
      .toSorted((one, other) => one.jdUt - other.jdUt)
      .map(({ row }) => row),
    factors: [...new Set(all.map((what) => factorOfDate(writing, { what })))],
  }
}
