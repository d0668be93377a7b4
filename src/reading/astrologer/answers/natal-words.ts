import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { SPOKEN_POINTS } from '../../library/subjects.ts'
import { each, list, says, text, textSubject } from '../../library/text-shape.ts'

const EXTRA = ['fortune', 'vertex', 'southNode'] as const
const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall'] as const

/** What the astrologer says of a birth chart beyond the library. Lists of twelve go by sign from Aries, or by house from the first. */
export const natalAnswerTexts = textSubject('astrologer-natal', {
  /** What a point stands for, in anybody's chart: after "shows". */
  shows: each([...SPOKEN_POINTS, ...EXTRA]),
  /** How a sign does things: after "it". */
  manner: list(12),
  /** What a house is about. */
  area: list(12),
  place: {
    /** `at` is "3°58′ Scorpio". */
    at: says({ point: 'owned', at: 'text' }),
    atHouse: says({ point: 'owned', at: 'text', house: 'house' }),
    extra: each(EXTRA, says({ at: 'text', house: 'house' })),
    retrograde: text,
    extraBare: each(EXTRA, says({ at: 'text' })),
    means: says({ shows: 'text', manner: 'text' }),
    house: says({ house: 'house', area: 'text' }),
    either: says({ from: 'sign', to: 'sign' }),
    signOnly: says({ sign: 'sign' }),
    about: says({ degree: 'number', sign: 'sign' }),
    unsure: says({ point: 'owned', from: 'sign', to: 'sign' }),
    otherThanSaid: text,
    asSaid: text,
  },
  dignity: each(DIGNITIES, says({ point: 'owned', sign: 'sign' })),
  noHour: says({ what: 'text' }),
  noHourWhat: each(['angles', 'houses', 'fortune', 'ruler']),
  positions: {
    own: text,
    of: says({ name: 'name' }),
    line: says({ point: 'point', at: 'text' }),
    lineHouse: says({ point: 'point', at: 'text', number: 'number' }),
    retrograde: text,
  },
  bigThree: says({ sun: 'sign', moon: 'sign', rising: 'sign' }),
  bigTwo: says({ sun: 'sign', moon: 'sign' }),
  chartRuler: says({ rising: 'sign', ruler: 'owned' }),
  rulerOf: says({ house: 'house', sign: 'sign', ruler: 'owned' }),
  dispositor: says({ point: 'owned', sign: 'sign', ruler: 'owned' }),
  dispositorSelf: says({ point: 'owned', sign: 'sign' }),
  rulersChain: says({ chain: 'text' }),
  finalRuler: says({ ruler: 'owned' }),
  receives: says({ one: 'owned', other: 'owned' }),
  house: {
    cusp: says({ house: 'house', sign: 'sign', at: 'text' }),
    area: says({ house: 'house', area: 'text' }),
    with: says({ house: 'house', points: 'list' }),
    empty: says({ house: 'house' }),
  },
  dignities: {
    strong: says({ items: 'list' }),
    weak: says({ items: 'list' }),
    none: text,
    itemNamed: each(DIGNITIES, says({ point: 'owned', sign: 'sign' })),
    means: text,
  },
  retrogrades: { some: says({ points: 'list' }), none: text, means: text },
  elements: {
    count: says({ fire: 'text', earth: 'text', air: 'text', water: 'text' }),
    most: each(ELEMENTS),
    none: each(ELEMENTS),
    some: text,
    nobody: text,
  },
  modes: { count: says({ cardinal: 'text', fixed: 'text', mutable: 'text' }), most: each(MODES) },
  planets: says({ count: 'number', names: 'list' }),
  stellium: {
    sign: says({ points: 'list', sign: 'sign' }),
    house: says({ points: 'list', house: 'house' }),
    none: text,
    means: text,
  },
  patterns: {
    grandTrine: says({ points: 'list', orb: 'text' }),
    tSquare: says({ ends: 'list', apex: 'owned' }),
    grandCross: says({ points: 'list' }),
    yod: says({ ends: 'list', apex: 'owned' }),
    none: says({ what: 'text' }),
    names: each(['grandTrine', 'tSquare', 'grandCross', 'yod', 'any']),
    means: each(['grandTrine', 'tSquare', 'grandCross', 'yod']),
    nearest: says({ aspect: 'text' }),
  },
  aspects: {
    tightest: says({ aspect: 'text' }),
    found: says({ aspect: 'text' }),
    of: says({ point: 'owned', aspects: 'list' }),
    ofNone: says({ point: 'owned' }),
    between: says({ one: 'owned', aspect: 'aspect', other: 'owned', orb: 'text' }),
    betweenNone: says({ one: 'owned', other: 'owned', apart: 'number' }),
    nearMiss: says({ aspect: 'aspect', off: 'number' }),
    nature: each(['conjunction', 'flowing', 'tense']),
    item: says({ aspect: 'aspect', other: 'owned', orb: 'text' }),
    unaspected: says({ points: 'list' }),
    allAspected: text,
  },
  hour: {
    /** `minutes` before or after, the ascendant would be in another sign. */
    earlier: says({ minutes: 'number', sign: 'sign' }),
    later: says({ minutes: 'number', sign: 'sign' }),
    stands: says({ at: 'text' }),
    safe: says({ minutes: 'number' }),
    changes: says({ old: 'point', new: 'point' }),
    rest: text,
    unknown: text,
  },
  strength: {
    strongest: says({ point: 'owned', why: 'list' }),
    why: each(['rules-ascendant', 'angular', 'on-angle', 'dignity', 'final', 'aspects']),
    second: says({ point: 'owned' }),
    lean: each(['strong', 'mixed', 'strained']),
    closes: text,
  },
  sect: { day: text, night: text, means: text },
  cuspBorn: {
    inside: says({ at: 'text', sign: 'sign' }),
    edge: says({ at: 'text', sign: 'sign', other: 'sign' }),
    means: text,
  },
})
