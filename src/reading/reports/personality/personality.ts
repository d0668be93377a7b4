import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { forAge, forMinor } from '../../compose/ages.ts'
import { bridgeContradictions } from '../../compose/bridges.ts'
import { Claims, claimsOf } from '../../compose/claims.ts'
import { Portrait } from '../../compose/portrait.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import { planetStrengths, type PlanetStrength } from '../../facts/natal-strength.ts'
import type { ReportDesign } from '../argument/chapter-design.ts'
import { byContest, type ChapterPlans, planChapters } from '../argument/plan-chapters.ts'
import { writeChapter } from '../argument/write-chapter.ts'
import type { Witness } from '../argument/witnesses.ts'
import { DatedPage } from '../dated-page.ts'
import { mayLive } from '../life-stage.ts'
import { lifeStage } from '../life-stage.ts'
import { own, rulerOfHouse, signFacts, wheel } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { ReportDocument } from '../report-document.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import {
  PORTRAIT_QUESTIONS,
  type PortraitJoints,
  portraitJointTexts,
  type PortraitQuestion,
  type PortraitStage,
  portraitWholeTexts,
  type PortraitWholeWords,
} from './chapter-words.ts'
import { firstPlanet, leadAt, PORTRAIT, supportAt } from './design.ts'
import { likelierPart } from './likelier-sign.ts'
import { type Ground, groundsOf } from './grounds.ts'
import { aspectParagraph, aspectText, furtherAspects } from './portrait-aspects.ts'
import { atAge, linkTo, together } from './thesis.ts'
import { type PersonalityWords, personalityTexts, type Role } from './words.ts'
import { tellsMidheaven, writeBeside, writeLiking } from './write-beside.ts'
import { Figures } from './write-figures.ts'
import { writeMethod } from './write-method.ts'
import { writeBalanceTable, writeGrid, writeHouseTable, writeRuleTable } from './write-tables.ts'
import { habitOf } from '../argument/habit.ts'
import { type Target, targetsOf, turningPoints, turnParagraph } from '../argument/turning-points.ts'
import { balance, ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { weightsOf } from '../../compose/leads.ts'
import { writeFirstPage } from '../argument/first-page.ts'

const DAYS_OF_YEAR = 365.25
/** So many chapters end with something to do: those on which the chart is least at one with itself. */
const ADVISED = 2
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
  /** What the portrait tells in any case, and all that may stand beside it. */
  grounds: readonly Ground[]
  claims: Claims
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
  const plans = planChapters(page, designs)
  const grounds = groundsOf(page, { words, plans, isMinor, tellsMidheaven: tellsMidheaven(age) })
  const claims = new Claims()
  for (const { entry } of grounds) claims.hold(page.traits(entry))
  const writing: Writing = {
    page,
    words,
    whole: library.texts(portraitWholeTexts, lang),
    portrait: new Portrait(page),
    designs,
    plans,
    grounds,
    claims,
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
  const { page, words, portrait, plans, stage, isMinor, claims } = writing
  const { near, tie, ...joints } = page.request.library.texts(portraitJointTexts, page.lang)
  const advised = byContest(plans, writing.designs).slice(0, ADVISED)
  const ties = Object.values(plans).flatMap(({ closest }) => closest?.aspect ?? [])
  const further = furtherAspects(page, { words, claims, isMinor }, [...portrait.aspects, ...ties])
  for (const question of asked) {
    const chapter = words.chapters[question]
    const plan = plans[question]
    if (plan)
      writeChapter(page, plan, {
        chapter,
        joints,
        stage,
        advises: advised.includes(question),
        link: linkTo(page, writing.whole, question, plans),
        admits: ({ planet }) => claims.admits(claimsOf(supportAt(page, question, planet)?.says ?? [])),
        tie: (closest) => tieParagraph(writing, { near, closest, main: plan.first.planet }),
      })
    else writeEither(writing, question)
    writeBeside(writing, { question, tie, aspects: further })
  }
  if (isMinor) writeLiking(writing, tie, further)
}

/** The closest aspect of a first witness: named in a sentence with its orb, and what it means, unless that has been told. */
function tieParagraph(
  { page, words, portrait, isMinor }: Writing,
  { near, closest, main }: { near: PortraitJoints['near']; closest: Witness; main: Planet },
): Paragraph | null {
  const { aspect, planet, factors } = closest
  if (!aspect) return null
  // Two first witnesses may be each other's closest: what it means is told once.
  const isNew = page.firstTime(`aspect ${aspect.a} ${aspect.b}`)
  const isOpening = portrait.aspects.some(({ a, b }) => a === aspect.a && b === aspect.b)
  if (isOpening || !isNew) {
    const told = isNew ? 'opening' : 'chapter'
    return own(page.once(`near ${told}`, near[told], { planet, main }), factors)
  }
  // Without the hour an orb can't be told.
  if (!page.birth.timeKnown) return aspectParagraph(page, words, aspect, isMinor)
  const nature = ASPECT_NATURE[aspect.aspect]
  const orb = orbText(tableOrbDeg(page.birth.chart, aspect))
  const joint = page.once(`near ${nature}`, near[nature], { planet, main, aspect: aspect.aspect, orb })
  return own(`${joint} ${aspectText(words, aspect, isMinor)?.text ?? ''}`.trim(), factors)
}

/** Both readings of a planet whose sign the hour decides. */
function writeEither({ page, words }: Writing, question: PortraitQuestion): void {
  const planet = firstPlanet(page, question)
  const change = page.birth.uncertain.find(({ body }) => body === planet)
  const readings = (change?.signs ?? []).map((sign) => {
    const factor = page.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
    return own(`${words.ifIn({ planet, sign })} ${leadAt(page, question, sign).lead.text}`, [factor])
  })
  page.write(words.chapters[question], words.eitherTitle({ planet }), [
    ...page.uncertain(planet),
    ...likelierPart(page, words, planet),
    ...readings,
  ])
}

/** The same document with its paragraphs rewritten, but for those of the tables. */
function withTexts(document: ReportDocument, tables: string, rewrite: (text: string) => string): ReportDocument {
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'paragraph' && chapter.title !== tables ? { ...block, text: rewrite(block.text) } : block,
      ),
    })),
  }))
  return { ...document, chapters }
}

