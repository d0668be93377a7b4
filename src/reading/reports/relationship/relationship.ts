import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { type CompositeAspect, compositeFacts, type CompositeFacts } from '../../facts/composite-facts.ts'
import { type BondHouse, synastryFacts } from '../../facts/synastry-facts.ts'
import type { Audience } from '../../library/audience.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Depth } from '../../writer/chart-page.ts'
import { bondHouseFactor, strongestTies, tieParts } from '../../writer/synastry-parts.ts'
import { own } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { agreementOf, airOf, davisonFacts, type DavisonFacts, prevailing } from './relationship-facts.ts'
import { anyPairTexts, relationshipTexts, type RelationshipWords, SORE_PAIRS } from './words.ts'

/** The words for a couple, or, of a report that was ordered before only couples could, those for any two. */
function wordsFor({ library, lang }: ReportRequest, audience: Audience): RelationshipWords {
  const words = library.texts(relationshipTexts, lang)
  if (audience === 'partner') return words
  const { scene, venusEarth, ...others } = library.texts(anyPairTexts, lang)
  return {
    ...words,
    ...others,
    venus: { ...words.venus, earth: venusEarth },
    sore: { ...words.sore, scene: { ...words.sore.scene, ...scene } },
  }
}
const MOST_SORE = 5
const BEHIND = 5
const COMPARED: readonly Planet[] = PLANETS.slice(0, 7)
/** The rooms that matter most: the angular houses. */
const MAIN_ROOMS: ReadonlySet<number> = new Set([1, 4, 7, 10])

interface Writing {
  page: ReportPage
  words: RelationshipWords
  composite: CompositeFacts
  davison: DavisonFacts
  request: ReportRequest
  other: NonNullable<ReportRequest['other']>
}

/** Two people as a third: composite and Davison chart, rhythm, sore places, luggage, what holds and what lets go. */
export const relationship: ReportModule = {
  type: 'relationship',
  birthTime: 'wanted',
  other: 'partner',
  couplesOnly: true,
  usesPlaces: false,
  write(request: ReportRequest) {
    const { other, person, sky } = request
    if (!other) throw new RangeError('a report on a pair needs the other birth')
    const page = new ReportPage(request)
    const words = wordsFor(request, page.audience)
    const composite = compositeFacts(person.birth, other.birth)
    const writing = { page, words, composite, davison: davisonFacts(sky, person.birth, other.birth), request, other }
    writeHow(writing)
    writeLights(writing)
    writeDavison(writing)
    writeRhythm(writing)
    writeSore(writing)
    writeLuggage(writing)
    writeHold(writing)
    writeQuestions(writing)
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ one: person.firstName, other: other.firstName }),
      limits: person.birth.timeKnown && other.birth.timeKnown ? [] : [words.withoutHours],
    })
  },
}

const hours = ({ request, other }: Writing) => request.person.birth.timeKnown && other.birth.timeKnown

const placeOf = ({ composite }: Writing, point: Planet | 'asc') =>
  composite.places.find((place) => place.point === point)

function signFactor({ page }: Writing, point: Planet | 'asc', sign: Sign): string {
  return page.factor({ id: `composite:${point}:sign:${sign}`, kind: 'composite', natal: point, sign })
}

function houseFactor({ page }: Writing, point: Planet, house: number): string {
  return page.factor({ id: `composite:${point}:house:${house}`, kind: 'composite', natal: point, house })
}

function aspectFactor({ page }: Writing, { id, a, b, aspect, orbDeg, timed }: CompositeAspect): string {
  return page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect, ...(timed && { orbDeg }) })
}

/** What an aspect of the composite means, after its name. */
function aspectTold(writing: Writing, met: CompositeAspect, depth: Depth) {
  const { page, words } = writing
  const { a, b, aspect, nature } = met
  const entry = page.takeForPair(
    `composite-aspect/${a}` as 'composite-aspect/sun',
    `${b} ${nature}` as KeyOf<'composite-aspect/sun'>,
  )
  return page.meaning(entry, depth, [aspectFactor(writing, met)], words.sore.aspect({ a, aspect, b }))
}

