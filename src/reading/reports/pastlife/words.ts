import { CLASSICAL_PLANETS, PLANETS } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** Who plays the other parts. */
export type Supporting = 'venus' | 'mars' | 'saturn' | 'jupiter' | 'mercury' | 'sun' | 'chiron'

/** The tale of the south node in one language. Lists of twelve go by sign from Aries, or by house from the first. */
export const pastlifeTexts = textSubject('pastlife', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  southName: text,
  chapters: each(['before', 'tale', 'hero', 'cast', 'today', 'other']),
  titles: each([
    'how',
    'points',
    'costume',
    'setting',
    'hero',
    'manner',
    'place',
    'plot',
    'company',
    'breaks',
    'habit',
    'north',
    'northHouse',
    'questions',
  ]),
  opening: ways(),
  method: text,
  table: { caption: text, head: list(3), ruler: says({ planet: 'point' }) },
  node: ways({ south: 'sign' }),
  nodeHouse: ways({ south: 'house' }),
  costume: list(12),
  setting: list(12),
  breaksLead: ways(),
  breaks: list(12),
  heroLead: ways({ planet: 'point' }),
  hero: each(CLASSICAL_PLANETS),
  place: list(12),
  plot: each(['conjunction', 'flowing', 'tense'], ways({ aspect: 'text' })),
  noPlot: text,
  company: each(PLANETS),
  cast: each(['venus', 'mars', 'saturn', 'jupiter', 'mercury', 'sun', 'chiron'], each(['title', 'lead'])),
  alone: ways(),
  memory: ways(),
  habitLead: ways(),
  habit: list(12),
  northLead: ways(),
  northHouseLead: ways(),
  questions: list(3, ways()),
})
export type PastlifeWords = TextsOf<typeof pastlifeTexts>
