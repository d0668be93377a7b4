import type { Lang } from '#language/lang.ts'
import type { Purpose } from '../../answers/days/day-purposes.ts'
import type { Topic } from '../../topics.ts'
import { asksOfTwo, lifeFormOf } from './life-form.ts'
import { likelyKinds, loadWeights } from '../learned/kind-weights.ts'
import { matterFeatures } from '../learned/matter-features.ts'
import { lifeTopicOf } from './life-topic.ts'
import { MATTER_WORDS } from './matter-words.ts'

/** What people ask about when they tell of their life. */
export const MATTERS = [
  ...(['bereaved', 'pet', 'exam', 'application', 'refused', 'work', 'boss', 'burnout', 'ex', 'crush'] as const),
  ...(['suspicion', 'silence', 'quarrel', 'ending', 'affair', 'meeting', 'estranged', 'relatives', 'child'] as const),
  ...(['conceive', 'boy_or_girl', 'illness', 'debt', 'purchase', 'invest', 'court', 'lonely', 'envy'] as const),
  ...(['shame', 'pastime', 'mishap', 'omen', 'anxiety', 'doubting'] as const),
  ...(['risk', 'offers', 'hunt', 'raise', 'business', 'newjob', 'income', 'lending', 'saving', 'moving'] as const),
  ...([
    'studies',
    'calling',
    'distance',
    'commitment',
    'caring',
    'pattern',
    'habit',
    'friendship',
    'patch',
    'support',
    'dating',
  ] as const),
] as const
export type Matter = (typeof MATTERS)[number]

/** What is wanted of it: to be heard, a yes or a no, a cause, a way, a time, advice on a step, or what to do if it comes to it. */
export const MATTER_FORMS = ['tell', 'whether', 'why', 'how', 'when', 'should', 'if'] as const
export type MatterForm = (typeof MATTER_FORMS)[number]

/** Matters of which no date is told, but why there is none. */
export const UNDATED = [
  ...(['bereaved', 'pet', 'conceive', 'boy_or_girl', 'illness', 'invest', 'court', 'shame', 'omen'] as const),
  ...(['doubting', 'affair'] as const),
] as const satisfies readonly Matter[]

interface MatterRule {
  topic: Topic
  /** A time is told by days for a purpose, by windows, by what eases, or not at all. */
  time: Purpose | 'windows' | 'eases' | 'none'
  /** Whether the time may speak for a step or against it. */
  leans?: boolean
  /** Whether a chart has nothing to add. */
  isSilent?: boolean
  /** Whether what is feared of it would be bad: "will they let me go". */
  isFeared?: boolean
  /** Whether what somebody else wants of it stands between two people. */
  isOfTwo?: boolean
}

export const MATTER_RULES: Record<Matter, MatterRule> = {
  bereaved: { topic: 'family', time: 'none', isSilent: true },
  pet: { topic: 'family', time: 'none', isSilent: true },
  exam: { topic: 'study', time: 'interview' },
  application: { topic: 'career', time: 'interview' },
  refused: { topic: 'career', time: 'windows' },
  work: { topic: 'career', time: 'windows', leans: true },
  boss: { topic: 'career', time: 'talk', isOfTwo: true },
  burnout: { topic: 'health', time: 'eases' },
  ex: { topic: 'love', time: 'eases', isOfTwo: true },
  crush: { topic: 'love', time: 'meet', isOfTwo: true },
  suspicion: { topic: 'love', time: 'talk', isOfTwo: true },
  silence: { topic: 'friends', time: 'talk', isOfTwo: true },
  quarrel: { topic: 'love', time: 'talk', isOfTwo: true },
  ending: { topic: 'love', time: 'eases', isOfTwo: true },
  affair: { topic: 'love', time: 'none', isOfTwo: true },
  meeting: { topic: 'love', time: 'windows' },
  estranged: { topic: 'family', time: 'talk', isOfTwo: true },
  relatives: { topic: 'family', time: 'talk', isOfTwo: true },
  child: { topic: 'family', time: 'eases', isOfTwo: true },
  conceive: { topic: 'family', time: 'none', isSilent: true },
  boy_or_girl: { topic: 'family', time: 'none', isSilent: true },
  illness: { topic: 'health', time: 'none', isSilent: true },
  debt: { topic: 'money', time: 'talk', isOfTwo: true },
  purchase: { topic: 'money', time: 'purchase', leans: true },
  invest: { topic: 'money', time: 'none', isSilent: true },
  court: { topic: 'self', time: 'none', isSilent: true },
  lonely: { topic: 'friends', time: 'windows' },
  envy: { topic: 'self', time: 'eases' },
  shame: { topic: 'self', time: 'none' },
  pastime: { topic: 'self', time: 'windows' },
  mishap: { topic: 'self', time: 'eases', isSilent: true },
  omen: { topic: 'family', time: 'none' },
  anxiety: { topic: 'health', time: 'eases' },
  doubting: { topic: 'self', time: 'none', isSilent: true },
  risk: { topic: 'career', time: 'windows', isFeared: true },
  offers: { topic: 'career', time: 'contract', leans: true },
  hunt: { topic: 'career', time: 'windows', leans: true },
  raise: { topic: 'career', time: 'talk', leans: true },
  business: { topic: 'career', time: 'windows', leans: true },
  newjob: { topic: 'career', time: 'eases' },
  income: { topic: 'money', time: 'windows', leans: true },
  lending: { topic: 'money', time: 'talk' },
  saving: { topic: 'money', time: 'windows' },
  moving: { topic: 'move', time: 'windows', leans: true },
  studies: { topic: 'study', time: 'windows', leans: true },
  calling: { topic: 'self', time: 'windows' },
  distance: { topic: 'love', time: 'eases', isOfTwo: true },
  commitment: { topic: 'love', time: 'windows', isOfTwo: true },
  caring: { topic: 'family', time: 'eases' },
  pattern: { topic: 'self', time: 'eases' },
  habit: { topic: 'health', time: 'start' },
  friendship: { topic: 'friends', time: 'talk', isOfTwo: true },
  patch: { topic: 'self', time: 'eases' },
  dating: { topic: 'love', time: 'meet' },
  support: { topic: 'family', time: 'talk', isOfTwo: true },
}

