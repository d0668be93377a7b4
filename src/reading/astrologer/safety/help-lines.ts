import { readFileSync } from 'node:fs'
import { isUrgentTopic, type CareTopic } from './care-topic.ts'

/** What a line is for. `crisis` lines listen to anybody in despair. */
export type HelpFor = 'crisis' | 'violence' | 'sexual_abuse' | 'child' | 'poison' | 'fraud'

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
  /** Day somebody last found the number stated by a public page; null where nobody has done so yet. */
  confirmedOn: string | null
  /** That page, and the year it speaks of where it shows one. Present wherever `confirmedOn` is a day. */
  confirmedBy?: { page: string; year?: number }
}

/** The numbers of a country that answer a call for help. */
export interface EmergencyNumbers {
  /** Where an ambulance is called. */
  medical: string
  /** Where the police are called. */
  police: string
  /** The page of an authority that states them. */
  source: string
  /** As of a help line. */
  listedOn: string
  confirmedOn: string | null
}

const { emergency, lines: byCountry } = JSON.parse(
  readFileSync(new URL('data/help-numbers.json', import.meta.url), 'utf8'),
) as Readonly<{ emergency: Record<string, EmergencyNumbers>; lines: Record<string, readonly HelpLine[]> }>

/** By ISO 3166 country. */
export const EMERGENCY_NUMBERS: ReadonlyMap<string, EmergencyNumbers> = new Map(Object.entries(emergency))

/**
 * Help lines by ISO 3166 country. They were compared with stored copies of public pages, some of them years old, and
 * nobody called them: whoever runs the product calls each number first, those without `confirmedOn` above all.
 */
export const COUNTRY_LINES: Readonly<Record<string, readonly HelpLine[]>> = byCountry

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
  fraud: ['fraud'],
  symptom: [],
  goodbye: ['crisis'],
  sextortion: ['crisis'],
  stalking: ['violence', 'crisis'],
  forced_marriage: ['violence', 'crisis'],
  trafficking: ['violence', 'crisis'],
  orders: ['crisis'],
  shaken: [],
  grooming: ['child', 'crisis'],
  debt: ['crisis'],
  elder: ['violence', 'crisis'],
  fainting: ['crisis'],
  attack: ['crisis'],
  unsure: ['crisis'],
}

/**
 * The lines for a topic, the most fitting kind of them; a child gets those for children. By night one always answers.
 * A line that nobody has confirmed is named only where no confirmed one is of its kind.
 */
export function linesFor(all: readonly HelpLine[], topic: CareTopic, isByChild: boolean): readonly HelpLine[] {
  const wanted = isByChild && !isUrgentTopic(topic) && WANTED[topic].length > 0 ? WANTED.minor : WANTED[topic]
  const ofKind = (kind: HelpFor) => {
    const lines = all.filter(({ for: purposes }) => purposes.includes(kind))
    const confirmed = lines.filter(({ confirmedOn }) => confirmedOn !== null)
    return confirmed.length > 0 ? confirmed : lines
  }
  const found = wanted.map(ofKind).find((lines) => lines.length > 0) ?? []
  if (found.length === 0 || topic === 'fraud' || found.some(({ hours }) => hours === '24/7')) return found
  return [...found, ...ofKind('crisis').filter((one) => one.hours === '24/7')]
}
