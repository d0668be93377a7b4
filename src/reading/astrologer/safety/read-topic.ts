import { TOPIC_PATTERNS } from './care-data.ts'
import { GROUP_OF, type CareGroup, type CareSubject, type CareTopic } from './care-topic.ts'
import { DANGER_CLASSES, type DangerClass } from './danger-labels.ts'
import type { FraudKind, MedicalSign } from './detail-names.ts'
import { classesOf, matchersOf, readDistress, says, weighed } from './read-distress.ts'
import { normalize } from './normalize.ts'
import { SITUATIONS } from './situation.ts'
import { bareWishIn } from './bare-wish.ts'
import { illnessOf } from './read-illness.ts'
import { situationIn } from './read-situation.ts'
import { isOfAbsent, isOfSmallChild, isPaidByOther, KIN, subjectOf } from './read-subject.ts'
import { fearsToHurt, ofWhoDidIt, ofWhoHolds } from './who-did-it.ts'
import { fraudKindOf, isEmergencyOfBody, signsIn } from './topic-details.ts'

const told = (name: keyof typeof TOPIC_PATTERNS) => matchersOf(TOPIC_PATTERNS[name])
const taken = told('taken')
const dying = told('dying')
const means = told('means')
const wantsToDie = told('wants_to_die')
const farewell = told('farewell')
const eating = told('eating')
const longAgo = told('long_ago')
const longOver = told('long_over')
const grown = told('grown')
const blackmailed = told('blackmailed')
const choked = told('choked')
const lostToSuicide = told('lost_to_suicide')
const lostBeforeBirth = told('lost_before_birth')
const lookAlike = told('look_alike')
const meant = told('meant')
const ownSelf = told('own_self')
const denies = told('denies_wish')

/** A song, a game, a joke, a nurse after her shift: harmless unless something is said plainly beside it. */
export const isLookAlike = (text: string): boolean =>
  says(text, lookAlike) && !says(text, meant) && weighed(text).sums.danger < RELEASED

/** Above this the words speak of danger, whatever stands beside it. */
const RELEASED = 0.9

/** Words without which the weights alone don’t name a class. */
const OWN_WORDS: Partial<Record<CareTopic, ReturnType<typeof told>>> = {
  psychosis: told('told_psychosis'),
  grief: told('told_grief'),
  sexual_abuse: told('told_sexual_abuse'),
  eating: told('told_eating'),
}
const ofGoodbye = told('goodbye_of_other')
const toldPsychosis = told('told_psychosis')
const hasNoWordOf = (topic: CareTopic, text: string) => {
  const words = OWN_WORDS[topic]
  return words !== undefined && !says(text, words)
}

/** What is plain by itself, whatever the words weigh; the first that fits. */
const BY_THEMSELVES = (
  [
    ['past_abuse', 'abused_as_child'],
    ['psychosis', 'psychosis'],
    ['brink', 'brink'],
    ['goodbye', 'goodbye_of_other'],
    ['injury', 'injury'],
    ['danger', 'danger'],
    ['danger', 'danger_now'],
    ['violence', 'choked_me'],
    ['medical', 'medical'],
    ['medical', 'body_plain'],
    ['unborn', 'unborn'],
    ['overdose', 'unwell_from'],
    ['stalking', 'stalked'],
    ['threat', 'threat'],
    ['suicide_loss', 'suicide_loss'],
    ['pregnancy_loss', 'pregnancy_loss'],
    ['grief', 'grief'],
    ['hit_child', 'hit_child'],
    ['may_hit_child', 'may_hit_child'],
    ['fraud', 'fraud'],
    ['sexual_abuse', 'unwilling'],
    ['eating', 'starving'],
    ['eating', 'purges'],
    ['minor', 'asks_safe_with'],
    ['medication', 'medication'],
    ['medication', 'asks_to_stop'],
    ['symptom', 'asks_of_illness'],
    ['crisis', 'signs_of_other'],
    ['goodbye', 'farewell'],
    ['crisis', 'other_languages'],
  ] as const
).map(([topic, name]) => [topic, told(name)] as const)

/** What is plain whatever the words weigh; null where nothing is. */
export const plainTopicOf = (text: string): CareTopic | null =>
  bareWishIn(text) ??
  (isEmergencyOfBody(text) ? 'medical' : (BY_THEMSELVES.find(([, of]) => says(text, of))?.[0] ?? null))

