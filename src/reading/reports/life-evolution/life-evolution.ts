import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import { lifeFacts, SHEET_YEARS } from './life-facts.ts'
import { type LifeWriting, lights, inWhen, phaseFactor, questionOf } from './life-writing.ts'
import { turnsOf, heaviest, type Mark, type Turn, weightOf } from './marks.ts'
import { lifeTexts } from './words.ts'
import { writeBirth, writeNow, writeShort } from './write-now.ts'
import { writeTables } from './write-sheet.ts'
import { joinText, own } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'

/** A life from birth to a hundred: Saturn’s question, the season of today, the turns that led to it and those ahead. */
export const lifeEvolution: ReportModule = {
  type: 'life-evolution',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(lifeTexts, request.lang)
    const facts = lifeFacts(request.sky, request.person.birth)
    const { nowJdUt } = request
    const season = facts.seasons.find(({ fromJdUt, toJdUt }) => nowJdUt >= fromJdUt && nowJdUt < toJdUt) ?? null
    const writing: LifeWriting = { page, words, facts, nowJdUt, season }
    const turns = turnsOf(writing)
    writeShort(writing, turns)
    writeNow(writing)
    writeBirth(writing)
    writeLife(writing, turns)
    writeClose(writing)
    writeTables(writing, turns)
    writeMethod(writing)
    const { firstName, lastName, birthdate } = request.person
    const birthYear = Number(birthdate.slice(0, 4))
    return page.document({
      title: words.name,
      subtitle: words.subtitle({
        name: joinText(firstName, lastName),
        years: `${birthYear}–${birthYear + SHEET_YEARS}`,
      }),
      limits: page.timeKnown ? [] : [words.limits],
    })
  },
}

function writeMethod(writing: LifeWriting): void {
  const { page, words } = writing
  const { birthdate } = page.request.person
  const year = Number(birthdate.slice(0, 4)) + SHEET_YEARS
  const endJdUt = jdUtFromDate(new Date(`${year}-${birthdate.slice(5, 7)}-15T12:00:00Z`))
  const sheet = page.counted('sheet', words.lineCaption, [endJdUt])
  page.write(words.chapters.tables, words.titles.how, [
    { text: words.how({ to: page.inMonth(endJdUt) }), factors: [sheet, ...lights(writing)] },
    own(words.reading),
    { kind: 'notice', text: words.methods },
  ])
}

/** How many turns that lie behind are told, by the half of life, and past the sheet’s end; how many ahead, and how many more are named. */
const MOST_PAST = { younger: 6, older: 8, beyond: 30 }
const OLDER = 50
const MOST_AHEAD = { young: 6, grown: 4 }
/** Until when most of a life is ahead. */
const YOUNG = 30
const MOST_LATER = 4
/** Marks told of one turn. */
const MOST_MARKS = { usual: 3, beyond: 6 }
/** From when on a fallow season is the reader’s own; years. */
const GROWN_UP = 14
/** Earlier than this nobody remembers; years. */
const REMEMBERED = 6

/** The turns that lead up to today and those that follow, the heaviest of them, in their order. */
function writeLife(writing: LifeWriting, turns: readonly Turn[]): void {
  const { page, words, nowJdUt, season } = writing
  const isOver = ({ jdUt }: Mark) => jdUt < nowJdUt
  // What began with the season of today is told as that season.
  const behind = ({ marks }: Turn) => ({ marks: marks.filter((mark) => mark.jdUt !== season?.fromJdUt) })
  const past = turns
    .filter(({ marks }) => marks.every(isOver) && (season === null || page.age(marks[0]?.jdUt ?? 0) >= REMEMBERED))
    .map(behind)
    .filter(({ marks }) => marks.length > 0)
  const most = season === null ? MOST_PAST.beyond : page.age(nowJdUt) >= OLDER ? MOST_PAST.older : MOST_PAST.younger
  const heavy = past.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, most)
  for (const [i, turn] of past.filter((one) => heavy.includes(one)).entries()) {
    writeTurn(writing, words.chapters.past, turn, i === 0 ? words.pastOpening : '', false)
  }
  const ahead = turns.filter(({ marks }) => !marks.every(isOver))
  const near = page.age(nowJdUt) < YOUNG ? MOST_AHEAD.young : MOST_AHEAD.grown
  for (const [i, turn] of ahead.slice(0, near).entries()) {
    writeTurn(writing, words.chapters.ahead, turn, i === 0 ? words.aheadOpening : '', true)
  }
  writeLater(writing, ahead.slice(near))
}

