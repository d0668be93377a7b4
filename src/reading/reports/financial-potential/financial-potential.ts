import { DatedPage } from '../dated-page.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { planChapters } from './chapter-plan.ts'
import { jointTexts, wholeTexts } from './chapter-words.ts'
import { writeFirstPage } from './first-page.ts'
import { writeLastPage } from './last-page.ts'
import { writeTables } from './tables.ts'
import { financialTexts, QUESTIONS } from './words.ts'
import { writeChapter } from './write-chapter.ts'

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
    const texts = { words, whole: library.texts(wholeTexts, lang) }
    const plans = planChapters(page)
    writeFirstPage(page, texts, plans)
    for (const question of QUESTIONS) writeChapter(page, words.chapters[question], plans[question], joints)
    writeLastPage(page, texts, plans)
    writeTables(page, words)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: person.firstName }) })
  },
}
