import type { Lang } from '#language/lang.ts'
import type { Care, CareTopic } from './care-topic.ts'
import type { Pattern } from './pattern.ts'
import { matchersOf, says } from './read-distress.ts'
import { TURN_PATTERNS } from './care-data.ts'
import { TURNS, type Turn } from './turn.ts'

const matchers = Object.fromEntries(TURNS.map((turn) => [turn, matchersOf(TURN_PATTERNS[turn])])) as Record<
  Turn,
  ReturnType<typeof matchersOf>
>

const OF_SUICIDE: readonly Turn[] = [
  'someone_near',
  'bleeding',
  'someone_coming',
  'not_tonight',
  'no_point',
  'refuses_help',
  'alone',
  'not_believed',
  'calmer',
]
const OF_VIOLENCE: readonly Turn[] = [
  'cant_talk',
  'watched',
  'custody',
  'blame',
  'no_police',
  'not_believed',
  'tell_parent',
  'someone_coming',
  'no_point',
  'alone',
  'calmer',
]
const OF_ABUSE: readonly Turn[] = [
  'washing',
  'paying',
  'watched',
  'tell_parent',
  'not_believed',
  'no_police',
  'blame',
  'someone_coming',
  'no_point',
  'calmer',
]
const OF_SADNESS: readonly Turn[] = ['someone_coming', 'no_point', 'calmer']

/** What may be said to a topic, the most pressing first. */
const TURNS_OF: Record<CareTopic, readonly Turn[]> = {
  overdose: [
    'help_here',
    'vomiting',
    'symptom',
    'waits',
    'refuses_help',
    'someone_here',
    'someone_coming',
    'alone_urgent',
  ],
  injury: ['help_here', 'bleeding', 'refuses_help', 'watched', 'at_door', 'children', 'alone_urgent'],
  danger: ['help_here', 'cant_talk', 'at_door', 'children', 'bleeding'],
  crisis: OF_SUICIDE,
  means: OF_SUICIDE,
  self_harm: ['keep_doing', ...OF_SUICIDE],
  eating: ['refuses_help', ...OF_SADNESS],
  violence: OF_VIOLENCE,
  sexual_abuse: OF_ABUSE,
  past_abuse: OF_ABUSE,
  minor: OF_ABUSE,
  threat: ['someone_coming', 'calmer'],
  hit_child: OF_SADNESS,
  medication: ['refuses_help'],
  grief: ['where_is_he', 'blame_loss', ...OF_SADNESS],
  suicide_loss: ['where_is_he', 'blame_loss', ...OF_SADNESS],
  pregnancy_loss: ['blame_loss', ...OF_SADNESS],
  brink: ['help_here', 'someone_near', 'someone_coming', 'no_point'],
  medical: [
    'help_here',
    'pen',
    'may_take',
    'costs',
    'it_passed',
    'waits_ill',
    'refuses_help',
    'someone_coming',
    'alone_ill',
  ],
  unborn: ['help_here', 'tried', 'waits_ill', 'costs'],
  psychosis: ['distrust', 'refuses_help', 'someone_coming', 'alone'],
  fraud: ['already_paid', 'is_real', 'pressed'],
  may_hit_child: ['someone_coming'],
  symptom: ['may_take', 'costs', 'refuses_help'],
  goodbye: OF_SUICIDE,
  sextortion: ['paying', 'tell_parent'],
  stalking: OF_VIOLENCE,
  forced_marriage: OF_VIOLENCE,
  trafficking: ['cant_talk'],
  orders: ['help_here', 'distrust'],
  shaken: ['help_here'],
  grooming: OF_ABUSE,
  debt: ['at_door', 'children'],
  elder: [],
  fainting: ['refuses_help'],
  attack: ['someone_coming'],
  unsure: [],
}

/** To any topic, where nothing of its own is said; getting worse comes before all. */
const OF_ANY: readonly Turn[] = ['asks_number', 'asks_how', 'wont_tell', 'asks_why', 'thanks']

/** Only where somebody else is spoken of. */
const OF_OTHER: readonly Turn[] = ['promised', 'phone_away']
/** Only where somebody who is elsewhere may die: next to an ill person the address is needed. */
const OF_ABSENT: readonly Turn[] = [...OF_OTHER, 'no_address']
const MAY_BE_ABSENT: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'goodbye', 'brink'])
/** They speak to the writer, and say nothing right about somebody else. */
const OF_WRITER: ReadonlySet<Turn> = new Set([
  'not_tonight',
  'not_believed',
  'watched',
  'custody',
  'keep_doing',
  'someone_near',
  'washing',
])

export const saysHelpIsThere = (text: string): boolean => says(text, matchers.help_here)

/** What a further message says, where that is plain. */
export function turnOf(text: string, { topic, subject }: Care): Turn | null {
  const isOther = subject === 'other' || subject === 'own_child'
  const own = isOther
    ? [...(MAY_BE_ABSENT.has(topic) ? OF_ABSENT : OF_OTHER), ...TURNS_OF[topic].filter((turn) => !OF_WRITER.has(turn))]
    : TURNS_OF[topic]
  const turns: readonly Turn[] = [
    ...(own.includes('help_here') ? (['help_here'] as const) : []),
    'worse',
    ...own,
    ...OF_ANY,
  ]
  return turns.find((turn) => says(text, matchers[turn])) ?? null
}

/** Said in so many words: the sentence of the button, or one like it. How somebody feels is not enough. */
const EXPLICITLY_SAFE: Record<Lang, readonly Pattern[]> = {
  en: [
    'im safe|i am safe|were safe|(false alarm|just kidding|jk|was joking|a joke|was a test|just testing)|didnt (really )?take (anything|any)|(doctor|doctors|hospital|poison control) said .. (ok|okay|fine|safe|no danger)|discharged|back from the hospital',
  ],
  ru: [
    'со мной все в порядке|я в безопасности|мы в безопасности|ложная тревога|пошутил*|шучу|шутка|(ничего|никаких таблеток) не (принимал*|пил|пила)|врач* сказал* .. (все хорошо|нормально|в порядке|не опасно)|выписали|вернул* из больницы',
  ],
}
const WAS_NO_MORE: Record<Lang, readonly Pattern[]> = {
  en: [
    'jk|just kidding|(was|just|its|only) (a )?(joke|joking|kidding|quote|song|lyrics|test|testing|figure of speech|expression)|didnt mean (it|that)|false alarm|i was (just )?(dramatic|venting|quoting|joking|kidding)',
  ],
  ru: [
    'шучу|пошутил*|шутка|шутил*|цитата|песня|фигура речи|выражение|ложная тревога|не (в этом смысле|всерьез|буквально)|(вы )?не так поняли|проверка',
  ],
}
/** What the button under a reply says: one is safe, and asks nothing yet. */
const GOES_ON: Record<Lang, readonly Pattern[]> = {
  en: ['go on with the chart'],
  ru: ['вернемся к карте'],
}
const goesOn = matchersOf(GOES_ON)
const explicitlySafe = matchersOf(EXPLICITLY_SAFE)
const wasNoMore = matchersOf(WAS_NO_MORE)

const withoutQuestions = (text: string) =>
  text
    .split(/(?<=[.!?…\n])/u)
    .filter((sentence) => !sentence.trimEnd().endsWith('?'))
    .join(' ')

export const isSafeAfterEmergency = (text: string): boolean => says(withoutQuestions(text), explicitlySafe)
export const saysGoOn = (text: string): boolean => says(withoutQuestions(text), goesOn)
export const saysItWasNoMore = (text: string): boolean => says(withoutQuestions(text), wasNoMore)
