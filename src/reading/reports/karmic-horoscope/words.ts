import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

export type KarmicChapter = 'nodes' | 'saturn' | 'twelfth' | 'pluto' | 'chiron' | 'retrograde'

/** The karmic horoscope's own texts in one language. Lists of twelve go by sign from Aries, or by house from the first. */
export const karmicTexts = textSubject('karmic-horoscope', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  chapters: each(['how', 'nodes', 'saturn', 'twelfth', 'pluto', 'chiron', 'retrograde', 'close']),
  titles: each([
    'how',
    'places',
    'sign',
    'house',
    'exam',
    'hardest',
    'ruler',
    'empty',
    'ties',
    'errand',
    'count',
    'last',
  ]),
  opening: ways(),
  method: text,
  table: { caption: text, head: list(3), south: text, twelfth: text },
  axis: ways({ south: 'sign', north: 'sign' }),
  axisHouse: ways({ south: 'house', north: 'house' }),
  southRuler: says({ planet: 'point' }),
  northRuler: says({ planet: 'point' }),
  southSign: list(12),
  southHouse: list(12),
  exam: list(12),
  passing: list(12),
  twelfth: list(12),
  emptyTwelfth: ways(),
  inTwelfth: ways({ planets: 'points' }),
  release: list(12),
  plutoSign: text,
  found: list(12),
  noneBackward: text,
  backward: ways({ planets: 'points' }),
  hardest: ways(),
  noHardest: text,
  errands: { nodes: list(3), saturn: ways(), twelfth: list(3), pluto: ways(), chiron: ways(), retrograde: list(3) },
  close: list(3, ways()),
})
export type KarmicWords = TextsOf<typeof karmicTexts>
