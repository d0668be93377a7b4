import type { ChartAspect } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Area, Portrait } from '../../compose/portrait.ts'
import { isSpoken, type SpokenPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { ReportPage } from '../report-page.ts'
import { spokenParagraph, type SpokenParagraph } from '../verdict/passages.ts'
import { type AspectChapter, chapterOfAspect, writeAspects } from './portrait-aspects.ts'
import { answer, type Answered, aspectVoice, houseVoice, type PortraitVerdicts, signVoice } from './questions.ts'
import type { PersonalityWords, PortraitQuestion } from './words.ts'
import { byHouse, bySign, type Judged, verdict } from './write-planet.ts'

/** What the sections are written with. */
export interface Writing {
  page: ReportPage
  words: PersonalityWords
  portrait: Portrait
  /** In years. */
  age: number
  /** Takes a theme up in an area of life. */
  area: (chapter: string, name: Area, planet: Planet, answered?: Answered | null) => void
  aspects: readonly ChartAspect[]
  isMinor: boolean
  verdicts: PortraitVerdicts
}

/** A planet by sign, by house and by what its aspects make of it, with both signs where the hour decides. */
export function writePlanet(
  { page, words }: Writing,
  chapter: string,
  planet: Judged,
  answered: Answered | null,
  more: readonly (Paragraph | null)[] = [],
) {
  const house = planet === 'saturn' ? words.saturnHouse : words[`${planet}House` as const]
  page.write(chapter, words.placed[planet]({ place: page.titleOf(planet) }), [
    ...page.uncertain(planet),
    ...inOrder(page, answered, planet, [bySign(page, planet, words[planet]), byHouse(page, planet, house)]),
    ...more,
    verdict(page, words, planet),
  ])
  const either = eitherSign(page, words, planet).map((one) => (answered ? answered.told(null, one) : one))
  page.write(chapter, words.eitherTitle({ planet }), either)
}

/** What is said of a planet by its sign and house: what carries the chapter's answer first, the other side marked. */
export function inOrder(
  page: ReportPage,
  answered: Answered | null,
  point: SpokenPoint,
  [sign, house]: readonly [SpokenParagraph | null, SpokenParagraph | null],
): (Paragraph | null)[] {
  if (!answered) return [sign, house]
  const { question, verdict: found, told } = answered
  const placed = [
    { testimony: signVoice(page, question, point), paragraph: sign },
    { testimony: houseVoice(page, question, point), paragraph: house },
  ]
  const isOther = ({ testimony }: (typeof placed)[number]) => Number((testimony?.side ?? found.side) !== found.side)
  return placed
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map(({ testimony, paragraph }) => told(testimony, paragraph))
}

/** Opens a chapter with the answer to its question, by all that the chapter tells; null where nothing takes a side. */
export function ask({ page, words, verdicts }: Writing, chapter: string, question: PortraitQuestion): Answered | null {
  const found = answer(page, words, question, verdicts.get(question))
  if (!found) return null
  page.write(chapter, words.titles.answer, [found.opening])
  return found
}

/** Tells the aspects that belong to a chapter, those of the other side marked. */
export function meet(writing: Writing, chapter: string, of: AspectChapter, answered: Answered | null = null): void {
  const { page, words, aspects, isMinor } = writing
  const titleOf = ({ a, aspect, b }: ChartAspect) => (isSpoken(a) && isSpoken(b) ? page.words.aspect(a, aspect, b) : '')
  writeAspects(page, words, {
    chapter,
    aspects: aspects.filter((one) => chapterOfAspect(one) === of),
    isMinor,
    told: (aspect, paragraph) =>
      answered && (of === 'mercury' || of === 'venus' || of === 'mars')
        ? answered.told(aspectVoice(page, answered.question, aspect, of), paragraph, titleOf(aspect))
        : paragraph,
  })
}

/** Both readings of a planet whose sign the hour decides; nothing of any other. */
function eitherSign(page: ReportPage, words: PersonalityWords, planet: Judged): SpokenParagraph[] {
  const change = page.birth.uncertain.find(({ body }) => body === planet)
  return (change?.signs ?? []).map((sign) => {
    const factor = page.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
    const spoken = words[planet][sign]
    const text = `${words.ifIn({ planet, sign })} ${spoken?.text ?? ''}`
    return spokenParagraph({ text, says: spoken?.says ?? [] }, [factor])
  })
}
