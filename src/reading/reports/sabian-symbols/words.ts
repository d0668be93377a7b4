import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import type { SpokenPoint } from '../../library/subjects.ts'

/** The points whose degrees are read. */
export type CardPoint =
  | Exclude<SpokenPoint, 'meanLilith' | 'ceres'>
  /** Across from the north node. */
  | 'southNode'
  | 'fortune'

/** Which ten degrees of the signs hold most of the points; `even` where none does. */
export type Stretch = 'first' | 'second' | 'third' | 'even'

export type SabianChapter = 'how' | 'sun' | 'moon' | 'daily' | 'angles' | 'backdrop' | 'road' | 'links' | 'close'

/** The words of the report on degree symbols in one language. Lists of twelve go by sign from Aries, or by house. */
export const sabianTexts = textSubject('sabian-symbols', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  chapters: each(['how', 'sun', 'moon', 'daily', 'angles', 'backdrop', 'road', 'links', 'close']),
  titles: each(['idea', 'count', 'stretches', 'together', 'scenery', 'pairs', 'last']),
  names: each(['southNode', 'fortune'], each(['title', 'subject'])),
  opening: ways(),
  notice: text,
  rule: ways(),
  captions: each(['wheel', 'table', 'stretches']),
  head: list(3),
  numbered: says({ degree: 'number', sign: 'sign' }),
  tens: list(3),
  counted: says({ count: 'number' }),
  stretches: each(['first', 'second', 'third', 'even']),
  cardTitle: says({ point: 'text', degree: 'text' }),
  stands: ways({ point: 'text', sign: 'text', minutes: 'text', degree: 'number' }),
  mostly: ways({ point: 'text', sign: 'text', degree: 'number' }),
  allDay: ways({ point: 'text', sign: 'text', degree: 'number' }),
  otherwise: ways({ degree: 'text', image: 'text' }),
  shared: ways({ point: 'text', others: 'text' }),
  role: {
    sun: ways(),
    moon: ways(),
    mercury: ways(),
    venus: ways(),
    mars: ways(),
    jupiter: ways(),
    saturn: ways(),
    uranus: ways(),
    neptune: ways(),
    pluto: ways(),
    asc: ways(),
    mc: ways(),
    trueNode: ways(),
    southNode: list(3),
    chiron: ways(),
    fortune: list(3),
  },
  bySign: ways({ gist: 'text' }),
  stage: ways({ point: 'text', inHouse: 'text' }),
  played: list(12),
  decans: list(36),
  retrograde: ways({ point: 'text' }),
  asks: ways(),
  climate: { alike: text, pair: says({ one: 'text', other: 'text', odd: 'text' }), apart: text },
  daily: ways(),
  backdrop: ways(),
  linksLead: ways(),
  noLinks: text,
  links: each(['conjunction', 'flowing', 'tense'], ways({ one: 'text', other: 'text' })),
  close: list(3, ways()),
})
export type SabianWords = TextsOf<typeof sabianTexts>
