import type { Paragraph } from '../../writer/reading.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import type { Part } from '../report-page.ts'
import { type Great, majorFacts } from './major-facts.ts'
import { factorOf, labelOf, type MajorWriting, meeting } from './major-writing.ts'
import { majorTexts, type Rare } from './words.ts'
import { writeDensity } from './write-density.ts'
import { writeCorners, writeRhymes, writeTurns } from './write-patterns.ts'

const RARE = ['uranus', 'neptune', 'pluto'] as const satisfies readonly Rare[]
/** So many of the weightiest dates are told on each side of today; all stand in the table. */
const MOST_TOLD = { timed: 12, untimed: 20 } as const
/** Without the hour there is less to tell, and it is told whole. */
const WHOLE_SCENE = ['gist', 'body', 'gift', 'advice'] as const
const SCENES = [
  ['gist', 'gift'],
  ['gist', 'body'],
  ['gift', 'advice'],
  ['gist', 'advice'],
] as const

/** The rare meetings of a life by three methods, the lived ones first. */
export const majorEvents: ReportModule = {
  type: 'major-events',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(majorTexts, request.lang)
    const facts = majorFacts(request.sky, request.person.birth)
    const writing: MajorWriting = { page, words, facts, nowJdUt: request.nowJdUt }
    const { passages, arcs, progressions } = facts
    const { method } = words.chapters
    page.write(method, words.titles.how, [
      {
        text: page.way(
          'how',
          words.how,
        )({
          transits: passages.length,
          arcs: arcs.length,
          progressions: progressions.length,
        }),
        factors: [],
      },
      { text: page.way('test', words.test), factors: [] },
      { kind: 'notice', text: words.methods },
    ])
    writeSide(writing, 'behind')
    writeSide(writing, 'ahead')
    writeTurns(writing)
    writeCorners(writing)
    writeRhymes(writing)
    writeDensity(writing)
    page.write(words.chapters.line, words.titles.table, [table(writing)])
    page.write(words.chapters.line, words.titles.closing, [{ text: page.way('closing', words.closing), factors: [] }])
    const { firstName, lastName, birthdate } = request.person
    const year = Number(birthdate.slice(0, 4))
    return page.document({
      title: words.name,
      subtitle: words.subtitle({
        name: [firstName, lastName].filter(Boolean).join(' '),
        years: `${year}–${year + 90}`,
      }),
      limits: page.timeKnown ? [] : [page.dated.untimed],
    })
  },
}

function writeSide(writing: MajorWriting, side: 'behind' | 'ahead'): void {
  const { page, words, facts, nowJdUt } = writing
  const chapter = words.chapters[side]
  const all = facts.great.filter(({ jdUt }) => jdUt < nowJdUt === (side === 'behind'))
  const told = all
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, page.timeKnown ? MOST_TOLD.timed : MOST_TOLD.untimed)
    .toSorted((a, b) => a.jdUt - b.jdUt)
  if (told.length === 0) {
    page.write(chapter, words.titles.test, [
      { text: side === 'behind' ? words.noneBehind : words.noneAhead, factors: [] },
    ])
  }
  for (const one of told) {
    page.write(chapter, `${page.short(one.jdUt, false)} · ${labelOf(writing, one)}`, [tell(writing, one, side)])
  }
}

function tell(writing: MajorWriting, one: Great, side: 'behind' | 'ahead'): Paragraph {
  const { page, words } = writing
  const age = page.age(one.jdUt)
  const said = meeting(writing, one)
  const use = side === 'behind' ? words.question : words.aheadUse
  const natal = one.kind === 'passage' ? one.story.natal : one.direction.natal
  const sentences = [
    one.kind === 'passage'
      ? page.way('passage', words.passage)({ meeting: said, dates: one.passesJdUt.map((jdUt) => page.on(jdUt)), age })
      : page.way('direction', words.direction)({ meeting: said, date: page.inMonth(one.jdUt), age }),
    own(writing, one),
    page.firstTime(`point ${natal}`) ? words.point[natal] : '',
    page.way(`use ${side}`, use)({ age, meeting: said }),
  ]
  return { text: sentences.filter(Boolean).join(' '), factors: [factorOf(writing, one)] }
}

/** What it is by its kind; said once of each kind, and then by the library's scene for the pair. */
function own({ page, words }: MajorWriting, one: Great): string {
  if (one.kind === 'passage') {
    const { transiting, nature, natal } = one.story
    const rare = RARE.find((planet) => planet === transiting)
    if (rare && page.firstTime(`rare ${rare} ${nature}`)) return words.rare[rare][nature]
    // Few lives are told the same scenes: which part of one is printed is the seed's.
    const fields = page.timeKnown ? page.way(`scene ${one.story.id}`, SCENES) : WHOLE_SCENE
    return page.unreadOf(`transit/${transiting}`, `${natal} ${nature}`, fields)
  }
  const { method, moving } = one.direction
  if (method === 'solar_arc') return page.firstTime(`arc ${moving}`) ? words.arc[moving] : ''
  const planet = (['sun', 'mercury', 'venus', 'mars'] as const).find((name) => name === moving)
  return planet && page.firstTime(`progressed ${planet}`) ? words.progressed[planet] : ''
}

function table(writing: MajorWriting): Part {
  const { page, words, facts } = writing
  if (facts.great.length === 0) return null
  return {
    kind: 'table',
    caption: words.table.caption,
    head: [...words.table.head],
    rows: facts.great.flatMap((one) => {
      const label = labelOf(writing, one)
      if (one.kind === 'arrival') {
        const { method, jdUt } = one.direction
        return [[page.short(jdUt, false), `${page.age(jdUt)}`, page.dated.method[method], label]]
      }
      return one.passesJdUt.map((jdUt) => [page.short(jdUt), `${page.age(jdUt)}`, page.dated.method.transit, label])
    }),
    factors: [...new Set(facts.great.map((one) => factorOf(writing, one)))],
  }
}
