import { elementOf, type Element } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Spoken } from '../../library/text-shape.ts'
import { cuspFact, own, rulerOfHouse } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { spokenParagraph, type SpokenParagraph } from '../verdict/passages.ts'
import type { PersonalityWords } from './words.ts'

/** What the report says beside its chapters: by sign, by house, by two planets together, and where a ruler stands. */

type Text = string | Spoken
type Texts = readonly Text[]

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
