import { ACT_RULES, ACTS, type Act } from './act.ts'
import { ACT_PATTERNS, TOPIC_PATTERNS } from './care-data.ts'
import { GROUP_OF, type Care, type CareSubject, type CareTopic } from './care-topic.ts'
import { normalize } from './normalize.ts'
import { isByChild, matchersOf, says, weighed } from './read-distress.ts'
import { isPaidByOther, subjectOf } from './read-subject.ts'
import { saysItIsFun } from './read-turn.ts'

const matchers = ACTS.map((act) => [act, matchersOf(ACT_PATTERNS[act])] as const)
const ownChild = matchersOf(TOPIC_PATTERNS.own_child)

/** Children of others. */
const OF_OTHERS =
  / (?:grand[a-z]+|nephew|niece|pupil|student|neighbou?r[a-z]*|(?:внук|внуч|племянни|ученик|учениц|сосед|крестни|воспитан)[а-я]*) /

const OWN = / (?:my|our) (?:[a-z]+ |\d+ )?(?:daughters?|sons?|kids?|childs|girls|boys)(?= )/
const ADULT = 18
/** Above this a laugh beside it isn’t believed. */
const SERIOUS = 0.5

/** What an act tells, and of whom. */
export interface ActRead {
  act: Act | null
  topic: CareTopic
  subject: CareSubject
}

/**
 * What somebody announces, has done or has seen; null where nothing.
 * @param care the danger of the conversation, where one is open: some acts are read only within it
 */
export function actIn(
  text: string,
  age: number | null,
  care: Care | null = null,
  asked: readonly string[] = [],
): ActRead | null {
  if (saysItIsFun(text) && weighed(text).sums.danger < SERIOUS) return null
  const isYoung = age === null ? isByChild(text) : age < ADULT
  if (isCourtedChild(text)) return { act: null, topic: 'grooming', subject: 'child' }
  const group = care && GROUP_OF[care.topic]
  const found = matchers.find(
    ([act, of]) =>
      // What is only asked about says nothing new of a danger that is open.
      (care === null || ACT_RULES[act].topic !== 'unsure') &&
      (ACT_RULES[act].in?.some((one) => one === group) ?? true) &&
      says(text, of),
  )
  if (!found) return null
  const [act] = found
  const { topic, who } = ACT_RULES[act]
  if (act === 'trip' && care?.subject !== 'child') return null
  return { act, topic, subject: subjectOfAct(who, [...asked, text], isYoung || care?.subject === 'child') }
}

function subjectOfAct(who: (typeof ACT_RULES)[Act]['who'], messages: readonly string[], isYoung: boolean): CareSubject {
  if (who === 'self') return isYoung ? 'child' : 'self'
  if (who === 'told') return subjectTold(messages.at(-1) ?? '', isYoung)
  if (who !== 'seen_child') return who
  const isOfOthers = messages.some((text) => OF_OTHERS.test(normalize(text)))
  return !isOfOthers && messages.some((text) => says(text, ownChild) || OWN.test(normalize(text)))
    ? 'own_child'
    : 'other'
}

/** Of whom the words tell; whose money it is in a fraud. */
function subjectTold(text: string, isYoung: boolean): CareSubject {
  if (isPaidByOther(text)) return 'other'
  const subject = subjectOf(text, null)
  return subject === 'self' && isYoung ? 'child' : subject
}

const MY_AGE = / (?:i am|im|me|мне) (?:only |just |almost |всего |только |почти |скоро )?(1[0-5]) /
const THEIR_AGE =
  / (?:hes|he is|shes|she is|him|her|he|ему|ей|он|парню|мужчине) (?:is |already |уже |где то |лет )?([2-6]\d) /

/** Whether a child of up to fifteen speaks of an adult beside themselves, by both ages. */
function isCourtedChild(text: string): boolean {
  const normal = normalize(text)
  return MY_AGE.test(normal) && THEIR_AGE.test(normal) && COURTS.test(normal)
}
const COURTS =
  / (?:love|loves|boyfriend|dating|date|mature|older|get me|gets me|understands|talk|text|chat|meet|together|not by years|не по годам|люб[а-я]*|встреча[а-я]*|понимает|взросл[а-я]*|переписыва[а-я]*|общаемся|парень|отношени[а-я]*|вместе|совместимост[а-я]*) /
