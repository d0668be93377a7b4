import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { balance, type Element, elementOf, ELEMENTS, modeOf } from '#astro/charts/balance.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import {
  aspectBetweenPoints,
  cuspFact,
  cuspSign,
  dignityOf,
  own,
  planetsIn,
  rulerOfHouse,
  signFacts,
  wheel,
} from '../natal-parts.ts'
import { lifeStage } from '../life-stage.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage, type TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import {
  type Field,
  fields,
  herald,
  termsOfWork,
  voicesOnName,
  type Tool,
  TOOLS,
  toolScores,
} from './professional-facts.ts'
import { professionalTexts, type ProfessionalWords } from './words.ts'
import { writeClose } from './write-close.ts'
import { writeLuck, writeTiming } from './write-luck.ts'

/** So many kinds of work are told, and so many give occupations. */
const TOLD_FIELDS = 4
const LISTED_FIELDS = 4
/** Each row holds three occupations. */
const LISTED_ROWS = 4

export interface Writing {
  page: ReportPage
  words: ProfessionalWords
  /** Kinds of work, the best attested first. */
  found: readonly Field[]
}

/** What somebody does well and under which work they want their name: midheaven, tenth and sixth house, the trade’s planets. */
export const professional: ReportModule = {
  type: 'professional',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(professionalTexts, request.lang)
    const writing = { page, words, found: fields(page) }
    writeThesis(writing)
    writeSummit(writing)
    writeWeekday(writing)
    writeTable(writing)
    writeTools(writing)
    writeOccupations(writing)
    writePeople(writing)
    writeLuck(writing)
    writeTiming(writing)
    writeClose(writing)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

/** The best attested kind of work, and whether as many witnesses name another. */
function writeThesis({ page, words, found }: Writing): void {
  const [first, second] = found
  if (!first) return
  const { chapters, titles } = words
  const isClear = !second || first.witnesses.length > second.witnesses.length
  const agreement = isClear
    ? words.agreement.clear({ planet: first.planet, count: first.witnesses.length })
    : words.agreement.split({ other: second.planet, count: first.witnesses.length })
  page.write(chapters.thesis, titles.thesis, [
    own(words.thesis[first.planet].lead, first.factors),
    own(agreement, [...first.factors, ...(second?.factors ?? [])]),
  ])
  page.write(chapters.thesis, titles.stage, [own(words.stage[lifeStage(page.request)])])
  page.write(chapters.thesis, titles.how, [
    own(page.way('how', words.how), [...cuspFact(page, 6), ...cuspFact(page, 10)]),
    { kind: 'notice', text: words.notice },
    wheel(page, words.wheel),
  ])
}

function writeSummit({ page, words }: Writing): void {
  const chapter = words.chapters.summit
  const sign = page.signOf('mc')
  const ruler = rulerOfHouse(page, 10)
  const sun = page.signOf('sun')
  if (sign === null || !ruler) return
  page.write(chapter, words.titles.summit, [
    own(words.summit[sign] ?? '', page.signFact('mc')),
    own(words.keeper[ruler.ruler], [...cuspFact(page, 10), ...page.signFact(ruler.ruler)]),
    own(words.backDoor[ruler.inHouse - 1] ?? '', [...cuspFact(page, 10), ...page.houseFact(ruler.ruler)]),
  ])
  const { helps, hinders } = voicesOnName(page)
  page.write(chapter, words.titles.voices, [
    helps && own(words.helps[helps.planet], [...cuspFact(page, 10), helps.factor]),
    hinders && own(words.hinders[hinders.planet], [...cuspFact(page, 10), hinders.factor]),
  ])
  const planets = planetsIn(page, 10)
  page.write(
    chapter,
    words.titles.inTenth,
    planets.length > 0
      ? planets.map((planet) => own(words.inTenth[planet], page.houseFact(planet)))
      : [own(page.way('empty tenth', words.emptyTenth), [...cuspFact(page, 10), ...page.signFact('mc')])],
  )
  if (sun !== null) page.write(chapter, words.titles.unasked, [own(words.sunSign[sun] ?? '', page.signFact('sun'))])
}

function writeWeekday({ page, words }: Writing): void {
  const chapter = words.chapters.weekday
  const sign = cuspSign(page, 6)
  const ruler = rulerOfHouse(page, 6)
  if (sign === null) return
  page.write(chapter, words.titles.sixth, [
    own(words.weekday[sign] ?? '', cuspFact(page, 6)),
    ruler ? own(words.dayRuler[ruler.inHouse - 1] ?? '', [...cuspFact(page, 6), ...page.houseFact(ruler.ruler)]) : null,
  ])
  const purse = rulerOfHouse(page, 2)
  const moon = page.signOf('moon')
  const isOld = lifeStage(page.request) === 'old'
  page.write(chapter, isOld ? words.upkeepOld.title : words.titles.upkeep, [
    moon === null ? null : own(words.moonSign[moon] ?? '', page.signFact('moon')),
    isOld && moon !== null ? own(words.upkeepOld[elementOf(moon)], page.signFact('moon')) : null,
    purse && !isOld
      ? own(words.purse[purse.inHouse - 1] ?? '', [...cuspFact(page, 2), ...page.houseFact(purse.ruler)])
      : null,
  ])
  const planets = planetsIn(page, 6)
  page.write(
    chapter,
    words.titles.inSixth,
    planets.length > 0
      ? planets.map((planet) => own(words.inSixth[planet], page.houseFact(planet)))
      : [own(page.way('empty sixth', words.emptySixth), cuspFact(page, 6))],
  )
}

/** The day and the name compared: the judgment, and what it rests on. */
function writeTable({ page, words }: Writing): void {
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
  const { terms, factors: met } = termsOfWork(page)
  page.write(words.chapters.weekday, words.titles.table, [own(words.terms[terms], met), table])
}

function writeTools({ page, words }: Writing): void {
  const chapter = words.chapters.tools
  const names = SKY_NAMES[page.lang]
  const scores = toolScores(page)
  const [first, second] = scores
  if (!first || !second) return
  const rising = herald(page)
  const sign = rising === null ? null : page.signOf(rising)
  if (rising !== null && sign !== null) {
    const meets = rising === first.tool ? words.risesMeets.same : words.risesMeets.other({ tool: first.tool })
    page.write(chapter, words.titles.herald, [
      own(`${words.risesIntro({ planet: rising, sign })} ${words.rises[rising]}`, signFacts(page, ['sun', rising])),
      own(words.heraldHouse[(page.houseOf(rising) ?? 1) - 1] ?? '', page.houseFact(rising)),
      own(meets, signFacts(page, [first.tool])),
    ])
  }
  const toolSign = (tool: Tool) => {
    const element = ELEMENTS.indexOf(elementOf(page.signOf(tool) ?? 0))
    return own(words.toolSign[tool][element] ?? '', page.signFact(tool))
  }
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
    toolSign(first.tool),
  ])
  page.write(chapter, words.titles.pair, [
    own(words.tools.pair[pairOf(first.tool, second.tool)], signFacts(page, [first.tool, second.tool])),
    toolSign(second.tool),
  ])
}

