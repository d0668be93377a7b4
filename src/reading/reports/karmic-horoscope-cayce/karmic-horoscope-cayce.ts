import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf } from '#astro/charts/balance.ts'
import type { Sign, Houses, Placement } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { SIGNATURE_ORB_DEG } from '../../compose/signature.ts'
import { aspectBetweenPoints, named, openingParts, own, wheel, tablePart, joinText } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { type Angle, cayceTexts, type CayceWords, STAGES, type School, SCHOOLS } from './words.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'

/** Within so many degrees a planet is near an angle, and told at length. */
const NEAR_DEG = 10
/** Of so many schools farther off it is told what to do with them, less two for each that is near. */
const COMPARED = 6
/** The ages at which a stage of life ends. */
const STAGE_ENDS = [30, 50, 70] as const
const YEAR_DAYS = 365.2425

interface Writing {
  page: ReportPage
  words: CayceWords
  ranks: readonly AngleRank[]
  near: readonly AngleRank[]
}

/** Planets near the angles as schools between lives, in the picture of Edgar Cayce's readings; worthless without the hour. */
export const karmicHoroscopeCayce: ReportModule = {
  type: 'karmic-horoscope-cayce',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(cayceTexts, request.lang)
    const { placements, houses } = page.birth.chart
    if (!houses) throw new RangeError('a report after Cayce needs the hour of birth')
    const ranks = angleRanks(placements, houses)
    const writing = { page, words, ranks, near: ranks.filter(({ distanceDeg }) => distanceDeg <= NEAR_DEG) }
    writeHow(writing)
    writeRising(writing)
    writeNear(writing)
    writeOthers(writing)
    writeLights(writing)
    writeWill(writing)
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

/** How far a planet stood from an angle, as a fact. */
function nearFact({ page, words }: Writing, { planet, angle, distanceDeg }: AngleRank): string {
  const names = page.names
  const said = `${names.point(planet)}: ${words.table.angle[angle]} ${page.common.degrees(distanceDeg)}`
  return page.factor({ id: `special:angle:${planet}:${angle}`, kind: 'special', transiting: planet, said })
}

/** The fact of the angle that a text names: horizon and meridian have those of ascendant and midheaven. */
const angleFact = (page: ReportPage, angle: Angle) => page.signFact(angle === 'asc' || angle === 'dsc' ? 'asc' : 'mc')

function writeHow(writing: Writing): void {
  const { page, words, ranks, near } = writing
  const names = page.names
  const { how } = words.chapters
  const [first] = near
  page.write(how, words.titles.thesis, [
    first
      ? own(`${words.thesis[first.planet]} ${words.thesisAngle[first.angle]}`, [nearFact(writing, first)])
      : own(words.thesisNone),
  ])
  page.write(how, words.titles.how, [...openingParts(page, words), wheel(page, words.figure)])
  page.write(how, words.titles.horizon, [
    tablePart(
      words.table,
      ranks.map(({ planet, angle, distanceDeg }) => [
        names.point(planet),
        names.degree(page.birth.chart.placements.find(({ body }) => body === planet)?.longitudeDeg ?? 0),
        `${page.houseOf(planet) ?? names.none}`,
        words.table.away({ angle: words.table.angle[angle], degrees: page.common.degrees(distanceDeg) }),
      ]),
      ranks.map((rank) => nearFact(writing, rank)),
    ),
  ])
}

function writeRising({ page, words }: Writing): void {
  const sign = page.signOf('asc')
  if (sign === null) return
  const facts = page.signFact('asc')
  page.write(words.chapters.rising, words.titles.ascendant, [
    own(`${page.way('rising lead', words.risingLead)} ${words.rising[sign] ?? ''}`, facts),
  ])
  page.write(words.chapters.rising, words.titles.habit, [own(words.habit[elementOf(sign)], facts)])
  const porter = rulerOf(sign)
  const house = page.houseOf(porter)
  const at = house === null ? '' : ` ${words.porterHouse[house - 1] ?? ''}`
  page.write(words.chapters.rising, words.titles.porter, [
    own(`${words.porter[porter]}${at}`, [...facts, named(page, porter), ...page.houseFact(porter)]),
    own(words.porterLean[judgeChart(page.birth)[porter].lean], [...facts, named(page, porter)]),
  ])
  const high = page.signOf('mc')
  if (high === null) return
  page.write(words.chapters.rising, words.titles.high, [own(words.high[high] ?? '', page.signFact('mc'))])
  page.write(words.chapters.rising, words.titles.facing, [
    own(words.facing[across(sign)] ?? '', [...facts, crossFact(page, across(sign))]),
  ])
  page.write(words.chapters.rising, words.titles.deep, [
    own(words.deep[across(high)] ?? '', [...page.signFact('mc'), crossFact(page, across(high))]),
  ])
}

const across = (sign: Sign) => (sign + 6) % 12

/** The sign on the descendant or at the lowest point as a fact. */
const crossFact = (page: ReportPage, sign: Sign) =>
  page.factor({ id: `special:across:sign:${sign}`, kind: 'special', sign, said: page.names.sign(sign) })

/** The schools near an angle at length. */
function writeNear(writing: Writing): void {
  const { page, words, near } = writing
  const { first } = words.chapters
  if (near.length === 0) page.write(first, words.titles.none, [own(words.nobody)])
  for (const rank of near) {
    const { planet, angle, distanceDeg } = rank
    const facts = [nearFact(writing, rank), ...angleFact(page, angle)]
    const stood = page.say(`near ${angle}`, words.near[angle], { planet, degrees: page.common.degrees(distanceDeg) })
    const role = page.firstTime(`angle ${angle}`) ? ` ${words.angle[angle]}` : ''
    page.write(first, words.schoolTitle({ planet }), [
      own(`${stood}${role}`, facts),
      own(`${words.sojourn[planet]} ${words.differs[planet]}`, facts),
      own(joinText(words.leaning[planet], whereOf(writing, rank)), [...facts, ...page.houseFact(planet)]),
    ])
  }
  const [one, other] = near
  if (!one || !other) return
  const aspect = aspectBetweenPoints(page, one.planet, other.planet)
  const nature = aspect ? ASPECT_NATURE[aspect.aspect] : null
  const terms = nature === null ? 'apart' : nature === 'conjunction' ? 'one' : nature === 'flowing' ? 'easy' : 'tense'
  page.write(first, words.titles.company, [
    own(words.terms[terms], [
      nearFact(writing, one),
      nearFact(writing, other),
      ...(aspect ? [page.fact(`${aspect.a}:${aspect.aspect}:${aspect.b}`)] : []),
    ]),
  ])
}

/** The field of a school's lesson, by its house; each field once. */
function whereOf({ page, words }: Writing, { planet }: AngleRank): string {
  const house = page.houseOf(planet)
  return house !== null && page.firstTime(`where ${house}`) ? (words.where[house - 1] ?? '') : ''
}

function writeOthers(writing: Writing): void {
  const { page, words, ranks, near } = writing
  for (const [i, rank] of ranks.filter((one) => !near.includes(one)).entries()) {
    const { planet } = rank
    page.write(words.chapters.others, words.schoolTitle({ planet }), [
      own(joinText(words.passing[planet], whereOf(writing, rank)), [
        nearFact(writing, rank),
        ...page.houseFact(planet),
      ]),
      i < COMPARED - 2 * near.length
        ? own(`${words.differs[planet]} ${words.leaning[planet]}`, [nearFact(writing, rank)])
        : null,
      tiedToLight(writing, rank),
    ])
  }
}

/** A distant school is no stranger where its planet is tied to a light within one degree. */
function tiedToLight({ page, words }: Writing, { planet }: AngleRank) {
  const met = judgeChart(page.birth)[planet].ties.find(
    ({ other, aspect }) => (other === 'sun' || other === 'moon') && aspect.orbDeg < SIGNATURE_ORB_DEG,
  )
  if (!met || (met.other !== 'sun' && met.other !== 'moon')) return null
  const { a, b, aspect } = met.aspect
  const means = page.firstTime('yet') ? ` ${words.yetMeans}` : ''
  return own(`${words.yet({ planet, other: met.other, aspect })}${means}`, [page.fact(`${a}:${aspect}:${b}`)])
}

function writeLights({ page, words }: Writing): void {
  for (const light of ['sun', 'moon'] as const) {
    const sign = page.signOf(light)
    const house = page.houseOf(light)
    if (sign === null || house === null) continue
    const field = (light === 'sun' ? words.sunHouse : words.moonHouse)[house - 1] ?? ''
    page.write(words.chapters.lights, page.titleOf(light), [
      own(`${words.lights[light][elementOf(sign)]} ${field}`, [
        named(page, light),
        ...page.signFact(light),
        ...page.houseFact(light),
      ]),
    ])
  }
}

function writeWill({ page, words, near }: Writing): void {
  const { will } = words.chapters
  const { nowJdUt } = page.request
  const age = (nowJdUt - page.birth.chart.jdUt) / YEAR_DAYS
  page.write(will, words.titles.now, [own(words.now[STAGES[STAGE_ENDS.filter((end) => age >= end).length] ?? 'old'])])
  page.write(
    will,
    words.titles.last,
    words.will.map((ways, i) => own(page.way(`will ${i}`, ways))),
  )
  const company = near.length === 0 ? 'none' : near.length === 1 ? 'one' : 'several'
  page.write(will, words.titles.close, [own(words.close[company])])
}

/** How near a planet stood to an angle of the chart. */
interface AngleRank {
  planet: School
  angle: Angle
  /** 0–180, degrees of longitude. */
  distanceDeg: number
}

/** What a degree counts by angle: the readings name the rising first, then the zenith. Ours; they give no figures. */
const WEIGHT: Record<Angle, number> = { asc: 1, mc: 1.25, dsc: 1.5, ic: 1.75 }

/** The schools with the angle that is nearest to each, the first school first: the rising before the zenith (Cayce, reading 254-2). */
export function angleRanks(placements: readonly Placement[], houses: Houses): AngleRank[] {
  const angles: readonly [Angle, number][] = [
    ['asc', houses.ascendantDeg],
    ['mc', houses.midheavenDeg],
    ['dsc', houses.ascendantDeg + 180],
    ['ic', houses.midheavenDeg + 180],
  ]
  const weighed = ({ angle, distanceDeg }: AngleRank) => distanceDeg * WEIGHT[angle]
  return SCHOOLS.flatMap((planet) => {
    const placement = placements.find(({ body }) => body === planet)
    if (!placement) return []
    const ranks = angles.map(([angle, longitudeDeg]) => ({
      planet,
      angle,
      distanceDeg: Math.abs(halfTurn(placement.longitudeDeg - longitudeDeg)),
    }))
    return ranks.toSorted((a, b) => a.distanceDeg - b.distanceDeg).slice(0, 1)
  }).toSorted((a, b) => weighed(a) - weighed(b))
}
