import { ASPECT_ANGLES, ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { isPlanet, PLANETS } from '#astro/ephemeris/body.ts'
import { PERSONS_OWN, type Factor } from '../../../facts/factor.ts'
import { isSpoken, type SpokenPoint } from '../../../library/subjects.ts'
import { renderedFactors } from '../../../truth/check-text.ts'
import { factorsOf, textOf, type Answer, type Line } from '../../answer.ts'
import type { Composer } from '../../writing/composer.ts'
import { isAboutDays } from '../../question.ts'

/** How many answers are looked back through for facts. */
const MOST_BACK = 3

/** The answers before, the last first. */
export function answersBefore(composer: Composer): Answer[] {
  const found: Answer[] = []
  for (let back = 1; back <= MOST_BACK; back++) {
    const answer = composer.last(back)
    if (!answer) break
    found.push(answer)
  }
  return found
}

/** The facts of the last answer that had any, in its order: of each line first those that it tells. */
export function spokenOf(composer: Composer): Factor[] {
  const answer = answersBefore(composer).find((one) => factorsOf(one).length > 0)
  return answer ? factsTold(answer) : []
}

/** What the last answer chose a day by: the day, and what speaks for it and against; none where it chose none. */
export function dayTold(composer: Composer): readonly Line[] {
  const [last] = answersBefore(composer)
  return last && isAboutDays(last.understood.intent) ? last.lines.filter(({ factors }) => factors.length > 0) : []
}

/** The fact that each of the last answers was about, so many of them. */
export function mainOfLast(composer: Composer, count: number): Factor[] {
  const answers = Array.from({ length: count }, (_, i) => composer.last(i + 1))
  const facts = answers.flatMap((answer) => {
    if (!answer) return []
    const { points } = answer.understood
    return (points.length > 0 ? mainOf(factsTold(answer), points) : factorsOf(answer)[0]) ?? []
  })
  return unique(facts)
}

/** The facts of an answer: of each line first those that it tells. */
export function factsTold(answer: Answer): Factor[] {
  const told = answer.lines.flatMap(({ text, factors }) => renderedFactors(answer.lang, text, factors))
  return unique([...told, ...factorsOf(answer)])
}

const unique = (factors: readonly Factor[]): Factor[] => [...new Map(factors.map((one) => [one.id, one])).values()]

/** What was already said in the answers before. */
export const saidBefore = (composer: Composer): string => answersBefore(composer).map(textOf).join('\n')

/** The fact that an answer was about: of the points that the question names, the first told. */
export function mainOf(factors: readonly Factor[], points: readonly SpokenPoint[]): Factor | undefined {
  const told = factors.filter(({ kind, natal, transiting }) => kind !== 'special' || natal || transiting)
  const named = (factor: Factor) => pointsOf(factor).filter((point) => points.includes(point)).length
  const most = Math.max(0, ...told.map(named))
  return told.find((factor) => named(factor) === most)
}

export const isMoving = ({ kind }: Factor): boolean => kind === 'transit' || kind === 'progressed'
export const isPersons = ({ id }: Factor): boolean => id.startsWith(PERSONS_OWN)

const spoken = (point: string | undefined): SpokenPoint | null => (point && isSpoken(point) ? point : null)

/** The points of a fact, what moves first. */
export const pointsOf = ({ transiting, natal }: Factor): SpokenPoint[] =>
  [spoken(transiting), spoken(natal)].flatMap((point) => point ?? [])

/** How a fact feels: by its aspect; none for a place. */
export function natureOf({ aspect }: Factor): AspectNature | null {
  return aspect ? ASPECT_NATURE[aspect] : null
}

/** What the library says of a fact; only sentences that were not said. */
export function freshMeaning(composer: Composer, factor: Factor, fields: readonly ('gist' | 'body' | 'advice')[]) {
  const text = meaningOf(composer, factor, fields)
  if (!text) return null
  const said = saidBefore(composer)
  return text
    .split(/(?<=[.!?…]["”»)]*)\s+/u)
    .filter((sentence) => !said.includes(sentence))
    .slice(0, 4)
    .join(' ')
}

function meaningOf(composer: Composer, factor: Factor, fields: readonly ('gist' | 'body' | 'advice')[]) {
  const { transiting, natal, aspect, sign, house, kind } = factor
  if (isPersons(factor)) return null
  if (kind === 'transit') return composer.transitMeaning(factor, fields, 12)
  if (kind === 'synastry') {
    const person = composer.book.source.people[composer.asked.persons[0] ?? -1]
    return person && composer.bondMeaning(factor, fields, { audience: composer.book.audienceWith(person), body: 12 })
  }
  if (kind !== 'natal') return null
  const [first, second] = [spoken(transiting), spoken(natal)]
  if (aspect && first && second) return composer.aspectMeaning(first, second, aspect, fields, 12)
  if (second && sign !== undefined) return composer.signMeaning(second, sign, fields, 12)
  return second && house !== undefined ? composer.houseMeaning(second, house, fields, 12) : null
}

/** Within how many degrees a transit counts as felt. */
const FELT_DEG = 1
const LONGEST_DAYS = 900

/** When a transit is more than a degree from exact for good after an instant, Julian day (UT); null where that is not near. */
export function fadesJdUt(composer: Composer, { transiting, natal, aspect }: Factor, fromJdUt: number): number | null {
  const { sky, birth } = composer.book.source
  if (!birth || !transiting || !isPlanet(transiting) || !natal || !aspect) return null
  const at = longitudeOf(birth.chart, natal)
  if (at === null) return null
  const offDeg = (jdUt: number) =>
    Math.abs(Math.abs(halfTurn(sky.position(transiting, jdUt).longitudeDeg - at)) - ASPECT_ANGLES[aspect])
  for (let day = 1; day <= LONGEST_DAYS && fromJdUt + day < sky.toJdUt; day++) {
    if (offDeg(fromJdUt + day) > FELT_DEG) return fromJdUt + day
  }
  return null
}

function longitudeOf({ placements, houses }: NonNullable<Composer['birth']>['chart'], point: string): number | null {
  if (point === 'asc') return houses?.ascendantDeg ?? null
  if (point === 'mc') return houses?.midheavenDeg ?? null
  return placements.find(({ body }) => body === point)?.longitudeDeg ?? null
}

/** How slowly the moving point of a fact goes: the higher, the slower. */
export const slownessOf = ({ transiting }: Factor): number => (PLANETS as readonly string[]).indexOf(transiting ?? '')

/** Something that was told and presses, so that its end is asked for. */
export const pressing = (facts: readonly Factor[]): Factor | undefined =>
  facts.find((factor) => isMoving(factor) && natureOf(factor) === 'tense')
