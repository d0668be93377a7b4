import type { Element } from '#astro/charts/balance.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { sideOfHouse, sideOfPlanet, sideOfSign } from '../../compose/directions.ts'
import { evidenceOf } from '../../compose/evidence.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { type ChartTheme, subjectOf, type Wish, wishOf } from '../../compose/themes.ts'
import type { Axis } from '../../compose/traits.ts'
import { type Side, type Testimony, type Verdict, verdictOf } from '../../compose/verdict.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { isSpoken, type SpokenPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { cuspFact, own, rulerOfHouse } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { SpokenParagraph } from '../verdict/passages.ts'
import { againstTitle, markedParagraph, verdictParagraph } from '../verdict/verdict-chapter.ts'
import { byElement, byHouse, byMeeting, byRuler, bySign, elementAt } from './write-planet.ts'
import { chapterOfAspect } from './portrait-aspects.ts'
import { type PersonalityWords, PORTRAIT_QUESTIONS, type PortraitQuestion } from './words.ts'

const HOUSE = 0.8
const ANGLE = 1.3
const MEETING = 0.7
const RULER = 0.7

const weightOf = ({ birth }: ReportPage, point: SpokenPoint): number =>
  point === 'asc' || point === 'mc' ? ANGLE : 0.4 + (judgeChart(birth)[point as Planet]?.strength.strength ?? 1) / 5

/** What a point says to a question by its sign; null where that isn't certain. */
export function signVoice(page: ReportPage, question: PortraitQuestion, point: SpokenPoint): Testimony | null {
  const sign = page.signOf(point)
  if (sign === null) return null
  // Saturn works and Jupiter trusts in any sign; the other questions are the signs'.
  const side = question === 'growth' ? sideOfPlanet(question, point) : sideOfSign(question, sign)
  if (side === null) return null
  const house = page.houseOf(point)
  return {
    side,
    weight: weightOf(page, point),
    voice: { kind: 'sign', point, sign },
    occasions: [point, ...(house === null ? [] : [house])],
    factors: page.signFact(point),
  }
}

/** The same by its house; null without the hour, and where the house takes no side. */
export function houseVoice(page: ReportPage, question: PortraitQuestion, point: SpokenPoint): Testimony | null {
  const house = page.houseOf(point)
  const side =
    house === null ? null : question === 'growth' ? sideOfPlanet(question, point) : sideOfHouse(question, house)
  if (house === null || side === null) return null
  return {
    side,
    weight: HOUSE * weightOf(page, point),
    voice: { kind: 'house', point, house },
    occasions: [house, point],
    factors: page.houseFact(point),
  }
}

/** What an aspect of a chapter's planet says: by the other of the two. */
export function aspectVoice(
  page: ReportPage,
  question: PortraitQuestion,
  { a, b, aspect, orbDeg }: ChartAspect,
  planet: Planet,
): Testimony | null {
  const other: ChartPoint = a === planet ? b : a
  const side = sideOfPlanet(question, other)
  if (side === null || !isSpoken(a) || !isSpoken(b)) return null
  return {
    side,
    weight: aspectStrength({ a, b, aspect, orbDeg }),
    voice: { kind: 'aspect', a, b, aspect },
    occasions: [other, planet],
    factors: [page.fact(`${a}:${aspect}:${b}`)],
  }
}

const SIDE_OF_ELEMENT: Record<Element, Side> = { fire: 1, earth: 0, air: 1, water: 0 }

/** What two planets together say to a question of closeness or rest; null where their elements differ in kind. */
export function meetingVoice(page: ReportPage, [one, other]: readonly [Planet, Planet]): Testimony | null {
  const [first, second] = [elementAt(page, one), elementAt(page, other)]
  if (!first || !second || SIDE_OF_ELEMENT[first] !== SIDE_OF_ELEMENT[second]) return null
  return {
    side: SIDE_OF_ELEMENT[first],
    weight: MEETING,
    voice: { kind: 'planet', point: one },
    occasions: [],
    factors: [...page.signFact(one), ...page.signFact(other)],
  }
}

/** What the ruler of a house says by the house it stands in. */
export function rulerVoice(page: ReportPage, question: PortraitQuestion, house: number): Testimony | null {
  const found = rulerOfHouse(page, house)
  const side = found ? sideOfHouse(question, found.inHouse) : null
  if (!found || side === null) return null
  return {
    side,
    weight: RULER * weightOf(page, found.ruler),
    voice: { kind: 'ruler-in', of: house, house: found.inHouse },
    occasions: [],
    factors: [...cuspFact(page, house), ...page.houseFact(found.ruler)],
  }
}

/** The axis of `compose/traits.ts` whose poles are those of a question: a theme's text takes its side by it. */
const TRAIT: Partial<Record<PortraitQuestion, Axis>> = { love: 'closeness', drive: 'pace', home: 'home' }

/** In love a theme speaks by the wish behind it where its text takes no side. */
const SIDE_OF_WISH: Partial<Record<Wish, Side>> = { closeness: 0, freedom: 1 }

/** What a theme that a chapter takes up says to its question; null where it takes no side. */
export function themeVoice(page: ReportPage, question: PortraitQuestion, theme: ChartTheme): Testimony | null {
  const trait = page.traits(subjectOf(theme.id), theme.id).find(({ axis }) => axis === TRAIT[question])
  const side = trait?.pole ?? (question === 'love' ? SIDE_OF_WISH[wishOf(theme.id)] : undefined)
  if (side === undefined) return null
  return {
    side,
    weight: 0,
    voice: { kind: 'theme', evidence: theme.evidence },
    occasions: [],
    factors: evidenceOf(page, theme).factors,
  }
}

