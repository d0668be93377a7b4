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
}

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

const ONE_SENTENCE = ['gist', 'gift', 'challenge', 'advice', 'mantra', 'question']
const MIN_KEYWORDS = 3
const MAX_KEYWORDS = 6

/** The words of a picture: a scene, not a name, and no more than one look takes in. */
const IMAGE = [4, 14] as const

export const lengths: EntryRule = ({ subject, field, text }) => {
  if (field === 'body') return bodyLength(subject, text)
  if (/^(?:theme|wish)\//.test(subject) && PORTRAIT[field]) return within(field, text, PORTRAIT[field])
  if (field === 'image') return [...imageLength(text), ...oneSentence(field, text)]
  if (field === 'keywords') return keywordCount(text)
  if (!ONE_SENTENCE.includes(field)) return []
  return oneSentence(field, text)
}

function oneSentence(field: string, text: string): string[] {
  const count = sentencesOf(text).length
  if (count > 1) return [`${field} has ${count} sentences, and should have one`]
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
