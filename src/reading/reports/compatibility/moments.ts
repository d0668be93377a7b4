import type { Planet } from '#astro/ephemeris/body.ts'
import { type Pass, transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { BondPoint } from '../../facts/synastry-facts.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import { mayLive } from '../life-stage.ts'
import type { Tie } from './judge.ts'
import { byPoint, type Question } from './questions.ts'
import type { Grounds } from './verdict.ts'
import type { Stage } from './words.ts'
import type { Writing } from './writing.ts'

/** A report is read after it was ordered: its dates begin with the next day. */
const READ_DAYS = 1
const MONTH_DAYS = 31
const YEAR_DAYS = 365
const MOST_DATES = 3
/** So many moments are told at least, where the year has them. */
const LEAST_MOMENTS = 4
const SWIFT = ['sun', 'venus', 'mars'] as const
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const KIND: ReadonlySet<Planet> = new Set(['sun', 'venus', 'jupiter'])
const STRICT: ReadonlySet<Planet> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

/** A transit to one of the two points of a contact, with its exact days within the time asked for. */
interface Moment {
  whose: 'yours' | 'theirs'
  story: TransitStory
  passes: Pass[]
  /** The questions of the contacts that hold the point. */
  homes: Question[]
}

/** What a planet does by an aspect to a point: it helps, it tests, or neither plainly. */
function sideOf({ transiting, nature }: TransitStory): 'good' | 'hard' | null {
  if (nature === 'flowing') return 'good'
  if (nature === 'tense') return STRICT.has(transiting) ? 'hard' : null
  return KIND.has(transiting) ? 'good' : 'hard'
}

function momentsAt(
  { page, them }: Writing,
  ties: readonly Tie[],
  transiting: readonly Planet[],
  [fromJdUt, toJdUt]: readonly [number, number],
): Moment[] {
  return (['yours', 'theirs'] as const).flatMap((whose) => {
    const birth = whose === 'yours' ? page.birth : them.birth
    const natal = [...new Set(ties.flatMap(({ aspects: [met] }) => met[whose] as NatalPoint))]
    if (natal.length === 0) return []
    return transitStories(page.request.sky, birth, { fromJdUt, toJdUt, transiting, natal }).flatMap(
      (story): Moment[] => {
        const passes = story.passes.filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < toJdUt)
        const homes = ties.flatMap(({ aspects: [met], home }) => (met[whose] === story.natal ? [home] : []))
        return passes.length > 0 ? [{ whose, story, passes, homes }] : []
      },
    )
  })
}

/** Ages, in years, between which the returns of Saturn and the middle of Uranus are felt. */
const [FIRST, MIDDLE, SECOND] = [
  [28, 31],
  [39, 45],
  [57, 61],
] as const
const within = (age: number, [from, to]: readonly [number, number]) => age >= from && age <= to

/** What two have in common who are between these ages. */
const ALIKE: readonly (readonly [Stage, readonly [number, number]])[] = [
  ['before', [18, FIRST[0]]],
  ['after', [FIRST[1], MIDDLE[0]]],
  ['between', [MIDDLE[1], SECOND[0]]],
  ['late', [SECOND[1], Infinity]],
]

/** Where two adults stand in life: what one of them is in the middle of goes first; null where they stand apart. */
export function stageOf(ages: readonly [number, number]): Stage | null {
  const isAny = (span: readonly [number, number]) => ages.some((age) => within(age, span))
  if (isAny(FIRST)) return 'return'
  if (isAny(MIDDLE)) return 'midlife'
  if (isAny(SECOND)) return 'second'
  return ALIKE.find(([, span]) => ages.every((age) => within(age, span)))?.[0] ?? null
}

const firstOf = ({ passes: [first] }: Moment): number => first?.jdUt ?? 0

type Told = keyof Writing['words']['moment']

