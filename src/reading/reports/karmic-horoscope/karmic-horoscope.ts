import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectSide } from '../../compose/judgment.ts'
import { SIGNATURE_ORB_DEG } from '../../compose/signature.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { DatedPage } from '../dated-page.ts'
import { aspectBetweenPoints, named, openingParts, own, tablePart, joinText } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { nodeFacts, southNode, type SouthNode } from '../south-node.ts'
import { axisRulers, type End, nodalLean, planetsAtAxis, type Rulers, type Testimony } from './nodal-lean.ts'
import { EXAMINED, karmicTexts, type KarmicWords, type Lean, STAGES } from './words.ts'

/** The mean node’s way around the zodiac, days: 360° at 1934.1362891° a Julian century (Meeus, Astronomical Algorithms, 47.7). */
const NODAL_ROUND_DAYS = (360 / 1934.1362891) * 36525

/** A return of the nodes to their places at birth, or the halfway point at which they have changed places. */
interface NodalTurn {
  kind: 'return' | 'reversal'
  /** From 1. */
  number: number
  /** Julian day, UT. */
  jdUt: number
}

/** Ten turns make 93 years. */
const TURNS = 10

/** The returns and reversals of the mean node in a life, in order of time. */
export function nodalTurns(birthJdUt: number): NodalTurn[] {
  return Array.from({ length: TURNS }, (_, i) => ({
    kind: i % 2 === 0 ? 'reversal' : 'return',
    number: Math.floor(i / 2) + 1,
    jdUt: birthJdUt + ((i + 1) * NODAL_ROUND_DAYS) / 2,
  }))
}

/** So many aspects of a ruler and of Saturn are told; more without the hour, when the houses are silent. */
const TIES = 1
const TIES_WITHOUT_HOUR = 3
/** So many planets at the axis are told, the closest ones. */
const MOST_AT_AXIS = 4
/** The ages at which a stage of life ends. */
const STAGE_ENDS = [30, 50, 70] as const
/** So many nodal turns to come are told; all without the hour. */
const TURNS_AHEAD = 3

interface Writing {
  page: DatedPage
  words: KarmicWords
  south: SouthNode
  facts: { sign: string[]; house: string[] }
  rulers: Rulers | null
  lean: Lean
  testimonies: Testimony[]
}