/** The classes that a topic told by a pattern may belong to; where the words weigh as none of them, it is not believed. */
const CLASSES_OF_PLAIN: Partial<Record<CareTopic, readonly DangerClass[]>> = {
  past_abuse: ['sexual_abuse', 'minor'],
  psychosis: ['psychosis'],
  brink: ['crisis', 'self_harm', 'overdose'],
  goodbye: ['crisis'],
  injury: ['violence'],
  danger: ['violence', 'minor', 'sexual_abuse'],
  violence: ['violence'],
  stalking: ['violence'],
  threat: ['violence'],
  suicide_loss: ['grief'],
  pregnancy_loss: ['grief'],
  grief: ['grief'],
  hit_child: ['violence'],
  may_hit_child: ['violence'],
  fraud: ['fraud'],
  sexual_abuse: ['sexual_abuse', 'minor'],
  eating: ['eating'],
  medication: ['medical'],
  symptom: ['medical'],
  medical: ['medical', 'overdose'],
  unborn: ['medical'],
  overdose: ['overdose', 'medical'],
  crisis: ['crisis', 'self_harm'],
}
/** Among so many classes that weigh most one of a plain topic’s must be. */
const BELIEVED_AMONG = 2

/** Whether the words of a message agree with what a pattern tells. */
function agrees(text: string, topic: CareTopic): boolean {
  if (bareWishIn(text) !== null) return true
  const ranked = rankedOf(text).slice(0, topic === 'medical' ? BELIEVED_AMONG + 1 : BELIEVED_AMONG)
  return CLASSES_OF_PLAIN[topic]?.some((one) => ranked.includes(one)) ?? true
}

/** What a message of distress is about. */
export interface TopicRead {
  topic: CareTopic
  subject: CareSubject
  /** Somebody may be dying at this moment. */
  isDying: boolean
  wasChoked: boolean
  isFarewell: boolean
  isBlackmailed: boolean
  /** Somebody may be badly hurt within hours: the emergency number comes first, whatever the topic. */
  isPressing: boolean
  signs: readonly MedicalSign[]
  fraudKind: FraudKind | null
  /** The words don’t weigh so much that it is sure to be danger at all. */
  isHalfSure: boolean
}

/** What is only mentioned hides no wish to die and no attack that is told beside it. */
export const IN_PASSING: ReadonlySet<CareTopic> = new Set(['medication', 'grief', 'pregnancy_loss', 'suicide_loss'])

/** Grief that is spoken of with a smile, and asks for no comfort. */
const HEALED =
  / (?:in a good way|good memor[a-z]*|great laugh|made (?:me|us) (?:smile|laugh)|\d+ years (?:ago|gone|since|now|today)|anniversary|хорошо (?:так )?посидел[а-я]*|лет как нет|года? как нет|помянул[а-я]*|годовщин[а-я]*|весел[а-я]*|по доброму) /

/** What is plain by itself and may still be told apart further. */
const MAY_BE_MORE: ReadonlySet<CareTopic> = new Set([
  'psychosis',
  'threat',
  'may_hit_child',
  'fraud',
  'sexual_abuse',
  'eating',
  'minor',
  'medication',
  'crisis',
])