/** The signs of all planets of the composite that are certain. */
const allSigns = (writing: Writing): string[] =>
  PLANETS.flatMap((planet) => {
    const sign = placeOf(writing, planet)?.sign
    return sign === null || sign === undefined ? [] : [signFactor(writing, planet, sign)]
  })

function writeHow(writing: Writing): void {
  const { page, words, composite, request, other } = writing
  page.write(words.chapters.how, words.titles.how, [
    own(page.way('how', words.how)({ one: request.person.firstName, other: other.firstName })),
    { kind: 'notice', text: words.notice },
  ])
  page.write(words.chapters.how, words.titles.composite, [
    {
      kind: 'figure',
      figure: { kind: 'wheel', chart: composite.chart },
      caption: words.wheel.composite,
      factors: allSigns(writing),
    },
  ])
}

function writeLights(writing: Writing): void {
  const { page, words } = writing
  for (const light of ['sun', 'moon'] as const) {
    const place = placeOf(writing, light)
    if (!place) continue
    const { sign, house } = place
    if (sign !== null) {
      const subject = `composite/${light}-sign` as const
      const told = page.meaning(
        page.takeForPair(subject, `${sign}` as KeyOf<typeof subject>),
        'full',
        [signFactor(writing, light, sign)],
        words.placed({ point: light, sign }),
      )
      page.write(words.chapters.lights, words.placedTitle({ point: light, sign }), told)
    }
    if (house !== null) {
      const subject = `composite/${light}-house` as const
      const said = words.inHouse({ point: light, house })
      const told = page.meaning(
        page.takeForPair(subject, `${house}` as KeyOf<typeof subject>),
        'full',
        [houseFactor(writing, light, house)],
        said,
      )
      page.write(
        words.chapters.lights,
        SKY_NAMES[page.lang].point(light) + ': ' + SKY_NAMES[page.lang].house(house),
        told,
      )
    }
  }
  const asc = placeOf(writing, 'asc')?.sign
  if (asc === null || asc === undefined) return
  const told = page.meaning(
    page.takeForPair('composite/asc-sign', `${asc}` as KeyOf<'composite/asc-sign'>),
    'half',
    [signFactor(writing, 'asc', asc)],
    words.placed({ point: 'asc', sign: asc }),
  )
  page.write(words.chapters.lights, words.titles.asc, told)
}

function writeDavison(writing: Writing): void {
  const { page, words, davison } = writing
  const names = SKY_NAMES[page.lang]
  const chapter = words.chapters.davison
  const factor = (planet: Planet, sign: Sign) =>
    page.factor({ id: `davison:${planet}:sign:${sign}`, kind: 'composite', natal: planet, sign })
  const { placements, aspects } = davison.chart
  const houses = hours(writing) ? davison.chart.houses : null
  const chart = {
    placements,
    houses,
    aspects: houses ? aspects : aspects.filter(({ a, b }) => a !== 'moon' && b !== 'moon'),
  }
  const known = PLANETS.flatMap((planet) => {
    const sign = davison.signs[planet]
    return sign === undefined ? [] : [factor(planet, sign)]
  })
  page.write(chapter, words.titles.davisonWhat, [
    own(page.way('davison', words.davison.what)),
    { kind: 'figure', figure: { kind: 'wheel', chart }, caption: words.wheel.davison, factors: known },
  ])
  const both = COMPARED.flatMap((planet) => {
    const [one, other] = [placeOf(writing, planet)?.sign, davison.signs[planet]]
    if (one === null || one === undefined || other === undefined) return []
    return [{ planet, one, other, agreement: agreementOf(one, other) }]
  })
  if (both.length > 0) {
    const apart = both.filter(({ agreement }) => agreement === 'apart').length
    page.write(chapter, words.titles.table, [
      {
        kind: 'table',
        caption: words.davison.caption,
        head: words.davison.head,
        rows: both.map(({ planet, one, other, agreement }) => [
          names.point(planet),
          names.sign(one),
          names.sign(other),
          words.davison.agreement[agreement],
        ]),
        factors: both.flatMap(({ planet, one, other }) => [signFactor(writing, planet, one), factor(planet, other)]),
      },
      own(words.davison.verdict[apart * 2 > both.length ? 'argue' : 'trust']),
    ])
  }
  for (const [light, title] of [
    ['sun', words.titles.davisonSun],
    ['moon', words.titles.davisonMoon],
  ] as const) {
    const sign = davison.signs[light]
    if (sign === undefined) continue
    const text = `${words.davison.placed({ point: light, sign })} ${words.davison[light][sign] ?? ''}`
    page.write(chapter, title, [own(text, [factor(light, sign)])])
  }
}