/** When the coming month and year touch what the verdict rests on, in order, and what each time is good for. */
export function momentsTold(writing: Writing, asked: readonly Question[], { holds, rubs }: Grounds): Paragraph[] {
  const { page, words, them } = writing
  const { nowJdUt } = page.request
  if (!mayLive(page) || !mayLive(them)) return []
  const month = [nowJdUt + READ_DAYS, nowJdUt + MONTH_DAYS] as const
  const year = [nowJdUt + MONTH_DAYS, nowJdUt + YEAR_DAYS] as const
  const told = new Set<string>()
  const heaviest = (moments: readonly Moment[], side: 'good' | 'hard'): Moment | undefined => {
    const [found] = moments
      .filter(({ story, whose }) => sideOf(story) === side && !told.has(`${whose} ${story.id}`))
      .toSorted((a, b) => b.story.weight - a.story.weight || a.story.id.localeCompare(b.story.id))
    if (found) told.add(`${found.whose} ${found.story.id}`)
    return found
  }
  // A day of a swift planet can't be told of a chart without its hour.
  const swift = (ties: readonly Tie[]) =>
    momentsAt(writing, ties, SWIFT, month).filter(({ whose }) => birthOf(writing, whose).timeKnown)
  const [easyMonth, hardMonth] = [swift(holds), swift(rubs)]
  const [easyYear, hardYear] = [momentsAt(writing, holds, SLOW, year), momentsAt(writing, rubs, SLOW, year)]
  const all: [Told, Moment | undefined][] = [
    ['monthGood', heaviest(easyMonth, 'good')],
    ['monthHard', heaviest(hardMonth, 'hard')],
    ['yearGood', heaviest(easyYear, 'good')],
    ['yearHard', heaviest(hardYear, 'hard')],
    ['yearMend', heaviest(hardYear, 'good')],
  ]
  const isFew = () => all.filter(([, moment]) => moment).length < LEAST_MOMENTS
  if (isFew()) all.push(['yearGood', heaviest(easyYear, 'good')])
  if (isFew()) all.push(['yearMend', heaviest(hardYear, 'good')])
  if (isFew()) all.push(['yearHard', heaviest(hardYear, 'hard')])
  const inOrder = all
    .flatMap(([kind, moment]) => (moment ? [{ kind, moment }] : []))
    .toSorted((a, b) => firstOf(a.moment) - firstOf(b.moment))
  if (inOrder.length === 0) return [own(words.noMoment)]
  const used = new Set<Question>()
  const paragraphs = inOrder.map(({ kind, moment }) => {
    if (kind === 'yearHard') return tell(writing, kind, moment, '')
    const fitting = [...moment.homes, ...byPoint(moment.story.natal as BondPoint, asked)]
    const fit = fitting.find((question) => !used.has(question)) ?? fitting[0] ?? 'last'
    used.add(fit)
    return tell(writing, kind, moment, words.fit[fit])
  })
  return [own(page.way('when lead', words.whenLead)), ...paragraphs]
}

const birthOf = ({ page, them }: Writing, whose: Moment['whose']) => (whose === 'yours' ? page.birth : them.birth)

function tell(writing: Writing, kind: Told, { whose, story, passes }: Moment, fit: string): Paragraph {
  const { page, words, name } = writing
  const { transiting, natal, aspect, id } = story
  const days = passes.slice(0, MOST_DATES).map(({ jdUt }) => page.at(jdUt))
  const when = birthOf(writing, whose).timeKnown ? page.dated.onDays(days) : page.dated.inMonths(days)
  const said = page.say(`moment ${kind}`, words.moment[kind], {
    when,
    planet: transiting,
    gives: words.gives[transiting as keyof typeof words.gives],
    aspect,
    owned: { point: natal, of: whose === 'yours' ? null : name },
    fit,
  })
  // Nobody's own word is said of the other's planets: their fact is that of a person.
  const factor = page.factor({
    id: whose === 'yours' ? id : `person:${id}`,
    kind: 'transit',
    transiting,
    natal,
    aspect,
    passesJdUt: passes.map(({ jdUt }) => jdUt),
  })
  return { text: said, factors: [factor] }
}
