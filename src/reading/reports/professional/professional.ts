import { questionsOf } from '../argument/chapter-design.ts'
import { writeFirstPage } from '../argument/first-page.ts'
import { byContest, type ChapterPlans, planChapters } from '../argument/plan-chapters.ts'
import { writeChapter } from '../argument/write-chapter.ts'
import { DatedPage } from '../dated-page.ts'
import { byHalfOfLife } from '../life-stage.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import {
  jointTexts,
  POLES,
  type WholeWords,
  wholeTexts,
  type WorkQuestion,
  type WorkStage,
  turnTexts,
} from './chapter-words.ts'
import { together, WORK, tradePlanet } from './design.ts'
import { type ProfessionalWords, professionalTexts, HOUSES, type Role } from './words.ts'
import { writeJobs } from './write-jobs.ts'
import { signOf } from '#astro/charts/sign.ts'
import { writePositions } from '../argument/positions-table.ts'
import { rulersTable } from '../argument/rulers-table.ts'
import { fortune } from '../fortune.ts'
import { cuspFact, own, signFacts, wheel, rulerOfHouse, tablePart } from '../natal-parts.ts'
import { nodeFacts } from '../south-node.ts'
import { closestContacts } from '../verdict/closest-contacts.ts'
import { spirit, termsOfWork, yearsOfWork } from './professional-facts.ts'
import type { YearOfLife } from '../../facts/year-of-life.ts'
import { furtherActs } from '../argument/acts.ts'
import { habitOf } from '../argument/habit.ts'
import { type Target, targetsOf, turningPoints, turnParagraph } from '../argument/turning-points.ts'
import type { TablePart } from '../report-page.ts'

/** What a section of the report is written with. */
export interface Writing {
  page: DatedPage
  words: ProfessionalWords
  whole: WholeWords
  plans: ChapterPlans<WorkQuestion>
  stage: WorkStage
}

/** What somebody is for, how they work, under whom, where they are known and when; occupations, and what to do with it. */
export const professional: ReportModule = {
  type: 'professional',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request: ReportRequest) {
    const page = new DatedPage(request)
    const { library, lang, person } = request
    const words = library.texts(professionalTexts, lang)
    const whole = library.texts(wholeTexts, lang)
    const joints = library.texts(jointTexts, lang)
    const plans = planChapters(page, WORK)
    const [contested] = byContest(plans, WORK)
    const stage = stageAt(page.age(request.nowJdUt))
    const thesis = together(whole.thesis, plans)
    writeFirstPage(page, {
      chapter: words.chapters.answers,
      words,
      questions: words.questions,
      designs: WORK,
      plans,
      leading: ['calling', 'day'],
      together: { leading: thesis.first, all: thesis.last },
      stage: whole.stage[stage],
    })
    for (const question of questionsOf(WORK)) {
      writeChapter(page, plans[question], {
        chapter: words.chapters[question],
        joints,
        stage,
        advises: question === contested,
        ...(question === 'when' && { years: byHalfOfLife(page, joints.now[POLES.when[plans.when.first.side]]) }),
      })
    }
    const writing = { page, words, whole, plans, stage }
    writeJobs(writing)
    writeLastPage(writing)
    writeTables(writing)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: person.firstName }) })
  },
}

/** Ages at which the stages of a working life begin. */
const BEGINS: Record<WorkStage, number> = { student: 0, rising: 24, settled: 40, retired: 65 }

/** The stage of a working life at an age in years. */
export const stageAt = (age: number): WorkStage =>
  age >= BEGINS.retired ? 'retired' : age >= BEGINS.settled ? 'settled' : age >= BEGINS.rising ? 'rising' : 'student'

/** What the chapters rest on: the wheel, the rulers, the two lots, the nodes and the closest contacts. */
function writeTables(writing: Writing): void {
  const { page, words } = writing
  const { chapters, titles } = words
  page.write(chapters.how, titles.how, [
    own(page.way('how', words.how), [
      ...[6, 7, 10].flatMap((house) => cuspFact(page, house)),
      ...signFacts(page, ['mars', 'saturn']),
    ]),
    wheel(page, words.wheel),
  ])
  const { terms, factors } = termsOfWork(page)
  page.write(chapters.how, titles.table, [
    own(words.terms[terms], factors),
    rulersTable(page, { ...words.table, houses: words.table.house }),
  ])
  writeLots(writing)
  const north = page.houseOf('trueNode')
  page.write(chapters.how, words.nodes.title, [
    north === null ? null : own(words.node[north - 1] ?? '', nodeFacts(page, words.nodes.south).house),
  ])
  page.write(chapters.how, titles.near, [closestContacts(page, HOUSES, words.meaning)])
  writePositions(page, chapters.how)
}

