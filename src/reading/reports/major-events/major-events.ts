import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import type { Part } from '../report-page.ts'
import { majorFacts, type Great } from './major-facts.ts'
import { factorOfDate, meetingOfDate } from './date-kinds.ts'
import { type MajorWriting, factorOf, pairOf } from './major-writing.ts'
import { majorTexts, type Time } from './words.ts'
import { writeDensity } from './write-density.ts'
import { isGreat, type LifeDate, lifeDates, passesOf } from './life-dates.ts'
import { writeDates } from './write-dates.ts'
import { closingOf, writeGlance } from './write-glance.ts'
import { own, joinText, tablePart } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'

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
      own(
        page.say('how', words.how, {
          transits: passages.length,
          arcs: arcs.length,
          progressions: progressions.length,
          told: dates.length,
        }),
      ),
      own(page.way('test', words.test)),
      { kind: 'notice', text: words.methods },
    ])
    writeDates(writing, dates)
    writeTurns(writing)
    writeDensity(writing, dates)
    writeRhymes(writing)
    page.write(words.chapters.line, words.titles.table, [table(writing, dates)])
    page.write(words.chapters.line, words.titles.closing, [
      ...closingOf(writing, dates),
      own(page.way('closing', words.closing)),
    ])
    const { firstName, lastName, birthdate } = request.person
    const year = Number(birthdate.slice(0, 4))
    return page.document({
      title: words.name,
      subtitle: words.subtitle({
        name: joinText(firstName, lastName),
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
  return tablePart(
    words.table,
    all
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
    [...new Set(all.map((what) => factorOfDate(writing, { what })))],
  )
}

const MOST_RHYMES = 7
const YEAR_DAYS = 365.2425

/** A turn runs for a year on both sides. */
const timeOf = (jdUt: number, nowJdUt: number): Time =>
  Math.abs(jdUt - nowJdUt) < YEAR_DAYS ? 'running' : jdUt < nowJdUt ? 'behind' : 'ahead'

/** Progressed planets that stop and change direction. */
function writeTurns({ page, words, facts, nowJdUt }: MajorWriting): void {
  const { turns } = words.chapters
  if (facts.turns.length === 0) {
    page.write(turns, words.titles.noTurns, [{ text: words.noTurns, factors: [] }])
    return
  }
  page.write(
    turns,
    words.titles.turns,
    facts.turns.map(({ planet, begins, jdUt }): Paragraph => {
      const passesJdUt = facts.turns.flatMap((turn) =>
        turn.planet === planet && turn.begins === begins ? [turn.jdUt] : [],
      )
      const factor = page.factor({
        id: `progressed:${planet}:${begins}`,
        kind: 'progressed',
        transiting: planet,
        retrograde: begins === 'retrograde',
        passesJdUt,
      })
      const opening = page.say(`turn ${timeOf(jdUt, nowJdUt)}`, words.turn[timeOf(jdUt, nowJdUt)][begins], {
        planet,
        date: page.inMonth(jdUt),
        age: page.age(jdUt),
      })
      const meaning = page.firstTime(`turn ${planet} ${begins}`) ? words.turnOf[planet][begins] : ''
      return own(joinText(opening, meaning), [factor])
    }),
  )
}

/** The same two points met by different methods, or at different ages: a table. */
function writeRhymes(writing: MajorWriting): void {
  const { page, words, facts } = writing
  const methodOf = (one: Great) => (one.kind === 'passage' ? 'transit' : one.direction.method)
  const pairs = [...Map.groupBy(facts.great, (one) => pairOf(one).join(' '))]
    .map(([, all]) => all)
    .filter((all) => new Set(all.map(methodOf)).size > 1)
    .toSorted((a, b) => Math.max(...b.map(({ weight }) => weight)) - Math.max(...a.map(({ weight }) => weight)))
    .slice(0, MOST_RHYMES)
  if (pairs.length === 0) return
  const rows = pairs.map((all) => {
    const [a = 'sun', b = 'sun'] = all[0] ? pairOf(all[0]) : []
    const times = all.map((one) =>
      words.time({
        method: page.dated.method[methodOf(one)].toLowerCase(),
        when: page.dated.inYear(page.at(one.jdUt)),
        age: page.age(one.jdUt),
      }),
    )
    return [words.pair({ a: page.dated.name(a), b: page.dated.name(b) }), times.join('; ')]
  })
  page.write(words.chapters.line, words.titles.rhymes, [
    tablePart(words.rhymes, rows, [...new Set(pairs.flat().map((one) => factorOf(writing, one)))]),
  ])
}
