import type { ChartAspect } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { claimsOf } from '../../compose/claims.ts'
import type { Direction, Spoken } from '../../library/text-shape.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, cuspFact, rulerOfHouse } from '../natal-parts.ts'
import { type SpokenParagraph, spokenParagraph } from '../verdict/passages.ts'
import type { PortraitJoints, PortraitQuestion } from './chapter-words.ts'
import { AXIS, firstPlanet } from './design.ts'
import type { Writing } from './personality.ts'
import { chapterOfAspect, tieParagraph } from './portrait-aspects.ts'
import { elementOf, type Element } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { ReportPage } from '../report-page.ts'
import type { PersonalityWords } from './words.ts'

/** Whom a portrait tells of a career, and until when. */
const IN_CAREER = 23
const RETIRED = 72
/** Whether somebody of an age is told what they are known for. */
export const tellsMidheaven = (age: number): boolean => age >= IN_CAREER

/** What stands beside the argument of a chapter: points that belong to it, and the further ties of its planet. */
export function writeBeside(
  writing: Writing,
  {
    question,
    tie,
    aspects,
  }: { question: PortraitQuestion; tie: PortraitJoints['tie']; aspects: readonly ChartAspect[] },
): void {
  const { page, words, isMinor } = writing
  const { title, parts, named, otherwise } = BESIDE[question](writing)
  const ties = aspects.filter((aspect) => chapterOfAspect(aspect) === question)
  // Where the chapter has told two things that contradict each other, its last paragraph says when each is so.
  for (const { entry, place } of writing.grounds) if (place === question) page.note(entry)
  const ofTitle = agreeing(writing, question, named ?? [])
  const told = [
    ...ofTitle,
    ...agreeing(writing, question, parts),
    ...ties.map((aspect) => tieParagraph(page, { words, tie, isMinor }, aspect)),
  ].filter((part) => part !== null)
  const heading = otherwise !== undefined && ofTitle.length === 0 ? otherwise : title
  if (told.length > 0) page.write(words.chapters[question], heading, told)
  else page.reserve(words.chapters[question], heading)
}

/** Of somebody under eighteen, Venus is what they like and who their friends are. */
export function writeLiking(
  { page, words }: Writing,
  tie: PortraitJoints['tie'],
  aspects: readonly ChartAspect[],
): void {
  page.write(words.chapters.liking, page.titleBySign('venus'), [
    ...page.uncertain('venus'),
    byElement(page, 'venus', words.venusYoung),
    ...aspects
      .filter((aspect) => chapterOfAspect(aspect) === 'love')
      .map((aspect) => tieParagraph(page, { words, tie, isMinor: true }, aspect)),
  ])
}

/** All but what says the opposite of the chapter's answer, or of what the portrait rests on. */
function agreeing(
  { plans, claims }: Writing,
  question: PortraitQuestion,
  parts: readonly (SpokenParagraph | null)[],
): Paragraph[] {
  const side = plans[question]?.first.side
  const isContrary = (said: Direction) => said.question === AXIS[question] && side !== undefined && said.side !== side
  return parts
    .filter((part) => part !== null)
    .filter(({ says }) => !says?.some(isContrary) && claims.admits(claimsOf(says ?? [])))
}

/** A paragraph that takes no side on a question. */
const without = (question: string, part: SpokenParagraph | null): SpokenParagraph | null =>
  part && { ...part, says: part.says?.filter((said) => said.question !== question) ?? [] }

interface Beside {
  title: string
  parts: readonly (SpokenParagraph | null)[]
  /** What is told of the point that the title names, before the other parts. */
  named?: readonly (SpokenParagraph | null)[]
  /** The title where nothing is told of that point. */
  otherwise?: string
}

const BESIDE: Record<PortraitQuestion, (writing: Writing) => Beside> = {
  aim: (writing) => {
    const { page, words } = writing
    return {
      title: page.birth.timeKnown ? words.placed.asc({ place: page.titleOf('asc') }) : page.titleBySign('sun'),
      // No portrait leaves the ascendant out, whichever way it turns.
      parts: [without('turn', bySign(page, 'asc', words.asc)), mask(writing), byRuler(page, words, 1, words.ascRuler)],
    }
  },
  need: ({ page, words }) => ({
    title: page.birth.timeKnown ? words.titles.together : words.titles.lights,
    parts: [byMeeting(page, ['sun', 'moon'], words.lights), byRuler(page, words, 4, words.fourth)],
  }),
  mind: ({ page, words }) => {
    const [mercury, sun] = [page.signOf('mercury'), page.signOf('sun')]
    const said =
      mercury === null || sun === null ? null : words.mindSelf[mercury === sun ? 'same' : 'other'][elementOf(mercury)]
    const factors = [...page.signFact('mercury'), ...page.signFact('sun')]
    return { title: page.titleBySign('mercury'), parts: [said === null ? null : spokenParagraph(said, factors)] }
  },
  love: ({ page, words }) => ({
    title: words.titles.attract,
    parts: [
      byMeeting(page, ['venus', 'moon'], words.attractNeed),
      byMeeting(page, ['venus', 'mars'], words.meet),
      byRuler(page, words, 7, words.seventh),
    ],
  }),
  drive: (writing) => {
    const { page, words, age } = writing
    if (!tellsMidheaven(age) || !page.birth.timeKnown) return { title: page.titleBySign('mars'), parts: [] }
    const title = words.placed.mc({ place: page.titleOf('mc') })
    return { title, parts: [bySign(page, 'mc', words.mc), fit(writing), age < RETIRED ? tenth(writing) : null] }
  },
  growth: ({ page, words, plans, claims }) => {
    const other = plans.growth?.first.planet === 'jupiter' ? 'saturn' : 'jupiter'
    const told = [bySign(page, other, words[other]), byHouse(page, other, words[`${other}House`])]
    // What the other of the two says of growth is told under its own name, on whichever side.
    // What the node calls new isn't new to somebody of whom it has been told.
    const node = bySign(page, 'trueNode', words.node)
    const isNew = claims.isUndisputed(claimsOf(node?.says ?? []))
    const named = told.map((part) => without('growth', part))
    return {
      title: words.placed[other]({ place: page.titleOf(other) }),
      named,
      otherwise: page.titleBySign(isNew ? 'trueNode' : firstPlanet(page, 'growth')),
      parts: isNew ? [node] : [],
    }
  },
}

