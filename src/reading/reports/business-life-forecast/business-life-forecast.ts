import { type Axis, DatedPage } from '../dated-page.ts'
import { thesis } from '../threads/write-threads.ts'
import type { ReportModule } from '../report-module.ts'
import { businessFacts, type BusinessFacts, type Recommended } from './business-facts.ts'
import { businessTexts, type BusinessWords } from './words.ts'
import { writeHand, writeLoops } from './write-loops.ts'
import { writeContacts, writeHouses } from './write-houses.ts'
import { writeLines, writePauses, writeStories, writeSwift, writeWeeks } from './write-year.ts'
import { own, joinText } from '../natal-parts.ts'

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
        text: page.say('how', words.how, { between, contacts, loops: facts.loops.length }),
        factors: [year, page.factor({ id: 'natal:mc', kind: 'natal', natal: 'mc' })],
      },
      own(page.way('reading', words.reading)),
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
      subtitle: words.subtitle({ name: joinText(firstName, lastName), between }),
    })
  },
}

const MOST = 5

/** The year's dates sorted by use: for proposals, for rereading, for closing. */
function writeUse(writing: BusinessWriting): void {
  const { page, words, facts, axis } = writing
  const { use } = words.chapters
  const item = ({ story, datesJdUt }: Recommended) => `${page.meeting(story)}, ${page.when(datesJdUt)}`
  const best = (some: readonly Recommended[]) =>
    some
      .toSorted((a, b) => b.story.weight - a.story.weight)
      .slice(0, MOST)
      .toSorted((a, b) => (a.datesJdUt[0] ?? 0) - (b.datesJdUt[0] ?? 0))
  const [asking, closing] = [best(facts.asking), best(facts.closing)]
  if (asking.length > 0) {
    page.write(use, words.titles.ask, [
      {
        text: `${page.say('ask', words.ask, { items: asking.map(item) })} ${page.way('ask use', words.askUse)} ${page.way('kept', words.kept)}`,
        factors: [...asking.map(({ story }) => page.story(story)), ...going(page)],
      },
    ])
  }
  if (facts.loops.length > 0) {
    const items = facts.loops.map(({ retrogradeJdUt, directJdUt }) => page.between(retrogradeJdUt, directJdUt))
    const instants = facts.loops.flatMap(({ retrogradeJdUt, directJdUt }) => [retrogradeJdUt, directJdUt])
    page.write(use, words.titles.check, [
      own(`${page.say('check', words.check, { items })} ${page.way('check use', words.checkUse)}`, [
        page.counted('loops', items.join('; '), instants),
      ]),
    ])
  }
  if (closing.length > 0) {
    page.write(use, words.titles.deliver, [
      {
        text: `${page.say('deliver', words.deliver, { items: closing.map(item) })} ${page.way('deliver use', words.deliverUse)}`,
        factors: closing.map(({ story }) => page.story(story)),
      },
    ])
  }
  const contacts = facts.contacts.flatMap(({ passes }) => passes.map(({ jdUt }) => jdUt))
  const next = [...contacts, ...facts.asking.flatMap(({ datesJdUt }) => datesJdUt)]
    .filter((jdUt) => jdUt >= axis.fromJdUt)
    .toSorted((a, b) => a - b)[0]
  if (next === undefined) return
  page.write(use, words.titles.closing, [
    own(page.say('closing', words.closing, { first: page.date(next) }), [
      page.counted('next', page.date(next), [next]),
    ]),
  ])
}

/** The planets that the list was cleared of. */
const going = (page: BusinessWriting['page']) => (['mercury', 'mars'] as const).map((planet) => page.skyFact(planet))