const pairOf = (one: Tool, other: Tool): keyof ProfessionalWords['tools']['pair'] => {
  const pair = [one, other]
  if (!pair.includes('mars')) return 'mercury venus'
  return pair.includes('mercury') ? 'mercury mars' : 'venus mars'
}

/** Occupations by the planets that are named for them, each with a verdict, its grounds, and what to avoid in it. */
function writeOccupations({ page, words, found }: Writing): void {
  const chapter = words.chapters.witnesses
  const { jobs, witness, avoid } = words
  const stage = lifeStage(page.request)
  const isOld = stage === 'old'
  const listed = found.slice(0, LISTED_FIELDS)
  const summit = page.signOf('mc')
  const rows = listed.flatMap(({ planet, witnesses }, i) => {
    const sign = page.signOf(planet)
    if (sign === null) return []
    const verdict = jobs.verdict[witnesses.length > 2 ? 'strong' : witnesses.length > 1 ? 'good' : 'hint']
    const grounds = `${SKY_NAMES[page.lang].point(planet)}: ${witnesses.map((one) => witness[one]).join(', ')}`
    // Nobody past seventy is sent to look for a post.
    if (isOld) return [[jobs.pursuits[planet].join(', '), verdict, grounds, avoid[planet]]]
    // Where few kinds of work are named, the first is told by the midheaven’s element as well.
    const isAlone = i === 0 && listed.length < LISTED_FIELDS
    const elements = isAlone && summit !== null ? [elementOf(sign), elementOf(summit)] : [elementOf(sign)]
    return [...new Set(elements)].map((element) => [
      jobs.of[planet][element].join(', '),
      words.fields.lunch[planet],
      verdict,
      grounds,
      avoid[planet],
    ])
  })
  const [, , ...headEnd] = jobs.head
  page.write(chapter, words.titles.jobs, [
    own(isOld ? jobs.introOld : jobs.intro),
    {
      kind: 'table',
      caption: jobs.caption[stage],
      head: isOld ? [jobs.headOld, ...headEnd] : jobs.head,
      rows: rows.slice(0, LISTED_ROWS),
      factors: [...listed.flatMap(({ factors }) => factors), ...page.signFact('mc')],
    },
  ])
  for (const { planet, factors } of found.slice(0, TOLD_FIELDS))
    page.write(chapter, words.fields.name[planet], [
      own(words.fields.told[planet], factors),
      own(words.inside[planet], factors),
      own(words.avoidWhy[planet], factors),
    ])
}

