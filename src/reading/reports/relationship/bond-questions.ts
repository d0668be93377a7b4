import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { type Element, elementOf, type Mode, modeOf } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { type Question, sideOfSign } from '../../compose/directions.ts'
import type { Side, Voice } from '../../compose/verdict.ts'
import type { Direction, Spoken } from '../../library/text-shape.ts'
import { own } from '../natal-parts.ts'
import {
  isHeard,
  type Passage,
  planQuestion,
  type QuestionPlan,
  spokenParagraph,
  type SpokenParagraph,
} from '../verdict/passages.ts'
import { allSigns, aspectFactor, type Bond, houseFactor, placeOf, signFactor } from './bond.ts'
import { airOf, busiest, prevailing } from './relationship-facts.ts'
import type { BondQuestion, RelationshipWords } from './words.ts'

/** What the prevailing element and mode weigh beside a planet. */
const ELEMENT = 1.5
const MODE = 1
const ANGULAR = 1.3

const SIDE_OF_ELEMENT: Record<Element, Side> = { fire: 0, earth: 1, air: 0, water: 1 }
/** Cardinal signs begin and fixed ones hold (Ptolemy, Tetrabiblos I.11); mutable ones take no side. */
const SIDE_OF_MODE: Record<Mode, Side | null> = { cardinal: 0, fixed: 1, mutable: null }

type Placed = 'mercury' | 'mars' | 'venus' | 'saturn'
const AXIS: Record<BondQuestion, Question> = { pace: 'drive', hold: 'love' }
const PASSAGES: Record<BondQuestion, (bond: Bond) => Passage[]> = { pace: pacePassages, hold: holdPassages }

/** Whether it is quick or slow, and whether it holds by nearness or by freedom; without an answer where nothing says so. */
export function bondPlan(bond: Bond, question: BondQuestion): QuestionPlan & { isAnswered: boolean } {
  const plan = planQuestion(question, PASSAGES[question](bond))
  return { ...plan, isAnswered: plan.verdict.carried.some(isHeard) }
}

export type BondPlans = Readonly<Record<BondQuestion, ReturnType<typeof bondPlan>>>

/** Whether a text goes the other way than the answer to one of the questions. */
export const isContrary = (plans: BondPlans, { says }: Spoken): boolean =>
  says.some(({ question, side }: Direction) => {
    const plan = question === 'pace' || question === 'hold' ? plans[question] : null
    return plan?.isAnswered === true && plan.verdict.answer !== 'both' && plan.verdict.side !== side
  })

/** Whether what a bond is made of goes the other way than it does on the whole. */
export const isOtherwise = ({ pace }: BondPlans, element: Element): boolean =>
  pace.isAnswered && pace.verdict.answer !== 'both' && SIDE_OF_ELEMENT[element] !== pace.verdict.side

interface Told {
  title: string
  parts: readonly (SpokenParagraph | null)[]
}

/** A passage of the bond: all of them are told, on the side on which their texts are. */
const testified = (told: Told, side: Side, weight: number, voice: Voice, occasions: Passage['occasions']): Passage => ({
  ...told,
  side,
  weight,
  voice,
  occasions,
  factors: [...new Set(told.parts.flatMap((part) => part?.factors ?? []))],
  isPromised: true,
})

/** One that follows from the whole chart: it is told by its heading and weighs nothing. */
const unheard = (told: Told, element: Element): Passage => ({
  ...testified(told, 0, 0, { kind: 'made', element }, []),
  isUnheard: true,
})

function pacePassages(bond: Bond): Passage[] {
  const { words, composite, aspects } = bond
  const { titles } = words
  const { element, mode, lacking } = prevailing(composite)
  const signs = allSigns(bond)
  const part = (spoken: Spoken) => spokenParagraph(spoken, signs)
  const center = busiest(aspects)
  const ties = aspects.filter(({ a, b }) => a === center || b === center).map((met) => aspectFactor(bond, met))
  const bridged = modeBridge(words, element, mode)
  return [
    testified(
      { title: titles.element, parts: [part(words.element[element])] },
      SIDE_OF_ELEMENT[element],
      ELEMENT,
      { kind: 'made', element },
      [],
    ),
    testified(
      { title: titles.mode, parts: [bridged === null ? null : own(bridged, signs), part(words.mode[mode])] },
      SIDE_OF_MODE[mode] ?? 0,
      MODE,
      { kind: 'moves', mode },
      [],
    ),
    ...placedPassage(bond, 'pace', 'mars', { title: titles.work, more: [marsBridge(bond, element)] }),
    ...placedPassage(bond, 'pace', 'mercury', { title: titles.talk }),
    unheard({ title: titles.lacks, parts: [part(words.lacks[lacking.element])] }, element),
    ...(center === null
      ? []
      : [unheard({ title: titles.center, parts: [spokenParagraph(words.center[center], ties)] }, element)]),
    unheard({ title: titles.tires, parts: [part(words.tires[element]), part(words.peace[mode])] }, element),
    unheard({ title: titles.badWeek, parts: [part(words.badWeek[lacking.mode])] }, element),
  ]
}