function writeRhythm(writing: Writing): void {
  const { page, words, composite } = writing
  const { element, mode } = prevailing(composite.chart.placements)
  const facts = allSigns(writing)
  const { rhythm, titles, chapters } = words
  page.write(chapters.rhythm, titles.element, [own(`${rhythm.many[element]} ${rhythm.element[element]}`, facts)])
  page.write(chapters.rhythm, titles.mode, [own(`${rhythm.cross[mode]} ${rhythm.mode[mode]}`, facts)])
  page.write(chapters.rhythm, titles.tempo, [own(rhythm.tempo[mode], facts)])
  for (const [planet, title] of [
    ['mercury', titles.talk],
    ['mars', titles.work],
  ] as const) {
    const sign = placeOf(writing, planet)?.sign
    if (sign === null || sign === undefined) continue
    const entry = page.takeForPair(`composite/${planet}-sign`, `${sign}` as KeyOf<'composite/mercury-sign'>)
    const before = words.placed({ point: planet, sign })
    page.write(chapters.rhythm, title, page.meaning(entry, 'full', [signFactor(writing, planet, sign)], before))
  }
}

function writeSore(writing: Writing): void {
  const { page, words, composite, request, other } = writing
  const { sore, chapters } = words
  const told = composite.aspects
    .filter(({ nature }) => nature === 'tense')
    .flatMap((aspect) => {
      const pair = SORE_PAIRS.find((one) => one === `${aspect.a} ${aspect.b}` || one === `${aspect.b} ${aspect.a}`)
      return pair ? [{ aspect, pair }] : []
    })
    .slice(0, MOST_SORE)
  const scenes = told.flatMap(({ aspect, pair }) => {
    const [scene, wish] = sore.scene[pair]
    const acted = own([scene, sore.wish({ text: wish })].join(' '), [aspectFactor(writing, aspect)])
    return [...aspectTold(writing, aspect, 'told'), acted]
  })
  page.write(
    chapters.sore,
    chapters.sore,
    scenes.length > 0 ? [own(page.way('sore', sore.intro)), ...scenes] : [own(sore.none)],
  )
  const facts = synastryFacts(request.person.birth, other.birth)
  const tense = { ...facts, aspects: facts.aspects.filter(({ nature }) => nature === 'tense') }
  const most = hours(writing) ? BEHIND : BEHIND * 2
  for (const [i, tie] of strongestTies(page, tense, most).entries()) {
    const part = tieParts(page, tie, other.firstName, 'full')
    if (part) page.write(chapters.sore, part.title, i === 0 ? [own(sore.behind), ...part.paragraphs] : part.paragraphs)
  }
}

