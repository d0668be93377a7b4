import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { forAge, forMinor } from '../../compose/ages.ts'
import { bridgeContradictions } from '../../compose/bridges.ts'
import { Portrait } from '../../compose/portrait.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import { planetStrengths } from '../../facts/natal-strength.ts'
import type { ReportDesign } from '../argument/chapter-design.ts'
import { type ChapterPlans, planChapters } from '../argument/plan-chapters.ts'
import { writeChapter } from '../argument/write-chapter.ts'
import type { Witness } from '../argument/witnesses.ts'
import { DatedPage } from '../dated-page.ts'
import { lifeStage } from '../life-stage.ts'
import { own } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { ReportDocument } from '../report-document.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { withTexts } from '../with-texts.ts'
import {
  PORTRAIT_QUESTIONS,
  type PortraitJoints,
  portraitJointTexts,
  type PortraitQuestion,
  type PortraitStage,
  portraitWholeTexts,
  type PortraitWholeWords,
} from './chapter-words.ts'
import { firstPlanet, leadAt, PORTRAIT } from './design.ts'
import { aspectParagraph, aspectText, furtherAspects } from './portrait-aspects.ts'
import { type PersonalityWords, personalityTexts } from './words.ts'
import { writeBeside, writeLiking } from './write-beside.ts'
import { writeLastPage } from './write-last-page.ts'
import { writeOpening } from './write-opening.ts'
import { writeMethod } from './write-method.ts'
import { writeBalanceTable, writeGrid, writeHouseTable, writeRuleTable } from './write-tables.ts'

const DAYS_OF_YEAR = 365.25
/** Whom a portrait tells nothing of work and money of their own, and of a partner. */
const GROWN_UP = 18

/** What the sections of the portrait are written with. */
export interface Writing {
  page: DatedPage
  words: PersonalityWords
  whole: PortraitWholeWords
  portrait: Portrait
  /** The questions whose answer the hour doesn't leave open. */
  designs: ReportDesign<PortraitQuestion>
  plans: ChapterPlans<PortraitQuestion>
  /** In years. */
  age: number
  isMinor: boolean
  stage: PortraitStage
}

/** The whole natal chart as one portrait: a thesis, six chapters that argue it, and what to do with it. */
export const personality: ReportModule = {
  type: 'personality',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write: writePersonality,
}

function writePersonality(request: ReportRequest): ReportDocument {
  const page = new DatedPage(request)
  const { library, lang } = request
  const words = library.texts(personalityTexts, lang)
  const age = (request.nowJdUt - page.birth.chart.jdUt) / DAYS_OF_YEAR
  const isMinor = age < GROWN_UP
  const asked = PORTRAIT_QUESTIONS.filter((question) => question !== 'love' || !isMinor)
  const answered = asked.filter((question) => page.signOf(firstPlanet(page, question)) !== null)
  const designs = Object.fromEntries(answered.map((question) => [question, PORTRAIT[question]])) as typeof PORTRAIT
  const writing: Writing = {
    page,
    words,
    whole: library.texts(portraitWholeTexts, lang),
    portrait: new Portrait(page),
    designs,
    plans: planChapters(page, designs),
    age,
    isMinor,
    stage: isMinor ? 'child' : lifeStage(request),
  }
  writeOpening(writing)
  writeChapters(writing, asked)
  writeLastPage(writing, planetStrengths(page.birth))
  bridgeContradictions(page)
  writeGrid(page, words)
  writeBalanceTable(page, words)
  writeHouseTable(page, words)
  writeRuleTable(page, words)
  writeMethod(page, words)
  const document = page.document({
    title: words.title,
    subtitle: words.subtitle({ name: request.person.firstName }),
    limits: page.birth.timeKnown ? [] : [words.noHour],
  })
  const fitted = (text: string) => (isMinor ? forMinor(lang, forAge(lang, text, age)) : forAge(lang, text, age))
  return withTexts(document, words.chapters.tables, fitted)
}

/** Each chapter with what stands beside it; one that the hour leaves open with both of its readings. */
function writeChapters(writing: Writing, asked: readonly PortraitQuestion[]): void {
  const { page, words, portrait, plans, stage, isMinor } = writing
  const { near, ...joints } = page.request.library.texts(portraitJointTexts, page.lang)
  const ties = Object.values(plans).flatMap(({ closest }) => closest?.aspect ?? [])
  const further = furtherAspects(page, words, [...portrait.aspects, ...ties], isMinor)
  for (const question of asked) {
    const chapter = words.chapters[question]
    const plan = plans[question]
    if (plan)
      writeChapter(page, plan, {
        chapter,
        joints,
        stage,
        tie: (closest) => tieParagraph(writing, { near, closest, main: plan.first.planet }),
      })
    else writeEither(writing, question)
    writeBeside(writing, question, further)
  }
  if (isMinor) writeLiking(writing, further)
}

/** The closest aspect of a first witness: named in a sentence with its orb, and what it means, unless the opening told that. */
function tieParagraph(
  { page, words, portrait, isMinor }: Writing,
  { near, closest, main }: { near: PortraitJoints['near']; closest: Witness; main: Planet },
): Paragraph | null {
  const { aspect, planet, factors } = closest
  if (!aspect) return null
  // Two first witnesses may be each other's closest: what it means is told once.
  const isNew = page.firstTime(`aspect ${aspect.a} ${aspect.b}`)
  if (!page.birth.timeKnown) return !isNew ? null : aspectParagraph(page, words, aspect, isMinor)
  const nature = ASPECT_NATURE[aspect.aspect]
  const orb = orbText(tableOrbDeg(page.birth.chart, aspect))
  const joint = page.once(`near ${nature}`, near[nature], { planet, main, aspect: aspect.aspect, orb })
  const isTold = portrait.aspects.some(({ a, b }) => a === aspect.a && b === aspect.b)
  const text = isTold || !isNew ? '' : (aspectText(words, aspect, isMinor) ?? '')
  return own(`${joint} ${text}`.trim(), factors)
}

/** Both readings of a planet whose sign the hour decides. */
function writeEither({ page, words }: Writing, question: PortraitQuestion): void {
  const planet = firstPlanet(page, question)
  const change = page.birth.uncertain.find(({ body }) => body === planet)
  const readings = (change?.signs ?? []).map((sign) => {
    const factor = page.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
    return own(`${words.ifIn({ planet, sign })} ${leadAt(page, question, sign).lead}`, [factor])
  })
  page.write(words.chapters[question], words.eitherTitle({ planet }), [...page.uncertain(planet), ...readings])
}
