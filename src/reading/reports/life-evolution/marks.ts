import type { Aspect } from '#astro/charts/aspect.ts'
import { type Corner, type Season, SHEET_YEARS } from './life-facts.ts'
import { inWhen, type LifeWriting, phaseFactor, questionOf, signFactor, timeOfLife } from './life-writing.ts'
import { type LifeWords, type MarkKind, MARKED_PHASES, type Quarter } from './words.ts'

/** A turn of a life: an instant at which one of its clocks strikes. */
export interface Mark {
  kind: MarkKind
  jdUt: number
  /** No unit: the greater, the more a life turns on it. */
  weight: number
  /** What it is about, in a few words. */
  head: string
  /** What it is called in the sky. */
  name: string
  text: string
  evidence: { what: string; dates: string }
  factors: string[]
}

/** Marks that fall close together, told as one turn. */
export interface Turn {
  marks: Mark[]
}

const ASPECT: Record<Quarter, Aspect> = {
  waxing: 'square',
  opposition: 'opposition',
  waning: 'square',
  return: 'conjunction',
}
const URANUS_ASPECTS: readonly Aspect[] = ['square', 'opposition', 'square', 'conjunction']

const SATURN_WEIGHT: Record<Quarter, number> = { waxing: 1, opposition: 2, waning: 1.2, return: 3 }
const URANUS_WEIGHT = [1.8, 3, 1.8, 3] as const
const SUN_WEIGHT = 2
const PHASE_WEIGHT = { new: 2.2, full: 1.5, balsamic: 1.2 } as const

/** At which corners the question is answered, by round. */
const ANSWERS: readonly Partial<Record<Quarter, keyof LifeWords['answer']>>[] = [
  { opposition: 'young', return: 'grown' },
  { opposition: 'half', return: 'late' },
  { opposition: 'old' },
]

/** Marks within this of the first of a turn belong to it, days. */
const TOGETHER_DAYS = 1.6 * 365.25

/** Every turn of a life from birth to a hundred, in order. Formula: docs/formulas.md. */
export function turnsOf(writing: LifeWriting): Turn[] {
  const marks = [...saturnMarks(writing), ...uranusMarks(writing), ...sunMarks(writing), ...phaseMarks(writing)]
  const turns: Turn[] = []
  for (const mark of marks.toSorted((a, b) => a.jdUt - b.jdUt)) {
    const last = turns.at(-1)
    const first = last?.marks[0]
    if (last && first && mark.jdUt - first.jdUt <= TOGETHER_DAYS) last.marks.push(mark)
    else turns.push({ marks: [mark] })
  }
  return turns
}

/** What each further mark adds to a turn. */
const FURTHER = 0.4

/** A turn weighs what its heaviest mark does, and something for each other. */
export function weightOf(turn: Turn): number {
  const most = heaviest(turn)?.weight ?? 0
  return most + FURTHER * (turn.marks.reduce((sum, { weight }) => sum + weight, 0) - most)
}

/** The mark that gives a turn its name. */
export const heaviest = ({ marks }: Turn): Mark | undefined => marks.toSorted((a, b) => b.weight - a.weight)[0]

/** A corner's time: its months from the first pass to the last, which an hour hardly moves. */
function monthsOf({ page }: LifeWriting, passesJdUt: readonly number[]): string {
  const [first = 0, last = 0] = [passesJdUt[0], passesJdUt.at(-1)]
  return page.inMonth(first) === page.inMonth(last) ? page.inMonth(first) : page.betweenMonths(first, last)
}

/** An aspect of a planet to its own place, with every pass of the life. */
const ownFactor = ({ page }: LifeWriting, planet: 'saturn' | 'uranus', aspect: Aspect, all: readonly number[]) =>
  page.factor({
    id: `transit:${planet}:${aspect}:${planet}`,
    kind: 'transit',
    transiting: planet,
    natal: planet,
    aspect,
    passesJdUt: all,
  })

const isWithin = ({ page }: LifeWriting, { passesJdUt: [jdUt] }: Corner<unknown>) =>
  jdUt !== undefined && page.age(jdUt) < SHEET_YEARS