function writeLuggage(writing: Writing): void {
  const { page, words, request, other } = writing
  const { carries, chapters, titles } = words
  const facts = synastryFacts(request.person.birth, other.birth)
  const room = (list: readonly BondHouse[], planet: Planet) => {
    const house = list.find((placed) => placed.planet === planet)?.house
    return house === undefined ? SKY_NAMES[page.lang].none : (carries.room[house - 1] ?? '')
  }
  const placed = [...facts.yoursInTheirs, ...facts.theirsInYours]
  if (placed.length === 0) return
  const main = (list: readonly BondHouse[]) => list.filter(({ house }) => MAIN_ROOMS.has(house)).length
  const [yours, theirs] = [main(facts.yoursInTheirs), main(facts.theirsInYours)]
  const comparable = facts.yoursInTheirs.length > 0 && facts.theirsInYours.length > 0
  const names = [request.person.firstName, other.firstName] as const
  const factors = placed.map((one) => bondHouseFactor(page, one))
  const weighed =
    Math.abs(yours - theirs) < 2 ? carries.even : carries.more({ name: yours > theirs ? names[0] : names[1] })
  page.write(chapters.carries, titles.loads, [
    own(page.way('carries', carries.intro)),
    {
      kind: 'table',
      caption: carries.caption,
      head: carries.head.map((head) => head({ one: names[0], other: names[1] })),
      rows: PLANETS.map((planet) => [
        carries.load[planet],
        room(facts.yoursInTheirs, planet),
        room(facts.theirsInYours, planet),
      ]),
      factors,
    },
    comparable ? own(weighed, factors) : null,
  ])
}

function writeHold(writing: Writing): void {
  const { page, words, composite } = writing
  const chapter = words.chapters.hold
  const [venus, saturn] = [placeOf(writing, 'venus'), placeOf(writing, 'saturn')]
  const venusSign = venus?.sign
  if (venusSign !== null && venusSign !== undefined) {
    const factors = [signFactor(writing, 'venus', venusSign)]
    const entry = page.takeForPair('composite/venus-sign', `${venusSign}` as KeyOf<'composite/venus-sign'>)
    page.write(chapter, words.titles.venus, [
      ...page.meaning(entry, 'full', factors, words.placed({ point: 'venus', sign: venusSign })),
      own(words.venus[elementOf(venusSign)], factors),
    ])
  }
  const saturnSign = saturn?.sign
  const saturnHouse = saturn?.house
  page.write(chapter, words.titles.saturn, [
    saturnSign === null || saturnSign === undefined
      ? null
      : own(`${words.placed({ point: 'saturn', sign: saturnSign })} ${words.saturn[elementOf(saturnSign)]}`, [
          signFactor(writing, 'saturn', saturnSign),
        ]),
    saturnHouse === null || saturnHouse === undefined
      ? null
      : own(words.saturnHouse[saturnHouse - 1] ?? '', [houseFactor(writing, 'saturn', saturnHouse)]),
  ])
  const { air, met } = airOf(composite.aspects)
  const uranus = placeOf(writing, 'uranus')?.sign
  const ground = uranus === null || uranus === undefined ? [] : [signFactor(writing, 'uranus', uranus)]
  const factors = met ? [aspectFactor(writing, met)] : ground
  if (factors.length > 0) page.write(chapter, words.titles.uranus, [own(words.uranus[air], factors)])
  const easy = composite.aspects.find(({ aspect }) => ASPECT_NATURE[aspect] !== 'tense')
  if (easy) {
    page.write(chapter, SKY_NAMES[page.lang].aspectOf(easy.a, easy.aspect, easy.b), aspectTold(writing, easy, 'full'))
  }
}

function writeQuestions(writing: Writing): void {
  const { page, words } = writing
  const { questions, chapters, titles } = words
  const asked = (['sun', 'moon', 'mercury', 'venus', 'mars', 'saturn'] as const).flatMap((planet) => {
    const sign = placeOf(writing, planet)?.sign
    if (sign === null || sign === undefined) return []
    const row = [SKY_NAMES[page.lang].point(planet), questions[planet][elementOf(sign)]]
    return [{ row, factor: signFactor(writing, planet, sign) }]
  })
  if (asked.length > 0)
    page.write(chapters.questions, titles.questions, [
      own(page.way('questions', questions.intro)),
      {
        kind: 'table',
        caption: questions.caption,
        head: questions.head,
        rows: asked.map(({ row }) => row),
        factors: asked.map(({ factor }) => factor),
      },
    ])
  page.write(chapters.questions, titles.closing, [own(page.way('closing', words.closing))])
}