function topicOf(text: string, age: number | null, isWeighed: boolean): CareTopic | null {
  if (isLookAlike(text)) return null
  const distress = readDistress(text, age, isWeighed)
  const wishes = says(text, wantsToDie) && !says(text, denies)
  const plain = plainTopicOf(text)
  if (!plain && !distress) return null
  if (!plain || MAY_BE_MORE.has(plain)) {
    const situation = situationIn(text, (age !== null && age < 18) || distress?.isByChild === true)
    if (situation) return situation
  }
  // Who sleeps no more and has left out a medicine is asked about the mind before the medicine.
  if (plain === 'medication' && says(text, toldPsychosis) && rankedOf(text)[0] === 'psychosis') return 'psychosis'
  // Nobody who has lost a child is asked whether it moves.
  if ((plain === 'unborn' || plain === 'medical') && says(text, lostBeforeBirth) && !isEmergencyOfBody(text))
    return 'pregnancy_loss'
  if ((plain ?? distress?.class) === 'grief' && HEALED.test(normalize(text)) && !wishes) return null
  // Who has taken something is told what to do for that.
  if (plain === 'medical' && distress?.class === 'overdose' && says(text, taken) && !isEmergencyOfBody(text))
    return 'overdose'
  if (plain && !(wishes && IN_PASSING.has(plain))) return agrees(text, plain) ? plain : wishes ? 'crisis' : 'unsure'
  if (!distress) return null
  if (says(text, longOver) && !says(text, farewell)) return null
  if (hasNoWordOf(distress.class, text) && !classesOf(text, false).has(distress.class))
    return wishes ? 'crisis' : 'unsure'
  if (distress.mayHurtOthers && distress.class === 'violence') return 'threat'
  switch (distress.class) {
    case 'overdose':
      if (says(text, taken)) return 'overdose'
      return wishes ? (says(text, means) ? 'means' : 'crisis') : 'unsure'
    case 'crisis':
      // Who says that they don’t think of dying is believed, and asked what it is.
      if (says(text, denies)) return 'unsure'
      return says(text, means) ? 'means' : 'crisis'
    case 'self_harm':
      return says(text, eating) ? 'eating' : 'self_harm'
    case 'minor':
      if (subjectOf(text, age) === 'self' && !classesOf(text, false).has('minor') && !says(text, grown)) return 'unsure'
      return wishes ? 'crisis' : pastOf(text, age, distress.class)
    case 'sexual_abuse':
      return pastOf(text, age, distress.class)
    case 'medical':
      return says(text, lostBeforeBirth) && !isEmergencyOfBody(text) ? 'pregnancy_loss' : illnessOf(text)
    case 'grief':
      return says(text, lostToSuicide) ? 'suicide_loss' : says(text, lostBeforeBirth) ? 'pregnancy_loss' : 'grief'
    case 'violence':
      return SPARED.test(normalize(text)) ? 'unsure' : distress.class
    case 'eating':
    case 'psychosis':
    case 'fraud':
      return distress.class
    case 'unsure':
      if (isGrownAndHit(text)) return 'violence'
      if (says(text, taken) && (classesOf(text, false).has('overdose') || says(text, means))) return 'overdose'
      return wishes ? (says(text, means) ? 'means' : 'crisis') : 'unsure'
  }
}

/** Somebody of age is hit: nothing was done to a child, though a parent does it. */
function isGrownAndHit(text: string): boolean {
  const classes = classesOf(text, false)
  return classes.has('violence') && classes.has('minor') && says(text, grown)
}

/** Somebody says that no blow has fallen: what is done instead isn’t known. */
const SPARED =
  / (?:never|not|didnt|doesnt|hasnt|isnt|никогда не|ни разу не|не|пальцем не) (?:once |even |actually |really )?(?:hit|hits|hitting|beat|beats|touched|hurt|бил|била|бьет|ударил|ударила|тронул|трогал|поднимал)(?= )/

/** So much must weigh for it that hours count. */
const PRESSING = 0.25

/** What was done to a child long ago is told by somebody who is grown up now. */
function pastOf(text: string, age: number | null, found: 'minor' | 'sexual_abuse'): CareTopic {
  const isGrown = (age === null || age >= 18) && !readDistress(text, age)?.isByChild
  if (isGrown && says(text, longAgo)) return 'past_abuse'
  if (found === 'minor' && says(text, grown)) return classesOf(text).has('sexual_abuse') ? 'sexual_abuse' : 'violence'
  return found
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
  'unborn',
  'may_hit_child',
  'attack',
  'debt',
])

/** Somebody else has given something or written it. */
const TOLD_TO_ME =
  / (?:gave|sent|texted|txt|txted|told|wrote|messaged) (?:me|us) | (?:мне|нам) (?:[^ ]+ )?(?:отдал|написал|прислал|сказал|подарил|оставил)[а-я]* | (?:отдал|написал|прислал|сказал|подарил|оставил)[а-я]* (?:мне|нам) /

/** The one who writes has shaken the baby. */
const BY_WRITER = / i (?:[a-z]+ )?(?:shook|shaken) | я (?:[^ ]+ ){0,3}(?:трях|встрях|тряс)[а-я]* /

/** Where a wish to die that is said beside it is asked about. */
const ASKED_BESIDE: ReadonlySet<string> = new Set(['money', 'hurt', 'pics', 'loss', 'eating'])

