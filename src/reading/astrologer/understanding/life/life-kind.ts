import type { Lang } from '#language/lang.ts'
import type { Slot } from '../slots.ts'
import type { Intent, Likely } from '../../question.ts'
import { lifeFormOf, type LifeForm } from './life-form.ts'
import { lifeTopicOf } from './life-topic.ts'

/** A question as far as it may be an ordinary one about life. */
export interface Spoken {
  lang: Lang
  words: readonly string[]
  /** Whether it has a question mark. */
  isAsked: boolean
  /** What of the vocabulary it names. */
  named: ReadonlySet<Slot>
  hasPersons: boolean
  hasPeriod: boolean
  mayGoOn: boolean
  /** The kind of the question before. */
  before: Intent | null
  /** Whether it names one day. */
  isOfDay: boolean
  /** Whether it names a term of astrology. */
  isOfTerm: boolean
  /** Whether the time that it names lies behind. */
  isOfPast: boolean
  /** The kinds that it may be of, the likeliest first. */
  likely: readonly Likely[]
}

/** What only a question about the sky, a chart or the product names. */
const NOT_ORDINARY =
  /^(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|asc|mc|trueNode|meanLilith|chiron|ceres|sign\d+|conjunction|sextile|square|trine|opposition|aspects|house|sign|planet|retrograde|eclipse|lunarDay|newMoon|fullMoon|quarter|phase|transit|return|progressed|ruler|minor|command|machine|truth|death|illness|medicine|law|stake)$/

const PRODUCT: ReadonlySet<string> = new Set(['plan', 'product', 'questions'])

/** What a lean is never given for: life and death, the body's ills, courts, gambling. */
const NO_LEAN: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:die|dies|dying|dead|death|surviv\p{L}*|cancer|surgery|operation|pregnan\p{L}*|conceiv\p{L}*|ivf|miscarr\p{L}*|baby|have (?:kids?|children|another)|court|custody|lawsuit|sue|jail|prison|lottery|lotto|jackpot|casino|bet|betting|gambl\p{L}*|million\p{L}*|crypto|bitcoin|shares|stocks?|world|war|election|england|government|real|scientific|fate|free will)(?= |$)/u,
  ru: /(?<=^| )(?:умр\p{L}*|умер\p{L}*|смерт\p{L}*|выжив\p{L}*|рак|операци\p{L}*|берем\p{L}*|заберем\p{L}*|эко|роды|родить|рожу|(?:второго|третьего|еще одного|завести|родим|рожать) (?:ребенк\p{L}*|малыш\p{L}*)|(?:будут|будет|иметь) (?:ли )?(?:у (?:меня|нас) )?(?:дети|ребенок)|суд|суде|суда|иск|тюрьм\p{L}*|лотере\p{L}*|джекпот|казино|ставк\p{L}*|миллион\p{L}*|крипт\p{L}*|биткоин\p{L}*|акци[йи]|мир|войн\p{L}*|выборы|судьб\p{L}*|научн\p{L}*)(?= |$)/u,
}
/** What is in somebody else's heart or on their conscience. */
const OTHERS_HEART: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:cheat\p{L}*|resent\p{L}* (?:me|us)|favou?rs? \p{L}+|prefers? \p{L}+|(?:annoyed|angry|mad|upset|disappointed|proud) (?:with|at|of|in) (?:me|us)|jealous of me|lying|lied|lies|lie to|faithful|honest with|trust(?! myself| in)|(?:love|like|miss|hate|want|fancy|into|feel\p{L}* (?:about|for)|think\p{L}* (?:of|about)|interested in|over|forgotten|attracted to|serious about)s? me)(?= |$)/u,
  ru: /(?<=^| )(?:измен\p{L}*|врет|лжет|обманыва\p{L}*|обманул\p{L}*|верен|верна|доверять|честен|честна|(?:меня|мне|обо мне|ко мне) (?:\p{L}+ ){0,2}(?:люб\p{L}*|нрав\p{L}*|скуча\p{L}*|дума\p{L}*|вспомина\p{L}*|ненавид\p{L}*|чувству\p{L}*|хочет|ревну\p{L}*)|(?:люб\p{L}*|скуча\p{L}*|дума\p{L}*|вспомина\p{L}*|ненавид\p{L}*|чувству\p{L}*|ревну\p{L}*) (?:ли )?(?:он |она )?(?:меня|мне|обо мне|ко мне|по мне)|нравлюсь|разлюбил\p{L}*)(?= |$)/u,
}

