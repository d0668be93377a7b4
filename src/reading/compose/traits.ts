/**
 * What texts say of a person, by axis: the two poles of one axis contradict each other, unless a reading says when each
 * of them speaks. An entry of the library names its traits in a line under its heading: `traits: pace fast, talk plain`.
 */
export const POLES = {
  pace: ['fast', 'slow'],
  feeling: ['quick', 'late'],
  talk: ['plain', 'veiled'],
  approach: ['front', 'side'],
  conflict: ['fight', 'peace'],
  closeness: ['near', 'apart'],
  trust: ['open', 'guarded'],
  stage: ['seen', 'unseen'],
  home: ['rooted', 'moving'],
  change: ['steady', 'restless'],
  risk: ['bold', 'careful'],
  order: ['tidy', 'loose'],
  authority: ['defy', 'respect'],
  money: ['keep', 'spend'],
  appetite: ['full', 'spare'],
  /** Whether aim and need agree. */
  unity: ['whole', 'split'],
  /** Whether strangers see who is there. */
  face: ['true', 'masked'],
  chat: ['talkative', 'silent'],
  ambition: ['rising', 'content'],
  rest: ['easy', 'unresting'],
  faith: ['sure', 'doubting'],
  /** Whose name stands under a thing. */
  credit: ['signed', 'shared'],
} as const satisfies Record<string, readonly [string, string]>

export type Axis = keyof typeof POLES
export const AXES = Object.keys(POLES) as Axis[]
/** Which of the two poles that {@link POLES} names. */
export type Pole = 0 | 1

export interface Trait {
  axis: Axis
  pole: Pole
}

const isAxis = (name: string): name is Axis => name in POLES

/** The traits of a line without its `traits:`; `none` is none. @throws RangeError for what is no axis or no pole of it */
export function parseTraits(line: string): Trait[] {
  if (line === 'none') return []
  return line.split(', ').map((trait) => {
    const [axis = '', name = ''] = trait.split(' ')
    if (!isAxis(axis)) throw new RangeError(`no axis "${axis}": there are ${AXES.join(', ')}`)
    const pole = (POLES[axis] as readonly string[]).indexOf(name)
    if (pole !== 0 && pole !== 1) throw new RangeError(`"${axis}" is ${POLES[axis].join(' or ')}, not "${name}"`)
    return { axis, pole }
  })
}

/** The subjects whose every entry says what it says of a person, if only `none`. */
const TRAITED =
  /^(?:planet-in-sign\/(?:sun|moon|mercury|venus|mars|jupiter|saturn)|planet-in-house\/(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)|angle-in-sign\/\w+|natal-aspect\/(?:sun|moon|mercury|venus|mars|jupiter|saturn)|house-ruler\/\d+|theme\/\w+)$/

export const namesTraits = (subject: string): boolean => TRAITED.test(subject)
