import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf, modeOf } from '#astro/charts/balance.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { type ClassicalPlanet, rulerOf } from '#astro/charts/dignities.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { dignityOf, named, openingParts, own, tablePart } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { nodeFacts, southNode, type SouthNode } from '../south-node.ts'
import { type AT_NODES, CAST, pastlifeTexts, type PastlifeWords } from './words.ts'

/** So many of the hero's ties make the plot; more where the unknown hour leaves the tale without a setting. */
const TIES = 4
const TIES_WITHOUT_HOUR = 6
/** So many planets at the nodes or square to them are told, the closest ones. */
const MOST_AT_NODES = 4

interface Writing {
  page: ReportPage
  words: PastlifeWords
  south: SouthNode
  facts: { sign: string[]; house: string[] }
  /** The planet that rules the south node's sign; null where that sign isn't certain. */
  hero: ClassicalPlanet | null
}

/**
 * A tale told from the south node: its sign, its house, the ruler and the planets that meet the nodes. Openly a tale, in the
 * past tense and the third person until the epilogue, which is about the north node.
 */
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
    writeBegins(writing)
    writeHero(writing)
    writeAtNodes(writing)
    writePlot(writing)
    writeCast(writing)
    writeEnds(writing)
    writeEpilogue(writing)
    const limits = page.birth.timeKnown ? [] : [words.noHour]
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }), limits })
  },
}

function writeBefore({ page, words, south, hero }: Writing): void {
  const names = page.names
  const { before } = words.chapters
  const house = (number: number | null) => (number === null ? names.none : `${number}`)
  const degreeOf = (body: string) => page.birth.chart.placements.find((one) => one.body === body)?.longitudeDeg ?? 0
  page.write(before, words.titles.how, openingParts(page, words))
  page.write(before, words.titles.points, [
    tablePart(
      words.table,
      [
        [words.southName, names.degree(south.longitudeDeg), house(south.house)],
        [names.point('trueNode'), names.degree(degreeOf('trueNode')), house(page.houseOf('trueNode'))],
        ...(hero
          ? [[words.table.ruler({ planet: hero }), names.degree(degreeOf(hero)), house(page.houseOf(hero))]]
          : []),
      ],
      page.signFact('trueNode'),
    ),
  ])
}

function writeBegins({ page, words, south, facts }: Writing): void {
  const { begins } = words.chapters
  if (south.sign === null) {
    page.write(begins, words.titles.costume, page.uncertain('trueNode'))
  } else {
    const lead = page.say('costume', words.costumeLead, { south: south.sign })
    page.write(begins, words.titles.costume, [own(`${lead} ${words.costume[south.sign] ?? ''}`, facts.sign)])
    page.write(begins, words.titles.skill, [own(words.skill[elementOf(south.sign)], facts.sign)])
  }
  const pluto = page.signOf('pluto')
  if (pluto !== null)
    page.write(begins, words.titles.times, [own(words.times[elementOf(pluto)], page.signFact('pluto'))])
  if (south.house === null) return
  const lead = page.say('setting', words.settingLead, { south: south.house })
  page.write(begins, words.titles.setting, [own(`${lead} ${words.setting[south.house - 1] ?? ''}`, facts.house)])
}

function writeHero({ page, words, south, facts, hero }: Writing): void {
  if (hero === null || south.sign === null) return
  const { chapters, titles } = words
  const lead = page.say('enter', words.enterLead, { planet: hero })
  page.write(chapters.hero, titles.enter, [own(`${lead} ${words.enter[hero]}`, [named(page, hero)])])
  page.write(chapters.hero, titles.childhood, [own(words.childhood[hero], [named(page, hero)])])
  const [sign, house] = [page.signOf(hero), page.houseOf(hero)]
  if (sign === null) {
    page.write(chapters.hero, titles.manner, page.uncertain(hero))
  } else {
    const manner = page.say('manner', words.mannerLead, { planet: hero, sign })
    const dignity = dignityOf(page, hero)
    const heroFact = page.signFact(hero)
    page.write(chapters.hero, titles.manner, [
      own(`${manner} ${words.manner[sign] ?? ''}`, heroFact),
      dignity === null ? null : own(words.rank[dignity], heroFact),
    ])
    page.write(chapters.hero, titles.room, [own(words.room[elementOf(sign)], heroFact)])
    const master = rulerOf(sign)
    const masterLead = page.say('master', words.masterLead, { planet: master })
    page.write(chapters.hero, titles.master, [
      master === hero
        ? own(words.ownMaster, heroFact)
        : own(`${masterLead} ${words.master[master]}`, [...heroFact, named(page, master)]),
    ])
  }
  if (house !== null) {
    const place = page.say('place', words.placeLead, { planet: hero, house })
    page.write(chapters.hero, titles.place, [own(`${place} ${words.place[house - 1] ?? ''}`, page.houseFact(hero))])
  }
  page.write(chapters.hero, titles.days, [own(words.days[modeOf(south.sign)], facts.sign)])
  page.write(chapters.hero, titles.fear, [own(words.fear[modeOf(south.sign)], facts.sign)])
}

/** The planet that an aspect joins to a point; undefined where it joins something else. */
const joinedTo = (point: string, { a, b }: ChartAspect) =>
  PLANETS.find((planet) => (a === point && planet === b) || (b === point && planet === a))

