import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { type ClassicalPlanet, rulerOf } from '#astro/charts/dignities.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { aspectParts, own, rulerParts } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { nodeFacts, southNode, type SouthNode } from '../south-node.ts'
import { pastlifeTexts, type PastlifeWords, type Supporting } from './words.ts'

/** So many of the hero's ties make the plot; more where the unknown hour leaves the tale without a setting. */
const TIES = 3
/** So many of the other parts are told where the tale has a setting; all without the hour. */
const PARTS = 3
const TIES_WITHOUT_HOUR = 5

interface Writing {
  page: ReportPage
  words: PastlifeWords
  south: SouthNode
  facts: { sign: string[]; house: string[] }
  /** The planet that rules the south node's sign; null where that sign isn't certain. */
  hero: ClassicalPlanet | null
}

/** A tale told from the south node: its sign, its house, the ruler and whoever stands beside it. Openly a tale. */
export const pastlife: ReportModule = {
  type: 'pastlife',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(pastlifeTexts, request.lang)
    const south = southNode(page)
    const hero = south.sign === null ? null : rulerOf(south.sign)
    const writing = { page, words, south, facts: nodeFacts(page, words.southName), hero }
    writeBefore(writing)
    writeTale(writing)
    writeHero(writing)
    writeCompany(writing)
    writeCast(writing)
    writeToday(writing)
    writeOther(writing)
    page.write(
      words.chapters.other,
      words.titles.questions,
      words.questions.map((ways, i) => own(page.way(`questions ${i}`, ways))),
    )
    const limits = page.birth.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

function writeBefore({ page, words, south, hero }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const { before } = words.chapters
  const house = (number: number | null) => (number === null ? names.none : `${number}`)
  const degreeOf = (body: string) => page.birth.chart.placements.find((one) => one.body === body)?.longitudeDeg ?? 0
  page.write(before, words.titles.how, [
    own(page.way('opening', words.opening)),
    { kind: 'notice', text: words.method },
  ])
  page.write(before, words.titles.points, [
    {
      kind: 'table',
      caption: words.table.caption,
      head: [...words.table.head],
      rows: [
        [words.southName, names.degree(south.longitudeDeg), house(south.house)],
        [names.point('trueNode'), names.degree(degreeOf('trueNode')), house(page.houseOf('trueNode'))],
        ...(hero
          ? [[words.table.ruler({ planet: hero }), names.degree(degreeOf(hero)), house(page.houseOf(hero))]]
          : []),
      ],
      factors: page.signFact('trueNode'),
    },
  ])
}

function writeTale({ page, words, south, facts }: Writing): void {
  const { tale } = words.chapters
  if (south.sign === null) {
    page.write(tale, words.titles.costume, page.uncertain('trueNode'))
  } else {
    const lead = page.way('node', words.node)({ south: south.sign })
    page.write(tale, words.titles.costume, [own(`${lead} ${words.costume[south.sign] ?? ''}`, facts.sign)])
  }
  if (south.house === null) return
  const lead = page.way('node house', words.nodeHouse)({ south: south.house })
  page.write(tale, words.titles.setting, [own(`${lead} ${words.setting[south.house - 1] ?? ''}`, facts.house)])
}

function writeHero({ page, words, hero }: Writing): void {
  if (hero === null) return
  const chapter = words.chapters.hero
  const facts = [...page.signFact(hero), ...page.houseFact(hero), named(page, hero)]
  const lead = page.way('hero', words.heroLead)({ planet: hero })
  page.write(chapter, words.titles.hero, [own(`${lead} ${words.hero[hero]}`, facts)])
  page.write(chapter, words.titles.manner, [...page.uncertain(hero), ...page.bySign(hero, 'full')])
  const house = page.houseOf(hero)
  if (house !== null) page.write(chapter, words.titles.place, page.byHouse(hero, 'full', words.place[house - 1] ?? ''))
  const ties = page.birth.chart.aspects
    .filter(({ a, b }) => (a === hero || b === hero) && isTold(a) && isTold(b))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, page.birth.timeKnown ? TIES : TIES_WITHOUT_HOUR)
  const told = ties.flatMap((tie) => {
    const said = page.words.aspect(tie.a as SpokenPoint, tie.aspect, tie.b as SpokenPoint)
    const nature = ASPECT_NATURE[tie.aspect]
    return aspectParts(
      page,
      tie,
      page.birth.timeKnown ? 'half' : 'full',
      page.way(nature, words.plot[nature])({ aspect: said }),
    )
  })
  page.write(chapter, words.titles.plot, told.length > 0 ? told : [own(words.noPlot)])
}

