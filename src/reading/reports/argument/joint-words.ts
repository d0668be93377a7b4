import type { AspectNature } from '#astro/charts/aspect.ts'
import { each, type TextSubject, type TextsOf, ways } from '../../library/text-shape.ts'

/** By sign, by motion, by nearness to the Sun. */
export const GOOD = ['domicile', 'exaltation'] as const
export const BAD = ['detriment', 'fall', 'combust', 'retrograde'] as const
/** What may come together with a good dignity. */
export const BESIDE_GOOD = ['combust', 'retrograde'] as const

const NATURES = ['conjunction', 'flowing', 'tense'] as const satisfies readonly AspectNature[]
const PLANET = { planet: 'point', sign: 'sign' } as const
const IN = { planet: 'point', house: 'house' } as const
const MEETS = { planet: 'point', main: 'point', aspect: 'aspect', orb: 'text' } as const

/** The sentences between the paragraphs: how the first witness is placed, and who speaks for it and against it from where. */
export const jointShape = {
  condition: each([...GOOD, ...BAD, 'cazimi'], ways(PLANET)),
  /** Well placed by sign, and yet. */
  bridge: each(GOOD, each(BESIDE_GOOD, ways(PLANET))),
  /** The closest aspect of the first witness, by whether it bears out the answer. */
  near: each(['for', 'against'], each(NATURES, ways(MEETS))),
  support: { in: ways(IN), rules: ways(IN), aspect: ways(MEETS), stands: ways({ ...IN, sign: 'sign' }) },
  counter: {
    in: ways(IN),
    rules: ways(IN),
    aspect: ways(MEETS),
    stands: ways({ ...IN, sign: 'sign' }),
    /** It was named before as the closest aspect. */
    near: ways({ planet: 'point', main: 'point' }),
    again: ways({ planet: 'point' }),
  },
} as const

/** Of a planet that a lead calls the better placed of two, where something is against it. */
export const despiteShape = { despite: each(BAD, ways(PLANET)) } as const

type AllJoints = TextsOf<TextSubject<typeof jointShape>>
/** What a report tells in its own way it needs no words for: a dignity, or the closest aspect. */
export type JointWords = Pick<AllJoints, 'bridge' | 'support' | 'counter'> & {
  condition: Partial<AllJoints['condition']>
} & Partial<Pick<AllJoints, 'near'>> &
  Partial<TextsOf<TextSubject<typeof despiteShape>>>
