import { signFacts, own, cuspFact, dignityOf, planetsIn, rulerOfHouse, wheel } from '../natal-parts.ts'
import { signOf } from '#astro/charts/sign.ts'
import { factsOf, type Usual, type Verdict } from '../../compose/verdict.ts'
import { fortune } from '../fortune.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { withTexts } from '../with-texts.ts'
import { forAge } from '../../compose/ages.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { closestContacts } from '../verdict/closest-contacts.ts'
import type { Direction } from '../../library/text-shape.ts'
import { type Passage, planQuestion, type QuestionPlan, withoutContrary } from '../verdict/passages.ts'
import { writeVerdictChapter } from '../verdict/verdict-chapter.ts'
import { companyPassages } from './company-passages.ts'
import { earningPassages } from './earning-passages.ts'
import type { Writing } from './money-writing.ts'
import { riskPassages, seasonPassages } from './risk-and-season.ts'
import { bridgeOfHand, handPassages } from './spending-passages.ts'
import { planChapters } from './chapter-plan.ts'
import { jointTexts } from './chapter-words.ts'
import { leadTexts, writeChapter } from './write-chapter.ts'
import { financialTexts, MONEY_QUESTIONS, type MoneyQuestion, type Purse, PURSES } from './words.ts'

/** What each question is answered from. */
const PASSAGES: Record<MoneyQuestion, (writing: Writing) => Passage[]> = {
  flow: (writing) => earningPassages(writing, 'flow'),
  hand: handPassages,
  risk: riskPassages,
  company: companyPassages,
  season: seasonPassages,
}

/** The square root of how the mean weights of both sides differ in the 160 of 200 births of `sampleBirths` that have their hours. */
const USUAL: Record<MoneyQuestion, Usual> = {
  flow: [1, 1.35],
  hand: [1, 1.35],
  risk: [1, 1.05],
  company: [1, 1.2],
  season: [1, 1.05],
}

const YEAR_DAYS = 365.2425
/** From here on the later years are counted: half of the eighty-four of Uranus. */
const HALF_OF_LIFE = 42
/** From here on nobody is told how to ask a price, and the later years are looked back on. */
const OLD_FROM = 65
/** The age from which the texts leave a working life out. */
const NO_OFFICE_FROM = 75

type Plans = Readonly<Record<MoneyQuestion, QuestionPlan>>
type Verdicts = Readonly<Record<MoneyQuestion, Verdict<Passage>>>

/** How money comes and goes, at which risk, with whom and when: five questions, each answered once by all that speaks to it. */
export const financialPotential: ReportModule = {
  type: 'financial-potential',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(financialTexts, request.lang)
    const writing = { page, words }
    const plans = moneyPlans(writing)
    const verdicts = verdictsOf(plans)
    writeAnswers(writing, verdicts)
    const joints = request.library.texts(jointTexts, request.lang)
    for (const question of MONEY_QUESTIONS) {
      if (question === 'flow') writeChapter(page, words.chapters.flow, planChapters(page).flow, joints)
      else writeQuestion(writing, question, plans[question])
    }
    writeClose(writing, verdicts)
    writeTables(writing)
    const document = page.document({
      title: words.title,
      subtitle: words.subtitle({ name: request.person.firstName }),
    })
    const age = ageOf(page)
    if (age < OLD_FROM) return document
    return withTexts(document, words.chapters.how, (text) => forAge(request.lang, text, Math.max(age, NO_OFFICE_FROM)))
  },
}

/** The verdict of each question with what its chapter tells; a text that contradicts the answer to another is left out. */
export function moneyPlans(writing: Writing): Plans {
  const { side: ofFlow } = planChapters(writing.page).flow.first
  const plans = eachQuestion((question) => planQuestion(question, PASSAGES[question](writing), USUAL[question]))
  plans.flow = {
    ...plans.flow,
    verdict: { ...plans.flow.verdict, side: ofFlow, answer: ofFlow === 0 ? 'first' : 'second' },
  }
  return eachQuestion((question) =>
    withoutContrary(plans[question], ({ question: asked, side }: Direction) => {
      const other = MONEY_QUESTIONS.find((one) => one === asked)
      if (!other || other === question) return false
      const { verdict } = plans[other]
      return verdict.answer !== 'both' && verdict.side !== side
    }),
  )
}

const eachQuestion = <T>(make: (question: MoneyQuestion) => T) =>
  Object.fromEntries(MONEY_QUESTIONS.map((question) => [question, make(question)])) as Record<MoneyQuestion, T>

const verdictsOf = (plans: Plans): Verdicts => eachQuestion((question) => plans[question].verdict)

