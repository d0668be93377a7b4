import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import type { AspectNature } from '#astro/charts/aspect.ts'
import { CLASSICAL_PLANETS, PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

const NATURES = ['conjunction', 'flowing', 'tense'] as const satisfies readonly AspectNature[]
/** A planet at the south node, at the north one, or square to both. */
export const AT_NODES = ['beside', 'across', 'square'] as const
/** Who plays the other parts, in the order in which they enter. */
export const CAST = ['sun', 'jupiter', 'venus', 'mars', 'mercury', 'saturn', 'chiron', 'moon'] as const

/** The tale of the south node in one language. Lists of twelve go by sign from Aries, or by house from the first. */
export const pastlifeTexts = textSubject('pastlife', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  southName: text,
  chapters: each(['before', 'begins', 'hero', 'company', 'cast', 'ends', 'epilogue']),
  titles: each([
    'how',
    'points',
    'costume',
    'skill',
    'setting',
    'times',
    'childhood',
    'room',
    'fear',
    'boat',
    'said',
    'left',
    'keep',
    'rhythm',
    'enter',
    'manner',
    'master',
    'place',
    'days',
    'alone',
    'noPlot',
    'turn',
    'breaks',
    'last',
    'habit',
    'north',
    'step',
    'teacher',
    'northHouse',
    'questions',
  ]),
  opening: ways(),
  method: text,
  table: { caption: text, head: list(3), ruler: says({ planet: 'point' }) },
  costumeLead: ways({ south: 'sign' }),
  costume: list(12),
  /** By the element and the mode of the south node's sign. */
  skill: each(ELEMENTS),
  days: each(MODES),
  fear: each(MODES),
  left: each(MODES),
  /** By the element of Pluto's sign. */
  times: each(ELEMENTS),
  settingLead: ways({ south: 'house' }),
  setting: list(12),
  enterLead: ways({ planet: 'point' }),
  enter: each(CLASSICAL_PLANETS),
  childhood: each(CLASSICAL_PLANETS),
  mannerLead: ways({ planet: 'point', sign: 'sign' }),
  /** By the sign of the ruler. */
  manner: list(12),
  /** By the element of the ruler's sign. */
  room: each(ELEMENTS),
  said: each(ELEMENTS),
  rank: each(['domicile', 'exaltation', 'detriment', 'fall']),
  masterLead: ways({ planet: 'point' }),
  /** By the ruler of the sign in which the hero's planet stands. */
  master: each(CLASSICAL_PLANETS),
  ownMaster: text,
  placeLead: ways({ planet: 'point', house: 'house' }),
  place: list(12),
  atNodeTitle: each(AT_NODES, says({ planet: 'point' })),
  atNodeLead: each(AT_NODES, ways({ planet: 'point' })),
  atNode: each(AT_NODES, each(PLANETS)),
  /** The hero's own planet there. */
  self: each(AT_NODES),
  alone: ways(),
  plotTitle: each(NATURES, says({ aspect: 'text' })),
  plot: each(PLANETS, each(NATURES)),
  noPlot: text,
  /** By the element of the planet's sign. */
  cast: each(CAST, each(['title', 'lead', ...ELEMENTS])),
  turn: list(12),
  breaksLead: ways(),
  breaks: list(12),
  last: each(CLASSICAL_PLANETS),
  /** By the element of the north node's sign. */
  boat: each(ELEMENTS),
  habitLead: ways(),
  habit: list(12),
  /** By the element of the south node's sign. */
  keep: each(ELEMENTS),
  northLead: ways({ north: 'sign' }),
  /** By the sign of the north node. */
  north: list(12),
  /** By the element of the north node's sign. */
  step: each(ELEMENTS),
  /** By the mode of both. */
  rhythm: each(MODES),
  teacherLead: ways({ planet: 'point' }),
  teacher: each(CLASSICAL_PLANETS),
  northHouseLead: ways({ north: 'house' }),
  northHouse: list(12),
  questions: list(3, ways()),
})
export type PastlifeWords = TextsOf<typeof pastlifeTexts>