/** What comes without one's doing and what one brings about. */
function writeLots({ page, words }: Writing): void {
  const names = page.names
  const [luck, will] = [fortune(page), spirit(page)]
  if (!luck || !will) return
  const { lots } = words
  const placeOf = ({ longitudeDeg, house }: typeof will) => ({ place: names.degree(longitudeDeg), house })
  const factor = (id: string, { longitudeDeg, house }: typeof will, said: string) =>
    page.factor({ id, kind: 'special', sign: signOf(longitudeDeg), house, said })
  const fortuneFact = factor('fortune', luck, lots.saidFortune(placeOf(luck)))
  const spiritFact = factor('spirit', will, lots.saidSpirit(placeOf(will)))
  const lights = signFacts(page, ['sun', 'moon', 'asc'])
  page.write(words.chapters.how, lots.title, [
    own(lots.intro),
    own(`${lots.fortune(placeOf(luck))} ${words.fortuneHouse[luck.house - 1] ?? ''}`, [fortuneFact, ...lights]),
    own(lots.spirit(placeOf(will)), [spiritFact, ...lights]),
    luck.house === will.house ? own(lots.same, [fortuneFact, spiritFact]) : null,
  ])
}

/** The end comes back to the first page: the one habit to change, the next three turning points, and the years of work. */
function writeLastPage(writing: Writing): void {
  const { page, words, whole, plans, stage } = writing
  const { chapters, titles } = words
  const close = together(whole.close, plans)
  const factors = Object.values(plans).flatMap(({ first }) => first.factors)
  page.write(chapters.close, titles.close, [own(`${close.first} ${close.last}`, factors)])
  page.write(chapters.close, titles.habit, [habitOf(whole.habit, { plans, designs: WORK })])
  page.write(chapters.close, titles.plan, furtherActs(page, { plans, designs: WORK, stage }))
  const texts = page.request.library.texts(turnTexts, page.lang)
  page.write(
    chapters.close,
    titles.turns,
    turningPoints(page, workPoints(page)).map((point) => turnParagraph(page, { words: words.turn, texts }, point)),
  )
  writeYears(writing)
  page.write(chapters.close, titles.end, [own(`${whole.parting[stage]} ${page.way('closing', words.closing)}`)])
}

/** What a role adds to the weight of a meeting. */
const ROLE_WEIGHT: Record<Role, number> = { trade: 1.6, tenth: 1.5, sixth: 1.2, mc: 1.5, sun: 1.1, saturn: 1 }

/** The points of a chart that have to do with work. */
export const workPoints = (page: DatedPage): Target[] =>
  targetsOf(ROLE_WEIGHT, {
    trade: tradePlanet(page),
    tenth: rulerOfHouse(page, 10)?.ruler,
    sixth: rulerOfHouse(page, 6)?.ruler,
    mc: 'mc',
    sun: 'sun',
    saturn: 'saturn',
  })

/** The running year by profection, and the next ones of the houses of work. */
function writeYears({ page, words, stage }: Writing): void {
  const years = yearsOfWork(page)
  if (!years) return
  const names = page.names
  const { timing } = words
  const factor = ({ age, house, ruler }: YearOfLife) =>
    page.factor({ id: `special:year:${age}`, kind: 'special', house, natal: ruler, said: timing.said({ house }) })
  const { now, next } = years
  const goodFor = (house: number) => (house === 2 ? timing.of2 : house === 6 ? timing.of6 : timing.of10)
  const table: TablePart = tablePart(
    timing,
    next.map(({ age, begins, house, ruler }) => [
      `${begins}`,
      `${age}`,
      names.house(house),
      names.point(ruler),
      goodFor(house),
    ]),
    next.map(factor),
  )
  const said = timing.now({ age: now.age, house: now.house, planet: now.ruler })
  page.write(words.chapters.close, timing.title, [
    own(timing.intro),
    own(`${said} ${words.nowHouse[now.house - 1] ?? ''} ${words.rulerOfYear[now.ruler]}`, [
      factor(now),
      ...signFacts(page, [now.ruler]),
    ]),
    ...(stage === 'retired' ? [] : [table]),
  ])
}
