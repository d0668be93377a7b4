import type { Planet } from '#astro/ephemeris/body.ts'
import type { Library } from '../library/library.ts'
import type { KeyOf, Lang } from '../library/subjects.ts'
import { NATAL_WORDS, paragraphsOf } from './write-natal.ts'
import type { Factors, Paragraph } from './reading.ts'

/** A body whose sign people look up by itself. */
export type SignBody = Planet | 'ceres'

/** What is known of a body at a birth. */
export type SignFacts =
  | { body: SignBody; sign: number; house: number | null }
  /** Two or more signs that the body passed while the birth may have been, and what would decide between them. */
  | { body: SignBody; signs: readonly number[]; lacking: 'time' | 'place' }

/** A body in its sign, and in its house where that is known, in words. */
export interface SignReading {
  title: string
  paragraphs: Paragraph[]
  factors: Factors
}

/** Of a body that changed sign: one honest sentence, and the gist of each sign that it may be. */
export function writeSign(facts: SignFacts, { library, lang }: { library: Library; lang: Lang }): SignReading {
  const { body } = facts
  const words = NATAL_WORDS[lang]
  const factors: Factors = {}
  const signFactor = (sign: number) => {
    const id = `natal:${body}:sign:${sign}`
    factors[id] = { id, kind: 'natal', natal: body, sign }
    return id
  }
  const entryOf = (sign: number) => library.entry(lang, `planet-in-sign/${body}`, `${sign}` as KeyOf<'eclipse/solar'>)
  if ('signs' in facts) {
    const [from, to] = [facts.signs[0] ?? 0, facts.signs.at(-1) ?? 0]
    const sentence = facts.lacking === 'time' ? words.uncertain(body, from, to) : words.uncertainPlace(body, from, to)
    const ids = facts.signs.map(signFactor)
    return {
      title: words.title(body, null, null),
      paragraphs: [
        { text: sentence, factors: ids },
        ...facts.signs.map((sign, i) => ({
          text: `${words.title(body, sign, null)}. ${entryOf(sign).gist}`,
          factors: [ids[i] ?? signFactor(sign)],
        })),
      ],
      factors,
    }
  }
  const { sign, house } = facts
  const paragraphs = paragraphsOf(entryOf(sign), signFactor(sign))
  if (house !== null) {
    const id = `natal:${body}:house:${house}`
    factors[id] = { id, kind: 'natal', natal: body, house }
    paragraphs.push(...paragraphsOf(library.entry(lang, `planet-in-house/${body}`, `${house}` as HouseKey), id))
  }
  return { title: words.title(body, sign, house), paragraphs, factors }
}

type HouseKey = KeyOf<'planet-in-house/sun'>