/** Kinds that are told by the form of the question, however they were learned. */
const ROUTED: ReadonlySet<Intent> = new Set<Intent>([
  'topic',
  'topic_when',
  'when_will',
  'should_i',
  'lately',
  'decide',
  'unknown',
  'why_so',
  'whether',
  'how_to',
])
/** Below it another kind is a guess, and the form of the question tells more. */
const WEAK = -0.4
const SURE = 0.4
/** Kinds that a few words are easily taken for. */
const GOES_ON: ReadonlySet<Intent> = new Set<Intent>(['worried', 'good_bad', 'sure', 'more', 'matters_most', 'decide'])
/** "Or not", «или нет»: a lean is asked for. */
const OR_NOT: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:or not|yes or no)(?= |$)/,
  ru: /(?<=^| )(?:или нет|да или нет)(?= |$)/,
}

const PARTNER_TYPE: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:future|ideal|right|perfect|(?:kind|type|sort) of|my type)(?= |$).*|(?<=^| )(?:who will i (?:marry|end up with)|suits me|partner for me)(?= |$)/,
  ru: /(?<=^| )(?:будущ\p{L}*|идеальн\p{L}*|подходящ\p{L}*|мой тип|какой (?:мужчина|парень|партнер|муж|человек)|какая (?:женщина|девушка|жена)|каким будет|какой будет|кто мне подходит|за кого)(?= |$)/u,
}
const PARTNER =
  /^(?:husband|wife|partner|man|men|woman|women|guy|guys|bloke|blokes|girl|spouse|boyfriend|girlfriend|soulmate|муж\p{L}*|жен[аыу]|женой|партнер\p{L}*|парн\p{L}*|парень|девушк\p{L}*|женщин\p{L}*|половинк\p{L}*|человек|подходит)$/u

/** "What will my husband be like", «какой мужчина мне подходит». */
export const isOfPartnerType = (lang: Lang, words: readonly string[]): boolean =>
  PARTNER_TYPE[lang].test(words.join(' ')) &&
  words.some((word) => PARTNER.test(word)) &&
  !/^(?:should|стоит)$/.test(words[0] ?? '')

/** What somebody is good at has no date, whatever time is named. */
const GIFTS =
  /(?<=^| )(?:good at|suited (?:to|for)|к чему у меня способност\p{L}*|talents?|strengths?|gifted|(?:jobs?|work|career) (?:fits?|suits?)|какая (?:работа|профессия) (?:мне )?(?:подходит|подойдет)|сильн\p{L}* сторон\p{L}*|талант\p{L}*|получается лучше всего)(?= |$)/u
/** How somebody is seen by others. */
const PRESENTS =
  /(?<=^| )(?:come across|first impression|see me as|look to others|выгляжу|со стороны|впечатление (?:я )?произвожу|меня видят)(?= |$)/u
const LATELY: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:lately|recently|right now|these days|at the moment|this (?:week|month|year)|so (?:tired|down|low|angry|anxious|exhausted|moody|irritable|emotional|sad) (?:today|now|lately))(?= |$)/,
  ru: /(?<=^| )(?:в последнее время|последнее время|сейчас|на этой неделе|в этом месяце|последние дни|эти дни|щас|стал[аи]?)(?= |$)/,
}
const MONTH: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:(?:which|what|wich|whats|best|worst|hardest|easiest|toughest|luckiest|good|bad) (?:\p{L}+ ){0,3}months?|months? (?:is|will be|are|would be) (?:the )?(?:best|worst|hardest|easiest|good|bad))(?= |$)/u,
  ru: /(?<=^| )(?:(?:какой|какие|какого|в каком|лучший|лучшие|худший|тяж[её]лый|трудный|самый \p{L}+) (?:\p{L}+ ){0,3}месяц\p{L}*|месяц\p{L}* (?:\p{L}+ ){0,2}(?:лучш\p{L}*|худш\p{L}*|тяж\p{L}*|труд\p{L}*|удач\p{L}*))(?= |$)/u,
}
const RANKS =
  /^(?:best|worst|hardest|easiest|toughest|luckiest|hard|good|bad|avoid|лучш\p{L}*|худш\p{L}*|тяж\p{L}*|трудн\p{L}*|сложн\p{L}*|удачн\p{L}*|легк\p{L}*|хорош\p{L}*|самый|самым|самые)$/u
