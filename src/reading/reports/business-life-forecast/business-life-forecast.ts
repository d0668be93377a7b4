import { type Axis, DatedPage } from '../dated-page.ts'
import { thesis } from '../threads/write-threads.ts'
import type { ReportModule } from '../report-module.ts'
import { businessFacts, type BusinessFacts } from './business-facts.ts'
import { businessTexts, type BusinessWords } from './words.ts'
import { writeHand, writeLoops } from './write-loops.ts'
import { writeContacts, writeHouses } from './write-houses.ts'
import { writeLines } from './write-lines.ts'
import { writeUse } from './write-use.ts'
import { writePauses, writeStories, writeSwift, writeWeeks } from './write-year.ts'

/** What the working year is written on. */
export interface BusinessWriting {
  page: DatedPage
  words: BusinessWords
  facts: BusinessFacts
  axis: Axis
}

/** Twelve months of work: the midheaven, the houses of money, labor, standing and allies, Mercury's loops. */
export const businessLifeForecast: ReportModule = {
  type: 'business-life-forecast',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'ahead',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(businessTexts, request.lang)
    const axis = page.yearAxis()
    const facts = businessFacts(request.sky, request.person.birth, axis)
    const writing: BusinessWriting = { page, words, facts, axis }
    const between = page.dated.between(page.at(axis.fromJdUt), page.at(axis.toJdUt))
    const year = page.counted('year', between, [axis.fromJdUt, axis.toJdUt])
    const { plan } = words.chapters
    const contacts = facts.contacts
      .flatMap(({ passes }) => passes)
      .filter(({ jdUt }) => jdUt >= axis.fromJdUt && jdUt < axis.toJdUt).length
    page.write(plan, words.titles.how, [
      thesis({ page, topic: words, span: axis, threads: facts.threads }),
      {
        text: page.way('how', words.how)({ between, contacts, loops: facts.loops.length }),
        factors: [year, page.factor({ id: 'natal:mc', kind: 'natal', natal: 'mc' })],
      },
      { text: page.way('reading', words.reading), factors: [] },
      { kind: 'notice', text: words.notice },
    ])
    writeWeeks(writing)
    writeLines(writing)
    writeStories(writing)
    writePauses(writing)
    writeContacts(writing)
    writeHouses(writing)
    writeLoops(writing)
    writeHand(writing)
    writeUse(writing)
    writeSwift(writing)
    const { firstName, lastName } = request.person
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: [firstName, lastName].filter(Boolean).join(' '), between }),
    })
  },
}