const patternOf = (phrases: string): RegExp =>
  new RegExp(`(?<=^| )(?:${phrases.replaceAll(' … ', ' (?:\\S+ ){0,4}').replaceAll('*', '\\p{L}*')})(?= |$)`, 'u')
const PATTERNS: Record<Lang, readonly (readonly [Matter, RegExp])[]> = {
  en: MATTER_WORDS.en.map(([matter, phrases]) => [matter, patternOf(phrases)]),
  ru: MATTER_WORDS.ru.map(([matter, phrases]) => [matter, patternOf(phrases)]),
}

/** What a message that speaks of no matter is learned as. */
export const NO_MATTER = 'none'

/** The matters whose phrases a message has, the first in their order first. */
export function phrasesOf(lang: Lang, words: readonly string[]): Matter[] {
  const text = words.join(' ')
  return PATTERNS[lang].flatMap(([matter, pattern]) => (pattern.test(text) ? [matter] : []))
}

/** What was learned must speak so much for a matter whose phrases don't stand there, and so much for it over one whose phrases do. */
const LEAST = -0.1
const LEAST_LEAD = 0.25
const isMatter = (name: string): name is Matter => (MATTERS as readonly string[]).includes(name)

/** What is felt of something else. */
const FEELINGS: ReadonlySet<Matter> = new Set<Matter>(['anxiety', 'patch', 'doubting', 'burnout'])

/** The matter that a message speaks of, by its phrases and by what was learned; null where it speaks of none. */
export function matterOf(lang: Lang, words: readonly string[]): Matter | null {
  const phrases = phrasesOf(lang, words)
  const [first = null] = phrases
  // "I want to open a café but I'm scared": what is told of the feeling is told of the step.
  const step = phrases.find((one) => MATTER_RULES[one].leans)
  if (step && (first === null || FEELINGS.has(first))) return step
  const ranked = likelyKinds(loadWeights('matters', lang), matterFeatures(words, phrases, lifeTopicOf(lang, words)))
  const [best] = ranked
  if (!best || !isMatter(best.kind)) return first
  if (first === null) return best.sum >= LEAST ? best.kind : null
  if (MATTER_RULES[first].leans && isMatter(best.kind) && FEELINGS.has(best.kind)) return first
  const own = ranked.find(({ kind }) => kind === first)?.sum ?? -1
  return best.sum - own >= LEAST_LEAD ? best.kind : first
}

