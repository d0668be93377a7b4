import { HEARD_PATTERNS } from './care-data.ts'
import { GROUP_OF, type Care, type CareGroup, type CareSubject } from './care-topic.ts'
import { HEARD, type Heard, type HeardPlainly } from './heard-names.ts'
import { normalize } from './normalize.ts'
import { matchersOf, says } from './read-distress.ts'
import { isReported } from './read-turn.ts'
import { saysBodyFails } from './topic-details.ts'

const matchers = HEARD.map((name) => [name, matchersOf(HEARD_PATTERNS[name])] as const)

/** Where something else is meant elsewhere: “she’s back” of a daughter that ran away. */
const ONLY_IN: Partial<Record<HeardPlainly, readonly CareGroup[]>> = {
  back: ['hurt', 'sex', 'pics', 'money', 'threat', 'any'],
  watched: ['hurt', 'sex', 'pics', 'any'],
  loves: ['hurt', 'sex', 'any'],
  police: ['hurt', 'sex', 'pics', 'money', 'any'],
  goes_back: ['body', 'overdose'],
  waits: ['body', 'overdose', 'symptom', 'eating'],
  asks_wait: ['body', 'overdose', 'eating', 'any'],
  kids_here: ['hurt', 'threat', 'any'],
}
/** They speak to whoever is in danger. */
const OF_WRITER: ReadonlySet<Heard> = new Set(['back', 'watched'])
const isOfOther = (subject: CareSubject) => subject === 'other' || subject === 'own_child'

/** One person, who isn’t the crew of an ambulance. */
const ONE = / (?:he|hes|she|shes|him|her|his|он|она|его|ее) /

/** So few words say nothing beside. */
const BRIEF = 4
const YES = / (?:yes|yeah|yep|yea|ye|yh|i am|im in danger|да|ага|угу|да да|похоже да|кажется да) /
const NO = / (?:no|nope|nah|not really|not now|nobody|нет|неа|не|никто|вроде нет|не в опасности) /
const THANKS = / (?:thanks|thank|thx|ty|bye|спасибо|спс|благодарю) |^ (?:ну )?пока (?:пока )?$/

/** What a brief answer says to the question whether somebody is in danger, or as thanks. */
function briefly(text: string, wasAsked: boolean): Heard | null {
  const normal = normalize(text)
  if (normal.trim().split(' ').length > BRIEF) return null
  if (wasAsked && YES.test(normal)) return 'yes'
  if (wasAsked && NO.test(normal)) return 'no'
  return THANKS.test(normal) ? 'thanks' : null
}

/**
 * What a further message says in so many words, the most pressing first. What is answered to it holds for any danger and
 * any person in it.
 * @param wasAsked whether the reply before asked if somebody is in danger
 * @param isHelped whether help was called or is there: “they’re here” is said of it then
 */
export function heardIn(text: string, { topic, subject }: Care, wasAsked: boolean, isHelped = false): Heard[] {
  const group = GROUP_OF[topic]
  const said = matchers.flatMap(([name, of]): Heard[] => {
    if (name === 'misread' && isReported(text)) return []
    if (name === 'back' && isHelped && !ONE.test(normalize(text))) return []
    const belongs = ONLY_IN[name]?.includes(group) ?? true
    return belongs && !(OF_WRITER.has(name) && isOfOther(subject)) && says(text, of) ? [name] : []
  })
  const brief = briefly(text, wasAsked)
  const worse: Heard[] = saysBodyFails(text) ? ['worse'] : []
  return [...worse, ...said, ...(brief ? [brief] : [])]
}
