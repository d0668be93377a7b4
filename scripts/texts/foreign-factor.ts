import type { Lang } from '#language/lang.ts'
import { constantOf, type ThemeId } from '../../src/reading/compose/themes.ts'
import { mentions, type Mention } from '../../src/reading/truth/mentions.ts'
import { words, type EntryPassage, type EntryRule } from './passage.ts'

/** Aspects by the names that are no everyday words too; «квадрат» and "square" only where they meet a point. */
const ASPECTS: Record<Lang, readonly RegExp[]> = {
  en: [words('trine|sextile|in opposition to your|square to your')],
  ru: [
    words('трин(?:а|у|ом|е)?|секстил(?:ь|я|ю|ем|е)|квадратур(?:а|ы|е|у|ой)|(?:квадрат|оппозици)\\p{L}* к ваш\\p{L}+'),
  ],
}

/**
 * An entry names no factor but its own: pages hold texts against the facts of a chart, and another planet, sign or house
 * in an entry would be a fault there. Its own are those of its subject and key.
 */
export const foreignFactor: EntryRule = (passage) => {
  const own = ownFactors(passage)
  const placements = mentions(passage.lang, passage.text)
    .filter((mention) => isFactor(mention) && !own.has(factorOf(mention)))
    .map(({ words: name }) => name)
  const aspects = ASPECTS[passage.lang].flatMap((pattern) => [...passage.text.matchAll(pattern)].map(([name]) => name))
  return [...placements, ...aspects].map((name) => `“${name}” is no factor of this entry`)
}

/** Aspects are looked for by their own patterns; the quarters of the Moon have everyday namesakes, retrograde is a manner. */
const isFactor = (mention: Mention) =>
  mention.kind === 'phase' ? ['new', 'full'].includes(mention.phase) : !['aspect', 'motion'].includes(mention.kind)

/** `mars`, `asc`, `sign 3`, `house 10`, `full`. */
function factorOf(mention: Mention): string {
  switch (mention.kind) {
    case 'point':
      return mention.point
    case 'sign':
      return `sign ${mention.sign}`
    case 'house':
      return `house ${mention.house}`
    case 'phase':
      return mention.phase
    default:
      return mention.kind
  }
}

/** The library's short names of points that charts hold twice, or under a longer name. */
const POINT_OF: Partial<Record<string, string>> = { node: 'trueNode', lilith: 'meanLilith' }
/** Subjects whose keys are houses or signs though their name doesn't say so. */
const NUMBERED: Partial<Record<string, 'house' | 'sign'>> = { overlay: 'house', ingress: 'sign', eclipse: 'sign' }

/** What subject and key speak of. Whether a number is a sign or a house, the subject says. */
function ownFactors({ subject, key }: Pick<EntryPassage, 'subject' | 'key'>): Set<string> {
  if (subject.startsWith('theme/')) {
    const { points, house } = constantOf(key as ThemeId)
    return new Set([...points, ...(house === null ? [] : [`house ${house}`])])
  }
  const parts = `${subject} ${key}`.split(/[\s/-]/)
  const numbers = parts.filter((part) => /^\d+$/.test(part))
  const kinds = new Set([
    ...['sign', 'house'].filter((kind) => parts.includes(kind)),
    ...parts.flatMap((part) => NUMBERED[part] ?? []),
  ])
  const own = [...parts, ...[...kinds].flatMap((kind) => numbers.map((number) => `${kind} ${number}`))]
  own.push(...parts.flatMap((part) => POINT_OF[part] ?? []))
  // The lunar phases and days are the Moon’s.
  if (parts.includes('lunar') || parts.includes('phase')) own.push('moon')
  return new Set(own)
}
