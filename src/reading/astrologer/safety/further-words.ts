import type { Room } from './care-room.ts'
import { ACT_PATTERNS, CARE_WORDS, FEAR_PATTERNS } from './care-data.ts'
import { GROUP_OF, type Care, type CareGroup, type CareTopic } from './care-topic.ts'
import { FEARS, type Fear } from './fear.ts'
import { normalize } from './normalize.ts'
import { matchersOf, says } from './read-distress.ts'
import { saysHelpIsCalled } from './read-turn.ts'
import type { Lang } from '#language/lang.ts'

const voiced = FEARS.map((fear) => [fear, matchersOf(FEAR_PATTERNS[fear])] as const)

/** Words that voice a fear in some conversations, and mean something else in others. */
const ONLY_IN: Partial<Record<Fear, readonly (CareGroup | CareTopic)[]>> = {
  threats_to_self: ['pics', 'sex', 'hurt', 'money', 'eating'],
  burden: ['life', 'self_harm', 'hurt', 'any'],
  kills_parent: ['forced_marriage', 'violence'],
  cost: ['body', 'symptom', 'eating', 'mind', 'any'],
  ritual: ['body', 'symptom', 'mind', 'any'],
  waste: ['overdose', 'body', 'symptom', 'eating'],
  found_out: ['hurt'],
  fault: ['sex', 'hurt', 'loss', 'pics', 'baby', 'money', 'any'],
  taken_away: ['hurt', 'sex'],
  meets: ['hurt', 'threat', 'pics', 'sex'],
  asks_plants: ['life', 'self_harm'],
  confronts: ['pics', 'sex', 'baby'],
}

/** The fears that a further message voices, the most telling first. */
export function fearsIn(text: string, { topic }: Care): Fear[] {
  const belongs = (fear: Fear) => ONLY_IN[fear]?.some((name) => name === topic || name === GROUP_OF[topic]) ?? true
  return voiced.flatMap(([fear, of]) => (belongs(fear) && says(text, of) ? [fear] : []))
}

const NOT_OF_WRITER = { other: ['other'], own_child: ['own_child', 'other'] } as const

const toBattle = matchersOf(ACT_PATTERNS.soldier)
const GOES =
  / (?:sarge|sergeant|padre|chaplain|medic|ship out|shipping out|deploy[a-z]*|frontline|front line|ротн[а-я]*|взводн[а-я]*|комбат[а-я]*|на задание|на штурм|выдвига[а-я]*|на передок|передов[а-я]*) /
/** Whether somebody says goodbye before a battle. */
export const isBeforeBattle = ({ care: { topic, subject }, written }: Pick<Room, 'care' | 'written'>): boolean =>
  topic === 'goodbye' &&
  (subject === 'self' || subject === 'child') &&
  written.some((text) => says(text, toBattle) || GOES.test(normalize(text)))

/** The same for a conversation of which more is known. */
export const namesIn = (room: Pick<Room, 'lang' | 'care' | 'written'>): string[] => [
  ...(isBeforeBattle(room) ? ['soldier'] : []),
  ...namesFor(room.lang, room.care),
]

/** Under which names what may be said in a conversation is looked for, the most fitting first. */
export function namesFor(lang: Lang, { topic, subject }: Care): string[] {
  const group = GROUP_OF[topic]
  const of = [topic, group, ...(group === 'overdose' ? ['body'] : []), 'any']
  if (subject === 'self') return of
  const ofChild = of.map((name) => `${name}.child`)
  // In Russian a child is not addressed as a grown-up is.
  if (subject === 'child') return lang === 'ru' ? ofChild : [...ofChild, ...of]
  return NOT_OF_WRITER[subject].flatMap((who) => of.map((name) => `${name}.${who}`))
}

/** What is answered to the fears that are voiced. */
export function answersTo(lang: Lang, fears: readonly Fear[], care: Care): string[] {
  const names = namesFor(lang, care)
  return fears.flatMap((fear) => {
    const texts = CARE_WORDS[lang].fears[fear]
    const name = names.find((one) => texts[one] !== undefined)
    return name === undefined ? [] : [texts[name] as string]
  })
}

const forWhom = (isYoung: boolean) => (isYoung ? 'child' : 'adult')

/**
 * What is said to a message that isn’t understood, in other words each time: nothing that must fit a danger or a person that
 * may have been taken for another.
 */
export function holdsOf(room: Pick<Room, 'lang' | 'care' | 'written'>, isYoung: boolean): readonly string[] {
  const {
    lang,
    care: { topic, subject },
  } = room
  const { holds, groupHolds } = CARE_WORDS[lang]
  if (isBeforeBattle(room)) return [...(groupHolds['soldier'] ?? []), ...holds[forWhom(isYoung)].slice(1)]
  const group = GROUP_OF[topic]
  const who = subject === 'other' || subject === 'own_child' ? '.other' : isYoung ? '.child' : ''
  const ofOwn = subject === 'own_child' ? groupHolds[`${group}.own_child`] : undefined
  const ofGroup = ofOwn ?? groupHolds[`${topic}${who}`] ?? groupHolds[`${group}${who}`] ?? []
  // Where a body gives out, what is nearest is a doctor.
  if (group === 'body' || group === 'overdose') return [...ofGroup, ...holds.body, ...holds[forWhom(isYoung)]]
  // Whoever has hurt somebody, or means to, is asked for none whom they don’t fear.
  if (topic === 'threat' && subject === 'self')
    return [...holds.threat.slice(0, 1), ...ofGroup, ...holds.threat.slice(1)]
  return [...ofGroup, ...holds[forWhom(isYoung)]]
}

/** What is said where help was called or is there. */
export function helpedSteps(lang: Lang, care: Care, question: string, isHere: boolean): readonly string[] {
  const { helped, coming, steps: next } = CARE_WORDS[lang]
  const who = care.subject === 'own_child' ? 'other' : care.subject
  // Whoever hides from somebody opens to nobody but them.
  const called = care.topic === 'danger' ? next.hidden[who === 'child' ? 'child' : 'adult'] : coming[who]
  const first = saysHelpIsCalled(question, care) ? [called] : []
  const steps = helped[who] ?? helped['self'] ?? []
  return isHere ? [...first, ...steps] : first
}

/** That the conversation goes on, and a question, after all else has been said. */
export function stayOf(lang: Lang, care: Care, isYoung: boolean): string {
  const { openers, asks } = CARE_WORDS[lang].stays
  const at = <Text>(texts: readonly Text[]) => texts[care.replies % texts.length]
  const ask = at(asks)
  return [at(openers), typeof ask === 'object' ? ask[forWhom(isYoung)] : ask].filter(Boolean).join(' ')
}