/** The first page: every question with its answer, and what the answers come to. */
function writeAnswers({ page, words }: Writing, verdicts: Verdicts): void {
  const { chapters, titles, glance, questions, short, thesis } = words
  const table: TablePart = {
    kind: 'table',
    caption: glance.caption,
    head: glance.head,
    rows: MONEY_QUESTIONS.map((question) => [
      questions[question],
      question === 'flow'
        ? leadTexts(page, planChapters(page).flow.first).answer
        : short[question][verdicts[question].answer],
    ]),
    factors: [],
  }
  const { flow, hand, company, risk, season } = verdicts
  const heaviest = [flow, hand, company, risk, season].flatMap(({ carried }) => carried.slice(0, 1))
  page.write(chapters.answers, titles.thesis, [
    own(
      [thesis[flow.answer][hand.answer], words.with[company.answer], words.argument[risk.answer][season.answer]].join(
        ' ',
      ),
      factsOf(heaviest),
    ),
  ])
  page.write(chapters.answers, titles.glance, [table, { kind: 'notice', text: words.notice }])
}

function writeQuestion(writing: Writing, question: MoneyQuestion, plan: QuestionPlan): void {
  const { page, words } = writing
  const chapter = words.chapters[question]
  writeVerdictChapter(
    page,
    {
      chapter,
      title: words.titles.verdict,
      answer: words.answer[question],
      does: words.does[question],
      ...(question === 'season' && { also: nowOf(writing, plan) }),
    },
    plan,
  )
  if (question === 'hand' && plan.verdict.answer === 'both')
    page.write(chapter, words.titles.brake, [bridgeOfHand(writing)])
}

/** Where the reader stands between the earlier years and the later ones on the day of writing. */
function nowOf({ page, words }: Writing, { verdict }: QuestionPlan): Paragraph {
  const age = ageOf(page)
  const stage = age < HALF_OF_LIFE ? 'earlier' : age < OLD_FROM ? 'later' : 'old'
  return own(words.now[verdict.answer][stage]({ age }))
}

const ageOf = ({ request, birth }: ReportPage) => Math.floor((request.nowJdUt - birth.chart.jdUt) / YEAR_DAYS)

/** The end answers each question again, in a line. */
function writeClose({ page, words }: Writing, verdicts: Verdicts): void {
  const { chapters, titles, last, week } = words
  page.write(
    chapters.close,
    titles.close,
    MONEY_QUESTIONS.map((question) => {
      const { answer, carried } = verdicts[question]
      return own(last[question][answer], factsOf(carried.slice(0, 1)))
    }),
  )
  const { answer, carried } = verdicts.hand
  const watched = { first: week.fixed, second: week.cardinal, both: week.mutable }[answer]
  page.write(chapters.close, titles.week, [
    own(watched, factsOf(carried.slice(0, 1))),
    own(page.way('closing', words.closing)),
  ])
}

function writeTables({ page, words }: Writing): void {
  const { chapters, titles } = words
  const names = SKY_NAMES[page.lang]
  const rulers = ([1, ...PURSES] as const).flatMap((purse) => rulerOfHouse(page, purse) ?? [])
  const row = ({ house, sign, ruler }: (typeof rulers)[number]) => {
    const dignity = dignityOf(page, ruler)
    return [
      words.table.house[house as 1 | Purse],
      names.sign(sign),
      names.point(ruler),
      page.titleOf(ruler).replace(`${names.point(ruler)} `, ''),
      dignity ? names.dignity[dignity] : names.none,
      planetsIn(page, house).map(names.point).join(', ') || names.none,
    ]
  }
  const factors = rulers.flatMap(({ house, ruler }) => [
    ...cuspFact(page, house),
    ...page.signFact(ruler),
    ...page.houseFact(ruler),
  ])
  const table: TablePart = {
    kind: 'table',
    caption: words.table.caption,
    head: words.table.head,
    rows: rulers.map(row),
    factors,
  }
  page.write(chapters.how, titles.how, [
    own(page.way('how', words.how), signFacts(page, ['venus', 'jupiter'])),
    wheel(page, words.wheel),
  ])
  page.write(chapters.how, titles.table, [table])
  page.write(chapters.how, titles.near, [closestContacts(page, PURSES, words.meaning)])
  writeFormula({ page, words })
}

function writeFormula({ page, words }: Writing): void {
  const found = fortune(page)
  if (!found) return
  const { sect, longitudeDeg, house } = found
  const place = SKY_NAMES[page.lang].degree(longitudeDeg)
  const said = words.fortune.said({ place, house })
  const factor = page.factor({ id: 'fortune', kind: 'special', sign: signOf(longitudeDeg), house, said })
  page.write(words.chapters.how, words.titles.fortuneFormula, [
    own(words.fortune.formula[sect]({ place, house }), [factor, ...signFacts(page, ['sun', 'moon', 'asc'])]),
  ])
}
