import type { Act } from './act.ts'
import { TOPIC_PATTERNS } from './care-data.ts'
import { GROUP_OF, type CareGroup, type CareSubject, type CareTopic } from './care-topic.ts'
import type { FraudKind, MedicalSign } from './detail-names.ts'
import {
  classesOf,
  classesTold,
  matchersOf,
  readDistress,
  isExplained,
  says,
  setsInOrder,
  weighed,
} from './read-distress.ts'
import { OF_SUBSTANCE } from './of-substance.ts'
import { isLookAlike, RELEASED } from './look-alike.ts'
import { normalize } from './normalize.ts'
import { endsBesideLoss } from './beside-a-loss.ts'
import { plainByWeight } from './by-weight.ts'
import { agrees, isOverrulable, plainTopicOf, rankedOf } from './plain-topic.ts'
import { SITUATIONS } from './situation.ts'
import { isDeparture, isJourney, isOldLoss, wishesToFollow } from './departure.ts'
import { isLongPast, isLossOfYearsAgo } from './long-past.ts'
import { isAtPlace, noticedIn } from './notice.ts'
import { actIn, type ActRead } from './read-act.ts'
import { illnessOf } from './read-illness.ts'
import { situationIn } from './read-situation.ts'
import { saidPlainlyIn } from './said-plainly.ts'
import { isOfAbsent, isOfSmallChild, isPaidByOther, KIN, subjectOf } from './read-subject.ts'
import { ofIll } from './whose-body.ts'
import { fearsToHurt, ofWhoDidIt, ofWhoHolds, saysDidIt } from './who-did-it.ts'
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
const ownSelf = told('own_self')
const denies = told('denies_wish')

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
  /** What is announced, done or seen; a plain sign by itself. */
  act: Act | null
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
  const found = topicTold(text, age, isWeighed)
  return isWeighed && (found === null || found === 'unsure') ? (plainByWeight(text) ?? found) : found
}

