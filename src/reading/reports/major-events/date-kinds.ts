import type { Aspect } from '#astro/charts/aspect.ts'
import type { Meeting } from '../dated-words.ts'
import type { CornerCrossing, CycleCrossing, Great } from './major-facts.ts'
import { isCorner, isCycle, isGreat, type LifeDate, CHILD_UNTIL } from './life-dates.ts'
import { factorOf, labelOf, meetingOf, type MajorWriting } from './major-writing.ts'
import { type Corner, RARE, type Rare, STRETCH_POINTS, type StretchPoint } from './words.ts'

/** What a date is called and what it is, by its kind. */

const AT: Record<Corner, readonly ['asc' | 'mc', Aspect]> = {
  asc: ['asc', 'conjunction'],
  ic: ['mc', 'opposition'],
  dsc: ['asc', 'opposition'],
  mc: ['mc', 'conjunction'],
}
const ROUNDS = ['first', 'second', 'third'] as const
const PROGRESSED = ['mercury', 'venus', 'mars'] as const

/** What meets what, by which aspect. */
export function meetingOfDate({ what }: Pick<LifeDate, 'what'>): Meeting {
  if (isGreat(what)) return meetingOf(what)
  if (isCorner(what)) {
    const [natal, aspect] = AT[what.corner]
    return { method: 'transit', moving: 'saturn', aspect, natal }
  }
  const planet = what.cycle === 'saturn-return' ? 'saturn' : 'uranus'
  const aspect = what.cycle === 'uranus-opposition' ? 'opposition' : 'conjunction'
  return { method: 'transit', moving: planet, aspect, natal: planet }
}

/** A date as a fact, with all its exact days. */
export function factorOfDate(writing: MajorWriting, { what }: Pick<LifeDate, 'what'>): string {
  if (isCorner(what)) return cornerFactor(writing, what)
  return isCycle(what) ? cycleFactor(writing, what) : factorOf(writing, what)
}

function cornerFactor({ page, facts }: MajorWriting, { corner }: CornerCrossing): string {
  const [natal, aspect] = AT[corner]
  const passesJdUt = facts.corners.filter((one) => one.corner === corner).flatMap((one) => one.passesJdUt)
  const id = `transit:saturn:${aspect}:${natal}`
  return page.factor({ id, kind: 'transit', transiting: 'saturn', natal, aspect, passesJdUt })
}

function cycleFactor({ page, facts }: MajorWriting, { cycle }: CycleCrossing): string {
  const planet = cycle === 'saturn-return' ? 'saturn' : 'uranus'
  const aspect = cycle === 'uranus-opposition' ? 'opposition' : 'conjunction'
  const passesJdUt = facts.cycles.filter((one) => one.cycle === cycle).flatMap((one) => one.passesJdUt)
  const id = `transit:${planet}:${aspect}:${planet}`
  return page.factor({ id, kind: 'transit', transiting: planet, natal: planet, aspect, passesJdUt })
}

const rareOf = (one: Great): Rare | undefined =>
  one.kind === 'passage' ? RARE.find((planet) => planet === one.story.transiting) : undefined

const chiefOf = (one: Great): StretchPoint | undefined => {
  const natal = one.kind === 'passage' ? one.story.natal : one.direction.natal
  return STRETCH_POINTS.find((point) => point === natal)
}

function kindOf({ words }: MajorWriting, one: Great) {
  const [rare, point] = [rareOf(one), chiefOf(one)]
  if (one.kind === 'passage') {
    const nature = one.story.nature === 'conjunction' ? 'conjunction' : 'tense'
    return rare && point ? words.rare[rare][point][nature] : null
  }
  const { method, moving } = one.direction
  if (method === 'solar_arc') return words.arc[moving]
  const planet = PROGRESSED.find((name) => name === moving)
  return planet ? words.progressed[planet] : null
}

function cycleKind({ words }: MajorWriting, { cycle, round }: CycleCrossing) {
  if (cycle === 'uranus-opposition') return words.cycleOf.opposition
  return cycle === 'uranus-return' ? words.cycleOf.uranus : words.cycleOf.saturn[ROUNDS[round] ?? 'third']
}

export function nameOf(writing: MajorWriting, { what, age }: LifeDate): string {
  if (isCorner(what)) return writing.words.cornerName[what.corner]
  if (isCycle(what)) return cycleKind(writing, what).name
  return age < CHILD_UNTIL ? labelOf(writing, what) : (kindOf(writing, what)?.name ?? labelOf(writing, what))
}

/**
 * What the event is. Where two planets have met before in the same way, the scene of the library stands for it, and at the
 * third time what the library says of it beyond the scene.
 */
export function textOf(writing: MajorWriting, { what, age }: LifeDate): string {
  const { page, words } = writing
  if (isCorner(what)) return words.cornerOf[what.corner][age < CHILD_UNTIL ? 'child' : (ROUNDS[what.round] ?? 'third')]
  if (isCycle(what)) return cycleKind(writing, what).text
  const rare = rareOf(what)
  if (rare && age < CHILD_UNTIL) return words.rareChild[rare]
  const text = kindOf(writing, what)?.text ?? ''
  if (page.firstTime(text)) return text
  if (what.kind === 'arrival') return ''
  const { transiting, natal, nature } = what.story
  const key = `${natal} ${nature}` as const
  return (
    page.unreadOf(`transit/${transiting}`, key, ['gist', 'body']) ||
    page.unreadOf(`transit/${transiting}`, key, ['gift', 'challenge', 'advice'])
  )
}
