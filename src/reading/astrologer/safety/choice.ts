import { LANGS, type Lang } from '#language/lang.ts'
import { CARE_WORDS, CHOICE_PATTERNS } from './care-data.ts'
import type { CareSubject, CareTopic } from './care-topic.ts'
import { CHOICE_KINDS, CHOICES, type Choice, type ChoiceKind, type Noticed } from './choice-names.ts'
import type { Room } from './care-room.ts'
import type { DangerClass } from './danger-labels.ts'
import { normalize } from './normalize.ts'
import { noticedIn } from './notice.ts'
import { rankedOf } from './plain-topic.ts'
import { matchersOf, says } from './read-distress.ts'

/** What is asked where no pattern tells which danger it is, each with the answers to choose from. */
const QUESTIONS = {
  what: ['hurt', 'ill', 'cut', 'threat', 'mind', 'life', 'other', 'none'],
  what_young: ['hurt_me', 'ill', 'cut', 'threat', 'mind', 'life', 'other', 'none'],
  who: ['my_child', 'kid', 'grown', 'none'],
  who_young: ['kid', 'grown', 'none'],
  mine: ['mine_hurt', 'mine_ill', 'mine_cut', 'mine_threat', 'mine_mind', 'mine_life', 'self', 'none'],
  kid: ['kid_hurt', 'kid_ill', 'kid_cut', 'kid_threat', 'kid_mind', 'kid_life', 'self', 'none'],
  grown: ['they_hurt', 'they_ill', 'they_cut', 'they_threat', 'they_mind', 'they_life', 'self', 'none'],
  whom_hurt: ['is_me', 'is_mine', 'is_kid', 'is_grown'],
  who_ill: ['took_me', 'ill_me', 'took_they', 'ill_they'],
} as const satisfies Record<string, readonly Choice[]>
export type ChoiceQuestion = keyof typeof QUESTIONS

const KIND_OF_NOTICED: Partial<Record<Noticed, ChoiceKind>> = {
  place: 'life',
  ending: 'life',
  gave_away: 'life',
  cut: 'cut',
  threat: 'threat',
  voices: 'mind',
  hurt: 'hurt',
  afraid: 'hurt',
  taken: 'ill',
  ill: 'ill',
}

/** The answers to a question, what the messages speak of first; the newest message comes first. */
export function choicesOf(question: ChoiceQuestion, written: readonly string[], mayDie: boolean): readonly Choice[] {
  const choices: readonly Choice[] = QUESTIONS[question]
  const spoken = written.flatMap(noticedIn).flatMap((name) => KIND_OF_NOTICED[name] ?? [])
  const kinds: readonly (ChoiceKind | undefined)[] = mayDie ? ['life', ...spoken] : spoken
  const rank = (choice: Choice) => {
    const at = kinds.indexOf(KIND_OF[choice])
    return KIND_OF[choice] === undefined || at < 0 ? kinds.length : at
  }
  return choices.toSorted((a, b) => rank(a) - rank(b))
}