/** Where a planet stands to the south node, by its aspect to the north one. */
const AT_NODE: Partial<Record<ChartAspect['aspect'], (typeof AT_NODES)[number]>> = {
  opposition: 'beside',
  conjunction: 'across',
  square: 'square',
}

/** The planets at either node and square to both. */
function writeAtNodes({ page, words, facts, hero }: Writing): void {
  const { company } = words.chapters
  const met = page.birth.chart.aspects
    .flatMap((tie) => {
      const [planet, at] = [joinedTo('trueNode', tie), AT_NODE[tie.aspect]]
      return planet && at ? [{ planet, at, tie }] : []
    })
    .toSorted((one, other) => aspectStrength(other.tie) - aspectStrength(one.tie))
    .slice(0, MOST_AT_NODES)
  if (met.length === 0) page.write(company, words.titles.alone, [own(page.way('alone', words.alone), facts.sign)])
  for (const { planet, at, tie } of met) {
    const lead = page.say(`at node ${at}`, words.atNodeLead[at], { planet })
    const told = planet === hero ? words.self[at] : words.atNode[at][planet]
    page.write(company, words.atNodeTitle[at]({ planet }), [
      own(`${lead} ${told}`, [page.fact(`${tie.a}:${tie.aspect}:${tie.b}`)]),
    ])
  }
}

/** Friends and adversaries: the aspects of the hero's planet. */
function writePlot({ page, words, hero }: Writing): void {
  if (hero === null) return
  const { company } = words.chapters
  const ties = page.birth.chart.aspects
    .flatMap((tie) => {
      const planet = joinedTo(hero, tie)
      return planet ? [{ planet, tie }] : []
    })
    .toSorted((one, other) => aspectStrength(other.tie) - aspectStrength(one.tie))
    .slice(0, page.birth.timeKnown ? TIES : TIES_WITHOUT_HOUR)
  if (ties.length === 0) page.write(company, words.titles.noPlot, [own(words.noPlot, [named(page, hero)])])
  for (const { planet, tie } of ties) {
    const nature = ASPECT_NATURE[tie.aspect]
    const aspect = page.words.aspect(hero, tie.aspect, planet)
    page.write(company, words.plotTitle[nature]({ aspect }), [
      own(words.plot[planet][nature], [page.fact(`${tie.a}:${tie.aspect}:${tie.b}`)]),
    ])
  }
}

/** Whom the hero looked for, quarreled with, left: the planets that play them, but for the hero's own. */
function writeCast({ page, words, hero }: Writing): void {
  for (const planet of CAST.filter((one) => one !== hero)) {
    const sign = page.signOf(planet)
    if (sign === null) continue
    const { title, lead, ...told } = words.cast[planet]
    page.write(words.chapters.cast, title, [own(`${lead} ${told[elementOf(sign)]}`, page.signFact(planet))])
  }
}

function writeEnds({ page, words, south, facts, hero }: Writing): void {
  const { ends } = words.chapters
  if (south.sign !== null) {
    page.write(ends, words.titles.turn, [own(words.turn[south.sign] ?? '', facts.sign)])
    const boat = words.boat[elementOf((south.sign + 6) % 12)]
    page.write(ends, words.titles.boat, [own(boat, page.signFact('trueNode'))])
  }
  if (hero !== null) page.write(ends, words.titles.last, [own(words.last[hero], [named(page, hero)])])
  if (south.house !== null) {
    const lead = page.way('breaks', words.breaksLead)
    page.write(ends, words.titles.breaks, [own(`${lead} ${words.breaks[south.house - 1] ?? ''}`, facts.house)])
  }
  const heroSign = hero === null ? null : page.signOf(hero)
  if (hero !== null && heroSign !== null)
    page.write(ends, words.titles.said, [own(words.said[elementOf(heroSign)], page.signFact(hero))])
  if (south.sign !== null) page.write(ends, words.titles.left, [own(words.left[modeOf(south.sign)], facts.sign)])
}

function writeEpilogue({ page, words, south, facts }: Writing): void {
  const { chapters, titles } = words
  const { epilogue } = chapters
  if (south.sign !== null) {
    const habit = page.way('habit', words.habitLead)
    page.write(epilogue, titles.habit, [own(`${habit} ${words.habit[south.sign] ?? ''}`, facts.sign)])
    page.write(epilogue, titles.keep, [own(words.keep[elementOf(south.sign)], facts.sign)])
    const north = (south.sign + 6) % 12
    const northFact = page.signFact('trueNode')
    const lead = page.say('north', words.northLead, { north })
    page.write(epilogue, titles.north, [own(`${lead} ${words.north[north] ?? ''}`, northFact)])
    page.write(epilogue, titles.step, [own(words.step[elementOf(north)], northFact)])
    page.write(epilogue, titles.rhythm, [own(words.rhythm[modeOf(north)], northFact)])
    const planet = rulerOf(north)
    const teacher = page.say('teacher', words.teacherLead, { planet })
    page.write(epilogue, titles.teacher, [
      own(`${teacher} ${words.teacher[planet]}`, [...northFact, named(page, planet)]),
    ])
  }
  const house = page.houseOf('trueNode')
  if (house !== null) {
    const lead = page.say('north house', words.northHouseLead, { north: house })
    page.write(epilogue, titles.northHouse, [
      own(`${lead} ${words.northHouse[house - 1] ?? ''}`, page.houseFact('trueNode')),
    ])
  }
  page.write(
    epilogue,
    titles.questions,
    words.questions.map((ways, i) => own(page.way(`questions ${i}`, ways))),
  )
}
