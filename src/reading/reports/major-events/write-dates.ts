import { houseOf } from '#astro/charts/house-of.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { cuspFact, rulerOfHouse, joinText, own } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { houseRulers } from '../../facts/natal-strength.ts'
import { factorOfDate, nameOf, textOf } from './date-kinds.ts'
import {
  beginsJdUt,
  isCorner,
  isCycle,
  isGreat,
  type LifeDate,
  moverOf,
  otherMeetings,
  passesOf,
  CHILD_UNTIL,
} from './life-dates.ts'
import { factorOf, type MajorWriting, meeting } from './major-writing.ts'
import { TIMES } from './words.ts'

/** A cusp so near an angle begins there: houses of other systems may not, degrees. */
const SAME_DEG = 0.01

const said = (...sentences: readonly (string | false | null | undefined)[]) => joinText(...sentences)

/** "2019–2021". */
export function yearsOf({ page }: MajorWriting, { fromJdUt, toJdUt }: LifeDate): string {
  const [from, to] = [page.at(fromJdUt).year, page.at(toJdUt).year]
  return from === to ? `${from}` : `${from}–${to}`
}

/** Every date as a section, divided by the day of writing into what is behind, what runs and what is ahead. */
export function writeDates(writing: MajorWriting, dates: readonly LifeDate[]): void {
  const { page, words } = writing
  for (const time of TIMES) {
    const mine = dates.filter((date) => date.time === time)
    if (mine.length === 0) page.write(words.chapters[time], words.titles.none, [noneOf(writing, time, dates)])
    for (const date of mine) {
      const title = words.dateTitle({ years: yearsOf(writing, date), age: date.age, name: nameOf(writing, date) })
      page.write(words.chapters[time], title, [
        kindParagraph(writing, date),
        whereParagraph(writing, date),
        useOf(writing, date),
      ])
    }
  }
}

function noneOf(
  { page, words, ...more }: MajorWriting,
  time: LifeDate['time'],
  dates: readonly LifeDate[],
): Paragraph | null {
  if (time !== 'running') return own(time === 'behind' ? words.noneBehind : words.noneAhead)
  const next = dates.find((date) => date.time === 'ahead')
  if (!next) return null
  const text = words.noneRunning({
    when: page.inMonth(next.fromJdUt),
    age: next.age,
    subject: words.glance.subject[next.point],
  })
  return own(text, [factorOfDate({ page, words, ...more }, next)])
}

/** When it is exact, in the tense of its time, and what kind of event it is. */
function kindParagraph(writing: MajorWriting, date: LifeDate): Paragraph {
  return {
    text: said(exactOf(writing, date), textOf(writing, date)),
    factors: [factorOfDate(writing, date), ...natalFacts(writing, date)],
  }
}

function exactOf(writing: MajorWriting, date: LifeDate): string {
  const { page, words } = writing
  const { what, time } = date
  // What runs is told from the age at which it began, though its first exact day may be ahead.
  const age = time === 'running' ? Math.max(0, page.age(beginsJdUt(date))) : date.age
  const passes = passesOf(what)
  const dates = isGreat(what) && what.kind === 'arrival' ? page.inMonth(what.jdUt) : page.when(passes)
  if (isGreat(what))
    return page.say(`exact ${time}`, words.exact[time], { meeting: meeting(writing, what), dates, age })
  const slots = { dates, age }
  return isCorner(what) ? words.corner[time][what.corner](slots) : words.cycle[time][what.cycle](slots)
}

const planetOf = ({ what, point }: LifeDate): Planet | null => {
  if (isCycle(what)) return what.cycle === 'saturn-return' ? 'saturn' : 'uranus'
  return point === 'sun' || point === 'moon' ? point : null
}

/** The point that is met, by sign and house: its texts name it. */
function natalFacts({ page }: MajorWriting, date: LifeDate): string[] {
  const planet = planetOf(date)
  const point = planet ?? date.point
  return [...page.signFact(point), ...page.houseFact(point)]
}

/** By which aspect, in which houses, and from where the slow planet comes. */
function whereParagraph(writing: MajorWriting, date: LifeDate): Paragraph | null {
  const { page, words } = writing
  const { what } = date
  const aspect = isGreat(what) ? (what.kind === 'passage' ? what.story : what.direction).aspect : null
  const kinds = {
    conjunction: words.aspect.conjunction,
    square: words.aspect.square,
    opposition: words.aspect.opposition,
  }
  const ways = aspect !== null && aspect in kinds ? kinds[aspect as keyof typeof kinds] : []
  const bySky =
    ways.length > 0
      ? page.once(
          `aspect ${aspect}`,
          ways.map((text) => () => text),
          null,
        )
      : ''
  const place = planetOf(date) ? placeOf(writing, date) : anglePlace(writing, date)
  const text = said(bySky, place?.text, fromOf(writing, date))
  return text === ''
    ? null
    : { text, factors: [factorOfDate(writing, date), ...natalFacts(writing, date), ...(place?.factors ?? [])] }
}

