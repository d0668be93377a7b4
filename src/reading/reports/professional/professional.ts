import { balance, type Element, elementOf, ELEMENTS, modeOf } from '#astro/charts/balance.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import {
  aspectBetweenPoints,
  aspectParts,
  cuspFact,
  cuspSign,
  dignityOf,
  own,
  planetsIn,
  rulerOfHouse,
  rulerParts,
  signFacts,
  wheel,
} from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { fields, type Tool, TOOLS, toolScores } from './professional-facts.ts'
import { professionalTexts, type ProfessionalWords } from './words.ts'

/** So many kinds of work stand in the table, and so many are told. */
const MOST_FIELDS = 6
const TOLD_FIELDS = 3

interface Writing {
  page: ReportPage
  words: ProfessionalWords
}

/** What somebody does well and under which work they want their name: midheaven, tenth and sixth house, the three tools. */
export const professional: ReportModule = {
  type: 'professional',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(professionalTexts, request.lang)
    const writing = { page, words }
    page.write(words.chapters.how, words.titles.how, [
      own(page.way('how', words.how), [...cuspFact(page, 6), ...cuspFact(page, 10)]),
      { kind: 'notice', text: words.notice },
      wheel(page, words.wheel),
    ])
    writeSummit(writing)
    writeWeekday(writing)
    writeTools(writing)
    writeAuthority(writing)
    writeCompany(writing)
    writeWitnesses(writing)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

function writeSummit({ page, words }: Writing): void {
  const chapter = words.chapters.summit
  const sign = page.signOf('mc')
  const ruler = rulerOfHouse(page, 10)
  if (sign === null || !ruler) return
  page.write(chapter, page.titleOf('mc'), [
    own(words.summit[sign] ?? '', page.signFact('mc')),
    ...page.bySign('mc', 'half'),
  ])
  page.write(chapter, words.titles.ruler, [
    own(words.backDoor[ruler.inHouse - 1] ?? '', page.houseFact(ruler.ruler)),
    ...rulerParts(page, 10, 'half'),
  ])
  const planets = planetsIn(page, 10)
  for (const planet of planets) {
    page.write(chapter, words.inTenthTitle({ planet }), [
      own(words.inTenth[planet], page.houseFact(planet)),
      ...page.byHouse(planet, planets.length > 2 ? 'brief' : 'half'),
    ])
  }
  if (planets.length === 0)
    page.write(chapter, words.titles.emptyTenth, [own(page.way('empty tenth', words.emptyTenth), cuspFact(page, 10))])
}

function writeWeekday({ page, words }: Writing): void {
  const chapter = words.chapters.weekday
  const sign = cuspSign(page, 6)
  if (sign === null) return
  page.write(chapter, words.titles.sixth, [own(words.weekday[sign] ?? '', cuspFact(page, 6))])
  page.write(chapter, words.titles.sixthRuler, rulerParts(page, 6, 'half'))
  const planets = planetsIn(page, 6)
  for (const planet of planets) {
    page.write(chapter, words.inSixthTitle({ planet }), [
      own(words.inSixth[planet], page.houseFact(planet)),
      ...page.byHouse(planet, planets.length > 2 ? 'brief' : 'half'),
    ])
  }
  if (planets.length === 0)
    page.write(chapter, words.titles.emptySixth, [own(page.way('empty sixth', words.emptySixth), cuspFact(page, 6))])
  writeTable({ page, words }, chapter)
}

function writeTable({ page, words }: Writing, chapter: string): void {
  const names = SKY_NAMES[page.lang]
  const [sixth, tenth] = [rulerOfHouse(page, 6), rulerOfHouse(page, 10)]
  if (!sixth || !tenth) return
  const both = [sixth, tenth]
  const stands = (planet: Planet) => page.titleOf(planet).replace(`${names.point(planet)} `, '')
  const dignity = (planet: Planet) => {
    const held = dignityOf(page, planet)
    return held ? names.dignity[held] : names.none
  }
  const inside = (house: number) => planetsIn(page, house).map(names.point).join(', ') || names.none
  const { rows, caption, head } = words.table
  const factors = both.flatMap(({ house, ruler }) => [
    ...cuspFact(page, house),
    ...page.signFact(ruler),
    ...page.houseFact(ruler),
  ])
  const table: TablePart = {
    kind: 'table',
    caption,
    head,
    rows: [
      [rows.cusp, ...both.map(({ sign }) => names.sign(sign))],
      [rows.ruler, ...both.map(({ ruler }) => names.point(ruler))],
      [rows.stands, ...both.map(({ ruler }) => stands(ruler))],
      [rows.dignity, ...both.map(({ ruler }) => dignity(ruler))],
      [rows.planets, ...both.map(({ house }) => inside(house))],
    ],
    factors,
  }
  const told = sixth.ruler === tenth.ruler ? words.sameRuler : page.way('two rulers', words.differentRulers)
  page.write(chapter, words.titles.table, [table, own(told, [...cuspFact(page, 6), ...cuspFact(page, 10)])])
}

function writeTools({ page, words }: Writing): void {
  const chapter = words.chapters.tools
  const names = SKY_NAMES[page.lang]
  const scores = toolScores(page)
  const [first, second] = scores
  if (!first || !second) return
  const facts = TOOLS.flatMap((tool) => [...page.signFact(tool), ...page.houseFact(tool)])
  page.write(chapter, words.titles.weighing, [
    own(page.way('tools', words.tools.intro), facts),
    {
      kind: 'figure',
      caption: words.tools.caption,
      figure: {
        kind: 'bars',
        max: Math.max(10, Math.ceil(first.score)),
        rows: scores.map(({ tool, score }) => ({
          label: names.point(tool),
          value: Math.round(score * 10) / 10,
          note: page.common.degrees(score).replace('°', ''),
        })),
      },
      factors: facts,
    },
  ])
  page.write(chapter, words.tools.nearTitle[first.tool], [
    own(words.tools.near[first.tool], [...page.signFact(first.tool), ...page.houseFact(first.tool)]),
    ...page.bySign(first.tool, 'half'),
    ...page.byHouse(first.tool, 'half'),
  ])
  page.write(chapter, words.titles.pair, [
    own(words.tools.pair[pairOf(first.tool, second.tool)], [
      ...page.signFact(first.tool),
      ...page.signFact(second.tool),
    ]),
    ...tie(page, first.tool, second.tool),
    ...page.bySign(second.tool, 'half'),
  ])
}

const pairOf = (one: Tool, other: Tool): keyof ProfessionalWords['tools']['pair'] => {
  const pair = [one, other]
  if (!pair.includes('mars')) return 'mercury venus'
  return pair.includes('mercury') ? 'mercury mars' : 'venus mars'
}

function tie(page: ReportPage, one: Planet, other: Planet) {
  const met = aspectBetweenPoints(page, one, other)
  return met ? aspectParts(page, met, 'half') : []
}

function writeAuthority({ page, words }: Writing): void {
  const chapter = words.chapters.authority
  const [sun, jupiter, saturn, mars] = (['sun', 'jupiter', 'saturn', 'mars'] as const).map((planet) =>
    page.signOf(planet),
  )
  const met = aspectBetweenPoints(page, 'sun', 'saturn')
  if (met) {
    page.write(
      chapter,
      words.titles.sunSaturn,
      aspectParts(page, met, 'full', page.way('sun saturn', words.sunSaturn.before)),
    )
  } else if (sun !== null && sun !== undefined) {
    page.write(chapter, words.titles.sunSaturn, [
      own(words.sunSaturn.none[elementOf(sun)], signFacts(page, ['sun', 'saturn'])),
      ...page.byHouse('sun', 'half'),
    ])
  }
  if (saturn !== null && saturn !== undefined)
    page.write(chapter, words.titles.boss, [
      own(words.boss[elementOf(saturn)], page.signFact('saturn')),
      ...page.byHouse('saturn', 'half'),
    ])
  if (jupiter !== null && jupiter !== undefined)
    page.write(chapter, words.titles.beginner, [
      own(words.beginner[elementOf(jupiter)], page.signFact('jupiter')),
      ...page.byHouse('jupiter', 'half'),
    ])
  if (mars !== null && mars !== undefined)
    page.write(chapter, words.titles.deadline, [own(words.deadline[modeOf(mars)], page.signFact('mars'))])
}

/** The elements of a chart, the one with the most planets first; of equal ones the Sun’s, then the Moon’s, comes before. */
function elementsByWeight(page: ReportPage): Element[] {
  const { elements } = balance(page.birth.chart)
  const lights = (element: Element) =>
    (elements[element].includes('sun') ? 0.5 : 0) + (elements[element].includes('moon') ? 0.4 : 0)
  return ELEMENTS.toSorted((a, b) => elements[b].length + lights(b) - elements[a].length - lights(a))
}

function writeCompany({ page, words }: Writing): void {
  const chapter = words.chapters.company
  const byWeight = elementsByWeight(page)
  const [most, least] = [byWeight[0], byWeight.at(-1)]
  if (!most || !least) return
  const facts = signFacts(page, PLANETS)
  page.write(chapter, words.titles.alone, [own(words.alone[most], facts)])
  page.write(chapter, words.titles.partner, [own(words.partner[least], facts)])
}

function writeWitnesses({ page, words }: Writing): void {
  const chapter = words.chapters.witnesses
  const found = fields(page)
  const { fields: said, witness, resume } = words
  page.write(chapter, words.titles.fields, [
    own(page.way('fields', said.intro)),
    {
      kind: 'table',
      caption: said.caption,
      head: said.head,
      rows: found
        .slice(0, MOST_FIELDS)
        .map(({ planet, witnesses }) => [
          said.name[planet],
          said.lunch[planet],
          witnesses.map((one) => witness[one]).join(', '),
          witnesses.length > 1 ? said.agreed : said.hint,
        ]),
      factors: found.slice(0, MOST_FIELDS).flatMap(({ factors }) => factors),
    },
  ])
  for (const { planet, factors } of found.slice(0, TOLD_FIELDS)) {
    const sign = page.signOf(planet)
    const narrowed = sign === null ? '' : ` ${said.narrowed[planet][elementOf(sign)]}`
    page.write(chapter, said.name[planet], [own(`${said.told[planet]}${narrowed}`, factors)])
  }
  const [sun, mc, mars] = (['sun', 'mc', 'mars'] as const).map((point) => page.signOf(point) ?? 0)
  page.write(chapter, words.titles.resume, [
    own(resume.intro),
    {
      kind: 'table',
      caption: resume.caption,
      head: resume.head,
      rows: [
        [resume.of.sun, resume.sun[sun ?? 0] ?? ''],
        [resume.of.mc, resume.mc[mc ?? 0] ?? ''],
        [resume.of.mars, resume.mars[elementOf(mars ?? 0)]],
      ],
      factors: signFacts(page, ['sun', 'mc', 'mars']),
    },
  ])
  page.write(chapter, words.titles.week, [
    own(words.week[modeOf(sun ?? 0)], page.signFact('sun')),
    own(page.way('closing', words.closing)),
  ])
}