const WHERE = /^(?:where|wheres|где|куда)$/
const MEETS = /^(?:meet|find|finds|met|look|looking|встрет\p{L}*|найти|найду|познаком\p{L}*|искать|знаком\p{L}*)$/u
const NEEDS: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:need\p{L}*|calm\p{L}*|support\p{L}*|comfort\p{L}*|cheer\p{L}* up|help (?:him|her|them|\p{L}+)|make (?:him|her|them|\p{L}+) happy|please|look after|care for|tick|get through to|soothe\p{L}*|want from me|make (?:it )?up (?:to|with) \p{L}+|apologi[sz]e)(?= |$)/u,
  ru: /(?<=^| )(?:нужно|нуж[ен]\p{L}*|надо (?:от меня|ей|ему)|успоко\p{L}*|поддерж\p{L}*|порадовать|помочь|утешить|помогает|подход к|найти подход|хочет от меня|помириться|извиниться|не хватает|позаботиться|заботиться)(?= |$)/u,
}
const DIFFERS: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:differen\p{L}*|differ|alike|similar|compare\p{L}*|like me|unlike me|in common)(?= |$)/u,
  ru: /(?<=^| )(?:отлича\p{L}*|различа\p{L}*|разниц\p{L}*|похож\p{L}*|разные|общего|непохож\p{L}*)(?= |$)/u,
}

/** Whether a question may be said in distress, so that nothing but care or a question back fits it. */
export const isHeavy = (lang: Lang, words: readonly string[]): boolean => HEAVY[lang].test(words.join(' '))

/** The kind by which an ordinary question is answered. */
function kindOfForm({ lang, words, hasPersons, hasPeriod }: Spoken, form: LifeForm, best: Intent): Intent {
  const text = words.join(' ')
  const isLately = LATELY[lang].test(text)
  if (form === 'when') return 'topic_when'
  if (form === 'should') return 'should_i'
  if (form === 'why')
    return isLately && !hasPersons && (lifeTopicOf(lang, words) ?? 'health') === 'health' ? 'lately' : 'why_so'
  if (form === 'how' && PRESENTS.test(text)) return 'best_side'
  if (form === 'how') return 'how_to'
  if (form === 'whether') return 'whether'
  if (words.some((word) => WHERE.test(word)) && words.some((word) => MEETS.test(word))) return 'where_met'
  if (best === 'lately') return best
  if (PRESENTS.test(text)) return 'best_side'
  if (GIFTS.test(text)) return 'topic'
  const isTimed = best === 'topic_when' || best === 'when_will'
  if (!isTimed && hasPeriod && lifeTopicOf(lang, words) === null) return 'period'
  return isTimed || hasPeriod ? 'topic_when' : 'topic'
}

/** Other practices and astrology itself are no part of life. */
const OF_A_CRAFT =
  /(?<=^| )(?:chinese|china|vedic|nakshatra\p{L}*|sidereal|tarot|numerolog\p{L}*|astrolog\p{L}*|horoscope\p{L}*|zodiac\p{L}*|house system|placidus|китайск\p{L}*|ведическ\p{L}*|джйотиш|накшатр\p{L}*|сидерическ\p{L}*|таро|нумеролог\p{L}*|астролог\p{L}*|гороскоп\p{L}*|зодиак\p{L}*)(?= |$)/u
