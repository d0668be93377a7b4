import type { Lang } from '#language/lang.ts'
import { GROUP_OF, type Care, type CareGroup, type CareTopic } from './care-topic.ts'
import { normalize } from './normalize.ts'
import type { Pattern } from './pattern.ts'
import { matchersOf, says } from './read-distress.ts'
import { TURN_PATTERNS } from './care-data.ts'
import { TURNS, type AnsweredTurn, type Turn } from './turn.ts'

const matchers = Object.fromEntries(TURNS.map((turn) => [turn, matchersOf(TURN_PATTERNS[turn])])) as Record<
  Turn,
  ReturnType<typeof matchersOf>
>

/** What may be said to a danger and to no other, the most pressing first; only where a pattern has told the danger. */
const TURNS_OF: Partial<Record<CareTopic, readonly AnsweredTurn[]>> = {
  overdose: ['vomiting', 'symptom', 'waits'],
  injury: ['bleeding'],
  danger: ['packing', 'children'],
  crisis: ['bleeding', 'rings'],
  means: ['bleeding', 'rings'],
  goodbye: ['bleeding', 'rings'],
  self_harm: ['bleeding', 'keep_doing'],
  violence: ['hears_now', 'packing', 'custody', 'blame', 'keeps_secret'],
  stalking: ['packing', 'blame'],
  sexual_abuse: ['washing', 'blame', 'keeps_secret'],
  past_abuse: ['blame'],
  minor: ['hears_now', 'blame', 'keeps_secret'],
  grooming: ['blame', 'keeps_secret'],
  grief: ['where_is_he', 'blame_loss'],
  suicide_loss: ['where_is_he', 'blame_loss'],
  pregnancy_loss: ['blame_loss'],
  medical: ['far', 'pen', 'may_take', 'waits_ill'],
  unborn: ['tried', 'waits_ill'],
  psychosis: ['distrust'],
  orders: ['distrust'],
  fraud: ['already_paid', 'told_secret', 'wont_listen', 'is_real', 'pressed'],
  threat: ['on_way', 'his_doing'],
  sextortion: ['paying'],
  symptom: ['may_take'],
}

/** Only where somebody who is elsewhere may die: next to an ill person the address is needed. */
const MAY_BE_ABSENT: ReadonlySet<CareTopic> = new Set(['crisis', 'means', 'goodbye', 'brink'])
/** They speak to the writer, and say nothing right about somebody else. */
const OF_WRITER: ReadonlySet<Turn> = new Set(['custody', 'keep_doing', 'washing', 'packing'])

const STOPPED =
  / (?:not|isnt|hasnt been|no longer|stopped) bleeding | (?:bleeding|blood) (?:has |have |just )?(?:now )?stopped | не (?:идет|течет|кровит) | кровь (?:уже |больше )?(?:не (?:идет|течет|капает)|остановилась) | (?:уже |больше )не (?:идет|течет) кровь /