/** Authority, learners, deadlines, partners. Nobody past seventy is told of a superior or a date. */
function writePeople({ page, words }: Writing): void {
  const chapter = words.chapters.people
  const { titles } = words
  const [sun, jupiter, saturn, mars] = (['sun', 'jupiter', 'saturn', 'mars'] as const).map(
    (planet) => page.signOf(planet) ?? 0,
  )
  const met = aspectBetweenPoints(page, 'sun', 'saturn')
  const nature = met ? ASPECT_NATURE[met.aspect] : null
  page.write(chapter, titles.sunSaturn, [
    met && nature
      ? own(words.sunSaturn[nature === 'conjunction' ? 'joined' : nature], [
          page.fact(`${met.a}:${met.aspect}:${met.b}`),
        ])
      : own(words.sunSaturn.none[elementOf(sun ?? 0)], signFacts(page, ['sun', 'saturn'])),
  ])
  page.write(chapter, titles.slow, [
    own(words.saturnHouse[(page.houseOf('saturn') ?? 1) - 1] ?? '', page.houseFact('saturn')),
  ])
  const isOld = lifeStage(page.request) === 'old'
  if (!isOld) page.write(chapter, titles.boss, [own(words.boss[elementOf(saturn ?? 0)], page.signFact('saturn'))])
  page.write(chapter, titles.beginner, [own(words.beginner[elementOf(jupiter ?? 0)], page.signFact('jupiter'))])
  if (!isOld) page.write(chapter, titles.deadline, [own(words.deadline[modeOf(mars ?? 0)], page.signFact('mars'))])
  const byWeight = elementsByWeight(page)
  const [most, least] = [byWeight[0], byWeight.at(-1)]
  if (!most || !least) return
  const facts = signFacts(page, PLANETS)
  page.write(chapter, titles.alone, [own(words.alone[most], facts)])
  page.write(chapter, titles.partner, [own(words.partner[least], facts)])
}

/** The elements of a chart, the one with the most planets first; of equal ones the Sun’s, then the Moon’s, comes before. */
function elementsByWeight(page: ReportPage): Element[] {
  const { elements } = balance(page.birth.chart)
  const lights = (element: Element) =>
    (elements[element].includes('sun') ? 0.5 : 0) + (elements[element].includes('moon') ? 0.4 : 0)
  return ELEMENTS.toSorted((a, b) => elements[b].length + lights(b) - elements[a].length - lights(a))
}
