import type { Lang } from '#language/lang.ts'

/** What an ordinary question wants to be told: a yes or a no, a time, a cause, a way, a choice, or what something is like. */
export const LIFE_FORMS = ['when', 'why', 'how', 'should', 'whether', 'like'] as const
export type LifeForm = (typeof LIFE_FORMS)[number]

/** In the order in which they are looked for: "when should I" asks for a time, "what should I do" for a way. */
const FORMS: Record<Lang, readonly (readonly [LifeForm, RegExp])[]> = {
  en: [
    [
      'when',
      /(?<=^| )(?:when (?:will|do|does|is|are|am|should|can|shall|would|might|could|to|gonna|exactly)|how (?:long|soon)|what (?:month|year)|which (?:month|year)|(?:what|whats|which) (?:is |would be )?(?:a |the )?(?:good|best|right) (?:time|week|moment)|(?:best|good|right) time (?:for|of))(?= |$)|^when(?= |$)/,
    ],
    [
      'why',
      /(?<=^| )(?:why|how come|(?:what|whats) (?:is |it is )?(?:wrong with|blocking|stopping|holding|causing|behind)|explains?|explanation)(?= |$)/,
    ],
    [
      'how',
      /(?<=^| )(?:how (?:do|can|could|should|to|might|would|shall|best)|what (?:should|can|could|do|must|shall|would) (?:i|we)(?! (?:expect|have|look|know|see|like))|what to (?:do|say|try|focus)|what am i (?:doing|supposed|meant|missing)|(?:any|some|ur|your) (?:advice|tips)|advise|help me|what (?:can|could|would|will|might) help|what helps?|whats? the best way|one thing i)(?= |$)/,
    ],
    [
      'should',
      /(?<=^| )(?:(?:what|how) about (?:me |us )?\p{L}+ing|shd (?:i|we)|should (?:i|we|he|she|they|my|our)|shall (?:i|we)|ought (?:i|we)|(?:is|was|would) (?:it|this|that|now|today|tomorrow|next \p{L}+) (?:be )?(?:a |the |really |even )*(?:good|bad|wise|smart|right|worth|better|best|ok|okay|time|safe|too late|too soon|too early|stupid|crazy|alright)|(?:which|whats|what is|what would be) (?:one )?(?:is )?(?:the )?better|better for (?:me|us)|worth (?:it|\p{L}+ing)|(?:stay|leave|quit|wait|go|move) or|or (?:wait|leave|stay|quit|not|move on)|better (?:off|to)|do i (?:stay|leave|quit|take|tell|text|call|go|accept|sign|wait|give up|let)|alright (?:for|to)|(?:right|good) (?:time|moment|idea|week|day) to)(?= |$)/u,
    ],
    [
      'like',
      /(?<=^| )(?:what|whats|which|who|whos|where|wheres|tell me|describe|show me|what about|how (?:is|are|am|will|does|about))(?= |$)/,
    ],
    [
      'whether',
      /(?<=^| )(?:will|would|is|isnt|are|arent|am|do|does|doesnt|did|can|could|have|has|might) (?:i|we|he|she|it|they|you|u|my|our|this|that|these|things?|life|there|the|his|her|their|everything|anything|anyone|someone|somebody|\d{4}|next|love|money|work)(?= |$)|^(?:(?:so|and|but|ok|okay|hi|hey|hello|also|please|tell me|honestly|lol) )*(?:will|is|are|does|did|has|can) \p{L}/u,
    ],
  ],
  ru: [
    ['should', /(?<=^| )(?:сейчас|сегодня) (?:\p{L}+ )?(?:время|момент|день)(?= |$)/u],
    [
      'when',
      /(?<=^| )(?:(?:лучшее|удачное|хорошее|подходящее) время для|когда|сколько (?:еще|времени|лет|ждать|мне|осталось)|как (?:скоро|долго)|в как(?:ом|ие) (?:году|месяце|месяцы)|через сколько|долго ли|надолго)(?= |$)/,
    ],
    [
      'why',
      /(?<=^| )(?:почему|отчего|зачем|из-за чего|что (?:мне |нам )?(?:мешает|держит|тормозит)|что со мной не так|в чем причина|с чего (?:это|вдруг|бы)|чем объяснить)(?= |$)/,
    ],
    [
      'how',
      /(?<=^| )(?:как (?:(?:мне|нам|же|все же|наконец|лучше|правильно|бы|его|ее|с \p{L}+) ){0,3}(?:\p{L}{2,}(?:ть|ться|ти|тись|чь)|быть)|что (?:мне |нам |же |теперь ){0,2}(?:делать|сделать|сказать|предпринять|надо|нужно)|с чего (?:мне )?начать|что (?:мне |нам )?(?:поможет|помогло бы)|чем (?:мне )?(?:помочь|порадовать|заняться)|на (?:чем|что) (?:мне )?(?:\p{L}+ ){0,2}(?:сосредоточиться|обратить|сделать)|что я делаю не так|чему .*учит|посоветуй\p{L}*|совет\p{L}*|подскажите как)(?= |$)/u,
    ],
    [
      'should',
      /(?<=^| )(?:стоит(?= (?:ли|мне|нам|вообще|сейчас|\p{L}+(?:ть|ти|ться|тись|чь))(?: |$))|надо ли|нужно ли|можно ли|пора ли|пора|имеет смысл|есть смысл|лучше ли|что лучше|не (?:поздно|рано) ли|\p{L}{3,}(?:ть|ться|ти|тись|чь) ли|может (?:мне |нам |лучше )*\p{L}{3,}(?:ть|ться|ти|тись)|или (?:нет|не стоит|подождать|ждать|остаться|не надо|забить|лучше)|(?:хорошая|удачная|плохая) (?:идея|мысль)|сейчас (?:\p{L}+ )?(?:время|момент)|(?:подходящий|удачный|правильный) момент|(?:удачный|хороший|подходящий) (?:день|момент))(?= |$)|^(?:мне )?\p{L}{2,}(?:ть|ться|ти|тись|чь)(?= .*(?: или | ли ))/u,
    ],
    [
      'like',
      /(?<=^| )(?:что|какой|какая|какое|какие|какого|каким|какую|кто|где|куда|чего|чем|на что|как|расскажи\p{L}*|опиши\p{L}*|покажи\p{L}*|скажи\p{L}* (?:про|о|об))(?= |$)/u,
    ],
    [
      'whether',
      /(?<=^| )(?:\p{L}+ ли|неужели|суждено|светит|правда(?: ли)? что|есть шанс\p{L}*|смогу|получится)(?= |$)/u,
    ],
  ],
}

