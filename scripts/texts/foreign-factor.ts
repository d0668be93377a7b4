import { PLACEMENT_NAMES } from '../../src/reading/writer/placement-names.fixture.ts'
import type { Lang } from '../../src/reading/library/subjects.ts'
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
  const placements = PLACEMENT_NAMES[passage.lang](passage.text)
    .filter(({ point, sign, house, phase }) =>
      point
        ? !own.has(point)
        : sign !== undefined
          ? !own.has(`sign ${sign}`)
          : house !== undefined
            ? !own.has(`house ${house}`)
            : (phase === 'new' || phase === 'full') && !own.has(phase),
    )
    .map(({ words: name }) => name)
  const aspects = ASPECTS[passage.lang].flatMap((pattern) => [...passage.text.matchAll(pattern)].map(([name]) => name))
  return [...placements, ...aspects].map((name) => `“${name}” is no factor of this entry`)
}

/** `mars`, `asc`, `sign 3`, `house 10`, `full`: what subject and key speak of. Whether a number is a sign or a house, they say. */
function ownFactors({ subject, key }: Pick<EntryPassage, 'subject' | 'key'>): Set<string> {
  const parts = `${subject} ${key}`.split(/[\s/-]/)
  const numbers = parts.filter((part) => /^\d+$/.test(part))
  const kinds = ['sign', 'house'].filter((kind) => parts.includes(kind) || parts.includes(`${kind}s`))
  const own = [...parts, ...kinds.flatMap((kind) => numbers.map((number) => `${kind} ${number}`))]
  // The lunar phases and days are the Moon’s.
  if (parts.includes('lunar') || parts.includes('phase')) own.push('moon')
  return new Set(own)
}
