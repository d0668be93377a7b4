import { type Aspect, ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import { transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { each, says, type TextSubject, type TextsOf, ways } from '../../library/text-shape.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { DatedPage } from '../dated-page.ts'
import { mayLive } from '../life-stage.ts'
import { own, joinText } from '../natal-parts.ts'

/** The slow planets whose meetings turn a matter. */
export const MOVERS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
type Mover = (typeof MOVERS)[number]
const NATURES = ['conjunction', 'flowing', 'tense'] as const satisfies readonly AspectNature[]

/** What to do when a slow planet meets a point, and when Jupiter or Saturn is back at its own place. */
export const turnShape = {
  turn: each(MOVERS, each(NATURES, says({ mover: 'point', target: 'point' }))),
  back: each(['jupiter', 'saturn']),
} as const
export type TurnTexts = TextsOf<TextSubject<typeof turnShape>>

/** When a meeting is and what meets there as what: by the roles of the points. */
export const turnWordsShape = <const R extends string>(roles: readonly R[]) => ({
  when: ways({ when: 'text', mover: 'point', aspect: 'aspect', target: 'point', role: 'text', age: 'number' }),
  back: ways({ when: 'text', mover: 'point', age: 'number' }),
  /** Where a birthday comes between its days: some of them with the age on them, then the same without an age. */
  dated: says({ when: 'text', age: 'number' }),
  over: ways({ when: 'text', mover: 'point', aspect: 'aspect', target: 'point', role: 'text' }),
  backOver: ways({ when: 'text', mover: 'point' }),
  role: each(roles),
})
interface Met {
  when: string
  mover: NatalPoint
  aspect: Aspect
  target: NatalPoint
  role: string
}
interface TurnWords {
  when: readonly ((slots: Met & { age: number }) => string)[]
  back: readonly ((slots: { when: string; mover: NatalPoint; age: number }) => string)[]
  dated: (slots: { when: string; age: number }) => string
  over: readonly ((slots: Met) => string)[]
  backOver: readonly ((slots: { when: string; mover: NatalPoint }) => string)[]
  role: Readonly<Record<string, string>>
}

/** A point of the chart as what it stands for, and what that adds to the weight of a meeting. */
export interface Target {
  point: NatalPoint
  role: string
  weight: number
}

/** Points as targets, by role; a role without a point is left out. */
export const targetsOf = <R extends string>(
  weights: Readonly<Record<R, number>>,
  points: Readonly<Record<R, NatalPoint | null | undefined>>,
): Target[] =>
  (Object.keys(weights) as R[]).flatMap((role) => {
    const point = points[role]
    return point ? [{ point, role, weight: weights[role] }] : []
  })

/** A slow planet's meeting with such a point: every exact day of it, still ahead. */
export interface TurningPoint {
  story: TransitStory
  mover: Mover
  target: Target
  /** The planet is back at its own place. */
  isReturn: boolean
  passesJdUt: number[]
}

const COUNT = 3
const YEAR_DAYS = 365.2425
/** How far ahead is looked, years: farther where too little happens. */
const AHEAD_YEARS = [2, 4, 8, 16] as const
/** Passes further apart belong to another meeting, days. */
const LOOP_DAYS = 420
/** Two meetings that begin nearer to each other are one time to a reader, days. */
const APART_DAYS = 60
/** A return counts more than its aspect. */
const RETURN = 1.5
/** What the second meeting of a point counts beside the first. */
const MET_BEFORE = 0.4

/** The next three turning points after the day of writing, in order of time; no two are told by one text. None of a birth too long ago to live. Of a point with two roles, the first counts. */
export function turningPoints(page: DatedPage, of: readonly Target[]): TurningPoint[] {
  const { sky, nowJdUt } = page.request
  if (!mayLive(page)) return []
  const targets = of.filter(({ point }, i) => of.findIndex((other) => other.point === point) === i)
  for (const years of AHEAD_YEARS) {
    const stories = transitStories(sky, page.birth, {
      fromJdUt: nowJdUt,
      toJdUt: nowJdUt + years * YEAR_DAYS,
      transiting: MOVERS,
      natal: targets.map(({ point }) => point),
    })
    const chosen = choose(stories.flatMap((story) => meetingsOf(story, targets, nowJdUt)))
    if (chosen.length === COUNT || years === AHEAD_YEARS.at(-1))
      return chosen.toSorted((a, b) => (a.passesJdUt[0] ?? 0) - (b.passesJdUt[0] ?? 0))
  }
  return []
}

function meetingsOf(story: TransitStory, targets: readonly Target[], nowJdUt: number): TurningPoint[] {
  const mover = MOVERS.find((one) => one === story.transiting)
  const target = targets.find(({ point }) => point === story.natal)
  if (!mover || !target) return []
  const loops: number[][] = []
  for (const { jdUt } of story.passes) {
    const last = loops.at(-1)
    if (last && jdUt - (last.at(-1) ?? 0) < LOOP_DAYS) last.push(jdUt)
    else loops.push([jdUt])
  }
  const isReturn = mover === target.point && story.aspect === 'conjunction'
  // A planet half way round from its own place is told elsewhere, and of Jupiter and Saturn alone are there words for a return.
  if (mover === target.point && !isReturn) return []
  return loops
    .filter(([first = 0]) => first > nowJdUt)
    .map((passesJdUt) => ({ story, mover, target, isReturn, passesJdUt }))
}

const weightOf = ({ story, target, isReturn }: TurningPoint) => story.weight * target.weight * (isReturn ? RETURN : 1)

export const textKey = ({ story, mover, isReturn }: TurningPoint): string =>
  isReturn ? `back ${mover}` : `${mover} ${ASPECT_NATURE[story.aspect]}`

function choose(meetings: readonly TurningPoint[]): TurningPoint[] {
  const chosen: TurningPoint[] = []
  const isNear = (one: TurningPoint, other: TurningPoint) =>
    Math.abs((one.passesJdUt[0] ?? 0) - (other.passesJdUt[0] ?? 0)) < APART_DAYS
  const worth = (one: TurningPoint) =>
    weightOf(one) * MET_BEFORE ** chosen.filter(({ target }) => target.point === one.target.point).length
  while (chosen.length < COUNT) {
    const [next] = meetings
      .filter((one) => !chosen.some((other) => textKey(one) === textKey(other) || isNear(one, other)))
      .toSorted((a, b) => worth(b) - worth(a))
    if (!next) break
    chosen.push(next)
  }
  return chosen
}

/** A turning point: when, what and how old one is then, and what to do with it. */
export function turnParagraph(
  page: DatedPage,
  { words, texts }: { words: TurnWords; texts: TurnTexts },
  { story, mover, target, isReturn, passesJdUt }: TurningPoint,
): Paragraph {
  const byAge = [...Map.groupBy(passesJdUt, (jdUt) => page.age(jdUt))]
  const [[age] = [0]] = byAge
  const isOneAge = byAge.length === 1
  const when = isOneAge
    ? page.when(passesJdUt)
    : page.common.list(byAge.map(([at, instants]) => words.dated({ when: page.when(instants), age: at })))
  const role = words.role[target.role] ?? ''
  const met = { when, mover, aspect: story.aspect, target: target.point, role }
  const [joint, said] =
    isReturn && (mover === 'jupiter' || mover === 'saturn')
      ? [
          isOneAge
            ? page.once('back', words.back, { when, mover, age })
            : page.once('back over', words.backOver, { when, mover }),
          texts.back[mover],
        ]
      : [
          isOneAge ? page.once('turn', words.when, { ...met, age }) : page.once('turn over', words.over, met),
          texts.turn[mover][ASPECT_NATURE[story.aspect]]({ mover, target: target.point }),
        ]
  return own(joinText(joint, said), [page.story(story), ...page.signFact(target.point), ...page.signFact(mover)])
}