/** What the library has aspects of; the angles aren't persons of the tale. */
const isTold = (point: string) => [...PLANETS, 'chiron'].some((one) => one === point)

/** A planet as a fact, wherever it stands. */
const named = (page: ReportPage, planet: Planet) =>
  page.factor({
    id: `special:planet:${planet}`,
    kind: 'special',
    transiting: planet,
    said: SKY_NAMES[page.lang].point(planet),
  })

/** Whoever stands at the south node, opposite the north one; and how the tale breaks off. */
function writeCompany({ page, words, south, facts }: Writing): void {
  const { tale } = words.chapters
  const beside = page.birth.chart.aspects.flatMap((tie) => {
    if (tie.aspect !== 'opposition' || (tie.a !== 'trueNode' && tie.b !== 'trueNode')) return []
    const planet = PLANETS.find((one) => one === tie.a || one === tie.b)
    return planet ? [{ tie, planet }] : []
  })
  page.write(tale, words.titles.company, [
    ...(beside.length === 0 ? [own(page.way('alone', words.alone))] : []),
    ...beside.flatMap(({ tie, planet }) => [
      own(words.company[planet], [named(page, planet)]),
      ...aspectParts(page, tie, 'half'),
    ]),
  ])
  if (south.house === null) return
  page.write(tale, words.titles.breaks, [
    own(`${page.way('breaks', words.breaksLead)} ${words.breaks[south.house - 1] ?? ''}`, facts.house),
    ...rulerParts(page, south.house, 'half'),
  ])
}

/** Whom the hero looked for, quarreled with, left: the planets that play them, but for the hero's own. */
function writeCast({ page, words, hero }: Writing): void {
  const { timeKnown } = page.birth
  const parts: readonly Supporting[] = ['venus', 'mars', 'saturn', 'jupiter', 'mercury', 'sun', 'chiron']
  for (const planet of parts.slice(0, timeKnown ? PARTS : parts.length).filter((one) => one !== hero)) {
    const { title, lead } = words.cast[planet]
    const told = page.bySign(planet, timeKnown ? 'half' : 'full', lead)
    page.write(words.chapters.cast, title, [
      ...(told.length > 0 ? told : page.uncertain(planet)),
      ...page.byHouse(planet, 'brief'),
    ])
  }
}

function writeToday({ page, words, south, facts }: Writing): void {
  const chapter = words.chapters.today
  if (south.sign !== null) {
    page.write(chapter, words.titles.habit, [
      own(`${page.way('habit', words.habitLead)} ${words.habit[south.sign] ?? ''}`, facts.sign),
    ])
  }
  const moon = page.bySign('moon', page.birth.timeKnown ? 'half' : 'full', page.way('memory', words.memory))
  page.write(chapter, page.titleOf('moon'), [
    ...(moon.length > 0 ? moon : page.uncertain('moon')),
    ...page.byHouse('moon', 'half'),
  ])
}

function writeOther({ page, words }: Writing): void {
  const chapter = words.chapters.other
  page.write(chapter, words.titles.north, page.bySign('node', 'full', page.way('north', words.northLead)))
  page.write(
    chapter,
    words.titles.northHouse,
    page.byHouse('node', 'full', page.way('north house', words.northHouseLead)),
  )
}