/** Of what danger a choice tells, and of whom; those that aren’t here ask once more. */
export const TOLD_BY: Partial<Record<Choice, { topic: CareTopic; subject: CareSubject }>> = {
  life: { topic: 'crisis', subject: 'self' },
  hurt_me: { topic: 'violence', subject: 'self' },
  mine_life: { topic: 'crisis', subject: 'own_child' },
  mine_hurt: { topic: 'minor', subject: 'own_child' },
  mine_ill: { topic: 'medical', subject: 'own_child' },
  kid_life: { topic: 'crisis', subject: 'other' },
  kid_hurt: { topic: 'minor', subject: 'other' },
  kid_ill: { topic: 'medical', subject: 'other' },
  they_life: { topic: 'crisis', subject: 'other' },
  they_hurt: { topic: 'violence', subject: 'other' },
  they_ill: { topic: 'medical', subject: 'other' },
  cut: { topic: 'self_harm', subject: 'self' },
  threat: { topic: 'fraud', subject: 'self' },
  mind: { topic: 'psychosis', subject: 'self' },
  mine_cut: { topic: 'self_harm', subject: 'own_child' },
  mine_threat: { topic: 'sextortion', subject: 'own_child' },
  mine_mind: { topic: 'psychosis', subject: 'own_child' },
  kid_cut: { topic: 'self_harm', subject: 'other' },
  kid_threat: { topic: 'sextortion', subject: 'other' },
  kid_mind: { topic: 'psychosis', subject: 'other' },
  they_cut: { topic: 'self_harm', subject: 'other' },
  they_threat: { topic: 'fraud', subject: 'other' },
  they_mind: { topic: 'psychosis', subject: 'other' },
  is_grown: { topic: 'violence', subject: 'other' },
  is_me: { topic: 'violence', subject: 'self' },
  is_mine: { topic: 'minor', subject: 'own_child' },
  is_kid: { topic: 'minor', subject: 'other' },
  took_me: { topic: 'overdose', subject: 'self' },
  ill_me: { topic: 'medical', subject: 'self' },
  took_they: { topic: 'overdose', subject: 'other' },
  ill_they: { topic: 'medical', subject: 'other' },
}

/** The answers to a question, as they are pressed. */
export const labelsOf = (lang: Lang, choices: readonly Choice[]): string[] =>
  choices.map((choice) => CARE_WORDS[lang].choices[choice])

/** The same for those who type, a line each. */
export const listOf = (lang: Lang, choices: readonly Choice[]): string =>
  labelsOf(lang, choices)
    .map((label, i) => `${i + 1}) ${label}`)
    .join('\n')

const CHOICE_OF_LABEL: ReadonlyMap<string, Choice> = new Map(
  LANGS.flatMap((lang) => CHOICES.map((choice) => [CARE_WORDS[lang].choices[choice], choice] as const)),
)
const choicesIn = (reply: string): Choice[] =>
  [...reply.matchAll(/^\d\) (.+)$/gm)].flatMap(([, label = '']) => CHOICE_OF_LABEL.get(label.trim()) ?? [])

/** The answers to the question that a conversation has asked last, in their order; null where it has asked none. */
export const openQuestion = (told: readonly string[]): readonly Choice[] | null =>
  told.map(choicesIn).findLast((choices) => choices.length > 0) ?? null

const ORDINALS = [
  'one first один первое первый первая первую',
  'two second два второе второй вторая вторую',
  'three third три третье третий третья третью',
  'four fourth четыре четвертое четвертый четвертая четвертую',
  'five fifth пять пятое пятый пятая пятую',
  'six sixth шесть шестое шестой шестая шестую',
  'seven seventh семь седьмое седьмой седьмая седьмую',
  'eight eighth восемь восьмое восьмой восьмая восьмую',
].map((words) => words.split(' '))
const NUMBER = new RegExp(
  `^(?:the )?(?:number |no |option |answer |№|#|номер |вариант |пункт |ответ )?([1-8]|${ORDINALS.flat().join('|')})(?: one| вариант| пункт)?$`,
)

/** The number in a message that is nothing else, from 0; as it stands, for a spelling would make a letter of it. */
function numberIn(text: string): number | null {
  const bare = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[.,!)»«"]/g, '')
    .trim()
  const word = NUMBER.exec(bare)?.[1]
  if (word === undefined) return null
  const at = ORDINALS.findIndex((words) => words.includes(word))
  return at < 0 ? Number(word) - 1 : at
}

