import type { Lang } from '#language/lang.ts'
import { isOfPair } from './persons-meant.ts'
import type { Intent, Understood } from '../question.ts'
import type { ThreadState } from '../conversation/thread-state.ts'
import { SPEAKS_WITH, TAKES_IT, type Patterns } from '../understanding/whole-patterns.ts'

/** Whether two come together again, or stay so. */
const COMES_BACK: Patterns = {
  en: /(?<=^| )(?:(?:will|can|could|would|do) we (?:ever )?(?:make up|be (?:ok|okay|fine|friends)|make it|last|get back|work (?:it )?out|stay)|(?:any |a )?(?:chance|hope) (?:of|for) (?:peace|us|making up|it)|can this last|is it going anywhere|going anywhere)(?= |$)/,
  ru: /(?<=^| )(?:помиримся|помирит\p{L}*|сойдемся|останемся вместе|есть (?:ли )?(?:у нас )?(?:шанс\p{L}*|надежда)|получится у нас|у нас получится|доживем до)(?= |$)/u,
}
/** Who of two is to blame: how they differ, and no verdict on either. */
const TO_BLAME: Patterns = {
  en: /(?<=^| )(?:whos(?:e)? fault|who is (?:right|wrong|to blame)|is it (?:me|my fault)|am i to blame)(?= |$)/,
  ru: /(?<=^| )(?:кто (?:виноват\p{L}*|прав\p{L}*)|я виноват\p{L}*|чья вина|это я виноват\p{L}*)(?= |$)/u,
}
/** What is hard between two. */
const ROOT: Patterns = {
  en: /(?<=^| )(?:root|cause|sticking point|weak(?:est)? (?:spot|point|side)|biggest (?:problem|issue|risk)|(?:our|the) worst|and the worst|the hardest)(?= |$)/,
  ru: /(?<=^| )(?:корень|причина|слаб\p{L}* мест\p{L}*|сам\p{L}* (?:слаб\p{L}*|трудн\p{L}*|тяжел\p{L}*)|худш\p{L}*|камень преткновения)(?= |$)/u,
}
const BEST: Patterns = {
  en: /(?<=^| )(?:our (?:best|strongest)|best (?:aspect|thing|part) between|the best)(?= |$)/,
  ru: /(?<=^| )(?:наш\p{L}* (?:лучш\p{L}*|сильн\p{L}*)|лучш\p{L}* (?:между|у нас))(?= |$)/u,
}
const OF_US: Patterns = {
  en: /(?<=^| )(?:us|our|between|we)(?= |$)/,
  ru: /(?<=^| )(?:у нас|нам|нас|наш\p{L}*|между|мы)(?= |$)/u,
}
/** What is asked of two in words that a question about one chart has, too. */
const MISTAKEN: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'compatible',
    'person_pair',
    'fight',
    'aspect_list',
    'bond_aspect',
    'bond_list',
    'bond_closest',
    'tightest',
  ] as const),
  ...([
    'topic',
    'topic_when',
    'whether',
    'why_so',
    'unknown',
    'others_mind',
    'bad_day',
    'lately',
    'differences',
  ] as const),
  ...(['matters_most', 'good_bad', 'add_person', 'chart_pdf', 'breakup', 'no_data', 'worried', 'celebrity'] as const),
])
const MOST_OF_SHORT = 5

/** What is asked of the reader and somebody: whether they come together, who is to blame, what is best and hardest; null where nothing. */
export function ofTwo(lang: Lang, asked: Understood, state: ThreadState | null): Understood | null {
  const { words, intent } = asked
  if (!MISTAKEN.has(intent) || asked.points.length > 0 || asked.dates.length > 0) return null
  const text = words.join(' ')
  if (SPEAKS_WITH[lang].test(text) || TAKES_IT[lang].test(text)) return null
  const isOfThem = state !== null && (isOfPair(state.subject.intent) || isOfPair(state.last.intent))
  const isOfUs = OF_US[lang].test(text) || (isOfThem && words.length <= MOST_OF_SHORT)
  const persons = asked.persons.length > 0 ? asked.persons : isOfUs ? (state?.persons.slice(0, 1) ?? []) : []
  if (persons.length !== 1) return null
  const as = (kind: Intent): Understood => ({ ...asked, intent: kind, persons })
  if (COMES_BACK[lang].test(text)) return as('whether')
  if (TO_BLAME[lang].test(text)) return as('differences')
  if (!isOfUs) return null
  if (ROOT[lang].test(text)) return as('fight')
  return BEST[lang].test(text) ? as('compatible') : null
}

/** "My husband and I": the one of several who is spoken of together with the reader; null where none is. */
export function besideReader(
  lang: Lang,
  words: readonly string[],
  named: ReadonlyMap<number, readonly number[]>,
): number | null {
  for (const [at, [person]] of named) {
    if (person === undefined) continue
    const [before, after] = [words.slice(Math.max(0, at - 3), at).join(' '), words.slice(at + 1, at + 3).join(' ')]
    const isBeside =
      lang === 'en'
        ? /^and (?:i|me)$/.test(after) || /(?:^| )(?:me|i) and(?: my)?$/.test(before)
        : /(?:^| )мы с(?: мо\p{L}+)?$/u.test(before) || /^и я$/.test(after)
    if (isBeside) return person
  }
  return null
}