/** A turn as a section: what its marks mean, each with what it is in the sky, and how to be ready for one that comes. */
function writeTurn(writing: LifeWriting, chapter: string, turn: Turn, opening: string, isAhead: boolean): void {
  const { page, words, season } = writing
  const told = turn.marks
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, season === null ? MOST_MARKS.beyond : MOST_MARKS.usual)
    .toSorted((a, b) => a.jdUt - b.jdUt)
    .filter(({ text }) => page.firstTime(text))
  const together = told.length > 1 ? page.once('together', words.together.map(saying), null) : ''
  const kind = heaviest({ marks: told })?.kind
  const ready = isAhead && kind && page.firstTime(`ready ${kind}`) ? words.prepare[kind] : ''
  const planets = (['saturn', 'uranus', 'sun'] as const).filter((planet) => planet === kind)
  const bodies = planets.map((planet) => page.skyFact(planet))
  const plain = (text: string): Paragraph[] => (text === '' ? [] : [{ text, factors: bodies }])
  if (told.length === 0) return
  page.write(chapter, titleOf(writing, { marks: told }), [
    ...plain(opening),
    ...plain(together),
    ...told.map((mark) => paragraphOf(writing, mark)),
    ...plain(ready),
  ])
}

const saying = (text: string) => () => text

function paragraphOf({ page, words }: LifeWriting, { text, evidence, factors }: Mark): Paragraph {
  return { text: `${text} ${page.say('mark', words.mark, evidence)}`, factors }
}

function titleOf({ page, words }: LifeWriting, turn: Turn): string {
  const head = heaviest(turn)?.head ?? ''
  const [from, to] = [page.age(turn.marks[0]?.jdUt ?? 0), page.age(turn.marks.at(-1)?.jdUt ?? 0)]
  return from === to ? words.atTitle({ age: from, head }) : words.fromTitle({ from, to, head })
}

/** The heaviest of what comes after that, by name. */
function writeLater({ page, words }: LifeWriting, turns: readonly Turn[]): void {
  const heavy = turns.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_LATER)
  const named = turns.filter((turn) => heavy.includes(turn)).flatMap((turn) => heaviest(turn) ?? [])
  if (named.length === 0) return
  const marks = named.map(({ jdUt, head }) => words.laterItem({ age: page.age(jdUt), head }))
  page.write(words.chapters.ahead, words.titles.later, [
    { text: words.later({ marks }), factors: named.flatMap(({ factors }) => factors) },
  ])
}

/** The question once more: what becomes of its answer, when it is next asked, and what is the reader's alone. */
function writeClose(writing: LifeWriting): void {
  const { page, words, facts, nowJdUt } = writing
  const { question, house } = questionOf(writing)
  const saturn = page.skyFact('saturn')
  const [next] = facts.saturn.flatMap(({ passesJdUt: [jdUt] }) =>
    jdUt !== undefined && jdUt > nowJdUt && jdUt < facts.toJdUt ? [jdUt] : [],
  )
  const corner = page.counted('next corner', words.rows.saturn, next === undefined ? [] : [next])
  page.write(words.chapters.close, words.titles.close, [
    {
      text: (house === null ? null : words.close[house - 1]) ?? words.closeOpen,
      factors: [saturn, ...page.houseFact('saturn')],
    },
    {
      text:
        next === undefined
          ? words.closeLast({ question })
          : words.closeNow({ age: page.age(next), when: inWhen(writing, next), question }),
      factors: [saturn, corner],
    },
    { text: words.use, factors: [saturn, page.skyFact('uranus')] },
  ])
  const spans = facts.seasons
    .filter(({ phase, toJdUt }) => phase === 'balsamic' && page.age(toJdUt) >= GROWN_UP)
    .map(({ fromJdUt, toJdUt }) =>
      page.timeKnown
        ? page.betweenMonths(fromJdUt, toJdUt)
        : `${page.dated.year(page.at(fromJdUt))} – ${page.dated.year(page.at(toJdUt))}`,
    )
  const planets = (['saturn', 'uranus'] as const).map((planet) => page.skyFact(planet))
  page.write(words.chapters.close, words.titles.common, [
    { text: page.way('common', words.common), factors: [...planets, ...lights(writing)] },
    spans.length > 0 ? own(page.say('fallow', words.fallow, { spans }), [phaseFactor(writing, 'balsamic')]) : null,
  ])
}
