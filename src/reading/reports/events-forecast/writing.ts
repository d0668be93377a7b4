import type { Direction } from '../../facts/directions.ts'
import type { TransitStory } from '../../facts/transit-stories.ts'
import type { Axis, DatedPage } from '../dated-page.ts'
import type { EventsFacts } from './events-facts.ts'
import type { EventsWords } from './words.ts'

/** What the year's report is written on. */
export interface Writing {
  page: DatedPage
  words: EventsWords
  facts: EventsFacts
  axis: Axis
}

export const inYear = ({ axis }: Writing, jdUt: number) => jdUt >= axis.fromJdUt && jdUt < axis.toJdUt
export const passesInYear = (writing: Writing, { passes }: TransitStory) =>
  passes.filter(({ jdUt }) => inYear(writing, jdUt))

export function factorOf({ page, facts }: Writing, it: TransitStory | Direction): string {
  return 'method' in it ? page.direction(it, [...facts.arcs, ...facts.progressions]) : page.story(it)
}

export const meeting = ({ page }: Writing, it: TransitStory | Direction) => page.meeting(it)

/** What a point stands for, said once in the report. */
export function theme({ page, words }: Writing, natal: TransitStory['natal']): string {
  return page.firstTime(`theme ${natal}`) ? page.say('subject', words.subject, { theme: words.pointTheme[natal] }) : ''
}
