import { smallAngle } from '#language/angle.ts'
import type { DatedPage } from '../dated-page.ts'
import { joinText, named } from '../natal-parts.ts'
import { type MidpointPoint, type MidpointPosition, type MidpointStructure, PERSONAL_POINTS } from './midpoints.ts'
import { type CosmoWords, HARD_POINTS } from './words.ts'

export interface Writing {
  page: DatedPage
  words: CosmoWords
  positions: readonly MidpointPosition[]
  structures: readonly MidpointStructure[]
  closest: readonly MidpointStructure[]
  /** Those that are told in words: the closest, and some of each personal point. */
  chosen: readonly MidpointStructure[]
}

export const isPersonal = ({ point, pair }: MidpointStructure) =>
  PERSONAL_POINTS.includes(point) || (pair[0] === 'sun' && pair[1] === 'moon')

/** What colors a pair most, the heaviest first: what a point has to deal with in it. */
const HEAVIEST = [
  'saturn',
  'pluto',
  'neptune',
  'uranus',
  'mars',
  'jupiter',
  'venus',
  'mercury',
  'trueNode',
  'mc',
  'asc',
  'moon',
  'sun',
] as const satisfies readonly MidpointPoint[]

const PRESSING: ReadonlySet<MidpointPoint> = new Set(['saturn', 'pluto', 'neptune', 'uranus', 'mars'])

/** "Sun = Mars/Saturn". */
export function formulaOf(page: DatedPage, { point, pair: [a, b] }: MidpointStructure): string {
  const name = page.names.point
  return `${name(point)} = ${name(a)}/${name(b)}`
}

export function structureFacts(page: DatedPage, structure: MidpointStructure): string[] {
  const { point, pair, orbDeg } = structure
  const id = `special:midpoint:${point}:${pair.join('/')}`
  const said = `${formulaOf(page, structure)} ${smallAngle(orbDeg)}`
  return [
    page.factor({ id, kind: 'special', transiting: point, orbDeg, said }),
    ...[point, ...pair].map((one) => named(page, one)),
  ]
}

/** A text that goes on with a sentence. */
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The theme of a pair, once; after that nothing. */
export function themeOf({ page, words }: Writing, pair: MidpointStructure['pair']): string | null {
  const key = pair.join(' ') as keyof typeof words.pair
  return page.firstTime(`pair ${key}`) ? lowered(words.pair[key]) : null
}

/** A structure in words, once: the theme of its pair, and what the third makes of each of the two. */
export function told(writing: Writing, structure: MidpointStructure): string {
  const { page, words } = writing
  const { point, pair } = structure
  if (!page.firstTime(`structure ${point} ${pair.join(' ')}`)) return ''
  const formula = formulaOf(page, structure)
  const orb = smallAngle(structure.orbDeg)
  const theme = themeOf(writing, pair)
  const said = theme === null ? words.again({ formula, orb }) : words.theme({ formula, orb, theme })
  if (point !== 'sun' && point !== 'moon' && point !== 'asc' && point !== 'mc') return said
  const both = HEAVIEST.filter((one) => pair.includes(one))
  const hard = HARD_POINTS.find((one) => one === both[0])
  if (hard && both.every((one) => PRESSING.has(one)) && page.firstTime(`takes hard ${point} ${hard}`))
    return joinText(said, words.takesHard[point][hard])
  const [first, second] = both.filter((one) => page.firstTime(`takes ${point} ${one}`))
  return joinText(
    said,
    first && words.takes[point][first],
    second && joinText(page.once('also', words.also, { planet: second }), words.takes[point][second]),
  )
}