/** Ways of asking that a general form doesn't know, looked for first. */
const ASKS: Record<Lang, readonly (readonly [MatterForm, RegExp])[]> = {
  en: [
    [
      'how',
      /(?<=^| )(?:what (?:do|would|should|could|can|shall) i (?:even |actually )?(?:say|write|text|tell|do)|what to (?:say|write|do|wear|bring)|how (?:do|can|should|would|could|to|am) (?:i|we|you)|how to|what helps|watch out for|tips?|advice|what now|what next|prepare)(?= |$)/,
    ],
    [
      'why',
      /(?<=^| )(?:is (?:that|this|it) (?:the reason )?why|(?:say|show|tell|explain|see|know) why|because of (?:that|this|it)|(?:something|anything) wrong with me|am i (?:broken|defective|unlovable)|is it me|him or me|her or me|me or him|me or her|its me|it is me|it is just me|am i the problem|my fault|to blame|did i do (?:something|smth|anything|sth)|what did i do|what have i done|(?:what is|whats|what) (?:going on|wrong|up) with|(?:what is|whats|what) (?:he|she|they|my \p{L}+|\p{L}+) so|what do i (?:actually |really )?want|me or the stars|because of me|(?:whats|what is|what) (?:his|her|their) (?:problem|deal|issue))(?= |$)/u,
    ],
    [
      'when',
      /(?<=^| )(?:when|how long|how soon|what (?:day|date|time)|which day|good time|best time|hopeful time|good day|ease off|ease up|lighter)(?= |$)/,
    ],
    [
      'whether',
      /(?<=^| )(?:is (?:that|it|this) (?:stupid|silly|normal|wrong|weird|crazy|bad|ok|okay|too)|am i (?:crazy|stupid|silly|wrong|overreacting|paranoid|normal|a bad)|is it over|any hope|any chance|is there (?:any )?(?:hope|a chance)|how (?:will|would|is|did) (?:it|this|that|the \p{L}+|my \p{L}+) (?:go|going to go|turn out|end)|is it worth|will it)(?= |$)|^(?:(?:so|and|but|ok|okay|well) )*(?:will|would|does|did|is|are|can|could|has|have) (?!i (?:say|write|text|tell)(?= |$))\p{L}/u,
    ],
    [
      'should',
      /(?<=^| )(?:should (?:i|we)|shall i|(?:good|bad|stupid|smart) idea|worth it|do i (?:tell|text|call|leave|stay|go|wait|take)|which one|which$|(?:accept|take it|say yes|take (?:him|her) back)$|do i \p{L}+ (?:\p{L}+ ){0,4}or \p{L}+|or (?:wait|leave|stay|not|leave it|let it)|yes or no (?:\p{L}+ ){0,2}(?:tell|text|call|leave|stay|go|quit|buy|sell|take|confess))(?= |$)/u,
    ],
  ],
  ru: [
    [
      'how',
      /(?<=^| )(?:что (?:мне |ему |ей |тут |теперь |им |вообще |а )*(?:писать|написать|говорить|сказать|делать|ответить|надеть|надевать)|(?:писать|говорить|сказать|надеть|делать) (?:то )?что|как (?:\p{L}+ ){0,3}(?:\p{L}{2,}(?:ть|ться|ти|тись|чь)|быть)|что (?:\p{L}+ ){0,2}(?:делать|сделать|отвечать|ответить|сказать|предпринять)|что помо\p{L}*|чем (?:\p{L}+ ){0,2}помочь|на что обратить|посовет\p{L}*|совет\p{L}*|как я перенесу|что теперь|и что теперь|как подготовиться)(?= |$)/u,
    ],
    [
      'why',
      /(?<=^| )(?:из-за (?:него|нее|них|этого|этой|чего|кого)|со мной (?:что-то |что то )?не (?:так|то)|я (?:какая-то|какой-то|какая то|какой то)|я (?:бракованн|ненормальн)\p{L}*|это я|я виноват\p{L}*|дело во мне|во мне дело|из-за меня|что я (?:такого |что-то |то )?(?:с?делал\p{L}*|натворил\p{L}*)|я что[- ]?(?:то)? (?:с?делал\p{L}*)|что (?:с ним|с ней|с ними|происходит)|на что (?:он|она) (?:так )?злится|чего (?:он|она|я) (?:\p{L}+ ){0,2}хо\p{L}*|звезды или я|он (?:такой )?или я|она (?:такая )?или я|я или он|я или она|во мне или|значит я|я такая|я такой|что со мной)(?= |$)/u,
    ],
    [
      'when',
      /(?<=^| )(?:когда|долго ли|сколько (?:у меня )?(?:еще|ждать|времени)|как долго|как скоро|надолго|в какой день|в какое время|время хорошее|хорошее время|в каком месяце)(?= |$)/,
    ],
    [
      'whether',
      /(?<=^| )(?:глупо|можно (?:ли )?(?:еще|как-то|все же)|когда-нибудь|как (?:это|все|оно) (?:будет|пройдет|сложится)|правильно ли|хочет ли|\p{L}+ (?:хочет|собирается|планирует)|видно|это нормально|нормально ли|я дура|я сошла|я не права|я неправ\p{L}*|есть (?:ли )?(?:шанс\p{L}*|надежда)|конец|плохо что|как (?:все |оно |это )?пройдет|чем (?:все |это )?(?:кончится|закончится)|\p{L}+ ли|получится|вернется|вернет|вернут|простит|возьмут|примут|сдам|сдаст|позвонит|напишет|ответит|отдаст|встречу|найду|выиграю|пройду|поступлю|справлюсь|смогу|сможет|возьмет|поймет|придет|полюбит|бросит|уйдет|увидимся|увижу|изменяет|любит|скучает|наладится|помиримся)(?= |$)/u,
    ],
    [
      'should',
      /(?<=^| )(?:\p{L}{2,}(?:ть|ться|ти|тись|чь) или (?:\p{L}+ ){0,2}\p{L}{2,}(?:ть|ться|ти|тись|чь)|стоит ли|надо ли|нужно ли|может (?:\p{L}+ ){0,3}\p{L}+(?:ть|ться|ти)|(?:хорошая|плохая) (?:ли )?идея|стоит того|соглашаться|или (?:не надо|ждать|подождать|нет|не стоит|забить|оставить)|что выбрать|куда идти|давать ли|говорить ли)(?= |$)/u,
    ],
  ],
}