/** Saturn's corners, and where one tends to find it, the answer to the question of its house. */
function saturnMarks(writing: LifeWriting): Mark[] {
  const { page, words, facts } = writing
  const { house } = questionOf(writing)
  const passes = (aspect: Aspect) =>
    facts.saturn.filter(({ kind }) => ASPECT[kind] === aspect).flatMap(({ passesJdUt }) => passesJdUt)
  return facts.saturn
    .filter((corner) => isWithin(writing, corner))
    .map(({ kind, round, passesJdUt }): Mark => {
      const told = words.corner[round]?.[kind] ?? words.cornerLate
      const answer = house === null ? undefined : ANSWERS[round]?.[kind]
      const own = answer && house !== null ? ` ${words.answer[answer][house - 1] ?? ''}` : ''
      return {
        kind: 'saturn',
        jdUt: passesJdUt[0] ?? 0,
        weight: SATURN_WEIGHT[kind],
        head: words.cornerHead[round]?.[kind] ?? words.cornerHeadLate,
        name: words.rows.saturn,
        text: `${told}${own}`,
        evidence: { what: words.whatSaturn[kind], dates: monthsOf(writing, passesJdUt) },
        factors: [ownFactor(writing, 'saturn', ASPECT[kind], passes(ASPECT[kind])), ...page.houseFact('saturn')],
      }
    })
}

/** The four corners of Uranus; with the first still to tell, what its house says is shaken off. */
function uranusMarks(writing: LifeWriting): Mark[] {
  const { page, words, facts } = writing
  const house = page.houseOf('uranus')
  return facts.uranus
    .filter((corner) => corner.round === 0 && isWithin(writing, corner))
    .map(({ kind, passesJdUt }): Mark => {
      const aspect = URANUS_ASPECTS[kind] ?? 'square'
      const all = facts.uranus
        .filter((other) => URANUS_ASPECTS[other.kind] === aspect)
        .flatMap((other) => other.passesJdUt)
      const own = house !== null && kind === 1 ? ` ${words.uranusHouse[house - 1] ?? ''}` : ''
      return {
        kind: 'uranus',
        jdUt: passesJdUt[0] ?? 0,
        weight: URANUS_WEIGHT[kind] ?? 1,
        head: words.shakeHead[kind] ?? '',
        name: words.rows.uranus,
        text: `${words.shake[kind] ?? ''}${own}`,
        evidence: { what: words.whatUranus[kind] ?? '', dates: monthsOf(writing, passesJdUt) },
        factors: [ownFactor(writing, 'uranus', aspect, all), ...page.houseFact('uranus')],
      }
    })
}

/** Each change of sign of the progressed Sun. */
function sunMarks(writing: LifeWriting): Mark[] {
  const { words, facts } = writing
  return facts.sunSigns.slice(1).map(({ in: sign, fromJdUt }) => ({
    kind: 'sun' as const,
    jdUt: fromJdUt,
    weight: SUN_WEIGHT,
    head: words.sunHead[sign] ?? '',
    name: words.rows.sun,
    text: words.sunStepText[sign] ?? '',
    evidence: { what: words.whatSun({ sign }), dates: inWhen(writing, fromJdUt) },
    factors: [signFactor(writing, 'sun', sign)],
  }))
}

const isMarked = (phase: Season['phase']): phase is (typeof MARKED_PHASES)[number] =>
  (MARKED_PHASES as readonly string[]).includes(phase)

/** Where a round of the progressed lights begins, stands at its height, and ends. */
function phaseMarks(writing: LifeWriting): Mark[] {
  const { page, words, facts } = writing
  return facts.seasons.slice(1).flatMap(({ phase, fromJdUt }): Mark[] => {
    if (!isMarked(phase)) return []
    const told = { new: words.start, full: words.height, balsamic: words.fading }[phase]
    return [
      {
        kind: phase,
        jdUt: fromJdUt,
        weight: PHASE_WEIGHT[phase],
        head: words.phaseHead[phase],
        name: words.title.phase[phase],
        text: told[timeOfLife(page.age(fromJdUt))],
        evidence: { what: words.whatPhase[phase], dates: inWhen(writing, fromJdUt) },
        factors: [phaseFactor(writing, phase)],
      },
    ]
  })
}
