import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { DatedPage } from '../dated-page.ts'
import { own, rulerOfHouse } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { MOVERS, type WholeWords } from './chapter-words.ts'
import { type FinancialWords, type Role, ROLES } from './words.ts'

type Mover = (typeof MOVERS)[number]

/** A slow planet's meeting with a point of money: every exact day of it, still ahead. */
export interface TurningPoint {
  story: TransitStory
  mover: Mover
  target: Planet
  role: Role
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
/** What the role adds to a meeting's weight. */
const ROLE_WEIGHT: Record<Role, number> = { second: 1.6, eighth: 1.2, venus: 1.4, moon: 0.9, jupiter: 1, saturn: 1 }
/** A return counts more than its aspect. */
const RETURN = 1.5
/** What the second meeting of a point counts beside the first. */
const MET_BEFORE = 0.4

/** The points of a chart that have to do with money, each as the first that it is. */
function targetsOf(page: DatedPage): Map<Planet, Role> {
  const planets: Record<Role, Planet | undefined> = {
    second: rulerOfHouse(page, 2)?.ruler,
    eighth: rulerOfHouse(page, 8)?.ruler,
    venus: 'venus',
    moon: 'moon',
    jupiter: 'jupiter',
    saturn: 'saturn',
  }
  const targets = new Map<Planet, Role>()
  for (const role of ROLES) {
    const planet = planets[role]
    if (planet && !targets.has(planet)) targets.set(planet, role)
  }
  return targets
}

/** The next three turning points after the day of writing, in order of time; no two are told by one text. */
export function turningPoints(page: DatedPage): TurningPoint[] {
  const { sky, nowJdUt } = page.request
  const targets = targetsOf(page)
  for (const years of AHEAD_YEARS) {
    const stories = transitStories(sky, page.birth, {
      fromJdUt: nowJdUt,
      toJdUt: nowJdUt + years * YEAR_DAYS,
      transiting: MOVERS,
      natal: [...targets.keys()],
    })
    const chosen = choose(stories.flatMap((story) => meetingsOf(story, targets, nowJdUt)))
    if (chosen.length === COUNT || years === AHEAD_YEARS.at(-1))
      return chosen.toSorted((a, b) => (a.passesJdUt[0] ?? 0) - (b.passesJdUt[0] ?? 0))
  }
  return []
}

function meetingsOf(story: TransitStory, targets: ReadonlyMap<Planet, Role>, nowJdUt: number): TurningPoint[] {
  const mover = MOVERS.find((one) => one === story.transiting)
  const target = [...targets.keys()].find((planet) => planet === story.natal)
  const role = target && targets.get(target)
  if (!mover || !target || !role) return []
  const loops: number[][] = []
  for (const { jdUt } of story.passes) {
    const last = loops.at(-1)
    if (last && jdUt - (last.at(-1) ?? 0) < LOOP_DAYS) last.push(jdUt)
    else loops.push([jdUt])
  }
  const isReturn = mover === target && story.aspect === 'conjunction'
  // A planet half way round from its own place is told elsewhere, and of Jupiter and Saturn alone are there words for a return.
  if (mover === target && !isReturn) return []
  return loops
    .filter(([first = 0]) => first > nowJdUt)
    .map((passesJdUt) => ({ story, mover, target, role, isReturn, passesJdUt }))
}

const weightOf = ({ story, role, isReturn }: TurningPoint) => story.weight * ROLE_WEIGHT[role] * (isReturn ? RETURN : 1)

export const textKey = ({ story, mover, isReturn }: TurningPoint): string =>
  isReturn ? `back ${mover}` : `${mover} ${ASPECT_NATURE[story.aspect]}`

function choose(meetings: readonly TurningPoint[]): TurningPoint[] {
  const chosen: TurningPoint[] = []
  const isNear = (one: TurningPoint, other: TurningPoint) =>
    Math.abs((one.passesJdUt[0] ?? 0) - (other.passesJdUt[0] ?? 0)) < APART_DAYS
  const worth = (one: TurningPoint) =>
    weightOf(one) * MET_BEFORE ** chosen.filter(({ target }) => target === one.target).length
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
  { words, whole }: { words: FinancialWords; whole: WholeWords },
  point: TurningPoint,
): Paragraph {
  const { story, mover, target, role, isReturn, passesJdUt } = point
  const slots = { when: page.when(passesJdUt), mover, age: page.age(passesJdUt.at(-1) ?? 0) }
  const opening =
    isReturn && (mover === 'jupiter' || mover === 'saturn')
      ? { joint: page.once('back', words.turn.back, slots), text: whole.back[mover] }
      : {
          joint: page.once('turn', words.turn.when, {
            ...slots,
            aspect: story.aspect,
            target,
            role: words.turn.role[role],
          }),
          text: whole.turn[mover][ASPECT_NATURE[story.aspect]]({ mover, target }),
        }
  return own(`${opening.joint} ${opening.text}`, [page.story(story), ...page.signFact(target), ...page.signFact(mover)])
}
