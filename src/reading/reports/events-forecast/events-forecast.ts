import { localTime } from '../../writer/local-time.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { Part } from '../report-page.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import { eventsFacts, type MeetingPlace } from './events-facts.ts'
import { eventsTexts } from './words.ts'
import { loadLine, monthsOf, orderTable, writeLoad, writeArcs, writeProgressions } from './write-calendar.ts'
import { storyLines, writeOthers, writeStories } from './write-stories.ts'
import { writeTurns } from './write-turns.ts'
import { lifeStage } from '../life-stage.ts'
import { thesis } from '../threads/write-threads.ts'
import { factorOf, meeting, passesInYear, theme, type Writing } from './writing.ts'
import { joinText, own, figurePart } from '../natal-parts.ts'

const MOST_PLACES = 4
const MOST_ROWS = 14

/** Twelve months from the day of the order, by transits, progressions and solar arcs. */
export const eventsForecast: ReportModule = {
  type: 'events-forecast',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'ahead',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(eventsTexts, request.lang)
    const axis = page.yearAxis()
    const facts = eventsFacts(request.sky, request.person.birth, axis)
    const writing: Writing = { page, words, facts, axis }
    const months = monthsOf(writing)
    writeShort(writing, loadLine(writing, months))
    writeStories(writing)
    writeTurns(writing)
    writeArcs(writing)
    writeProgressions(writing)
    writeLoad(writing, months)
    writeOthers(writing)
    writeOrder(writing)
    writeMethod(writing)
    const { firstName, lastName } = request.person
    const between = page.dated.between(
      localTime(axis.fromJdUt, request.timeZone),
      localTime(axis.toJdUt, request.timeZone),
    )
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: joinText(firstName, lastName), between }),
      limits: page.timeKnown ? [] : [page.dated.untimed],
    })
  },
}

/** The year on one page: its thesis, its three stories in a line each, the full and the empty month, and the age. */
function writeShort(writing: Writing, load: Paragraph | null): void {
  const { page, words, facts, axis } = writing
  const threads = { page, topic: words, span: axis, threads: facts.threads.slice(0, 3) }
  page.write(words.chapters.short, words.titles.short, [
    thesis(threads),
    ...storyLines(writing),
    load,
    own(page.way('stage', words.stage[lifeStage(page.request)])),
  ])
  page.write(words.chapters.short, words.titles.line, [timeline(writing)])
  const places = facts.places.slice(0, MOST_PLACES).map((place) => placeOf(writing, place))
  page.write(words.chapters.short, words.titles.meet, places.length > 0 ? places : [noPlace(writing)])
}

function writeMethod(writing: Writing): void {
  const { page, words, facts, axis } = writing
  const between = page.dated.between(page.at(axis.fromJdUt), page.at(axis.toJdUt))
  const year = page.counted('year', between, [axis.fromJdUt, axis.toJdUt])
  const passes = facts.stories.flatMap((story) => passesInYear(writing, story))
  const counts = {
    between,
    transits: facts.stories.length,
    passes: passes.length,
    arcs: facts.arcs.length,
    progressions: facts.progressions.length,
  }
  page.write(words.chapters.calendar, words.titles.how, [
    own(page.say('how', words.how, counts), [year]),
    { kind: 'notice', text: words.methods },
  ])
}

function timeline({ page, words, facts, axis }: Writing): Part {
  const rows = facts.stories
    .map((story) => ({ story, spans: page.spans(story, axis) }))
    .filter(({ spans }) => spans.length > 0)
    .slice(0, MOST_ROWS)
  const arcs = facts.arcs.slice(0, 4)
  if (rows.length + arcs.length === 0) return null
  return figurePart(
    {
      kind: 'timeline',
      ...axis,
      rows: [
        ...rows.map(({ story, spans }) => ({ label: page.label(story), spans })),
        ...arcs.map((arc) => ({
          label: page.dated.label(arc),
          spans: page.spanAround(arc.jdUt, 45, arc.nature, axis),
        })),
      ],
    },
    words.lineCaption,
    [...rows.map(({ story }) => page.story(story)), ...arcs.map((arc) => page.direction(arc))],
  )
}

function placeOf(writing: Writing, place: MeetingPlace): Paragraph {
  const { page, words } = writing
  const all = [...place.stories, ...place.directions]
  const [from, to] = [page.at(place.fromJdUt), page.at(place.toJdUt)]
  const monthsApart = 12 * (to.year - from.year) + to.month - from.month
  const when = monthsApart > 1 ? page.dated.betweenMonths(from, to) : page.dated.inMonths([from, to])
  const text = page.say('meet', words.meet, {
    your: page.dated.your(place.natal),
    meetings: all.map((one) => meeting(writing, one)),
    when,
  })
  return {
    text: joinText(text, theme(writing, place.natal)),
    factors: all.map((one) => factorOf(writing, one)),
  }
}

function noPlace(writing: Writing): Part {
  const { page, words, facts } = writing
  const [story] = facts.stories
  if (!story) return null
  return own(page.say('no meet', words.noMeet, { meeting: meeting(writing, story) }), [page.story(story)])
}

function writeOrder(writing: Writing): void {
  const { page, words, facts, axis } = writing
  page.write(words.chapters.calendar, words.titles.order, [orderTable(writing)])
  const first = facts.stories
    .flatMap((story) => passesInYear(writing, story).map(({ jdUt }) => ({ story, jdUt })))
    .slice(0, 3)
    .toSorted((a, b) => a.jdUt - b.jdUt)
  const closing = page.say('closing', words.closing, { between: '' })
  const check =
    page.timeKnown && first.length > 0
      ? page.say('check', words.check, { dates: [...new Set(first.map(({ jdUt }) => page.date(jdUt)))] })
      : ''
  page.write(words.chapters.calendar, words.titles.closing, [
    {
      text: joinText(closing, check),
      factors: [
        page.counted('year', page.between(axis.fromJdUt, axis.toJdUt), [axis.fromJdUt, axis.toJdUt]),
        ...first.map(({ story }) => page.story(story)),
      ],
    },
  ])
}
