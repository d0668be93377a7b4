import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** What people choose a day for. */
export const PURPOSES = [
  'medical',
  'wedding',
  'contract',
  'interview',
  'launch',
  'haircut',
  'travel',
  'purchase',
  'move',
  'talk',
  'meet',
  'start',
  'anything',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** By what a day is weighed for a purpose. */
export interface PurposeRule {
  /** The planet whose contacts count most. */
  ruler: Planet
  /** The signs of the Moon that suit it by tradition. */
  signs: readonly Sign[]
  /** The planets that shouldn't move backward. */
  direct: readonly Planet[]
  /** Whether a waxing Moon is wanted. */
  isWaxing: boolean
  /** How much hours with the Moon void of course count, 0–2. */
  void: number
}

/**
 * After the electional tradition (Lilly 1647; Robson 1937): the Moon unafflicted and not void, the natural ruler of the matter strong and
 * direct, a waxing Moon for what shall grow. A surgery is never ranked.
 */
export const PURPOSE_RULES: Record<Exclude<Purpose, 'medical'>, PurposeRule> = {
  wedding: { ruler: 'venus', signs: [1, 3, 6, 11], direct: ['venus', 'mercury', 'mars'], isWaxing: true, void: 2 },
  contract: { ruler: 'mercury', signs: [1, 5, 6, 9], direct: ['mercury'], isWaxing: false, void: 2 },
  interview: { ruler: 'mercury', signs: [0, 2, 4, 5, 6], direct: ['mercury'], isWaxing: false, void: 2 },
  launch: { ruler: 'jupiter', signs: [0, 4, 8], direct: ['mercury', 'mars'], isWaxing: true, void: 2 },
  haircut: { ruler: 'venus', signs: [1, 4, 6], direct: ['venus'], isWaxing: true, void: 0.5 },
  travel: { ruler: 'mercury', signs: [2, 8, 10], direct: ['mercury'], isWaxing: false, void: 1 },
  purchase: { ruler: 'venus', signs: [1, 5, 9], direct: ['mercury', 'venus'], isWaxing: false, void: 1.5 },
  move: { ruler: 'jupiter', signs: [1, 3, 4], direct: ['mercury'], isWaxing: true, void: 1 },
  talk: { ruler: 'mercury', signs: [2, 3, 6, 10], direct: ['mercury'], isWaxing: false, void: 1 },
  meet: { ruler: 'venus', signs: [1, 3, 4, 6, 11], direct: ['venus'], isWaxing: false, void: 1 },
  start: { ruler: 'sun', signs: [0, 4, 8], direct: ['mercury', 'mars'], isWaxing: true, void: 1.5 },
  anything: { ruler: 'jupiter', signs: [1, 3, 4, 6, 11], direct: ['mercury'], isWaxing: false, void: 1 },
}

/** The words by which a purpose is named, in both languages; the first purpose that a question names counts. */
const WORDS: readonly (readonly [Purpose, RegExp])[] = [
  [
    'medical',
    /^(?:surger\p{L}*|operation|surgeon|dentist|knee|implants?|c-section|cesarean|caesarean|botox|filler|treatment|vaccin\p{L}*|chemo|ivf|ops?|cataracts?|biops\p{L}*|colonoscop\p{L}*|conceiv\p{L}*|операц\p{L}*|прооперир\p{L}*|зубно\p{L}*|стоматолог\p{L}*|имплант\p{L}*|кесарев\p{L}*|ботокс\p{L}*|лечени\p{L}*|зачат\p{L}*|зачать|эко)$/u,
  ],
  [
    'wedding',
    /^(?:weddings?|marry|married|marrying|wed|vows?|engagement|engaged|propose|proposing|elope|свадьб\p{L}*|свадеб\p{L}*|расписаться|распис\p{L}*|роспись|загс\p{L}*|венча\p{L}*|помолвк\p{L}*|пожениться|женит\p{L}*|замуж)$/u,
  ],
  [
    'contract',
    /^(?:signing|lease|contracts?|agreement|deal|mortgage|papers|paperwork|notary|подпис\p{L}*|договор\p{L}*|аренд\p{L}*|сделк\p{L}*|ипотек\p{L}*|нотариус\p{L}*|контракт\p{L}*)$/u,
  ],
  [
    'interview',
    /^(?:interview\p{L}*|exams?|presentation|audition|defense|pitch|driving|test|собеседован\p{L}*|экзамен\p{L}*|защит\p{L}*|выступлен\p{L}*|презентац\p{L}*|зачет\p{L}*|сдавать|сдам|сдать)$/u,
  ],
  [
    'launch',
    /^(?:launch\p{L}*|releas\p{L}*|opening|publish\p{L}*|podcast|premiere|webinar|incorporate|register|startup|запуск\p{L}*|запустить|открыти\p{L}*|открыть|открыва\p{L}*|релиз\p{L}*|ооо|ип|регистрац\p{L}*|регистрир\p{L}*|вебинар\p{L}*)$/u,
  ],
  [
    'haircut',
    /^(?:haircuts?|hair|hairdresser|barber|dye|manicure|nails|стриж\p{L}*|стрич\p{L}*|подстрич\p{L}*|постри\p{L}*|покрасить|красить|окраш\p{L}*|волос\p{L}*|маникюр\p{L}*|парикмахер\p{L}*)$/u,
  ],
  [
    'travel',
    /^(?:travel\p{L}*|trips?|fly|flying|flights?|journey|vacation|holiday|drive|поездк\p{L}*|поехать|ехать|лететь|улететь|перелет\p{L}*|слетать|съездить|путешеств\p{L}*|отпуск\p{L}*|выезжать|билет\p{L}*)$/u,
  ],
  ['purchase', /^(?:buy|buying|purchas\p{L}*|купить|покуп\p{L}*|приобрести|купл\p{L}*)$/u],
  [
    'move',
    /^(?:move|moving|relocate|relocating|housewarming|переезд\p{L}*|переех\p{L}*|переезжа\p{L}*|новосель\p{L}*|съехаться|съезжаться|въезжа\p{L}*|въезд\p{L}*|въехать|вселя\p{L}*|засел\p{L}*)$/u,
  ],
  [
    'talk',
    /^(?:talk|conversation|raise|promotion|confess|negotiat\p{L}*|apologize|ask|разговор\p{L}*|поговорить|переговор\p{L}*|повышени\p{L}*|признаться|прибавк\p{L}*|попросить|извиниться|помириться)$/u,
  ],
  [
    'meet',
    /^(?:dating|party|meet|meeting|meetup|дейтинг|свидани\p{L}*|встреча|встречи|встрече|встречей|знаком\p{L}*|вечеринк\p{L}*)$/u,
  ],
  [
    'start',
    /^(?:start|starts|starting|begin|beginning|diet|gym|daycare|kindergarten|school|course|начать|начина\p{L}*|начн\p{L}*|диет\p{L}*|тренировк\p{L}*|садик\p{L}*|сад|школ\p{L}*|курс\p{L}*)$/u,
  ],
]

/** What a word of a question would have a day chosen for. */
export const purposeOfWord = (word: string): Purpose | null =>
  WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null

const MOVES_IT =
  /(?<=^| )(?:mov(?:e|ing) (?:it|that|this|the (?!house|home|flat)\p{L}+)|make (?:a|my|the) move)(?= |$)/u

/** What the day of a question is for. */
export function purposeOf(words: readonly string[]): Purpose {
  const text = words.join(' ')
  if (/(?<=^| )(?:to|i|we|can|and|you) sign(?= |$)/.test(text)) return 'contract'
  if (/first date|root canal|удал\p{L}* зуб|лечить зуб|(?<=^| )оперц/u.test(text))
    return /first date/.test(text) ? 'meet' : 'medical'
  // "If I can move it", "make a move": nobody moves house.
  const isOther = MOVES_IT.test(text)
  const named = new Set(words.map(purposeOfWord).filter((purpose) => !(isOther && purpose === 'move')))
  return PURPOSES.find((purpose) => named.has(purpose)) ?? 'anything'
}

const CONCEIVING =
  /(?<=^| )(?:(?:second|third|another) (?:baby|child|kid)|(?:второго|третьего|еще одного) (?:ребенк\p{L}*|малыш\p{L}*)|get(?:ting)? pregnant|conceiv\p{L}*|hav(?:e|ing) (?:a|another|my|our) (?:\p{L}+ )?(?:baby|child|kid)|hav(?:e|ing) (?:babies|kids|children)|fertil\p{L}*|ovulat\p{L}*|заберемен\p{L}*|беременет\p{L}*|зачат\p{L}*|зачать|овуляц\p{L}*|(?:завести|родить|рожать|заводить) (?:\p{L}+ )?(?:ребенк\p{L}*|детей|малыш\p{L}*))(?= |$)/u

/** Whether a question asks for a time to conceive a child, which the sky isn't asked for. */
export const isOfConceiving = (words: readonly string[]): boolean => CONCEIVING.test(words.join(' '))

const WORST =
  /^(?:worst|avoid|hardest|difficult|unlucky|худш\p{L}*|избегать|тяжел\p{L}*|трудн\p{L}*|неудачн\p{L}*|опасн\p{L}*)$/u
const WHY = /^(?:why|wrong|почему|чем|зачем)$/

/** What is asked of the days that are not chosen: which is worst, or why not the others. */
export function againstDays(words: readonly string[]): 'worst' | 'why' | null {
  if (/(?<=^| )(?:лучше|стоит) (?:не|избегать)(?= )/.test(words.join(' '))) return 'worst'
  // "A difficult talk" is what a day is sought for.
  const isOfMatter = (at: number) => purposeOfWord(words[at + 1] ?? '') !== null
  if (words.some((word, at) => WORST.test(word) && !isOfMatter(at))) return 'worst'
  return words.some((word) => WHY.test(word)) ? 'why' : null
}
