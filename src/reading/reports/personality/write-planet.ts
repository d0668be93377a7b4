import { elementOf, type Element } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { isSpoken, type SpokenPoint } from '../../library/subjects.ts'
import type { Spoken } from '../../library/text-shape.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { cuspFact, own, rulerOfHouse } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { spokenParagraph, type SpokenParagraph } from '../verdict/passages.ts'
import type { JUDGED, PersonalityWords } from './words.ts'

/** What the report says of one planet: by sign, by house, how its aspects leave it, and where it rules. */

type Text = string | Spoken
type Texts = readonly Text[]
export type Judged = (typeof JUDGED)[number]

/** A text as a paragraph, with its directions if it names them. */
function paragraphOf(text: Text | undefined, factors: readonly string[], lead = ''): SpokenParagraph {
  if (typeof text !== 'object') return own(`${lead} ${text ?? ''}`.trim(), factors)
  return spokenParagraph({ ...text, text: `${lead} ${text.text}`.trim() }, factors)
}

export function bySign(page: ReportPage, point: SpokenPoint, texts: Texts): SpokenParagraph | null {
  const sign = page.signOf(point)
  return sign === null ? null : paragraphOf(texts[sign], page.signFact(point))
}

export function byHouse(page: ReportPage, point: SpokenPoint, texts: Texts): SpokenParagraph | null {
  const house = page.houseOf(point)
  return house === null ? null : paragraphOf(texts[house - 1], page.houseFact(point))
}

export const elementAt = (page: ReportPage, point: SpokenPoint): Element | null => {
  const sign = page.signOf(point)
  return sign === null ? null : elementOf(sign)
}

export function byElement(
  page: ReportPage,
  point: SpokenPoint,
  texts: Readonly<Record<Element, Text>>,
): SpokenParagraph | null {
  const element = elementAt(page, point)
  return element === null ? null : paragraphOf(texts[element], page.signFact(point))
}

/** What two planets make of each other by their elements. */
export function byMeeting(
  page: ReportPage,
  [one, other]: readonly [Planet, Planet],
  texts: Readonly<Record<keyof PersonalityWords['meet'], Text>>,
): SpokenParagraph | null {
  const [first, second] = [elementAt(page, one), elementAt(page, other)]
  if (first === null || second === null) return null
  return paragraphOf(texts[`${first}${second}`], [...page.signFact(one), ...page.signFact(other)])
}

/** The judgment of a planet by its aspects, and which of them decide it. */
export function verdict(page: ReportPage, words: PersonalityWords, planet: Judged): Paragraph | null {
  const { lean, supports, opposes } = judgeChart(page.birth)[planet]
  // Without the hour an aspect may be missing only because it doesn’t hold all day.
  if (lean === 'alone') return page.birth.timeKnown ? own(words.verdict[planet].alone, page.signFact(planet)) : null
  const named = (tie: typeof supports) =>
    tie && isSpoken(tie.aspect.a) && isSpoken(tie.aspect.b)
      ? { a: tie.aspect.a, aspect: tie.aspect.aspect, b: tie.aspect.b }
      : null
  const fact = (tie: NonNullable<ReturnType<typeof named>>) => page.fact(`${tie.a}:${tie.aspect}:${tie.b}`)
  const [most, against] = [named(supports), named(opposes)]
  if (!most) return null
  if (lean !== 'both' || !against)
    return own(`${words.verdict[planet][lean]} ${page.once('because', words.because, most)}`.trim(), [
      ...page.signFact(planet),
      fact(most),
    ])
  const both = page.once('between', words.between, {
    easy: most.aspect,
    a: most.a,
    b: most.b,
    hard: against.aspect,
    c: against.a,
    d: against.b,
  })
  return own(`${words.verdict[planet].both} ${both}`.trim(), [...page.signFact(planet), fact(most), fact(against)])
}

/** A house by where its ruler stands, after a sentence that names the ruler. */
export function byRuler(
  page: ReportPage,
  words: PersonalityWords,
  house: number,
  texts: Texts,
): SpokenParagraph | null {
  const found = rulerOfHouse(page, house)
  if (!found) return null
  const lead = words.rulerLead({ house, ruler: found.ruler })
  const factors = [...cuspFact(page, house), ...page.houseFact(found.ruler)]
  return paragraphOf(texts[found.inHouse - 1], factors, lead)
}