const YES =
  /^(?:(?:ну|well|um|uh|so|i guess|вообще|эх)[, ]+)?(?:(?:yes|yeah|yep|yea|ye|yh|aye|kind of|sort of|maybe|sometimes|probably|i guess|i suppose|да|ага|угу|наверно|наверное|иногда|бывает|возможно)(?:[, ]+(?:yes|yeah|i am|i do|i have|it is|that|maybe|sometimes|think so|i think|a bit|a little|bit|i suppose|i guess|kind of|sort of|really|tonight|now|right now|happening|happening now|is happening|it is happening|its happening|its happening now|on the \S+|да|думаю|хочу|сейчас|прямо сейчас|происходит|так|так и есть|именно|сегодня|уже|давно|правда|иногда|бывает|наверное|наверно|похоже|немного|чуть|бывало|было|было уже|конечно|в \S+|я думаю|я хочу)){0,3}|i am|i do|думаю(?: об этом)?(?: иногда| часто| да)?|иногда(?: думаю| да)?|sometimes yeah|a bit yeah|thats (?:what|how) i mean(?:t)?|thats it|exactly|именно|(?:это |именно это )?я? ?(?:и )?(?:об этом|это|про это)? ?(?:и )?(?:имел|имела) в виду|об этом и (?:пишу|говорю)|про это и (?:пишу|говорю))$/
const UNSAID = /^(?:no|nah|nope|нет|неа)[,. ]/

/** So many words beside an answer don’t change it. */
const BESIDE = 4
const lengthOf = (normal: string) => normal.trim().split(' ').length

/** The answer that a message presses, or types by its number or its words. */
export function choicePressed(text: string, choices: readonly Choice[]): Choice | null {
  const number = numberIn(text)
  if (number !== null) return choices[number] ?? null
  const normal = normalize(text)
  const said = choices.find((choice) =>
    LANGS.some((lang) => {
      const label = normalize(CARE_WORDS[lang].choices[choice])
      return normal.includes(label) && lengthOf(normal) <= lengthOf(label) + BESIDE
    }),
  )
  return said ?? null
}

/** Whether a sentence of a message is a plain “yes”, whatever is told around it. */
export const saysYes = (text: string): boolean => {
  const sentences = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('ё', 'е')
    .split(/[.!?…\n]+/)
  return !sentences.some((one) => UNSAID.test(`${one.trim()} `)) && sentences.some((one) => YES.test(one.trim()))
}

/** What a “yes” says: to what was asked plainly last; else to dying, where the words before led there. */
export function yesMeans(
  { told, care, state }: Pick<Room, 'told' | 'care' | 'state'>,
  asked: readonly string[],
): Choice | null {
  const last = told.at(-1) ?? ''
  const kind =
    askedPlainly(last) ?? (asked.some(hintsAtEnd) ? 'life' : wasAskedOfDanger(last) ? likeliestOf(asked) : null)
  const question = state.isChild ? 'what_young' : care.subject === 'self' ? 'what' : 'grown'
  const choices: readonly Choice[] = openQuestion(told) ?? QUESTIONS[question]
  return kind && (choices.find((choice) => KIND_OF[choice] === kind) ?? null)
}

/** What the first words are plain about, though not whether anything is to be feared. */
const NAMED: ReadonlySet<Noticed> = new Set(['voices', 'threat', 'cut'])
/** The answer that all messages together lead to, where they name one danger and no end. */
export function namedChoice({ written, told }: Pick<Room, 'written' | 'told'>): Choice | null {
  const noticed = new Set(written.flatMap(noticedIn))
  const [name, ...others] = [...noticed].filter((one) => NAMED.has(one))
  const kind = name && others.length === 0 ? KIND_OF_NOTICED[name] : undefined
  const leadsToEnd = [...noticed].some((one) => KIND_OF_NOTICED[one] === 'life')
  return (!leadsToEnd && kind && openQuestion(told)?.find((choice) => KIND_OF[choice] === kind)) || null
}

/** Whether a reply asked if somebody is in danger at all. */
const wasAskedOfDanger = (reply: string): boolean =>
  openQuestion([reply]) !== null ||
  LANGS.some((lang) =>
    [CARE_WORDS[lang].asking.open, CARE_WORDS[lang].general.ask].some((text) =>
      variantsOf(text).some((one) => reply.includes(one)),
    ),
  )