/** The nodal axis from the south node to the north: ease, rulers, planets at the axis, Saturn's work, the nodal returns. */
export const karmicHoroscope: ReportModule = {
  type: 'karmic-horoscope',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(karmicTexts, request.lang)
    const rulers = axisRulers(page)
    const judged = rulers ? nodalLean(page, rulers) : { lean: 'even' as const, testimonies: [] }
    const facts = nodeFacts(page, words.southName)
    const writing: Writing = { page, words, south: southNode(page), facts, rulers, ...judged }
    writeHow(writing)
    writeEnd(writing, 'south')
    writeRuler(writing, 'south')
    writeAxis(writing)
    writeEnd(writing, 'north')
    writeRuler(writing, 'north')
    writeSaturn(writing)
    writeRoute(writing)
    writeClose(writing)
    const limits = page.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

function writeHow(writing: Writing): void {
  const { page, words, south, facts, rulers, lean } = writing
  const { how } = words.chapters
  const names = page.names
  const points = [named(page, 'sun'), named(page, 'moon'), named(page, 'trueNode')]
  if (south.sign === null) page.write(how, words.titles.how, page.uncertain('trueNode'))
  else page.write(how, words.titles.how, [own(words.thesis[(south.sign + 6) % 12] ?? '', facts.sign)])
  if (rulers) {
    const { text, factors } = leanSaid(writing)
    page.write(how, words.titles.lean, [own(`${words.lean[lean]} ${text}`.trim(), [...factors, ...facts.sign])])
    page.write(how, words.titles.day, [own(words.day[lean], facts.sign)])
  }
  const degree = (body: ChartPoint) => page.birth.chart.placements.find((one) => one.body === body)?.longitudeDeg ?? 0
  const row = (label: string, longitudeDeg: number, house: number | null) => [
    label,
    names.degree(longitudeDeg),
    house === null ? names.none : `${house}`,
  ]
  const of = (label: string, body: Planet) => row(label, degree(body), page.houseOf(body))
  page.write(how, words.titles.places, [
    ...openingParts(page, words, points),
    tablePart(
      words.table,
      [
        row(words.southName, south.longitudeDeg, south.house),
        ...(rulers ? [of(words.table.southRuler({ planet: rulers.south }), rulers.south)] : []),
        row(names.point('trueNode'), degree('trueNode'), page.houseOf('trueNode')),
        ...(rulers ? [of(words.table.northRuler({ planet: rulers.north }), rulers.north)] : []),
        ...(rulers?.south === 'saturn' || rulers?.north === 'saturn' ? [] : [of(names.point('saturn'), 'saturn')]),
      ],
      [...facts.sign, ...page.signFact('saturn')],
    ),
  ])
}

/** The strongest testimony for the lean and the strongest against it. */
function leanSaid({ words, rulers, lean, testimonies, page }: Writing): { text: string; factors: string[] } {
  if (!rulers) return own('')
  const strongest = (end: End) => testimonies.find((one) => one.end === end)
  const said = ({ end, kind, planet }: Testimony) =>
    kind === 'terms'
      ? words.testimony[end].terms({ one: rulers.south, other: rulers.north })
      : words.testimony[end][kind]({ planet })
  const [first, second] = lean === 'north' ? (['north', 'south'] as const) : (['south', 'north'] as const)
  const told = [strongest(first), strongest(second)].filter((one) => one !== undefined)
  const sentences = told.map(said)
  return {
    text: sentences.join(told.length > 1 ? ` ${words.against[lean]} ` : ''),
    factors: [...told.flatMap(({ factors, planet }) => [...factors, named(page, planet)]), ...both(page, rulers)],
  }
}

const both = (page: DatedPage, { south, north }: Rulers) => [named(page, south), named(page, north)]

/** An end of the axis by its sign and its house. */
function writeEnd({ page, words, south, facts }: Writing, end: End): void {
  const chapter = end === 'south' ? words.chapters.easy : words.chapters.aim
  const texts = end === 'south' ? [words.southSign, words.southHouse] : [words.northSign, words.northHouse]
  const [sign, house] =
    end === 'south'
      ? [south.sign, south.house]
      : [south.sign === null ? null : (south.sign + 6) % 12, page.houseOf('trueNode')]
  if (south.sign !== null && end === 'north')
    page.write(chapter, words.titles.shared, [own(words.shared[south.sign % 6] ?? '', facts.sign)])
  if (sign !== null) page.write(chapter, words.endTitle[end].sign({ sign }), [own(texts[0]?.[sign] ?? '', facts.sign)])
  if (house !== null)
    page.write(chapter, words.endTitle[end].house({ house }), [own(texts[1]?.[house - 1] ?? '', facts.house)])
  if (sign === null) return
  const [title, told] = end === 'south' ? (['bait', words.bait] as const) : (['sign', words.sign] as const)
  page.write(chapter, words.titles[title], [own(told[elementOf(sign)], facts.sign)])
}

/** The ruler of an end by sign, house and aspect; Saturn's are told in the chapter on the work. */
function writeRuler(writing: Writing, end: End): void {
  const { page, words, rulers } = writing
  if (!rulers) return
  const planet = rulers[end]
  const told = words.ruler[end]
  const chapter = end === 'south' ? words.chapters.keeper : words.chapters.guide
  const point = named(page, planet)
  const [sign, house] = [page.signOf(planet), page.houseOf(planet)]
  const who = own(told.who[planet]({ planet }), [point])
  if (planet === 'saturn') {
    page.write(chapter, words.rulerTitle[end]({ planet }), [who, own(words.saturnRules[end], [point])])
  } else {
    const placed = [
      house === null ? '' : (told.house[house - 1]?.({ ruler: planet }) ?? ''),
      sign === null ? '' : (told.sign[sign]?.({ sign }) ?? ''),
    ]
    page.write(chapter, words.rulerTitle[end]({ planet }), [
      who,
      ...page.uncertain(planet),
      placed.some(Boolean)
        ? own(joinText(...placed), [point, ...page.signFact(planet), ...page.houseFact(planet)])
        : null,
      tiesPart(writing, planet, (other, nature, aspect) => words.tie[end][other][nature]({ aspect })),
    ])
  }
  if (end === 'north')
    page.write(chapter, words.titles.terms, [
      own(words.terms[rulers.pair][rulers.terms], [...both(page, rulers), ...rulers.factors]),
    ])
}

/** The strongest aspects of a planet that aren't told yet, but for that of the two rulers. */
function tiesPart(
  { page, rulers }: Writing,
  planet: Planet,
  said: (other: Planet, nature: 'easy' | 'tense', aspect: string) => string | null,
) {
  const ofRulers = (other: Planet) =>
    rulers !== null && [rulers.south, rulers.north].every((one) => [planet, other].includes(one))
  const found = PLANETS.flatMap((other) => {
    const aspect = ofRulers(other) ? undefined : aspectBetweenPoints(page, planet, other)
    return aspect ? [{ other, aspect }] : []
  }).toSorted((a, b) => aspectStrength(b.aspect) - aspectStrength(a.aspect))
  const sentences: { text: string; fact: string }[] = []
  for (const { other, aspect } of found) {
    if (sentences.length === (page.timeKnown ? TIES : TIES_WITHOUT_HOUR)) break
    const text = said(other, natureOf(aspect), page.words.aspect(planet, aspect.aspect, other))
    const id = `${aspect.a}:${aspect.aspect}:${aspect.b}`
    if (text !== null && page.firstTime(id)) sentences.push({ text, fact: page.fact(id) })
  }
  if (sentences.length === 0) return null
  return own(
    sentences.map(({ text }) => text).join(' '),
    sentences.map(({ fact }) => fact),
  )
}

const natureOf = (aspect: ChartAspect): 'easy' | 'tense' => (aspectSide(aspect) === 'easy' ? 'easy' : 'tense')

/** The planets at either node and square to both. */
function writeAxis({ page, words, facts }: Writing): void {
  const { axis } = words.chapters
  const met = planetsAtAxis(page).slice(0, MOST_AT_AXIS)
  if (met.length === 0) page.write(axis, words.titles.clear, [own(words.clear, facts.sign)])
  for (const { planet, at, tie } of met)
    page.write(axis, words.axisTitle[at]({ planet }), [
      own(`${nearness(page, words, planet, tie)} ${words.atNode[at][planet]}`.trim(), [
        page.fact(`${tie.a}:${tie.aspect}:${tie.b}`),
      ]),
    ])
}

/** How near a planet is to the axis, where that is less than a degree: nothing in the chart says more of the way. */
function nearness(page: DatedPage, words: KarmicWords, planet: Planet, tie: ChartAspect) {
  if (!page.timeKnown || tie.orbDeg >= SIGNATURE_ORB_DEG || !page.firstTime('nearest')) return ''
  const aspect = page.words.aspect(planet, tie.aspect, 'trueNode')
  return words.nearest({ aspect, degrees: page.common.degrees(tie.orbDeg) })
}

/** What has to be worked for: Saturn by house, sign and its hardest aspect. */
function writeSaturn(writing: Writing): void {
  const { page, words } = writing
  const [sign, house] = [page.signOf('saturn'), page.houseOf('saturn')]
  const examined = (other: Planet) => EXAMINED.find((one) => one === other)
  const tense = tiesPart(writing, 'saturn', (other, nature, aspect) => {
    const one = examined(other)
    return nature === 'tense' && one ? words.saturnTense[one]({ aspect }) : null
  })
  const point = named(page, 'saturn')
  page.write(words.chapters.work, page.titleOf('saturn'), [
    ...page.uncertain('saturn'),
    house === null ? null : own(words.saturnHouse[house - 1] ?? '', page.houseFact('saturn')),
    sign === null ? null : own(words.saturnSign[sign]?.({ sign }) ?? '', [point, ...page.signFact('saturn')]),
    tense ?? (isStrained(page) ? null : own(words.saturnCalm, [point])),
  ])
  page.write(words.chapters.work, words.titles.workAge, [own(words.workAge[stageOf(page)], [point])])
}

const isStrained = (page: DatedPage) =>
  EXAMINED.some((other) => {
    const aspect = aspectBetweenPoints(page, 'saturn', other)
    return aspect !== undefined && natureOf(aspect) === 'tense'
  })

function writeRoute({ page, words, south, facts }: Writing): void {
  const { route } = words.chapters
  if (south.sign !== null) page.write(route, words.titles.pace, [own(words.pace[modeOf(south.sign)], facts.sign)])
  const { nowJdUt } = page.request
  const turns = nodalTurns(page.birth.chart.jdUt)
  const node = named(page, 'trueNode')
  const dates = page.counted(
    'nodal turns',
    words.cycle.caption,
    turns.map(({ jdUt }) => jdUt),
  )
  page.write(route, words.titles.stages, [
    own(words.returns, [node]),
    tablePart(
      words.cycle,
      turns.map(({ kind, jdUt }) => [words.cycle[kind], page.monthName(jdUt), `${page.age(jdUt)}`]),
      [dates, node],
    ),
  ])
  const passed = turns.filter(({ jdUt }) => jdUt <= nowJdUt).length
  for (const [i, { kind, number, jdUt }] of (page.timeKnown ? turns.slice(0, passed + TURNS_AHEAD) : turns).entries()) {
    const age = page.age(jdUt)
    const when = i < passed ? 'behind' : 'ahead'
    const dated = i === passed || i === passed - 1 ? words[when]({ dates: page.inMonth(jdUt), age }) : ''
    const stage = words.stage[kind][when][number - 1] ?? ''
    page.write(route, words.stageTitle[kind]({ number, age }), [own(`${dated} ${stage}`.trim(), [dates, node])])
  }
  page.write(route, words.titles.now, [own(words.now[stageOf(page)], [node])])
}

/** The fourth of life in which the report is ordered. */
const stageOf = (page: DatedPage) =>
  STAGES[STAGE_ENDS.filter((age) => page.age(page.request.nowJdUt) >= age).length] ?? 'old'

function writeClose({ page, words, south, facts, lean }: Writing): void {
  const { close } = words.chapters
  if (south.sign === null) return
  const house = page.houseOf('trueNode')
  const north = elementOf((south.sign + 6) % 12)
  page.write(close, words.titles.keep, [own(words.keep[elementOf(south.sign)], facts.sign)])
  page.write(close, words.titles.step, [
    house === null
      ? own(words.step.element[north], facts.sign)
      : own(words.step.house[house - 1] ?? '', [...facts.sign, ...facts.house]),
  ])
  page.write(close, words.titles.last, [own(words.last[lean], facts.sign)])
}