function holdPassages(bond: Bond): Passage[] {
  const { words } = bond
  const { titles } = words
  const house = placeOf(bond, 'saturn')?.house ?? null
  const weight = house === null ? null : own(words.saturnHouse[house - 1] ?? '', [houseFactor(bond, 'saturn', house)])
  return [
    ...placedPassage(bond, 'hold', 'venus', { title: titles.venus }),
    ...placedPassage(bond, 'hold', 'saturn', { title: titles.saturn, more: [weight] }),
    ...airPassage(bond),
  ]
}

/** What a planet of the composite says to a question by its sign; Saturn binds in any. */
function placedPassage(
  bond: Bond,
  question: BondQuestion,
  point: Placed,
  { title, more = [] }: { title: string; more?: readonly (SpokenParagraph | null)[] },
): Passage[] {
  const { words } = bond
  const { sign = null, house = null } = placeOf(bond, point) ?? {}
  const side: Side | null = sign === null ? null : point === 'saturn' ? 0 : sideOfSign(AXIS[question], sign)
  if (sign === null || side === null) return []
  const paced = point === 'mars' ? words.pace.mars[sign] : words.pace[point][modeOf(sign)]
  const texts = agreeing(question, [words[point][elementOf(sign)], ...(paced ? [paced] : [])], side)
  const placed = spokenParagraph(
    {
      text: [words.placed({ point, sign }), ...texts.map(({ text }) => text)].join(' '),
      says: texts.flatMap(({ says }) => says),
    },
    [signFactor(bond, point, sign)],
  )
  const weight = house !== null && house % 3 === 1 ? ANGULAR : 1
  const voice: Voice = { kind: 'bond', point, sign }
  return [testified({ title, parts: [placed, ...more] }, side, weight, voice, [point])]
}

/** Of two texts on one factor those that don't contradict each other: its own side leads, or else the first that has one. */
function agreeing(question: BondQuestion, texts: readonly Spoken[], side: Side): Spoken[] {
  const sides = texts.flatMap(({ says }) => says.flatMap((one) => (one.question === question ? [one.side] : [])))
  const leading = sides.includes(side) ? side : sides[0]
  return texts.filter(({ says }) => !says.some((one) => one.question === question && one.side !== leading))
}

/** Uranus in easy aspect to a planet of closeness frees; at odds with one it pulls away as well. */
function airPassage(bond: Bond): Passage[] {
  const { words } = bond
  const { air, met } = airOf(bond.aspects)
  const uranus = placeOf(bond, 'uranus')?.sign ?? null
  const ground = uranus === null ? [] : [signFactor(bond, 'uranus', uranus)]
  const factors = met ? [aspectFactor(bond, met)] : ground
  if (factors.length === 0) return []
  const told = { title: words.titles.uranus, parts: [spokenParagraph(words.uranus[air], factors)] }
  if (!met) return [unheard(told, 'air')]
  const weight = ASPECT_NATURE[met.aspect] === 'flowing' ? 1 : ANGULAR
  const voice: Voice = { kind: 'aspect', a: met.a, b: met.b, aspect: met.aspect }
  return [testified(told, 1, weight, voice, ['uranus' satisfies Planet])]
}

/** Quick elements beside modes that hold on, slow ones beside modes that begin: which of the two speaks when. */
function modeBridge({ bridge }: RelationshipWords, element: Element, mode: Mode): string | null {
  if (mode === 'fixed') return element === 'fire' || element === 'air' ? bridge.mode[element] : null
  if (mode === 'cardinal') return element === 'earth' || element === 'water' ? bridge.mode[element] : null
  return element === 'earth' ? bridge.mode.yielding : null
}

/** Where Mars is slower or faster than what the bond is made of. */
function marsBridge(bond: Bond, element: Element): SpokenParagraph | null {
  const sign = placeOf(bond, 'mars')?.sign ?? null
  if (sign === null) return null
  const mars = elementOf(sign)
  const way =
    element === 'fire' && mars === 'earth' ? 'slower' : element === 'earth' && mars === 'fire' ? 'faster' : null
  return way && own(bond.words.bridge.mars[way], [...allSigns(bond), signFactor(bond, 'mars', sign)])
}
