import { TOPIC_PATTERNS } from './care-data.ts'
import { isUrgentTopic, SOFT, type Care, type CareSubject, type CareTopic } from './care-topic.ts'
import type { FraudKind, MedicalSign } from './detail-names.ts'
import { classesOf, isByChild, matchersOf, readDistress, says, weighed } from './read-distress.ts'
import { normalize } from './normalize.ts'
import { turnOf } from './read-turn.ts'
import { fraudKindOf, isEmergencyOfBody, signsIn } from './topic-details.ts'

const told = (name: keyof typeof TOPIC_PATTERNS) => matchersOf(TOPIC_PATTERNS[name])
const taken = told('taken')
const takenNow = told('taken_now')
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
const ownChild = told('own_child')
const ofMe = told('of_me')
const otherPerson = told('other_person')
const ofOthers = (['goodbye_of_other', 'signs_of_other', 'purges'] as const).map(told)
const ownDeath = told('own_death')
const unwilling = told('unwilling')
const dangerNow = told('danger_now')
const asksSafeWith = told('asks_safe_with')
const movesLess = told('moves_less')
const treatment = told('treatment')
const lostToSuicide = told('lost_to_suicide')
const lostBeforeBirth = told('lost_before_birth')
const lookAlike = told('look_alike')
const meant = told('meant')
const ownSelf = told('own_self')

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
const hasNoWordOf = (topic: CareTopic, text: string) => {
  const words = OWN_WORDS[topic]
  return words !== undefined && !says(text, words)
}

/** “My 15 year old daughter” is “my daughter”. */
const withoutAges = (text: string) =>
  text.replaceAll(/\b\d{1,2}[ -]?(?:yrs?|years?|y\/?o)\b[ -]?(?:old)?/gi, '').replaceAll(/\s+/g, ' ')

/** What is plain by itself, whatever the words weigh; the first that fits. */
const BY_THEMSELVES = (
  [
    ['psychosis', 'psychosis'],
    ['brink', 'brink'],
    ['brink', 'goodbye_of_other'],
    ['injury', 'injury'],
    ['danger', 'danger'],
    ['danger', 'danger_now'],
    ['medical', 'medical'],
    ['unborn', 'unborn'],
    ['overdose', 'unwell_from'],
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
    ['crisis', 'farewell'],
    ['crisis', 'other_languages'],
  ] as const
).map(([topic, name]) => [topic, told(name)] as const)

/** What is plain whatever the words weigh; null where nothing is. */
export const plainTopicOf = (text: string): CareTopic | null =>
  isEmergencyOfBody(text) ? 'medical' : (BY_THEMSELVES.find(([, of]) => says(text, of))?.[0] ?? null)

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
}

/** What is only mentioned hides no wish to die and no attack that is told beside it. */
const IN_PASSING: ReadonlySet<CareTopic> = new Set(['medication', 'grief', 'pregnancy_loss', 'suicide_loss'])

function topicOf(text: string, age: number | null, isWeighed: boolean): CareTopic | null {
  if (isLookAlike(text)) return null
  const distress = readDistress(text, age, isWeighed)
  const wishes = says(text, wantsToDie)
  const plain = plainTopicOf(text)
  if (plain && !(wishes && IN_PASSING.has(plain))) return plain
  if (!distress) return null
  if (says(text, longOver) && !says(text, farewell)) return null
  if (hasNoWordOf(distress.class, text) && !classesOf(text, false).has(distress.class))
    return wishes ? 'crisis' : 'unsure'
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
      if (subjectOf(text, age) === 'self' && !classesOf(text, false).has('minor') && !says(text, grown)) return 'unsure'
      return wishes ? 'crisis' : pastOf(text, age, distress.class)
    case 'sexual_abuse':
      return pastOf(text, age, distress.class)
    case 'medical':
      return illnessOf(text)
    case 'grief':
      return says(text, lostToSuicide) ? 'suicide_loss' : says(text, lostBeforeBirth) ? 'pregnancy_loss' : 'grief'
    case 'violence':
    case 'eating':
    case 'psychosis':
    case 'fraud':
      return distress.class
    case 'unsure':
      if (says(text, taken) && (classesOf(text, false).has('overdose') || says(text, means))) return 'overdose'
      return wishes ? 'crisis' : says(text, means) ? 'means' : 'unsure'
  }
}