/** Whether the ascendant shows what is behind it: whose element it shares. */
function mask({ page, words }: Writing): SpokenParagraph | null {
  const [asc, sun, moon] = (['asc', 'sun', 'moon'] as const).map((point) => elementAt(page, point))
  if (!asc || !sun || !moon) return null
  const apart = sun === moon ? 'against' : 'neither'
  const shared = asc === sun ? (asc === moon ? 'both' : 'sun') : asc === moon ? 'moon' : apart
  return spokenParagraph(words.mask[shared], [
    ...page.signFact('asc'),
    ...page.signFact('sun'),
    ...page.signFact('moon'),
  ])
}

/** Whether what one is known for is of the kind of what one lives for. */
function fit({ page, words }: Writing): SpokenParagraph | null {
  const [mc, sun] = [elementAt(page, 'mc'), elementAt(page, 'sun')]
  if (!mc || !sun) return null
  return spokenParagraph(words.fit[mc === sun ? 'same' : 'other'][mc], [
    ...page.signFact('mc'),
    ...page.signFact('sun'),
  ])
}

/** The part before the world by where the midheaven’s ruler stands. */
function tenth({ page, words }: Writing): SpokenParagraph | null {
  const sign = page.signOf('mc')
  const house = sign === null ? null : page.houseOf(rulerOf(sign))
  if (sign === null || house === null) return null
  return spokenParagraph(words.tenth[house - 1], [...page.signFact('mc'), ...page.houseFact(rulerOf(sign))])
}

/** What the report says beside its chapters: by sign, by house, by two planets together, and where a ruler stands. */

type Text = string | Spoken
type Texts = readonly Text[]

/** A text as a paragraph, with its directions if it names them. */
function paragraphOf(text: Text | undefined, factors: readonly string[], lead = ''): SpokenParagraph {
  if (typeof text !== 'object') return own(`${lead} ${text ?? ''}`.trim(), factors)
  return spokenParagraph({ ...text, text: `${lead} ${text.text}`.trim() }, factors)
}

function bySign(page: ReportPage, point: SpokenPoint, texts: Texts): SpokenParagraph | null {
  const sign = page.signOf(point)
  return sign === null ? null : paragraphOf(texts[sign], page.signFact(point))
}

function byHouse(page: ReportPage, point: SpokenPoint, texts: Texts): SpokenParagraph | null {
  const house = page.houseOf(point)
  return house === null ? null : paragraphOf(texts[house - 1], page.houseFact(point))
}

const elementAt = (page: ReportPage, point: SpokenPoint): Element | null => {
  const sign = page.signOf(point)
  return sign === null ? null : elementOf(sign)
}

function byElement(
  page: ReportPage,
  point: SpokenPoint,
  texts: Readonly<Record<Element, Text>>,
): SpokenParagraph | null {
  const element = elementAt(page, point)
  return element === null ? null : paragraphOf(texts[element], page.signFact(point))
}

/** What two planets make of each other by their elements. */
function byMeeting(
  page: ReportPage,
  [one, other]: readonly [Planet, Planet],
  texts: Readonly<Record<keyof PersonalityWords['meet'], Text>>,
): SpokenParagraph | null {
  const [first, second] = [elementAt(page, one), elementAt(page, other)]
  if (first === null || second === null) return null
  return paragraphOf(texts[`${first}${second}`], [...page.signFact(one), ...page.signFact(other)])
}

/** A house by where its ruler stands, after a sentence that names the ruler. */
function byRuler(page: ReportPage, words: PersonalityWords, house: number, texts: Texts): SpokenParagraph | null {
  const found = rulerOfHouse(page, house)
  if (!found) return null
  const lead = page.once('ruler lead', words.rulerLead, { house, ruler: found.ruler })
  const factors = [...cuspFact(page, house), ...page.houseFact(found.ruler)]
  return paragraphOf(texts[found.inHouse - 1], factors, lead)
}
