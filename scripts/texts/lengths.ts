import { sentencesOf, wordsOf, type EntryRule } from './passage.ts'

const PLACEMENT = [70, 130] as const
const ASPECT = [40, 80] as const

/** How many words a body may have, by the folder of its subject. */
const BODY: Record<string, readonly [least: number, most: number]> = {
  'planet-in-sign': PLACEMENT,
  'planet-in-house': PLACEMENT,
  'angle-in-sign': PLACEMENT,
  'house-ruler': PLACEMENT,
  'lunar-day': PLACEMENT,
  overlay: PLACEMENT,
  progressed: PLACEMENT,
  transit: ASPECT,
  'natal-aspect': ASPECT,
  synastry: ASPECT,
  'composite-aspect': ASPECT,
  station: ASPECT,
  eclipse: ASPECT,
  // Shorter: the sky that all share, beside which a person's own stands.
  'world-aspect': [35, 70],
  ingress: [35, 65],
  balance: [50, 115],
  'transit-house': [50, 95],
  // Two people's bond, beside the tables that the reading shows.
  composite: [55, 105],
  thread: [55, 105],
  // Said to a parent, beside texts of elements and modes.
  child: [35, 100],
  // A remark under a picture, which speaks first.
  sabian: [45, 70],
  // Three more fields stand beside this body, on love, career and health.
  'moon-day': ASPECT,
  // One part of life on one day, after a sentence that names the transit.
  'transit-area': [25, 45],
}

/** The same of the fields of a transit as the event of a day. */
const OF_A_DAY: Record<string, readonly [least: number, most: number]> = {
  headline: [5, 13],
  today: [35, 60],
  strong: [2, 4],
  strength: [8, 18],
  overdo: [2, 4],
  excess: [8, 18],
}
/** The same of what a transit brings at a time without work. */
const OF_FREE_TIME: typeof OF_A_DAY = { headline: [5, 13], today: [25, 60], work: [18, 45] }
const NAMES_OF_A_DAY = ['strong', 'overdo']
const PARAGRAPHS_OF_A_DAY = ['today']

/** The same of the fields of a portrait's themes and of their wishes. */
const AREA = [24, 62] as const
const PORTRAIT: Record<string, readonly [least: number, most: number]> = {
  opening: [48, 105],
  love: AREA,
  work: AREA,
  money: AREA,
  home: AREA,
  rest: AREA,
  growth: AREA,
  thesis: [30, 75],
  close: [65, 130],
}

const ONE_SENTENCE = ['gift', 'challenge', 'advice', 'mantra', 'question']
/** A gist tells the whole meaning: what a newcomer can say again after one reading. */
const GIST = [9, 27] as const
const MIN_KEYWORDS = 3
const MAX_KEYWORDS = 6

/** The words of a picture: a scene, not a name, and no more than one look takes in. */
const IMAGE = [4, 14] as const

export const lengths: EntryRule = ({ subject, field, text }) => {
  if (/^body2?$/.test(field)) return bodyLength(subject, text)
  if (subject.startsWith('transit-free/')) return within(field, text, OF_FREE_TIME[field] ?? [0, 0])
  if (subject.startsWith('transit-day/')) return lengthOfDay(field, text)
  if (/^(?:theme|wish)\//.test(subject) && PORTRAIT[field]) return within(field, text, PORTRAIT[field])
  if (field === 'image') return [...imageLength(text), ...oneSentence(field, text)]
  if (field === 'keywords') return keywordCount(text)
  if (field === 'gist') return [...within(field, text, GIST), ...sentences(field, text, 2)]
  if (!ONE_SENTENCE.includes(field)) return []
  return oneSentence(field, text)
}

/** Of a field that a second text stands beside, `today2` of `today`, the same holds. */
function lengthOfDay(field: string, text: string): string[] {
  const name = field.replace(/2$/, '')
  const range = OF_A_DAY[name]
  if (!range) return [`no length of ${field} is set for the texts of a day, in scripts/texts/lengths.ts`]
  const found = within(field, text, range)
  if (PARAGRAPHS_OF_A_DAY.includes(name)) return found
  if (!NAMES_OF_A_DAY.includes(name)) return [...found, ...oneSentence(field, text)]
  return /[.!?…:]$/.test(text) ? [...found, `${field} is a name and has no stop`] : found
}

const oneSentence = (field: string, text: string) => sentences(field, text, 1)

function sentences(field: string, text: string, most: 1 | 2): string[] {
  const count = sentencesOf(text).length
  if (count > most) return [`${field} has ${count} sentences, and should have ${most === 1 ? 'one' : 'one or two'}`]
  return /[.?…][”’»“]*$/.test(text) ? [] : [`${field} doesn’t end like a sentence`]
}

function imageLength(text: string): string[] {
  const count = wordsOf(text).length
  const [least, most] = IMAGE
  return count < least || count > most ? [`image has ${count} words, and should have ${least} to ${most}`] : []
}

function bodyLength(subject: string, text: string): string[] {
  const range = BODY[subject.split('/')[0] ?? '']
  if (!range) return ['no length of a body is set for this folder, in scripts/texts/lengths.ts']
  return within('body', text, range)
}

function within(field: string, text: string, [least, most]: readonly [least: number, most: number]): string[] {
  const count = wordsOf(text).length
  return count < least || count > most ? [`${field} has ${count} words, and should have ${least} to ${most}`] : []
}

function keywordCount(text: string): string[] {
  const keywords = text.split(',').map((keyword) => keyword.trim())
  if (new Set(keywords).size < keywords.length) return ['a keyword stands twice']
  return keywords.length < MIN_KEYWORDS || keywords.length > MAX_KEYWORDS
    ? [`${keywords.length} keywords, and should be ${MIN_KEYWORDS} to ${MAX_KEYWORDS}`]
    : []
}
