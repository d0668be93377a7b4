import { questionsOf } from '../argument/chapter-design.ts'
import { writeFirstPage } from '../argument/first-page.ts'
import { type ChapterPlans, planChapters } from '../argument/plan-chapters.ts'
import { writeChapter } from '../argument/write-chapter.ts'
import type { Side } from '../../compose/verdict.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import {
  type JointWords,
  jointTexts,
  POLES,
  type WholeWords,
  wholeTexts,
  type WorkQuestion,
  type WorkStage,
} from './chapter-words.ts'
import { together, WORK } from './design.ts'
import { writeLastPage } from './last-page.ts'
import { writeTables } from './tables.ts'
import { type ProfessionalWords, professionalTexts } from './words.ts'
import { writeJobs } from './write-jobs.ts'

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
      stage: whole.stage[stage]({ age: page.age(request.nowJdUt) }),
    })
    for (const question of questionsOf(WORK)) {
      const age = question === 'when' ? yearsOf(page, plans.when.first.side, joints) : undefined
      writeChapter(page, plans[question], { chapter: words.chapters[question], joints, stage, ...(age && { age }) })
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

/** Half of the eighty-four years of Uranus. */
const HALF_OF_LIFE = 42

/** Whether the years of which the last chapter speaks lie behind the reader or ahead. */
function yearsOf(page: DatedPage, side: Side, { now }: JointWords): string {
  const age = page.age(page.request.nowJdUt)
  return now[POLES.when[side]][age < HALF_OF_LIFE ? 'earlier' : age < BEGINS.retired ? 'later' : 'old']({ age })
}
