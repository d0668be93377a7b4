import type { Planet } from '#astro/ephemeris/body.ts'
import { type Pass, transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import { mayLive } from '../life-stage.ts'
import type { Poles, Tie } from './judge.ts'
import type { Grounds } from './verdict.ts'
import type { Stage } from './words.ts'
import type { Writing } from './writing.ts'

const MONTH_DAYS = 31
const YEAR_DAYS = 365
const MOST_DATES = 3
const SWIFT = ['sun', 'venus', 'mars'] as const
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const KIND: ReadonlySet<Planet> = new Set(['sun', 'venus', 'jupiter'])
const STRICT: ReadonlySet<Planet> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

/** A transit to one of the two points of a contact, with its exact days within the time asked for. */
interface Moment {
  whose: 'yours' | 'theirs'
  story: TransitStory
  passes: Pass[]
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
        return passes.length > 0 ? [{ whose, story, passes }] : []
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

type Told = keyof Writing['words']['moment']

/** When the coming month and year touch what the verdict rests on, and what to do then. */
export function momentsTold(writing: Writing, { best, hardest }: Poles, { holds, rubs }: Grounds): Paragraph[] {
  const { page, words, them } = writing
  const { nowJdUt } = page.request
  if (!mayLive(page) || !mayLive(them)) return []
  const month = [nowJdUt, nowJdUt + MONTH_DAYS] as const
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
  const [good, strict] = [words.fit[best.question], words.fit[hardest.question]]
  const all: readonly [Told, Moment | undefined, string][] = [
    ['monthGood', heaviest(easyMonth, 'good'), good],
    ['monthHard', heaviest(hardMonth, 'hard'), strict],
    ['yearGood', heaviest(easyYear, 'good'), good],
    ['yearHard', heaviest(hardYear, 'hard'), strict],
    ['yearMend', heaviest(hardYear, 'good'), strict],
  ]
  const paragraphs = all.flatMap(([kind, moment, fit]) => (moment ? [tell(writing, kind, moment, fit)] : []))
  if (paragraphs.length === 0) return [own(words.noMoment)]
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
