import { ASPECTS } from '#astro/charts/aspect.ts'
import { CYCLES, FORCES } from '../../facts/span-threads.ts'
import { NATAL_POINTS } from '../../library/subjects.ts'
import { each, list, says, text, textSubject, type TextsOf, type TextSubject, ways } from '../../library/text-shape.ts'

const NATURES = ['conjunction', 'flowing', 'tense'] as const

/** What every forecast tells its threads with: names, dates, and how a visit goes. */
export const threadTexts = textSubject('forecast-threads', {
  /** "Saturn square your Venus: shared money". */
  threadTitle: says({ label: 'text', theme: 'text' }),
  /** The sentence that names the first to the sixth in the sky. */
  rank: list(6, says({ meeting: 'text' })),
  where: ways({ planet: 'point', house: 'house' }),
  ruledHouse: says({ house: 'house', theme: 'text' }),
  rules: ways({ planet: 'point', houses: 'list' }),
  repeats: each(NATURES, ways({ natal: 'text' })),
  cycle: each(CYCLES, says({ age: 'number' })),
  passes: {
    within: ways({ between: 'text' }),
    exact: ways({ when: 'text' }),
    before: ways({ when: 'text' }),
    after: ways({ when: 'text' }),
    /** Of one that has not been exact yet. */
    ahead: ways({ when: 'text' }),
    beforeAndAfter: ways({ before: 'text', after: 'text' }),
    near: ways({ orb: 'text', when: 'text' }),
  },
  /** What the pass of this span is among the passes of its visit. */
  passing: each(['only', 'all', 'first', 'back', 'last', 'between', 'near'], ways()),
  turn: { retrograde: ways({ planet: 'point', when: 'text' }), direct: ways({ planet: 'point', when: 'text' }) },
  joined: {
    point: ways({ meeting: 'text', when: 'text' }),
    planet: ways({ meeting: 'text', when: 'text' }),
    pointNear: ways({ meeting: 'text' }),
    planetNear: ways({ meeting: 'text' }),
  },
  /** Of Mars on its way back, which another chapter warns of: no text about it may call for a start. */
  marsBack: { does: ways(), use: ways() },
  swiftItem: says({ meeting: 'text', when: 'text' }),
  swift: ways({ items: 'list' }),
  /** What a natal point is about, where no house is known. */
  pointTheme: each(NATAL_POINTS),
  noThread: text,
})

/** Who the threads are, before they are told: of a forecast that names them in a sentence. */
export const thesisShape = { thesis: each(['one', 'two', 'three'], ways({ themes: 'text' })) }

/** What a forecast says of its threads about its own subject; each has these in its own file. */
export const threadShape = {
  force: each(FORCES, each(ASPECTS)),
  point: each(NATAL_POINTS),
  /** By natal house: what it is about, in a few words; and where its events show. */
  theme: list(12),
  arena: list(12),
  use: each(FORCES, each(NATURES, list(2))),
}
export type ThreadTopic = TextsOf<TextSubject<typeof threadShape>>
export type ThesisTopic = TextsOf<TextSubject<typeof thesisShape>>