/** The chapters whose claims stand in the thesis wherever they have one. */
const LEADING: readonly PortraitQuestion[] = ['aim', 'need']

/** The first page, and the themes that carry the chart beside its picture. */
function writeOpening(writing: Writing): void {
  const { page, words, whole, portrait, designs, plans, stage, grounds } = writing
  // The themes are told after the first page.
  page.withhold()
  const thesis = together(page, whole, 'thesis', plans)
  writeFirstPage(page, {
    chapter: words.chapters.answers,
    words,
    questions: words.questions,
    designs,
    plans,
    leading: LEADING.filter((question) => plans[question]),
    together: { leading: thesis.first, all: thesis.last },
    weight: weightOf(writing),
    stage: whole.stage[stage],
  })
  const { themes } = words.chapters
  const ofThemes = grounds.filter(({ place }) => place === 'themes')
  const figures = new Figures(page)
  const evidence = portrait.themes.map(({ theme }) => theme.evidence)
  for (const [index, { title, paragraph }] of portrait.openings().entries()) {
    const entry = ofThemes[index]?.entry
    const theme = evidence[index]
    if (entry) page.note(entry)
    page.write(themes, title, [
      index === 0 ? wheel(page, words.captions.wheel) : null,
      paragraph,
      theme ? figures.ofTheme(theme) : null,
    ])
  }
  for (const { title, paragraph } of figures.besides(evidence)) page.write(themes, title, [paragraph])
  page.write(themes, words.titles.built, [built(writing)])
}