/** So much must weigh for it that hours count; with an illness, a doctor too many is better than one too few. */
const AT_ONCE = { illness: -0.1, others: 0.25 }

function illnessOf(text: string): CareTopic {
  if (says(text, movesLess)) return 'unborn'
  if (weighed(text).sums.urgent > AT_ONCE.illness) return 'medical'
  return says(text, treatment) ? 'medication' : 'symptom'
}

/** What was done to a child long ago is told by somebody who is grown up now. */
function pastOf(text: string, age: number | null, found: 'minor' | 'sexual_abuse'): CareTopic {
  const isGrown = (age === null || age >= 18) && !readDistress(text, age)?.isByChild
  if (isGrown && says(text, longAgo)) return 'past_abuse'
  if (found === 'minor' && says(text, grown)) return classesOf(text).has('sexual_abuse') ? 'sexual_abuse' : 'violence'
  return found
}

function subjectOf(given: string, age: number | null): CareSubject {
  const text = withoutAges(given)
  const isMinor = age !== null && age < 18
  if (says(text, ownDeath)) return isMinor ? 'child' : 'self'
  if (ofOthers.some((of) => says(text, of))) return says(text, ownChild) ? 'own_child' : 'other'
  if (says(text, asksSafeWith)) return 'own_child'
  if (says(text, unwilling) || says(text, dangerNow)) return isMinor || isByChild(given) ? 'child' : 'self'
  const distress = readDistress(text, age)
  // “My husband doesn’t let me out” names somebody, and is told of oneself.
  const isOther = says(text, otherPerson) || (distress?.isAboutOther === true && !says(text, ofMe))
  if (says(text, ownChild) && (isOther || says(text, wantsToDie) || distress?.class === 'self_harm')) return 'own_child'
  if (isOther) return 'other'
  if (isMinor || isByChild(given)) return 'child'
  const weighs = weighedSubject(given)
  if (weighs !== 'self' || FIRST_PERSON.test(normalize(text))) return weighs
  return says(text, ownChild) ? 'own_child' : KIN.test(normalize(text)) ? 'other' : 'self'
}

/** Who is told of where the writer doesn't say “I” at all. */
const FIRST_PERSON = / (?:i|im|ive|id|ill|me|myself|we|us|я|мне|меня|мной|себя|себе|мы|нас|нам) /
const KIN =
  / (?:mom|moms|dad|dads|grandma|grandmas|grandad|grandads|gran|nan|husband|husbands|wife|wifes|sister|sisters|brother|brothers|friend|friends|uncle|uncles|aunt|aunts|neighbor|neighbour|coworker|colleague|boyfriend|girlfriend|roommate|flatmate|partner|(?:мам|пап|бабушк|бабул|дедушк|дед|мать|матер|отц|отец|муж|жен|сестр|брат|подруг|друг|сосед|коллег|тет|дяд|свекр|тещ|парн|парен|девушк)[а-я]{0,3}) /

/** So much must weigh for it that a child writes where no word is of school or parents. */
const PLAINLY = 0.1

/** What a writer under eighteen speaks of. */
const OF_SCHOOL =
  / (?:school|class|classes|teacher|homework|grade|stepdad|mom|mum|dad|mommy|daddy|mam|parents|coach|bus|bedtime|(?:школ|класс|учител|урок|физр|отчим|мам|пап|родител|тренер|одноклас|бат|дедушк)[а-я]{0,5}) /

/** Who it is about where no pattern says so. */
function weighedSubject(text: string): CareSubject {
  const { sums } = weighed(text)
  // Nobody is taken for a child without a word of it.
  const mayBeChild = !says(text, grown) && (OF_SCHOOL.test(normalize(text)) || sums.child > PLAINLY)
  const whos = (['child', 'own_child', 'other'] as const).filter((who) => who !== 'child' || mayBeChild)
  return whos.toSorted((a, b) => sums[b] - sums[a]).find((who) => sums[who] > 0) ?? 'self'
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
])

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
  'unsure',
])

