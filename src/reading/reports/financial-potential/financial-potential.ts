import type { Side } from '../../compose/verdict.ts'
import { questionsOf } from '../argument/chapter-design.ts'
import { writeFirstPage } from '../argument/first-page.ts'
import { planChapters } from '../argument/plan-chapters.ts'
import { writeChapter } from '../argument/write-chapter.ts'
import { DatedPage } from '../dated-page.ts'
import { lifeStage } from '../life-stage.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { type JointWords, jointTexts, POLES, type WholeWords, wholeTexts } from './chapter-words.ts'
import { MONEY, together } from './design.ts'
import { writeLastPage } from './last-page.ts'
import { writeTables } from './tables.ts'
import { type FinancialWords, financialTexts } from './words.ts'

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
    const { thesis, close } = { thesis: together(whole.thesis, plans), close: together(whole.close, plans) }
    writeFirstPage(page, {
      chapter: words.chapters.answers,
      words,
      questions: words.questions,
      designs: MONEY,
      plans,
      leading: ['flow', 'hand'],
      together: { leading: thesis.first, all: thesis.last },
      stage: whole.stage[lifeStage(request)]({ age: page.age(request.nowJdUt) }),
    })
    for (const question of questionsOf(MONEY)) {
      const age = question === 'season' ? yearsOf(page, plans.season.first.side, joints) : undefined
      const chapter = words.chapters[question]
      writeChapter(page, plans[question], { chapter, joints, stage: lifeStage(request), ...(age && { age }) })
    }
    writeLastPage(page, { words, whole }, plans, `${close.first} ${close.last}`)
    writeTables(page, words)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: person.firstName }) })
  },
}

/** Half of the eighty-four years of Uranus. */
const HALF_OF_LIFE = 42
const OLD_FROM = 65

/** Whether the years of which the last chapter speaks lie behind the reader or ahead. */
function yearsOf(page: DatedPage, side: Side, { now }: JointWords): string {
  const age = page.age(page.request.nowJdUt)
  return now[POLES.season[side]][age < HALF_OF_LIFE ? 'earlier' : age < OLD_FROM ? 'later' : 'old']({ age })
}