/** What a further message says about the danger that was told, where that is plain. */
export function turnOf(text: string, { topic, subject }: Care): AnsweredTurn | null {
  const isOther = subject === 'other' || subject === 'own_child'
  const own = (TURNS_OF[topic] ?? []).filter((turn) => !isOther || !OF_WRITER.has(turn))
  const turns: readonly AnsweredTurn[] = [
    ...(isOther ? (['phone_away'] as const) : []),
    ...(isOther && MAY_BE_ABSENT.has(topic) ? (['no_address', 'goes_in'] as const) : []),
    ...own,
  ]
  return (
    turns.find((turn) => says(text, matchers[turn]) && !(turn === 'bleeding' && STOPPED.test(normalize(text)))) ?? null
  )
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
    'jk|just kidding|(?<=^ )(omg |lol |haha |no |ok |okay ){0,3}(kidding|joking)|(was|just|its|only|im|i am|am) (just |only |obviously |totally )?(a )?(joke|joking|kidding|quote|song|lyrics|test|testing|figure of speech|expression)|didnt mean (it|that)|false alarm|i was (just )?(dramatic|venting|quoting|joking|kidding)',
  ],
  ru: [
    '(?<! не )шучу|пошутил*|шутка|шутил*|цитата|песня|фигура речи|выражение|ложная тревога|не (в этом смысле|всерьез|буквально)|(вы )?не так поняли|проверка',
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

/** Elsewhere “they’re on the phone” may be said of whoever is feared. */
const CALLED_IN: ReadonlySet<CareGroup> = new Set([
  'life',
  'self_harm',
  'overdose',
  'body',
  'symptom',
  'eating',
  'mind',
  'threat',
  'hurt',
  'any',
])

/** The police that somebody threatens with aren’t called. */
const THREATENED =
  / (?:or|else|otherwise|if i dont[^.]*|if not|иначе|или|не то|а то|если не[^.]*) (?:the |then |my |мою |ко мне |за мной |придет |приедет ){0,2}(?:police|cops|arrest|court|полици[а-я]*|арест[а-я]*|суд) /
/** Whether somebody is told that the police will come for them. */
export const isThreatened = (text: string): boolean => THREATENED.test(normalize(text))
const withoutThreats = (text: string) => (isThreatened(text) ? '' : withoutQuestions(text))

/** Help was called, or is on its way. */
export const saysHelpIsCalled = (text: string, { topic }: Care): boolean =>
  CALLED_IN.has(GROUP_OF[topic]) && says(withoutThreats(text), matchers.help_called)
export const saysHelpIsThere = (text: string, care: Care): boolean =>
  says(withoutThreats(text), matchers.help_here) || saysHelpIsCalled(text, care)
export const isSafeAfterEmergency = (text: string): boolean => says(withoutQuestions(text), explicitlySafe)
export const saysGoOn = (text: string): boolean => says(withoutQuestions(text), goesOn)
export const saysItWasNoMore = (text: string): boolean => says(withoutQuestions(text), wasNoMore)

/** Laughing, or saying that it is of a film, a book or a show. */
const FUN =
  / (?:haha|hahaha|ha ha|lol|lmao|rofl|just a (?:film|movie|show|novel|book)|in (?:the|a|my) (?:film|movie|show|novel|series)|ахах|ахаха|аха|хаха|хахах|хах|в (?:кино|фильме|сериале|романе|книге)) /
export const saysItIsFun = (text: string): boolean => FUN.test(normalize(text))

/** A laugh or a wave of the hand with nothing beside it: it says neither that it was a joke nor of what. */
const BARE =
  /^ (?:(?:lol|lmao|rofl|ha|haha|hahaha|ha ha|jk|just kidding|kidding|im kidding|joking|im joking|im just joking|just joking|nvm|nvmd|never mind|nevermind|forget it|whatever|oh well|chill|relax|лол|аха|ахах|ахаха|хах|хаха|хахах|шучу|шутка|пошутила|пошутил|я пошутила|я пошутил|забей|забейте|забудь|забудьте|проехали|ладно|да ладно|ладно вам|неважно|не важно|ой все|ну|ой|да|же|ok|okay|oh|omg|так) )+$/
export const isBareLaugh = (text: string): boolean =>
  BARE.test(normalize(text)) && !/^ (?:(?:ok|okay|oh|oh well|да|ну|ладно|так|ой) )+$/.test(normalize(text))

/** That nothing is wrong, or only what passes: “no, I’m just tired”. */
const ALL_IS_WELL: Record<Lang, readonly Pattern[]> = {
  en: [
    '(no|nah|nope|oh|im|its|were|all|everything|really|honestly|just) .. (fine|ok|okay|good|alright|all right|all good|well)(?! (bye|thanks for|now that))|(just|only|bit) .. (tired|sleepy|stressed|venting|moaning|grumpy|hormonal|sentimental|hungover|dramatic|a bad day)|nothing (is )?(wrong|bad|serious|happened)|(nobody|no one) .. (in danger|hurt|strangled|dying)|not (like that|that bad|in danger)|no worries|dont worry',
  ],
  ru: [
    '(нет|не|да|нет нет|да нет|ой|у меня|со мной) .. (все|всё) .. (нормально|норм|хорошо|в порядке|ок|окей|отлично|путем)|все (нормально|норм|хорошо|в порядке|ок|отлично)|(просто|чуть|немного|слегка) .. (устал*|не выспал*|вымотал*|накопилось|выдохлась|выдохся|поныть|пожаловал*|гормоны|взгрустнулось|расчувствовал*|бесит)|ничего (страшного|такого|плохого|не случилось)|(никто|никому) .. не (в опасности|умер*|угрожает)|не волнуйтесь|не переживайте|не (настолько|до такой степени)',
  ],
}
const allIsWell = matchersOf(ALL_IS_WELL)
export const saysAllIsWell = (text: string): boolean => says(withoutQuestions(text), allIsWell) && !isReported(text)

/** Somebody else is quoted: that they call it nothing doesn’t make it so. */
const REPORTED =
  / (?:he|she|they|everyone|everybody|mom|mum|mother|dad|father|husband|wife|sister|brother|saas|family|friend|friends|doctor|он|она|они|все|мама|мать|папа|отец|муж|жена|сестра|брат|бабушка|свекровь|врач|подруга|друг|родители)(?: is| are)? (?:says|say|saying|said|thinks|think|told|tells|calls|reckons|говорит|говорят|сказал|сказала|сказали|считает|считают|думает|думают)(?= )/
export const isReported = (text: string): boolean => REPORTED.test(normalize(text))