function placeOf({ page, words }: MajorWriting, date: LifeDate): Paragraph | null {
  const planet = planetOf(date)
  const house = planet && page.houseOf(planet)
  if (!planet) return null
  // A child signs nothing yet.
  if (!house && date.age < CHILD_UNTIL) return null
  if (!house) {
    const { touch } = words
    return own(
      page.once(
        `touch ${date.point}`,
        touch[date.point].map((text) => () => text),
        null,
      ),
    )
  }
  const rules = houseRulers(page.birth).filter(({ ruler, house: ruled }) => ruler === planet && ruled !== house)
  const ruled = rules.map((one) => words.matter[one.house - 1] ?? '').join('; ')
  const matter = words.matter[house - 1] ?? ''
  const slots = { point: planet, house, matter }
  const text =
    rules.length > 0
      ? page.once(`place ${planet}`, words.place, { ...slots, ruled })
      : page.once(`place ${planet}`, words.placeOnly, slots)
  return { text, factors: page.houseFact(planet) }
}

/** Which house begins at the angle that is met, and where its ruler carries it. */
function anglePlace({ page, words }: MajorWriting, { what, point }: LifeDate): Paragraph | null {
  const { chart, timeKnown } = page.birth
  if (!timeKnown || !chart.houses) return null
  const isFar = isCorner(what)
    ? what.corner === 'ic' || what.corner === 'dsc'
    : isGreat(what) && (what.kind === 'passage' ? what.story : what.direction).aspect === 'opposition'
  const house = point === 'asc' ? (isFar ? 7 : 1) : isFar ? 4 : 10
  const angleDeg = point === 'asc' ? chart.houses.ascendantDeg : chart.houses.midheavenDeg
  const cuspDeg = chart.houses.cuspsDeg[(point === 'asc' ? 1 : 10) - 1] ?? 0
  const ruler = rulerOfHouse(page, house)
  if (!ruler || Math.abs(angleDeg - cuspDeg) > SAME_DEG) return null
  const matter = words.matter[ruler.inHouse - 1] ?? ''
  const slots = { house, ruler: ruler.ruler, inHouse: ruler.inHouse, matter }
  return {
    text: page.once(`angle ${house}`, words.placeAngle, slots),
    factors: [...cuspFact(page, house), ...page.houseFact(ruler.ruler)],
  }
}

/** From which house the slow planet looks; of a conjunction that is where the point stands. */
function fromOf({ page, words }: MajorWriting, { what }: LifeDate): string {
  const cuspsDeg = page.birth.timeKnown ? page.birth.chart.houses?.cuspsDeg : undefined
  if (!cuspsDeg || !isGreat(what) || what.kind !== 'passage' || what.story.aspect === 'conjunction') return ''
  const { longitudeDeg } = page.request.sky.position(what.story.transiting, what.jdUt)
  const house = houseOf(longitudeDeg, cuspsDeg)
  return page.once(
    `from ${house}`,
    (words.from[house - 1] ?? []).map((text) => () => text),
    null,
  )
}

/** When the same two meet at another age, and what to do with the date: what to remember, or what to prepare. */
function useOf(writing: MajorWriting, date: LifeDate): Paragraph | null {
  const { page, words } = writing
  const { what, time, age } = date
  const link = isGreat(what) ? linkOf(writing, date) : null
  const use =
    time === 'behind'
      ? age < CHILD_UNTIL
        ? page.once('question child', words.questionChild, { age })
        : page.once('question', words.question, { age })
      : page.once(
          `use ${kindOfUse(date)}`,
          words.use[kindOfUse(date)].map((text) => () => text),
          null,
        )
  const text = said(link?.text, use)
  return text === '' ? null : { text, factors: [factorOfDate(writing, date), ...(link?.factors ?? [])] }
}

const USES = ['uranus', 'neptune', 'pluto', 'saturn'] as const
const kindOfUse = ({ what, time }: LifeDate) => {
  if (isGreat(what) && what.kind === 'arrival') return time === 'running' ? 'now' : 'other'
  return USES.find((planet) => planet === moverOf(what)) ?? 'other'
}

function linkOf(writing: MajorWriting, { what, time }: LifeDate): Paragraph | null {
  const { page, words, facts } = writing
  if (!isGreat(what)) return null
  const { before, after } = otherMeetings(facts, what)
  const isBack =
    before !== undefined && (time !== 'behind' || after === undefined || page.age(before.jdUt) >= CHILD_UNTIL)
  const other = isBack ? before : after
  if (!other) return null
  const slots = { age: page.age(other.jdUt), year: `${page.at(other.jdUt).year}` }
  return own(page.once(isBack ? 'before' : 'after', isBack ? words.before : words.after, slots), [
    factorOf(writing, other),
  ])
}
