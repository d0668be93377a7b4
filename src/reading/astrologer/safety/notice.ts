import { NOTICE_PATTERNS } from './care-data.ts'
import { NOTICED, type Noticed } from './choice-names.ts'
import { matchersOf, says } from './read-distress.ts'

const matchers = NOTICED.map((name) => [name, matchersOf(NOTICE_PATTERNS[name])] as const)
const place = matchersOf(NOTICE_PATTERNS.place)

/** What a message speaks of as far as its words tell, the most telling first. */
export const noticedIn = (text: string): Noticed[] => matchers.flatMap(([name, of]) => (says(text, of) ? [name] : []))

/** Whether somebody is at a place, or holds a thing, that can cost a life within minutes. */
export const isAtPlace = (text: string): boolean => says(text, place)