/** A testimony only where the text of its factor says the same. */
function heard(
  question: PortraitQuestion,
  testimony: Testimony | null,
  text: SpokenParagraph | null,
): Testimony | null {
  const says = text?.says?.some((one) => one.question === question && one.side === testimony?.side)
  return text?.says === undefined || says ? testimony : null
}

/** Every voice that a chapter's own texts have on its question. */
const VOICES: Record<
  PortraitQuestion,
  (page: ReportPage, words: PersonalityWords, aspects: readonly ChartAspect[]) => (Testimony | null)[]
> = {
  turn: (page, words) => [
    ...(['sun', 'moon'] as const).flatMap((light) => placedVoices(page, words, 'turn', light)),
    heard('turn', signVoice(page, 'turn', 'asc'), bySign(page, 'asc', words.asc)),
  ],
  mind: (page, words, aspects) => planetVoices(page, words, 'mind', 'mercury', aspects),
  love: (page, words, aspects) => [
    ...planetVoices(page, words, 'love', 'venus', aspects),
    heard('love', meetingVoice(page, ['venus', 'moon']), byMeeting(page, ['venus', 'moon'], words.attractNeed)),
    heard('love', meetingVoice(page, ['venus', 'mars']), byMeeting(page, ['venus', 'mars'], words.meet)),
    heard('love', rulerVoice(page, 'love', 7), byRuler(page, words, 7, words.seventh)),
  ],
  drive: (page, words, aspects) => planetVoices(page, words, 'drive', 'mars', aspects),
  home: (page, words) => [
    heard('home', rulerVoice(page, 'home', 4), byRuler(page, words, 4, words.fourth)),
    heard('home', signVoice(page, 'home', 'mars'), byElement(page, 'mars', words.body)),
    heard('home', signVoice(page, 'home', 'moon'), byElement(page, 'moon', words.ease)),
  ],
  growth: (page, words) =>
    (['saturn', 'jupiter'] as const).flatMap((planet) => placedVoices(page, words, 'growth', planet)),
}

const placedVoices = (
  page: ReportPage,
  words: PersonalityWords,
  question: PortraitQuestion,
  planet: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'saturn' | 'jupiter',
) => [
  heard(question, signVoice(page, question, planet), bySign(page, planet, words[planet])),
  heard(question, houseVoice(page, question, planet), byHouse(page, planet, words[`${planet}House`])),
]

const planetVoices = (
  page: ReportPage,
  words: PersonalityWords,
  question: PortraitQuestion,
  planet: 'mercury' | 'venus' | 'mars',
  aspects: readonly ChartAspect[],
) => [
  ...placedVoices(page, words, question, planet),
  ...aspects.filter((one) => chapterOfAspect(one) === planet).map((one) => aspectVoice(page, question, one, planet)),
]

export type PortraitVerdicts = ReadonlyMap<PortraitQuestion, Verdict>

/** The verdict of each question by what its chapter tells; left out where nothing takes a side, and love of a minor. */
export function portraitVerdicts(
  page: ReportPage,
  words: PersonalityWords,
  aspects: readonly ChartAspect[],
  isMinor: boolean,
): PortraitVerdicts {
  const asked = PORTRAIT_QUESTIONS.filter((question) => question !== 'love' || !isMinor)
  const verdicts = asked.map((question): [PortraitQuestion, Verdict] => [
    question,
    verdictOf(VOICES[question](page, words, aspects).filter((one) => one !== null)),
  ])
  return new Map(verdicts.filter(([, { carried }]) => carried.length > 0))
}

/** The question of a chapter, answered: what speaks against the answer is gathered in one place. */
export interface Answered {
  question: PortraitQuestion
  verdict: Verdict
  /** The verdict as the chapter opens with it. */
  opening: Paragraph
  /** A paragraph as its section has it; null of one that speaks for the other side, which waits for its place. */
  told(testimony: Testimony | null, paragraph: SpokenParagraph | null, title?: string): Paragraph | null
  /** Writes what has waited, under a heading that says what it is. */
  writeAgainst(chapter: string): void
}

/** Answers the question of a chapter; null where nothing of it takes a side. */
export function answer(
  page: ReportPage,
  words: PersonalityWords,
  question: PortraitQuestion,
  verdict: Verdict | undefined,
): Answered | null {
  const leading = verdict?.carried[0]
  if (!verdict || !leading) return null
  const chapterWords = { chapter: '', title: '', answer: words.answer[question], does: words.does[question] }
  const waiting: Paragraph[] = []
  return {
    question,
    verdict,
    opening: verdictParagraph(page, chapterWords, verdict),
    told(testimony, paragraph, title = '') {
      if (!paragraph) return null
      const said = paragraph.says?.find((one) => one.question === question)?.side
      const side = paragraph.says === undefined ? testimony?.side : said
      if (side === undefined || side === verdict.side) return paragraph
      const against = testimony && { testimony: { ...testimony, side }, paragraph }
      const marking = { leading, isFirst: waiting.length === 0 }
      const told = against ? markedParagraph(page, chapterWords, against, marking) : paragraph
      waiting.push(own([title && `${title}.`, told.text].filter(Boolean).join(' '), told.factors))
      return null
    },
    writeAgainst(chapter) {
      page.write(chapter, againstTitle(page, verdict.answer), waiting.splice(0))
    },
  }
}