/** A noun in «чь» or «ть» is none: «дочь», «ночь», «помощь». */
const INFINITIVE =
  /^(?!дочь|ночь|речь|печь|мать|шесть|пять|часть|смерть|жизнь|память|опять|почти|дети|кровать|область)\p{L}{2,}(?:ть|ться|ти|тись|чь)$/u

/** A choice between two: "stay or go", «остаться или уйти». */
const OF_TWO: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:\p{L}+ or (?!not(?: |$)|whatever|something|anything|so(?: |$))\p{L}+)/u,
  ru: /(?<=^| )(?:\p{L}+ (?:или|либо) (?!нет(?: |$)|не (?:стоит|надо)|что|как)\p{L}+)/u,
}

/** What an ordinary question wants; null where nothing is asked. */
export function lifeFormOf(lang: Lang, words: readonly string[], isAsked: boolean): LifeForm | null {
  const text = words.join(' ')
  const found = FORMS[lang].find(([, pattern]) => pattern.test(text) || pattern.test(`${text} `))?.[0]
  if (found || !isAsked) return found ?? null
  if (lang === 'en') return 'like'
  // «Написать ей?» asks for a lean; «У нас всё наладится?» has only its mark.
  return [words[0], words.at(-1)].some((word) => INFINITIVE.test(word ?? '')) ? 'should' : 'whether'
}

export const asksOfTwo = (lang: Lang, words: readonly string[]): boolean => OF_TWO[lang].test(words.join(' '))
