import { URGENT, type Care, type CareSubject, type CareTopic } from './care-topic.ts'
import { classesOf, isByChild, matchersOf, readDistress, says } from './read-distress.ts'
import type { SafetyClass } from './safety-class.ts'
import {
  BLACKMAILED,
  BRINK,
  CHOKED,
  DANGER,
  DANGER_NOW,
  DYING,
  EATING,
  FAREWELL,
  FRAUD,
  GOODBYE_OF_OTHER,
  GRIEF,
  GROWN,
  HIT_CHILD,
  INJURY,
  LONG_AGO,
  LONG_OVER,
  MAY_HIT_CHILD,
  MEANS,
  MEDICAL,
  MEDICATION,
  OF_ME,
  OTHER_LANGUAGES,
  OTHER_PERSON,
  OWN_CHILD,
  OWN_DEATH,
  PREGNANCY_LOSS,
  PSYCHOSIS,
  PURGES,
  SIGNS_OF_OTHER,
  STARVING,
  SUICIDE_LOSS,
  TAKEN,
  TAKEN_NOW,
  UNBORN,
  UNWELL_FROM,
  UNWILLING,
  THREAT,
  WANTS_TO_DIE,
} from './topic-patterns.ts'

const taken = matchersOf(TAKEN)
const takenNow = matchersOf(TAKEN_NOW)
const dying = matchersOf(DYING)
const means = matchersOf(MEANS)
const wantsToDie = matchersOf(WANTS_TO_DIE)
const farewell = matchersOf(FAREWELL)
const eating = matchersOf(EATING)
const longAgo = matchersOf(LONG_AGO)
const longOver = matchersOf(LONG_OVER)
const grown = matchersOf(GROWN)
const blackmailed = matchersOf(BLACKMAILED)
const choked = matchersOf(CHOKED)
const ownChild = matchersOf(OWN_CHILD)
const ofMe = matchersOf(OF_ME)
const otherPerson = matchersOf(OTHER_PERSON)
const ofOthers = [GOODBYE_OF_OTHER, SIGNS_OF_OTHER, PURGES].map(matchersOf)
const ownDeath = matchersOf(OWN_DEATH)
const unwilling = matchersOf(UNWILLING)
const dangerNow = matchersOf(DANGER_NOW)

/** “My 15 year old daughter” is “my daughter”. */
const withoutAges = (text: string) =>
  text.replaceAll(/\b\d{1,2}[ -]?(?:yrs?|years?|y\/?o)\b[ -]?(?:old)?/gi, '').replaceAll(/\s+/g, ' ')

/** What is plain by itself, whatever the words weigh; the first that fits. */
const BY_THEMSELVES = (
  [
    ['psychosis', PSYCHOSIS],
    ['brink', BRINK],
    ['brink', GOODBYE_OF_OTHER],
    ['injury', INJURY],
    ['danger', DANGER],
    ['danger', DANGER_NOW],
    ['medical', MEDICAL],
    ['unborn', UNBORN],
    ['overdose', UNWELL_FROM],
    ['threat', THREAT],
    ['suicide_loss', SUICIDE_LOSS],
    ['pregnancy_loss', PREGNANCY_LOSS],
    ['grief', GRIEF],
    ['hit_child', HIT_CHILD],
    ['may_hit_child', MAY_HIT_CHILD],
    ['fraud', FRAUD],
    ['sexual_abuse', UNWILLING],
    ['eating', STARVING],
    ['eating', PURGES],
    ['medication', MEDICATION],
    ['crisis', SIGNS_OF_OTHER],
    ['crisis', FAREWELL],
    ['crisis', OTHER_LANGUAGES],
  ] as const
).map(([topic, patterns]) => [topic, matchersOf(patterns)] as const)

/** What a message of distress is about. */
export interface TopicRead {
  topic: CareTopic
  subject: CareSubject
  /** Somebody may be dying at this moment. */
  isDying: boolean
  wasChoked: boolean
  isFarewell: boolean
  isBlackmailed: boolean
}