/** "And if they do?", «а если уволят, то что». */
const IF: Record<Lang, RegExp> = {
  en: /^(?:(?:ok|okay|so|and|but|well|hm+|right) )*(?:what (?:happens )?if|if)(?= |$)/,
  ru: /^(?:(?:ну|так|и|а|но|ок|ладно) )*(?:(?:что )?если|вдруг|что будет если)(?= |$)/,
}
const IMAGINED =
  /(?<=^| )(?:am i (?:just )?imagining|is it (?:just )?in my head|или я (?:придумываю|придумала|накручиваю|преувеличиваю|выдумываю|себя накручиваю)|или мне кажется|мне кажется или)(?= |$)/
/** "Should I be nervous?" asks whether it is so. */
const FEARS =
  /(?<=^| )(?:should (?:i|we) (?:be )?(?:nervous|worried|worry|scared|afraid|concerned)|мне (?:уже )?(?:нервничать|бояться|переживать|волноваться)|стоит (?:ли )?(?:нервничать|бояться|переживать|волноваться))(?= |$)/
const SOMEDAY = /(?<=^| )когда-нибудь(?= |$)/
const BY_VERB =
  /^(?:(?:so|and|but) )*(?:will|would|is|are|does|can|could) (?!.*when (?:will|does|do|is|are|can|should))/
const WHY_FIRST = /^(?:\p{L}+ ){0,3}(?:почему|отчего|зачем|why|how come)(?= |$)/u
const OR_NOT = /(?<=^| )или нет(?= |$)/
const STEP = /(?:ть|ться|ти|тись|чь)$/
/** Whether a feeling is right is no step. */
const JUDGES = /(?<=^| )is (?:it|that|this) (?:stupid|silly|crazy|normal|weird|wrong)(?= |$)/
const OPENS =
  /^(?:what|which|who|where|how|tell|что|какой|какая|какое|какие|кто|где|куда|чего|чем|как|расскажи\p{L}*)$/u
const INQUIRES =
  /(?<=^| )(?:(?:what|which|who) (?:would|should|do|does|is|are|kind|job|can|could|will)|(?:кем|куда|чем|какая|какой|какое|что|кто|где) (?:мне|бы|я|тогда|лучше|теперь|делать))(?= |$)/u
const MOST_OF_CHOICE = 5

/** What a message wants of a matter. */
export function matterFormOf(lang: Lang, words: readonly string[], isAsked: boolean): MatterForm {
  const text = words.join(' ')
  const found = ASKS[lang].find(([, pattern]) => pattern.test(text))?.[0]
  const form = lifeFormOf(lang, words, isAsked)
  // «Почему я всё порчу, когда всё хорошо»: a cause is asked for.
  if (found === 'when' && WHY_FIRST.test(text)) return 'why'
  if (found === 'when' && SOMEDAY.test(text)) return 'whether'
  // "Will she be happy when she grows up?"
  if (found === 'when' && form === 'whether' && BY_VERB.test(text)) return 'whether'
  if (found === 'how' || found === 'when') return found
  if (IF[lang].test(text)) return 'if'
  if (FEARS.test(text) || IMAGINED.test(text)) return 'whether'
  // «Сдам или нет?» asks for a yes or a no, and no advice on a step.
  const isStep = form === 'should' && !(lang === 'ru' && OR_NOT.test(text) && !words.some((word) => STEP.test(word)))
  if (isStep && !JUDGES.test(text)) return 'should'
  if (found) return found
  if (form === 'should') return 'whether'
  if (/^(?:(?:and|so|ok) )?which(?: one)?$|^(?:а |и )?(?:кого|которого|какую|какой)(?: выбрать)?$/.test(text))
    return 'should'
  if (asksOfTwo(lang, words) && (form === null || form === 'like')) return 'should'
  if (form === null || (form === 'like' && !isAsked && !OPENS.test(words[0] ?? '') && !INQUIRES.test(text)))
    return 'tell'
  if (words.length <= MOST_OF_CHOICE && asksOfTwo(lang, words)) return 'should'
  return form === 'like' ? 'why' : form
}
