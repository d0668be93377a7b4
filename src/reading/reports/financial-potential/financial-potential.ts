import { questionsOf } from '../argument/chapter-design.ts'
import { writeFirstPage } from '../argument/first-page.ts'
import { byContest, type ChapterPlans, planChapters } from '../argument/plan-chapters.ts'
import { writeChapter } from '../argument/write-chapter.ts'
import { DatedPage } from '../dated-page.ts'
import { byHalfOfLife, lifeStage } from '../life-stage.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { jointTexts, POLES, type WholeWords, wholeTexts, type ChapterQuestion } from './chapter-words.ts'
import { MONEY, together } from './design.ts'
import { type FinancialWords, financialTexts, type Role, PURSES } from './words.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { furtherActs } from '../argument/acts.ts'
import { habitOf } from '../argument/habit.ts'
import { strongest } from '../argument/strongest.ts'
import { type Target, targetsOf, turningPoints, turnParagraph } from '../argument/turning-points.ts'
import { own, rulerOfHouse, cuspFact, signFacts, wheel } from '../natal-parts.ts'
import { writePositions } from '../argument/positions-table.ts'
import { rulersTable } from '../argument/rulers-table.ts'
import { forAge } from '../../compose/ages.ts'
import { signOf } from '#astro/charts/sign.ts'
import { fortune } from '../fortune.ts'
import { closestContacts } from '../verdict/closest-contacts.ts'

export interface MoneyWords {
  words: FinancialWords
  whole: WholeWords
}

/** How money comes and goes, at which risk, with whom and when: a thesis, five chapters that argue it, and what to do with it. */
export const financialPotential: ReportModule = {
  type: 'financial-potential',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request: ReportRequest) {
    const page = new DatedPage(request)
    const { library, lang, person } = request
    const words = library.texts(financialTexts, lang)
    const joints = library.texts(jointTexts, lang)
    const whole = library.texts(wholeTexts, lang)
    const plans = planChapters(page, MONEY)
    const [contested] = byContest(plans, MONEY)
    const { thesis, close } = { thesis: together(whole.thesis, plans), close: together(whole.close, plans) }
    writeFirstPage(page, {
      chapter: words.chapters.answers,
      words,
      questions: words.questions,
      designs: MONEY,
      plans,
      leading: ['flow', 'hand'],
      together: { leading: thesis.first, all: thesis.last },
      stage: whole.stage[lifeStage(request)],
    })
    for (const question of questionsOf(MONEY)) {
      writeChapter(page, plans[question], {
        chapter: words.chapters[question],
        joints,
        stage: lifeStage(request),
        advises: question === contested,
        ...(question === 'season' && { years: byHalfOfLife(page, joints.now[POLES.season[plans.season.first.side]]) }),
      })
    }
    writeLastPage(page, { words, whole }, plans, `${close.first} ${close.last}`)
    writeTables(page, words)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: person.firstName }) })
  },
}

/** What the chapters rest on: the wheel, the rulers, the third purse, the closest contacts, and how Fortune is reckoned. */
function writeTables(page: DatedPage, words: FinancialWords): void {
  const { chapters, titles } = words
  page.write(chapters.how, titles.how, [
    own(page.way('how', words.how), signFacts(page, ['venus', 'jupiter'])),
    wheel(page, words.wheel),
  ])
  page.write(chapters.how, titles.table, [rulersTable(page, { ...words.table, houses: words.table.house })])
  writeCircle(page, words)
  page.write(chapters.how, titles.near, [closestContacts(page, PURSES, words.meaning)])
  writeFormula(page, words)
  writePositions(page, chapters.how)
}

/** Money that comes by acquaintance: the house of the eleventh's ruler. */
function writeCircle(page: DatedPage, { chapters, titles, circle }: FinancialWords): void {
  const found = rulerOfHouse(page, 11)
  if (!found) return
  const { ruler, inHouse } = found
  const said = forAge(page.lang, circle.rulerIn[inHouse - 1] ?? '', page.age(page.request.nowJdUt))
  page.write(chapters.how, titles.circle, [
    own(`${circle.lead} ${said}`, [...cuspFact(page, 11), ...page.houseFact(ruler)]),
  ])
}

function writeFormula(page: DatedPage, words: FinancialWords): void {
  const found = fortune(page)
  if (!found) return
  const { sect, longitudeDeg, house } = found
  const place = page.names.degree(longitudeDeg)
  const said = words.fortune.said({ place, house })
  const factor = page.factor({ id: 'fortune', kind: 'special', sign: signOf(longitudeDeg), house, said })
  page.write(words.chapters.how, words.titles.fortune, [
    own(words.fortune.formula[sect]({ place, house }), [factor, ...signFacts(page, ['sun', 'moon', 'asc'])]),
  ])
}

/** How many planets there are to lean on. */
const STRENGTHS = 2

/** The end comes back to the first page: the one habit to change, what to lean on, and the next three dates. */
function writeLastPage(page: DatedPage, texts: MoneyWords, plans: ChapterPlans<ChapterQuestion>, close: string): void {
  const { words, whole } = texts
  const { chapters, titles } = words
  const write = (title: string, parts: readonly Paragraph[]) => page.write(chapters.close, title, parts)
  write(titles.close, [
    own(
      close,
      Object.values(plans).flatMap(({ first }) => first.factors),
    ),
  ])
  write(titles.habit, [habitOf(whole.habit, { plans, designs: MONEY })])
  write(titles.plan, furtherActs(page, { plans, designs: MONEY, stage: lifeStage(page.request) }))
  const turns = turningPoints(page, moneyPoints(page)).map((point) =>
    turnParagraph(page, { words: words.turn, texts: whole }, point),
  )
  const parting = own(`${whole.parting[lifeStage(page.request)]} ${page.way('closing', words.closing)}`)
  write(titles.strength, [
    ...strongest(page)
      .slice(0, STRENGTHS)
      .map((planet) => {
        const [sign, house] = [page.signOf(planet) ?? 0, page.houseOf(planet) ?? 1]
        return own(whole.strength[planet]({ planet, sign, house }), [
          ...page.signFact(planet),
          ...page.houseFact(planet),
        ])
      }),
    // Where no dates are told, the last words follow here.
    ...(turns.length === 0 ? [parting] : []),
  ])
  write(titles.turns, turns.length === 0 ? [] : [...turns, parting])
}

/** What a role adds to the weight of a meeting. */
const ROLE_WEIGHT: Record<Role, number> = { second: 1.6, eighth: 1.2, venus: 1.4, moon: 0.9, jupiter: 1, saturn: 1 }

/** The points of a chart that have to do with money. */
export const moneyPoints = (page: DatedPage): Target[] =>
  targetsOf(ROLE_WEIGHT, {
    second: rulerOfHouse(page, 2)?.ruler,
    eighth: rulerOfHouse(page, 8)?.ruler,
    venus: 'venus',
    moon: 'moon',
    jupiter: 'jupiter',
    saturn: 'saturn',
  })