const ILL: ReadonlySet<CareTopic> = new Set(['medical', 'symptom', 'overdose'])
/** Topics in which a message may be pressing without being an emergency by itself. */
const MAY_PRESS: ReadonlySet<CareTopic> = new Set([
  'crisis',
  'means',
  'self_harm',
  'eating',
  'violence',
  'sexual_abuse',
  'minor',
  'threat',
  'psychosis',
  'stalking',
  'elder',
  'unsure',
])

/** Above this a message is danger, whatever it is. */
const SURE = 0.12

/** The classes by which the words weigh, the first first. */
const rankedOf = (text: string): DangerClass[] => {
  const { sums } = weighed(text)
  return DANGER_CLASSES.toSorted((a, b) => sums[b] - sums[a])
}

/** Where it must be plain to whom it is done, and the writer is named beside somebody else. */
const OF_PERSONS: ReadonlySet<CareGroup> = new Set(['hurt', 'sex'])
const TO_WRITER = / (?:me|us|myself|меня|мне|мной|нас|нам) /

/** What a message tells of; null for an ordinary one. */
export function readTopic(text: string, age: number | null, isWeighed = true): TopicRead | null {
  const read = topicOf(text, age, isWeighed) ?? (fearsToHurt(text) ? 'threat' : null)
  if (read === null) return null
  const topic = ofWhoHolds(text, ofWhoDidIt(text, read))
  if (topic !== read && topic !== 'violence') return readAs(text, topic, 'self')
  if (topic === 'goodbye' && !says(text, ofGoodbye) && !TOLD_TO_ME.test(normalize(text)) && !isOfAbsent(text))
    return readAs(text, topic, age !== null && age < 18 ? 'child' : 'self')
  const isOfIll = ILL.has(topic) && isOfSmallChild(text)
  const subject = isOfIll ? 'own_child' : subjectOf(text, age)
  if (topic === 'past_abuse' || (topic === 'shaken' && BY_WRITER.test(normalize(text))))
    return readAs(text, topic, 'self')
  if (topic === 'fraud' && subject === 'self' && isPaidByOther(text)) return readAs(text, topic, 'other')
  if (topic === 'unsure' && subject === 'self' && isOfAbsent(text)) return readAs(text, topic, 'other')
  if (subject === 'other' && OF_PERSONS.has(GROUP_OF[topic]) && TO_WRITER.test(normalize(text)))
    return readAs(text, 'unsure', 'self')
  const isOfWriter = OF_WRITER.has(topic) || (topic === 'unsure' && subject === 'other' && !KIN.test(normalize(text)))
  return readAs(text, topic, isOfWriter && subject !== 'child' ? 'self' : subject)
}

function readAs(text: string, topic: CareTopic, subject: CareSubject): TopicRead {
  return {
    topic,
    subject,
    isDying: topic === 'overdose' && says(text, dying),
    isFarewell:
      (topic === 'crisis' && says(text, farewell)) || (ASKED_BESIDE.has(GROUP_OF[topic]) && says(text, wantsToDie)),
    isBlackmailed: (topic === 'minor' || topic === 'sexual_abuse') && says(text, blackmailed),
    wasChoked: says(text, choked) && (topic === 'violence' || topic === 'minor'),
    isPressing: MAY_PRESS.has(topic) && weighed(text).sums.urgent > PRESSING,
    signs: topic === 'medical' ? signsIn(text) : [],
    fraudKind: topic === 'fraud' ? fraudKindOf(text) : null,
    isHalfSure: topic === 'unsure' && weighed(text).sums.danger < SURE,
  }
}

/** A topic that is known from before, or from few words. */
export const topicRead = (topic: CareTopic, subject: CareSubject): TopicRead => ({
  topic,
  subject,
  isDying: false,
  isFarewell: false,
  isBlackmailed: false,
  wasChoked: false,
  isPressing: false,
  signs: [],
  fraudKind: null,
  isHalfSure: false,
})

/** A wish to die or to kill: calm may come of a decision. */
export const DEADLY: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'goodbye', 'threat', 'attack'])

export const isSituation = (topic: CareTopic): boolean => (SITUATIONS as readonly string[]).includes(topic)

export const saysOwnSelf = (text: string): boolean => says(text, ownSelf)