const KIND_OF_CLASS: Partial<Record<DangerClass, ChoiceKind>> = {
  crisis: 'life',
  self_harm: 'cut',
  fraud: 'threat',
  psychosis: 'mind',
  violence: 'hurt',
  sexual_abuse: 'hurt',
  minor: 'hurt',
  overdose: 'ill',
  medical: 'ill',
}
/** Which danger a “yes” owns to, by all that was written before. */
function likeliestOf(asked: readonly string[]): ChoiceKind | null {
  if (asked.some((text) => noticedIn(text).includes('hurt'))) return 'hurt'
  const [likeliest] = rankedOf(asked.slice(-2).join('. '))
  return likeliest === undefined ? 'life' : (KIND_OF_CLASS[likeliest] ?? null)
}

const hintsAtEnd = (text: string) => noticedIn(text).some((name) => name === 'gave_away' || name === 'ending')

/** Whether the last reply asked plainly about dying. */
export const wasAskedOfDying = (told: readonly string[]): boolean => askedPlainly(told.at(-1) ?? '') === 'life'

/** What the last reply asked in words that “yes” answers. */
function askedPlainly(reply: string): ChoiceKind | null {
  for (const lang of LANGS) {
    const { ending, hurt, taken } = CARE_WORDS[lang].asking
    const asks = [
      ['life', ending],
      ['hurt', hurt],
      ['ill', taken],
    ] as const
    const found = asks.find(([, text]) => variantsOf(text).some((one) => reply.includes(one)))
    if (found) return found[0]
  }
  return null
}
const variantsOf = (text: string | { adult: string; child: string }) =>
  typeof text === 'string' ? [text] : [text.adult, text.child]

const KIND_OF: Partial<Record<Choice, ChoiceKind>> = {
  life: 'life',
  mine_life: 'life',
  kid_life: 'life',
  they_life: 'life',
  hurt: 'hurt',
  hurt_me: 'hurt',
  mine_hurt: 'hurt',
  kid_hurt: 'hurt',
  they_hurt: 'hurt',
  other: 'other',
  ill: 'ill',
  mine_ill: 'ill',
  kid_ill: 'ill',
  they_ill: 'ill',
  cut: 'cut',
  mine_cut: 'cut',
  kid_cut: 'cut',
  they_cut: 'cut',
  threat: 'threat',
  mine_threat: 'threat',
  kid_threat: 'threat',
  they_threat: 'threat',
  mind: 'mind',
  mine_mind: 'mind',
  kid_mind: 'mind',
  they_mind: 'mind',
  none: 'none',
}
const kinds = CHOICE_KINDS.map((kind) => [kind, matchersOf(CHOICE_PATTERNS[kind])] as const)
const DENIES = / (?:not|dont|doesnt|isnt|no|nobody|never|не|нет|никто|никогда) /
/** An answer in one’s own words is as short as this. */
const FEW_WORDS = 6

/** The answer that a short message gives in words of its own; null where it may be several or none. */
export const choiceTold = (text: string, choices: readonly Choice[]): Choice | null =>
  lengthOf(normalize(text)) > FEW_WORDS ? null : choiceMeant(text, choices)

/** The same for a message of any length. */
export function choiceMeant(text: string, choices: readonly Choice[]): Choice | null {
  const normal = normalize(text)
  const found = kinds.filter(([, of]) => says(text, of)).map(([kind]) => kind)
  const [kind, ...others] = found
  if (kind === undefined || others.length > 0 || (kind !== 'none' && DENIES.test(normal))) return null
  return choices.find((choice) => KIND_OF[choice] === kind) ?? null
}

/** Whether somebody has answered before that it is none of these: then weights alone don’t ask again. */
export const wasDeclined = (asked: readonly string[], told: readonly string[]): boolean => {
  const questions = told.map(choicesIn).filter((choices) => choices.length > 0)
  return asked.some((text) => questions.some((choices) => isNone(text, choices)))
}
const isNone = (text: string, choices: readonly Choice[]) =>
  (choicePressed(text, choices) ?? choiceTold(text, choices)) === 'none'
