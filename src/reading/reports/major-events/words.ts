import { NATAL_POINTS } from '../../library/subjects.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The planets whose passages over the chief points come once in a life, or not at all. */
export type Rare = 'uranus' | 'neptune' | 'pluto'
/** The corners of the chart, in the order in which Saturn rises to them. */
export type Corner = 'asc' | 'ic' | 'dsc' | 'mc'

/** The words of the big dates that are no library entry, in one language. */
export const majorTexts = textSubject('major-events', {
  name: text,
  subtitle: says({ name: 'text', years: 'text' }),
  chapters: each(['method', 'behind', 'ahead', 'turns', 'corners', 'rhymes', 'line']),
  titles: each([
    'how',
    'test',
    'density',
    'peaks',
    'level',
    'turns',
    'noTurns',
    'corners',
    'rhymes',
    'noRhymes',
    'table',
    'closing',
  ]),
  how: ways({ transits: 'number', arcs: 'number', progressions: 'number' }),
  test: ways(),
  methods: text,
  noneBehind: text,
  noneAhead: text,
  passage: ways({ meeting: 'text', dates: 'list', age: 'number' }),
  direction: ways({ meeting: 'text', date: 'text', age: 'number' }),
  rare: each(['uranus', 'neptune', 'pluto'], each(['conjunction', 'tense', 'flowing'])),
  point: each(NATAL_POINTS),
  arc: each(NATAL_POINTS),
  progressed: each(['sun', 'moon', 'mercury', 'venus', 'mars']),
  question: ways({ age: 'number', meeting: 'text' }),
  aheadUse: ways({ age: 'number', meeting: 'text' }),
  turn: each(['retrograde', 'direct'], ways({ planet: 'point', date: 'text', age: 'number' })),
  turnOf: each(['mercury', 'venus', 'mars'], each(['retrograde', 'direct'])),
  noTurns: text,
  corner: each(['asc', 'mc', 'ic', 'dsc'], ways({ dates: 'text', age: 'number' })),
  cornerOf: each(['asc', 'ic', 'dsc', 'mc'], list(3)),
  rhyme: ways({ pair: 'text', times: 'list' }),
  time: says({ method: 'text', when: 'text', age: 'number' }),
  pair: says({ a: 'text', b: 'text' }),
  noRhymes: text,
  densityCaption: text,
  decade: says({ from: 'number', to: 'number' }),
  peak: ways({ year: 'text', age: 'number', meetings: 'text' }),
  level: ways({ from: 'number', to: 'number' }),
  table: { caption: text, head: list(4) },
  closing: ways(),
})
export type MajorWords = TextsOf<typeof majorTexts>