function topicTold(text: string, age: number | null, isWeighed: boolean): CareTopic | null {
  const distress = readDistress(text, age, isWeighed)
  const wishes = says(text, wantsToDie) && !says(text, denies)
  const plain = isOverrulable(text) && weighed(text).isAgainst ? null : plainTopicOf(text)
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
  if (plain === 'medical' && distress?.class === 'overdose' && saysTaken(text) && !isEmergencyOfBody(text))
    return 'overdose'
  if (plain && !(wishes && IN_PASSING.has(plain)))
    return agrees(text, plain) ? plain : wishes ? 'crisis' : (saidPlainlyIn(text) ?? 'unsure')
  if (!distress) return null
  if (says(text, longOver) && !says(text, farewell)) return null
  if (hasNoWordOf(distress.class, text) && !classesOf(text, false).has(distress.class))
    return wishes ? 'crisis' : 'unsure'
  if (distress.mayHurtOthers && distress.class === 'violence') return 'threat'
  switch (distress.class) {
    case 'overdose':
      if (says(text, taken)) return !saysTaken(text) && signsIn(text).length > 0 ? 'medical' : 'overdose'
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

/** Whether it is told of something that was taken, and not only of somebody who doesn’t wake. */
const saysTaken = (text: string) => says(text, taken) && OF_SUBSTANCE.test(normalize(text))

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
  / (?:gave|sent|texted|txt|txted|told|wrote|messaged) (?:me|us) | (?:мне|нам) (?:[^ ]+ )?(?:отдал|написал|прислал|сказал|подарил|оставил)[а-я]* | (?:отдал|написал|прислал|сказал|подарил|оставил)[а-я]* (?:мне|нам) |(?<! я) (?:скинула?|прислала?|записала?|выложила?|оставила?) (?:нам |мне |всем )?(?:голосов|сообщен|смс|видео|кружок|пост|сторис)[а-я]* /

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
const SURE = 1.3
/** So much, where the words weigh as one class. */
const SURE_OF_CLASS = 0.6
/** A wish to die may be told in few words that press. */
const SURE_OF_CRISIS = -0.1
/** Whether only weights speak of danger, not strongly, and no pattern does. */
const isDoubtful = (text: string) => {
  const { sums, likeliest } = weighed(text)
  if (plainTopicOf(text) !== null && !IN_PASSING.has(plainTopicOf(text) ?? 'unsure')) return false
  if (classesTold(text).size > 0) return sums.danger < 0
  if (likeliest() === 'crisis' && sums.urgent > SURE_OF_CRISIS) return false
  return sums.danger < (likeliest() === null ? SURE : SURE_OF_CLASS)
}

/** Where it must be plain to whom it is done, and the writer is named beside somebody else. */
const OF_PERSONS: ReadonlySet<CareGroup> = new Set(['hurt', 'sex'])
const TO_WRITER = / (?:me|us|myself|меня|мне|мной|нас|нам) /

/** Whether words that hardly weigh may be meant as danger. */
const mayBeMeant = (text: string) => weighed(text).mayBeDanger && !isLookAlike(text)

/** Things given away are asked about, unless somebody moves house, or the words speak against it. */
const givesAway = (text: string) =>
  noticedIn(text).includes('gave_away') && weighed(text).sums.danger > LEAST_OF_GIFTS && !isExplained(text)
const LEAST_OF_GIFTS = -0.25

/** What a message tells of; null for an ordinary one. */
export function readTopic(text: string, age: number | null, isWeighed = true): TopicRead | null {
  if (isLongPast(text) && !isEmergencyOfBody(text)) return null
  const isEnd = endsBesideLoss(text)
  const mayLeave = isDeparture(text) && !isEnd && plainTopicOf(text) === null
  if (mayLeave && isDoubtful(text) && weighed(text).sums.danger < RELEASED) return null
  if (isJourney(text) && plainTopicOf(text) === null && weighed(text).sums.danger < SURE) return null
  const act = isLookAlike(text) ? null : actIn(text, age)
  if (act && act.topic !== 'unsure' && !(isEmergencyOfBody(text) && act.topic !== 'overdose')) return actRead(text, act)
  const read = topicOf(text, age, isWeighed) ?? (fearsToHurt(text) || (!isWeighed && saysDidIt(text)) ? 'threat' : null)
  if (read === null && act) return actRead(text, act)
  if (read !== null && GROUP_OF[read] === 'loss' && isLossOfYearsAgo(text) && weighed(text).sums.danger < SURE_OF_CLASS)
    return null
  if (
    read === 'unsure' &&
    !isEnd &&
    isOldLoss(text) &&
    noticedIn(text).every((name) => name === 'lost') &&
    isDoubtful(text)
  )
    return null
  if (read === null) {
    const isHinted = (isAtPlace(text) || setsInOrder(text) || givesAway(text)) && mayBeMeant(text)
    const isAsked = isWeighed && (isEnd || wishesToFollow(text) || (!isOldLoss(text) && isHinted))
    return isAsked ? readAs(text, 'unsure', age !== null && age < 18 ? 'child' : 'self') : null
  }
  const topic = ofWhoHolds(text, ofWhoDidIt(text, read))
  if (topic !== read && topic !== 'violence') return readAs(text, topic, 'self')
  if (topic === 'goodbye' && !says(text, ofGoodbye) && !TOLD_TO_ME.test(normalize(text)) && !isOfAbsent(text))
    return readAs(text, topic, age !== null && age < 18 ? 'child' : 'self')
  const isOfIll = ILL.has(topic) && isOfSmallChild(text)
  const subject = isOfIll ? 'own_child' : ILL.has(topic) ? ofIll(text, subjectOf(text, age)) : subjectOf(text, age)
  if (topic === 'goodbye' && subject === 'self' && TOLD_TO_ME.test(normalize(text))) return readAs(text, topic, 'other')
  if (topic === 'past_abuse' || (topic === 'shaken' && BY_WRITER.test(normalize(text))))
    return readAs(text, topic, 'self')
  if (topic === 'fraud' && subject === 'self' && isPaidByOther(text)) return readAs(text, topic, 'other')
  if (topic === 'unsure' && subject === 'self' && isOfAbsent(text)) return readAs(text, topic, 'other')
  if (subject === 'other' && OF_PERSONS.has(GROUP_OF[topic]) && TO_WRITER.test(normalize(text)))
    return readAs(text, 'unsure', 'self')
  const isOfWriter = OF_WRITER.has(topic) || (topic === 'unsure' && subject === 'other' && !KIN.test(normalize(text)))
  return readAs(text, topic, isOfWriter && subject !== 'child' ? 'self' : subject)
}

/** What an act tells. */
export const actRead = (text: string, { act, topic, subject }: ActRead): TopicRead => ({
  ...readAs(text, topic, subject),
  act,
})

function readAs(text: string, topic: CareTopic, subject: CareSubject): TopicRead {
  return {
    topic,
    subject,
    isDying: topic === 'overdose' && says(text, dying),
    isFarewell:
      (topic === 'crisis' && says(text, farewell)) || (ASKED_BESIDE.has(GROUP_OF[topic]) && says(text, wantsToDie)),
    isBlackmailed: (topic === 'minor' || topic === 'sexual_abuse') && says(text, blackmailed),
    wasChoked: says(text, choked) && (topic === 'violence' || topic === 'minor'),
    // A weapon or a bridge is pressing whatever the words weigh.
    isPressing: (MAY_PRESS.has(topic) && weighed(text).sums.urgent > PRESSING) || isAtPlace(text),
    signs: topic === 'medical' ? signsIn(text) : [],
    fraudKind: topic === 'fraud' ? fraudKindOf(text) : null,
    isHalfSure: topic === 'unsure' && !isAtPlace(text) && isDoubtful(text),
    act: null,
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
  act: null,
})

/** A wish to die or to kill: calm may come of a decision. */
export const DEADLY: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'goodbye', 'threat', 'attack'])

export const isSituation = (topic: CareTopic): boolean => (SITUATIONS as readonly string[]).includes(topic)

export const saysOwnSelf = (text: string): boolean => says(text, ownSelf)