const SOMEBODY = /^(?:he|him|his|she|her|hers|он|его|ему|ним|него|она|ее|ей|ней|нее)$/
/** "Which day", «какого числа»: days are chosen one by one. */
const A_DAY =
  /^(?:day|days|date|dates|weekend|morning|evening|afternoon|день|дни|дня|число|числа|дат[аыу]|выходны\p{L}*|утром|вечером)$/u
const OF_LOSS: ReadonlySet<Intent> = new Set<Intent>(['grief', 'loss'])
const OF_PAIR: ReadonlySet<Intent> = new Set<Intent>([
  'compatible',
  'person_pair',
  'fight',
  'bond_closest',
  'bond_list',
])
const OF_DAYS: ReadonlySet<Intent> = new Set<Intent>(['best_day', 'day_hours', 'bad_day'])
/** Whether something may be done on a day. */
const ON_DAY: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:can i|may i|should i|shall i|is it (?:ok|okay|good|safe|alright|fine|wise)|(?:good|right|bad) day)(?= |$)/,
  ru: /(?<=^| )(?:можно(?: ли)?|стоит ли|лучше ли|подходит|(?:хороший|удачный|плохой) (?:ли )?день)(?= |$)/,
}
/** How somebody says how they are, where nothing is asked. */
const FEELS: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:i feel|im feeling|ive been feeling|feeling|everything feels|i am so|im so|im just so)(?= |$)/,
  ru: /(?<=^| )(?:(?:такое )?чувство что|я чувствую|чувствую|мне (?:так )?(?:грустно|тяжело|плохо|тревожно|страшно|тоскливо)|все (?:валится|как будто))(?= |$)/,
}
/** What may be said in distress gets no lean by the sky. */
const HEAVY: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:(?:cant|cannot|can not|dont want to) (?:go on|cope|take|do this|live|be here)|give up|giving up|end it|no point|kill\p{L}*|suicid\p{L}*|hurt myself|hits? me|beats? me|want out|hopeless|worthless)(?= |$)/u,
  ru: /(?<=^| )(?:(?:не могу|нет сил|не хочу|устала?|незачем|надоело) (?:больше|так|жить|это терпеть|терпеть)|сил (?:больше )?нет жить|сдаюсь|покончить|суицид\p{L}*|умереть|бь[её]т|ударил\p{L}*|безнад[её]жн\p{L}*|никчемн\p{L}*)(?= |$)/u,
}
/** What has nothing to do with a chart, however it is asked. */
const OFF_TOPIC: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:fix (?:my|a|the)|repair|cook|recipe\p{L}*|capital of|president|weather|translate|essay|poem|code|python|javascript|excel|football|bicycle|bike|wifi|phone number|news|movie|film|song)(?= |$)/u,
  ru: /(?<=^| )(?:починить|отремонтировать|рецепт\p{L}*|приготовить|сварить|столиц\p{L}*|президент\p{L}*|погод\p{L}*|переведи\p{L}*|сочинени\p{L}*|стих|стихи|код|питон\p{L}*|футбол\p{L}*|велосипед\p{L}*|вайфай|новости|фильм\p{L}*|песн\p{L}*|бежит процессор)(?= |$)/u,
}
const OWN = /^(?:i|me|my|я|мне|меня)$/
/** Words by which a question is of somebody's life. */
const OF_LIFE =
  /^(?:i|im|ive|me|my|myself|we|us|our|life|future|things|everything|luck|lucky|year|month|week|today|he|she|they|him|her|people|someone|anyone|я|мне|меня|мной|мо[йяеию]|моего|моей|моем|мы|нам|нас|нами|наш\p{L}*|себя|себе|собой|свое\p{L}*|свою|жизн\p{L}*|будущ\p{L}*|ждет|ждать|везет|везуч\p{L}*|везение|удач\p{L}*|легче|полегче|год|года|месяц\p{L}*|недел\p{L}*|сегодня|все|он|она|ему|ей|люди)$|(?:ть|ться|ти|тись|чь)$/u
