import type { Planet } from '#astro/ephemeris/body.ts'
import type { Library } from '../library/library.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { ChartPage } from './chart-page.ts'
import { NATAL_WORDS } from './natal-page.ts'
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
  const page = new ChartPage({ library, lang })
  const signFact = (sign: number) => page.factor({ id: `natal:${body}:sign:${sign}`, kind: 'natal', natal: body, sign })
  const bySign = (sign: number) => page.take(`planet-in-sign/${body}`, `${sign}` as SignKey)
  if ('signs' in facts) {
    const [from, to] = [facts.signs[0] ?? 0, facts.signs.at(-1) ?? 0]
    const sentence = facts.lacking === 'time' ? words.uncertain(body, from, to) : words.uncertainPlace(body, from, to)
    const paragraphs = [
      { text: sentence, factors: facts.signs.map(signFact) },
      ...facts.signs.map((sign) => ({
        text: `${words.title(body, sign, null)}. ${bySign(sign)?.gist ?? ''}`,
        factors: [signFact(sign)],
      })),
    ]
    return { title: words.title(body, null, null), paragraphs, factors: page.reading.factors }
  }
  const { sign, house } = facts
  const paragraphs = page.meaning(bySign(sign), 'full', [signFact(sign)])
  if (house !== null) {
    const houseFact = page.factor({ id: `natal:${body}:house:${house}`, kind: 'natal', natal: body, house })
    const byHouse = page.take(`planet-in-house/${body}`, `${house}` as HouseKey)
    paragraphs.push(...page.meaning(byHouse, 'full', [houseFact]))
  }
  return { title: words.title(body, sign, house), paragraphs, factors: page.reading.factors }
}

type SignKey = KeyOf<'planet-in-sign/sun'>
type HouseKey = KeyOf<'planet-in-house/sun'>
