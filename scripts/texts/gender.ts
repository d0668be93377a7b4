import { words, type TextRule } from './passage.ts'

/** Words that may stand between «вы» and what is said of the reader. */
const BETWEEN =
  '(?:(?:не|ни|уже|ещё|и|бы|же|так|вот|тоже|сегодня|теперь|снова|опять|давно|всегда|никогда|часто|сами|просто|вполне|очень|слишком|совсем|столь|настолько|почти|больше|всё) ){0,3}'

/** Short adjectives and participles as they go with he or she; with «вы» belongs the plural. */
const SHORT = [
  'готова?',
  'рада?',
  'долж(?:ен|на)',
  'уверена?',
  'согла(?:сен|сна)',
  'способ(?:ен|на)',
  'склон(?:ен|на)',
  'спокой?(?:ен|на)',
  'свобод(?:ен|на)',
  'дово(?:лен|льна)',
  'нуж(?:ен|на)',
  'чест(?:ен|на)',
  'занята?',
  'права?',
  'похожа?',
  'знакома?',
  'виновата?',
  'открыта?',
  'закрыта?',
  'добра?',
  'щедра?',
  'счастлива?',
  'влюбл(?:ён|ена)',
  'удивл(?:ён|ена)',
  'убежд(?:ён|ена)',
  'обяза(?:н|на)',
  'сама?',
  'оди?на?',
].join('|')

/** Nouns that end like a past tense, as in «пока вы стол накрываете». */
const NOUNS =
  'стол|стул|пол|угол|узел|зал|вокзал|подвал|бокал|журнал|материал|смысл|тыл|дел|сил|школ|сила|школа|скала|пчела|игла'
const PAST = `(?!(?:${NOUNS})(?![а-яё]))[а-яё]+(?:л|ла|лся|лась)`

const PATTERNS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\p{L}\((?:а|ла|ась|лась|ая|на|ой|ую)\)/gu, 'both genders in brackets'],
  [words(`вы ${BETWEEN}${PAST}`), 'a singular past with «вы»'],
  [words(`вы ${BETWEEN}(?:${SHORT})`), 'a singular adjective with «вы»'],
  [words(`будьте ${BETWEEN}(?:${SHORT})`), 'a singular adjective with «вы»'],
  [
    words('[а-яё]+[еёий]те(?:сь)? (?:со всем |это |всё |себя )?(?:сама?|одна|одному|одной)(?=[.,;:?!…»])'),
    'a singular with «вы»',
  ],
  [words(`я ${BETWEEN}(?:себе |себя |это |тебя |вас |его |её |их |вам |ему |ей )?${PAST}`), 'a singular past with «я»'],
  [words(`я ${BETWEEN}(?:${SHORT})`), 'a singular adjective with «я»'],
  [
    words('(?:дорог(?:ая|ой)|уважаем(?:ая|ый)|мил(?:ая|ый)) (?:моя |мой |наша |наш )?(?:читател\\p{L}+|друг|подруга)'),
    'the reader addressed by gender',
  ],
  [words('ваш(?:его|ему|им|ем|а|у|ей)? (?:муж(?:а|у|ем|е)?|жен(?:а|ы|е|у|ой))'), 'a partner’s gender assumed'],
  [/(?<=[\p{Ll},;:—] )В(?:ы|ас|ам|ами|аш\p{Ll}*)(?!\p{L})/gu, 'a capital «Вы» inside a sentence'],
]

/** English names a gender only through a partner. */
const ENGLISH = words('your (?:ex-|future )?(?:husband|wife|girlfriend|boyfriend)(?:’s)?')

/** Nothing that assumes or splits the reader’s gender, or a partner’s. */
export const gender: TextRule = (text, lang) => {
  if (lang === 'en') return [...text.matchAll(ENGLISH)].map(([found]) => `a partner’s gender assumed: ${found}`)
  return PATTERNS.flatMap(([pattern, what]) => [...text.matchAll(pattern)].map(([found]) => `${what}: ${found}`))
}
