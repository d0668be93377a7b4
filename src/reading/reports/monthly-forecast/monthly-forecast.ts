import { capital } from '#language/capital.ts'
import type { ReportModule } from '../report-module.ts'
import { thesis, writeThreads } from '../threads/write-threads.ts'
import { MonthPage } from './month-page.ts'
import { writeAppendix } from './write-appendix.ts'
import { writeDays } from './write-days.ts'
import { daysTable, extremes, lineInWords, monthCurve } from './write-line.ts'
import { writeLunations } from './write-lunations.ts'
import { writeSlow } from './write-slow.ts'
import { writeTurns } from './write-turns.ts'

const MOST_CHECKED = 3

/** A calendar month in the reader's zone, the one in which it is ordered: its stories first, then its days. */
export const monthlyForecast: ReportModule = {
  type: 'monthly-forecast',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'ahead',
  write(request) {
    const page = new MonthPage(request)
    const { text, calendar, civil, dated } = page
    writeGlance(page)
    writeThreads({ page, topic: text, span: calendar, threads: page.threads }, text.chapters.threads)
    writeLunations(page)
    writeTurns(page)
    writeDays(page)
    writeSlow(page)
    writeClosing(page)
    writeAppendix(page)
    const { firstName, lastName } = request.person
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const monthName = dated.month({ ...civil, day: 1 })
    return page.document({
      title: text.title({ month: capital(monthName) }),
      subtitle: text.subtitle({ name, span: monthName }),
      limits: calendar.timeKnown ? [] : [text.limits],
    })
  },
}

function writeGlance(page: MonthPage): void {
  const { text, calendar, threads } = page
  const [first, last] = [calendar.days[0], calendar.days.at(-1)]
  if (!first || !last) return
  const [from, to] = [page.dayOf(first.startJdUt), page.dayOf(last.startJdUt)]
  const planets = calendar.days.flatMap((day) => page.planetHits(day)).length
  const span = page.special('span', `${from} – ${to}`, [first.startJdUt, last.startJdUt])
  page.write(text.chapters.glance, text.titles.about, [
    thesis({ page, topic: text, span: calendar, threads }),
    {
      text: page.way(
        'made',
        text.made,
      )({ between: page.dated.between(page.at(first.startJdUt), page.at(last.startJdUt), page.civil.year), planets }),
      factors: [span, page.planet('sun')],
    },
    monthCurve(page),
    lineInWords(page),
    { kind: 'notice', text: text.zone({ zone: page.request.timeZone }) },
  ])
  page.write(text.chapters.glance, text.titles.table, [daysTable(page)])
}

function writeClosing(page: MonthPage): void {
  const { text, calendar, threads } = page
  const ends = extremes(page)
  if (!ends) return
  const { high, low } = ends
  const peaks = threads
    .flatMap(({ lead }) => lead.inSpan)
    .filter(() => page.timeKnown)
    .toSorted((a, b) => a - b)
    .slice(0, MOST_CHECKED)
  const dates = [...new Set(peaks.map((jdUt) => page.dayOf(jdUt)))]
  const moved = page.way('closing', text.closing)({ high: page.dayOf(high.jdUt), low: page.dayOf(low.jdUt) })
  const check = dates.length > 0 ? page.way('check', text.check)({ dates }) : ''
  page.write(text.chapters.closing, text.titles.closing, [
    {
      text: [check, moved].filter(Boolean).join(' '),
      factors: [page.special('watched', text.titles.closing, [high.jdUt, low.jdUt, ...peaks, calendar.fromJdUt])],
    },
  ])
}
