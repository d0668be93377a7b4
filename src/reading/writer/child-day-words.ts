import { says, text, textSubject, ways } from '../library/text-shape.ts'

/** Whose is "Anna’s Mercury", «Меркурий Анны». */
const transit = { transiting: 'point', whose: 'owned', aspect: 'aspect' } as const

/** The sentences of a child's day that carry its facts, said to the parent. */
export const childDayTexts = textSubject('child-day', {
  /** The headline of a day on which nothing touches the chart. */
  quiet: ways(),
  exact: ways({ ...transit, clock: 'text' }),
  untimed: ways(transit),
  /** What runs for longer, on a day that has nothing of its own. */
  lasts: ways(transit),
  /** What a text on one side of the day comes from. */
  from: { exact: says({ ...transit, part: 'text' }), untimed: says(transit) },
  unknownHour: text,
})