function topicOf(text: string, age: number | null, isWeighed: boolean): CareTopic | null {
  const distress = readDistress(text, age, isWeighed)
  const wishes = says(text, wantsToDie)
  const plain = BY_THEMSELVES.find(([, of]) => says(text, of))?.[0]
  // Grief and a medicine given up don't hide a wish to die that is said beside them.
  if (plain && !(wishes && (plain === 'medication' || plain === 'grief' || plain === 'pregnancy_loss'))) return plain
  if (!distress) return null
  if (says(text, longOver) && !says(text, farewell)) return null
  if (distress.mayHurtOthers && distress.class === 'violence') return 'threat'
  switch (distress.class) {
    case 'overdose':
      if (says(text, taken)) return 'overdose'
      return says(text, means) ? 'means' : wishes ? 'crisis' : 'overdose'
    case 'crisis':
      return says(text, means) ? 'means' : 'crisis'
    case 'self_harm':
      return says(text, eating) ? 'eating' : 'self_harm'
    case 'minor':
      return wishes ? 'crisis' : pastOf(text, age, distress.class)
    case 'sexual_abuse':
      return pastOf(text, age, distress.class)
    case 'violence':
      return 'violence'
  }
}

/** What was done to a child long ago is told by somebody who is grown up now. */
function pastOf(text: string, age: number | null, found: SafetyClass): CareTopic {
  const isGrown = (age === null || age >= 18) && !readDistress(text, age)?.isByChild
  if (isGrown && says(text, longAgo)) return 'past_abuse'
  if (found === 'minor' && says(text, grown)) return classesOf(text).has('sexual_abuse') ? 'sexual_abuse' : 'violence'
  return found
}

function subjectOf(given: string, age: number | null): CareSubject {
  const text = withoutAges(given)
  if (says(text, ownDeath)) return age !== null && age < 18 ? 'child' : 'self'
  if (ofOthers.some((of) => says(text, of))) return says(text, ownChild) ? 'own_child' : 'other'
  if (says(text, unwilling) || says(text, dangerNow)) return readDistress(given, age)?.isByChild ? 'child' : 'self'
  const distress = readDistress(text, age)
  // “My husband doesn’t let me out” names somebody, and is told of oneself.
  const isOther = says(text, otherPerson) || (distress?.isAboutOther === true && !says(text, ofMe))
  if (says(text, ownChild) && (isOther || says(text, wantsToDie) || distress?.class === 'self_harm')) return 'own_child'
  if (isOther) return 'other'
  return readDistress(given, age)?.isByChild || isByChild(given) || (age !== null && age < 18) ? 'child' : 'self'
}

/** Topics that are about the writer's own doing or loss, whoever else is named. */
const OF_WRITER: ReadonlySet<CareTopic> = new Set([
  'threat',
  'hit_child',
  'medication',
  'grief',
  'suicide_loss',
  'pregnancy_loss',
  'past_abuse',
  'medical',
  'unborn',
  'fraud',
  'psychosis',
  'may_hit_child',
])

/** What a message tells of; null for an ordinary one. */
export function readTopic(text: string, age: number | null, isWeighed = true): TopicRead | null {
  const topic = topicOf(text, age, isWeighed)
  if (topic === null) return null
  const subject = subjectOf(text, age)
  return {
    topic,
    subject: OF_WRITER.has(topic) && subject !== 'child' ? 'self' : subject,
    isDying: topic === 'overdose' && says(text, dying),
    isFarewell: topic === 'crisis' && says(text, farewell),
    isBlackmailed: (topic === 'minor' || topic === 'sexual_abuse') && says(text, blackmailed),
    wasChoked: says(text, choked) && (topic === 'violence' || topic === 'minor'),
  }
}

/** Topics in which somebody may act between two messages. */
const MAY_TAKE: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'self_harm', 'medication', 'grief', 'eating'])

function takenNowIn(text: string, { topic, subject }: Care): TopicRead | null {
  if (!MAY_TAKE.has(topic) || !says(text, takenNow)) return null
  return { topic: 'overdose', subject, isDying: false, isFarewell: false, isBlackmailed: false, wasChoked: false }
}

/** A wish to die or to kill: calm may come of a decision. */
export const DEADLY: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'threat'])

/**
 * What a further message of a conversation tells of, where that is another and more pressing thing than before: topics
 * don't change for a word, and never away from an emergency.
 */
export function readTurnOfTopic(text: string, age: number | null, care: Care): TopicRead | null {
  const read = readTopic(text, age, false) ?? takenNowIn(text, care)
  if (!read || read.topic === care.topic) return null
  if (URGENT.has(read.topic)) return URGENT.has(care.topic) && read.topic !== 'overdose' ? null : read
  if (URGENT.has(care.topic) || DEADLY.has(care.topic)) return null
  if (read.topic === 'fraud' || read.topic === 'psychosis' || read.topic === 'eating') return null
  if (DEADLY.has(read.topic)) return read
  return null
}
