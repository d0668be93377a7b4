import type { DatedPage } from '../dated-page.ts'
import type { Meeting } from '../dated-words.ts'
import type { Great, MajorFacts } from './major-facts.ts'
import type { MajorWords } from './words.ts'

/** What the big dates are written on. */
export interface MajorWriting {
  page: DatedPage
  words: MajorWords
  facts: MajorFacts
  nowJdUt: number
}

export const meetingOf = (one: Great): Meeting =>
  one.kind === 'passage' ? { ...one.story, method: 'transit', moving: one.story.transiting } : one.direction

export const meeting = ({ page }: MajorWriting, one: Great) => page.dated.meeting(meetingOf(one))
export const labelOf = ({ page }: MajorWriting, one: Great) => page.dated.label(meetingOf(one))

export const factorOf = ({ page, facts }: MajorWriting, one: Great): string =>
  one.kind === 'passage' ? page.story(one.story) : page.direction(one.direction, [...facts.arcs, ...facts.progressions])

/** The two points that meet, in an order that two methods share. */
export function pairOf(one: Great) {
  const { moving, natal } = meetingOf(one)
  return [moving, natal].toSorted()
}
