import { readFileSync } from 'node:fs'
import { URGENT, type CareTopic } from './care-topic.ts'

/** What a line is for. `crisis` lines listen to anybody in despair. */
export type HelpFor = 'crisis' | 'violence' | 'sexual_abuse' | 'child' | 'poison'

/** A service that people in distress can reach. */
export interface HelpLine {
  for: readonly HelpFor[]
  name: { en: string; ru: string }
  /** As it is shown. */
  number: string
  /** `tel:` or `sms:`; absent where the number itself is dialed. */
  href?: string
  hours: '24/7' | 'daytime'
  /** ISO 639-1 codes of the languages spoken there. */
  languages: readonly string[]
  /** The page of the service that states the number. */
  source: string
  /** Day the entry was written down from general knowledge, `YYYY-MM-DD`. */
  listedOn: string
  /** Day somebody last compared it with `source`; null where nobody has done so yet. */
  confirmedOn: string | null
}

/**
 * Help lines by ISO 3166 country. `confirmedOn` is null where nobody has compared a number with its source yet: whoever
 * runs the product does that first and puts the day in.
 */
export const COUNTRY_LINES = JSON.parse(
  readFileSync(new URL('data/help-lines.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly HelpLine[]>>

/** A directory of lines of all countries. */
export const DIRECTORY = 'findahelpline.com'

const WANTED: Record<CareTopic, readonly HelpFor[]> = {
  crisis: ['crisis'],
  means: ['crisis'],
  self_harm: ['crisis'],
  eating: ['crisis'],
  threat: ['crisis'],
  medication: [],
  grief: ['crisis'],
  suicide_loss: ['crisis'],
  pregnancy_loss: ['crisis'],
  overdose: ['poison'],
  violence: ['violence', 'crisis'],
  danger: ['violence'],
  injury: ['violence'],
  sexual_abuse: ['sexual_abuse', 'violence', 'crisis'],
  past_abuse: ['sexual_abuse', 'violence', 'crisis'],
  minor: ['child', 'crisis'],
  hit_child: ['child', 'crisis'],
  may_hit_child: ['child', 'crisis'],
  brink: ['crisis'],
  psychosis: ['crisis'],
  medical: [],
  unborn: [],
  fraud: [],
}

/** The lines for a topic, the most fitting kind of them; a child gets those for children. By night one always answers. */
export function linesFor(all: readonly HelpLine[], topic: CareTopic, isByChild: boolean): readonly HelpLine[] {
  const wanted = isByChild && !URGENT.has(topic) ? WANTED.minor : WANTED[topic]
  const ofKind = (kind: HelpFor) => all.filter(({ for: purposes }) => purposes.includes(kind))
  const found = wanted.map(ofKind).find((lines) => lines.length > 0) ?? []
  if (found.length === 0 || found.some(({ hours }) => hours === '24/7')) return found
  return [...found, ...ofKind('crisis').filter((one) => one.hours === '24/7')]
}