/** What a message tells of; null for an ordinary one. */
export function readTopic(text: string, age: number | null, isWeighed = true): TopicRead | null {
  const topic = topicOf(text, age, isWeighed)
  if (topic === null) return null
  const subject = subjectOf(text, age)
  const isOfWriter = OF_WRITER.has(topic) || (topic === 'unsure' && subject === 'other' && !KIN.test(normalize(text)))
  return {
    topic,
    subject: isOfWriter && subject !== 'child' ? 'self' : subject,
    isDying: topic === 'overdose' && says(text, dying),
    isFarewell: topic === 'crisis' && says(text, farewell),
    isBlackmailed: (topic === 'minor' || topic === 'sexual_abuse') && says(text, blackmailed),
    wasChoked: says(text, choked) && (topic === 'violence' || topic === 'minor'),
    isPressing: MAY_PRESS.has(topic) && weighed(text).sums.urgent > AT_ONCE.others,
    signs: topic === 'medical' ? signsIn(text) : [],
    fraudKind: topic === 'fraud' ? fraudKindOf(text) : null,
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
})

/** Topics in which somebody may act between two messages. */
const MAY_TAKE: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'self_harm', 'medication', 'grief', 'eating'])

function takenNowIn(text: string, { topic, subject }: Care): TopicRead | null {
  if (!MAY_TAKE.has(topic) || !says(text, takenNow)) return null
  return topicRead('overdose', subject)
}

/** A wish to die or to kill: calm may come of a decision. */
export const DEADLY: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'threat'])

/** How much stands on what a topic tells of: a body in danger, a death that is meant, all else. */
const weightOf = (topic: CareTopic) => (isUrgentTopic(topic) ? 3 : DEADLY.has(topic) ? 2 : SOFT.has(topic) ? 0 : 1)

/** What is told in other words as a conversation goes on, and stays the same thing. */
const OF_ABUSE: ReadonlySet<CareTopic> = new Set(['violence', 'sexual_abuse', 'minor', 'past_abuse'])

export const saysOwnSelf = (text: string): boolean => says(text, ownSelf)

/** Whoever was taken for a bystander says that they speak of themselves. */
function correctedIn(text: string, age: number | null, { topic, subject }: Care): TopicRead | null {
  if ((subject !== 'other' && subject !== 'own_child') || !saysOwnSelf(text)) return null
  const read = readTopic(text, age)
  const isOfWish = topic === 'crisis' || topic === 'means'
  return topicRead(isOfWish ? 'crisis' : read && read.topic !== 'unsure' ? read.topic : topic, 'self')
}

/**
 * What a further message of a conversation tells of, where that is another thing than before and as heavy or heavier.
 * Each message is read like a first one; an emergency gives way only to what was taken, a wish to die only to an emergency.
 */
export function readTurnOfTopic(text: string, age: number | null, care: Care): TopicRead | null {
  const corrected = correctedIn(text, age, care)
  if (corrected) return corrected
  const plain = takenNowIn(text, care) ?? readTopic(text, age, false)
  const read = plain && plain.topic !== care.topic ? plain : readTopic(text, age)
  if (!read || read.topic === care.topic || SOFT.has(read.topic)) return null
  if (isUrgentTopic(care.topic))
    return read.topic === 'overdose' && care.topic !== 'medical' && says(text, takenNow) ? read : null
  if (read.topic === 'overdose' && MAY_TAKE.has(care.topic) && !says(text, takenNow)) return null
  if (weightOf(read.topic) > weightOf(care.topic)) return read
  // A reply on somebody's danger is not left for one on a loss that is mentioned beside it.
  // What has an answer of its own within the topic belongs to it.
  const isOther = plain?.topic === read.topic && !IN_PASSING.has(read.topic) && turnOf(text, care) === null
  const isOfOneFamily = OF_ABUSE.has(read.topic) && OF_ABUSE.has(care.topic)
  return isOther && !isOfOneFamily && !DEADLY.has(care.topic) && weightOf(read.topic) === weightOf(care.topic)
    ? read
    : null
}