/** So few words after another question go on with it, unless they name a part of life. */
const MOST_TO_GO_ON = 14
/** Fewer words say nothing of a life by themselves. */
const FEWEST = 2

/** What of two people, or of a month, a question is of. */
function ofPeopleOrMonth({ lang, words, hasPersons, likely: [best] }: Spoken): Intent | null {
  const text = words.join(' ')
  const sum = best?.sum ?? -1
  const isRouted = best !== undefined && ROUTED.has(best.kind)
  if ((hasPersons || words.some((word) => SOMEBODY.test(word))) && (sum < 0.6 || isRouted)) {
    if (NEEDS[lang].test(text)) return 'needs_of'
    if (DIFFERS[lang].test(text) && best?.kind !== 'bond_aspect') return 'differences'
  }
  const isOfMonth = MONTH[lang].test(text) && words.some((word) => RANKS.test(word))
  return isOfMonth && (sum < 1.2 || isRouted) ? 'best_month' : null
}

/** The kind of an ordinary question by what it wants to be told; null where it isn't one or is surely of another kind. */
export function lifeKindOf(spoken: Spoken): Intent | null {
  const { lang, words, named, likely, isAsked, mayGoOn, isOfPast, isOfTerm, before } = spoken
  const text = words.join(' ')
  const isOfProduct = [...named].some((name) => PRODUCT.has(name)) && lifeTopicOf(lang, words) === null
  if (isOfPast || isOfProduct || OF_A_CRAFT.test(text)) return null
  if ([...named].some((name) => NOT_ORDINARY.test(name))) return null
  if (words.length < FEWEST || isOfTerm) return null
  const apart = ofPeopleOrMonth(spoken)
  if (apart) return apart
  const [best] = likely
  const kind = best?.kind ?? 'unknown'
  const sum = best?.sum ?? -1
  if (OF_DAYS.has(kind) && sum > WEAK && words.some((word) => A_DAY.test(word))) return null
  const isWeak = sum < (GOES_ON.has(kind) && OR_NOT[lang].test(text) ? SURE : WEAK)
  if (!ROUTED.has(kind) && !isWeak) return null
  if (!isAsked && isWeak && FEELS[lang].test(text)) return 'lately'
  const form = lifeFormOf(lang, words, isAsked)
  const isLean = form === 'whether' || form === 'should' || form === 'when'
  if (isOfPartnerType(lang, words) && (form === 'like' || form === 'whether')) return 'house_of'
  // "What brings us together?" is of two people, and "should I leave him?" of who asks.
  if (spoken.hasPersons && OF_PAIR.has(kind) && !isLean) return null
  // Grief has no date.
  if (before !== null && OF_LOSS.has(before) && words.length < 8) return null
  if (OFF_TOPIC[lang].test(text) || HEAVY[lang].test(text)) return null
  if (kind === 'places' && words.some((word) => WHERE.test(word))) return null
  if (isLean && NO_LEAN[lang].test(text)) return null
  if (isLean && OTHERS_HEART[lang].test(text)) return 'others_mind'
  const topic = lifeTopicOf(lang, words)
  if (form === null) return kind === 'unknown' && topic !== null ? 'topic' : null
  // What names no part of life goes on with the question before it.
  // "What's stopping me, really?" is of who asks.
  const isOwnCause = form === 'why' && words.length > 2 && words.some((word) => OWN.test(word))
  const isOpen = isOwnCause
    ? false
    : ROUTED.has(kind) && sum > 0
      ? form === 'like' || words.length < 5
      : form !== 'should'
  if (mayGoOn && topic === null && kind !== 'decide' && isOpen && words.length <= MOST_TO_GO_ON)
    return form === 'how' && isWeak && !named.has('chart') ? 'what_to_do' : null
  // "Can I send it tonight?" is of that day.
  if (spoken.isOfDay && ON_DAY[lang].test(text)) return 'best_day'
  // What names neither a part of life nor anybody's life is about something else.
  if (topic === null && isWeak && !words.some((word) => OF_LIFE.test(word))) return null
  return kindOfForm(spoken, form, kind)
}