/** The planet that weighs most, and what it wants. */
function weightOf({ page, words, claims }: Writing): Paragraph | null {
  const strengths = planetStrengths(page.birth)
  const [loudest] = strengths
  const weights = weightsOf(page, strengths)
  if (!loudest || !weights) return null
  const wants = words.theme[loudest.planet]
  // What it wants anywhere isn't what it wants here where the chart says otherwise.
  return claims.admits(claimsOf(wants.says)) ? { ...weights, text: `${weights.text} ${wants.text}` } : null
}

/** Of which elements and modes a chart has most, and of which element least; nothing while a planet's sign is open. */
function built({ page, words, claims }: Writing): Paragraph | null {
  if (PLANETS.some((planet) => page.signOf(planet) === null)) return null
  const { elements, modes } = balance(page.birth.chart)
  const [first, second, , last] = ELEMENTS.toSorted((a, b) => elements[b].length - elements[a].length)
  const [mode, next] = MODES.toSorted((a, b) => modes[b].length - modes[a].length)
  if (!first || !second || !last || !mode || !next) return null
  const leads = elements[first].length > elements[second].length
  const third = ELEMENTS.toSorted((a, b) => elements[a].length - elements[b].length)[1]
  const lacks = third !== undefined && elements[last].length < elements[third].length
  const isEven = !leads && elements[first].length - elements[last].length <= 1
  const parts = [
    leads ? [words.leading[first]] : isEven ? [words.leading.even] : [],
    lacks && !isEven ? [words.least[last]] : [],
    modes[mode].length > modes[next].length ? [words.mode[mode]] : [],
  ]
    .flat()
    .filter(({ says }) => claims.admits(claimsOf(says)))
  if (parts.length === 0) return null
  return own(parts.map(({ text }) => text).join(' '), signFacts(page, PLANETS))
}

/** The end comes back to the first page, its answers and its wishes: then the habit, three turning points, and where one stands in life. */
function writeLastPage(writing: Writing, strengths: readonly PlanetStrength[]): void {
  const { page, words, whole, portrait, designs, plans, stage } = writing
  const { titles, chapters } = words
  const close = together(page, whole, 'close', plans)
  page.write(chapters.close, titles.close, [
    own(
      `${close.first} ${close.last}`.trim(),
      Object.values(plans).flatMap(({ first }) => first.factors),
    ),
    ...portrait.close(strengths),
  ])
  if (mayLive(page))
    page.write(chapters.close, titles.age, [
      own(
        atAge(whole, stage, plans),
        (['aim', 'need'] as const).flatMap((question) => plans[question]?.first.factors ?? []),
      ),
    ])
  page.write(chapters.close, titles.habit, [habitOf(whole.habit, { plans, designs })])
  page.write(
    chapters.close,
    titles.turns,
    turningPoints(page, portraitPoints(page)).map((point) =>
      turnParagraph(page, { words: words.turn, texts: whole }, point),
    ),
  )
  page.write(chapters.close, titles.parting, [own(whole.parting[stage])])
}

/** What a role adds to the weight of a meeting. */
const ROLE_WEIGHT: Record<Role, number> = {
  sun: 1.6,
  moon: 1.5,
  asc: 1.5,
  ruler: 1.4,
  mercury: 1.1,
  venus: 1.1,
  mars: 1.1,
  mc: 1.2,
}

/** The points of a chart in which a person is met; of an unknown hour those that don't hang on it. */
export function portraitPoints(page: DatedPage): Target[] {
  const { timeKnown } = page.birth
  const targets = targetsOf(ROLE_WEIGHT, {
    sun: 'sun',
    // Without the hour the Moon may be seven degrees away from where it is drawn.
    moon: timeKnown ? 'moon' : null,
    asc: timeKnown ? 'asc' : null,
    ruler: rulerOfHouse(page, 1)?.ruler,
    mercury: 'mercury',
    venus: 'venus',
    mars: 'mars',
    mc: timeKnown ? 'mc' : null,
  })
  return targets.filter(({ point }) => page.signOf(point) !== null)
}
