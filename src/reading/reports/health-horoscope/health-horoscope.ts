import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { type Element, elementOf, modeOf, MODES, type Mode } from '#astro/charts/balance.ts'
import type { ChartAspect, Sign } from '#astro/charts/chart.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import {
  aspectBetweenPoints,
  cuspFact,
  cuspSign,
  own,
  planetsIn,
  rulerOfHouse,
  signFacts,
  wheel,
  figurePart,
  named,
  tablePart,
  bySign,
  bySort,
  byHouse,
} from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { DAY_PARTS, healthTexts, type HealthWords, MOON_TIES, SEASONS, SUN_MEETS, SUN_TIES } from './words.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { QUALITIES, type Temperament, temperamentOf, type Testimony } from '../temperament.ts'

/** So many parts of the body are described, the most crowded ones. */
const MOST_PARTS = 6
/** So many aspects of each light are told. */
const MOST_TIES = 6
const POINTS = [...PLANETS, 'asc'] as const

interface Writing {
  page: ReportPage
  words: HealthWords
  found: Constitution
}

/** Constitution by the elements, places to listen to by tradition, and rhythms. Never a diagnosis. */
export const healthHoroscope: ReportModule = {
  type: 'health-horoscope',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(healthTexts, request.lang)
    const writing = { page, words, found: constitution(page) }
    page.write(words.chapters.how, words.titles.how, [
      own(page.way('how', words.how)),
      { kind: 'notice', text: words.notice },
      { kind: 'notice', text: words.doctor },
      wheel(page, words.wheel),
    ])
    writeConstitution(writing)
    writeBody(writing)
    writeWeekday(writing)
    writeLights(writing)
    writeHabits(writing)
    writeHeat(writing)
    writeWeek(writing)
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: request.person.firstName }),
      limits: request.person.birth.timeKnown ? [] : [words.withoutHour],
    })
  },
}

function writeConstitution({ page, words, found }: Writing): void {
  const chapter = words.chapters.constitution
  const { temperament, mode } = found
  const { testimonies, points, order } = temperament
  const [first, second, , least] = order
  const facts = signFacts(page, POINTS)
  const most = Math.max(...QUALITIES.map((quality) => points[quality]))
  page.write(chapter, words.titles.elements, [
    own(words.countIntro, [...facts, ...(['asc', 'moon', 'sun'] as const).map((point) => named(page, point))]),
    tablePart(
      words.testimonies,
      testimonies.map((it) => [
        words.witness[it.witness],
        placeOf(page, words, it),
        it.qualities.map((quality) => words.quality[quality]).join(', '),
        `${it.weight}`,
      ]),
      [...facts, page.skyFact('moon')],
    ),
    figurePart(
      {
        kind: 'bars',
        max: most,
        rows: QUALITIES.map((quality) => ({
          label: words.quality[quality],
          value: points[quality],
          note: `${points[quality]}`,
        })),
      },
      words.bars,
      facts,
    ),
  ])
  page.write(chapter, words.temperament[first].name, [own(words.temperament[first].text, facts)])
  const mixtures: Partial<Record<Element, string>> = words.mixture[first]
  page.write(chapter, words.titles.second, [own(words.second[second], facts), own(mixtures[second] ?? '', facts)])
  page.write(chapter, words.titles.least, [own(words.least[least], facts), own(words.leastPlan[least], facts)])
  page.write(chapter, words.titles.tempo, [own(words.tempo[mode], facts), own(words.tempoMore[mode], facts)])
  const moon = page.signOf('moon')
  const plan = words.plan[moon === null ? first : elementOf(moon)]
  const planFacts = moon === null ? facts : page.signFact('moon')
  for (const part of DAY_PARTS) page.write(words.chapters.day, words.dayParts[part], [own(plan[part], planFacts)])
}

function writeBody({ page, words }: Writing): void {
  const chapter = words.chapters.body
  const names = page.names
  const inSign = (sign: Sign) => POINTS.filter((point) => page.signOf(point) === sign)
  const signs = Array.from({ length: 12 }, (_, sign) => ({ sign, points: inSign(sign) }))
  page.write(chapter, words.titles.map, [
    own(words.map.intro),
    tablePart(
      words.map,
      signs.map(({ sign, points }) => [
        names.sign(sign),
        words.map.part[sign] ?? '',
        points.map(names.point).join(', ') || names.none,
      ]),
      signFacts(page, POINTS),
    ),
  ])
  const lights = (points: readonly string[]) => (points.includes('sun') ? 0.6 : 0) + (points.includes('moon') ? 0.5 : 0)
  const crowded = signs
    .filter(({ points }) => points.length > 0)
    .toSorted((a, b) => b.points.length + lights(b.points) - a.points.length - lights(a.points))
    .slice(0, MOST_PARTS)
  for (const { sign, points } of crowded)
    page.write(chapter, words.bodyTitle({ sign }), [own(words.body[sign] ?? '', signFacts(page, points))])
}

function writeWeekday({ page, words }: Writing): void {
  const chapter = words.chapters.weekday
  const sign = cuspSign(page, 6)
  if (sign === null) return
  page.write(chapter, words.titles.sixth, [own(words.sixth[sign] ?? '', cuspFact(page, 6))])
  const ruler = rulerOfHouse(page, 6)
  if (ruler) {
    const facts = [...cuspFact(page, 6), ...page.houseFact(ruler.ruler)]
    page.write(chapter, words.titles.ruler, [own(words.sixthRuler[ruler.inHouse - 1] ?? '', facts)])
  }
  for (const planet of planetsIn(page, 6))
    page.write(chapter, page.titleOf(planet), [own(words.sixthPlanet[planet], page.houseFact(planet))])
}

function writeLights(writing: Writing): void {
  const { page, words } = writing
  const { chapters, titles } = words
  page.write(chapters.sun, titles.sun, [...page.uncertain('sun'), bySign(page, 'sun', words.sun)])
  writeSunTies(writing)
  page.write(chapters.moon, titles.moon, [...page.uncertain('moon'), bySign(page, 'moon', words.moon)])
  writeMoonTies(writing)
  page.write(chapters.moon, titles.moonHouse, [byHouse(page, 'moon', words.moonHouse)])
  page.write(chapters.sun, words.more.recover, [bySort(page, 'sun', elementOf, words.recover)])
  page.write(chapters.moon, words.more.sleep, [bySort(page, 'moon', modeOf, words.sleep)])
  page.write(chapters.moon, titles.firstAid, [bySort(page, 'moon', elementOf, words.firstAid)])
  const [sun, moon] = [page.signOf('sun'), page.signOf('moon')]
  if (sun === null || moon === null) return
  const together = words.lights[elementOf(sun)][elementOf(moon)]
  page.write(chapters.moon, titles.lights, [own(together, signFacts(page, ['sun', 'moon']))])
}

/** Nerves by Mercury, appetite by Venus, measure by Jupiter. */
function writeHabits({ page, words }: Writing): void {
  const habits = [
    ['mercury', 'nerves', 'screens'],
    ['venus', 'appetite', 'company'],
    ['jupiter', 'measure', 'vacation'],
  ] as const
  for (const [planet, habit, setting] of habits) {
    page.write(words.chapters.moon, words.more[habit], [bySign(page, planet, words[habit])])
    page.write(words.chapters.moon, words.more[setting], [bySort(page, planet, elementOf, words[setting])])
  }
}

function writeSunTies({ page, words }: Writing): void {
  for (const planet of SUN_MEETS) {
    const aspect = aspectBetweenPoints(page, 'sun', planet)
    if (aspect?.aspect === 'conjunction')
      writeTie(page, ['sun', planet], aspect, words.chapters.sun, words.sunMeets[planet])
  }
  for (const { planet, aspect, nature } of strongest(page, 'sun', SUN_TIES))
    writeTie(page, ['sun', planet], aspect, words.chapters.sun, words.sunTies[planet][nature])
}

function writeMoonTies({ page, words }: Writing): void {
  for (const { planet, aspect, nature } of strongest(page, 'moon', MOON_TIES))
    writeTie(page, ['moon', planet], aspect, words.chapters.moon, words.moonTies[planet][nature])
}

/** A section on an aspect of a light, under its name. */
function writeTie(
  page: ReportPage,
  [light, planet]: readonly [Planet, Planet],
  { a, b, aspect }: ChartAspect,
  chapter: string,
  text: string,
): void {
  page.write(chapter, page.words.aspect(light, aspect, planet), [own(text, [page.fact(`${a}:${aspect}:${b}`)])])
}

/** The strongest aspects of a light with some planets. */
function strongest<P extends Planet>(page: ReportPage, light: 'sun' | 'moon', planets: readonly P[]) {
  return planets
    .flatMap((planet) => {
      const aspect = aspectBetweenPoints(page, light, planet)
      return aspect ? [{ planet, aspect, nature: ASPECT_NATURE[aspect.aspect] }] : []
    })
    .toSorted((one, other) => aspectStrength(other.aspect) - aspectStrength(one.aspect))
    .slice(0, MOST_TIES)
}

function writeHeat({ page, words }: Writing): void {
  const { chapters, titles } = words
  page.write(chapters.heat, titles.mars, [
    bySign(page, 'mars', words.mars),
    bySort(page, 'mars', elementOf, words.marsMore),
  ])
  page.write(chapters.heat, titles.saturn, [bySign(page, 'saturn', words.saturn)])
  page.write(chapters.heat, titles.later, [bySort(page, 'saturn', elementOf, words.saturnMore)])
  const mars = page.signOf('mars')
  if (mars === null) return
  const year = words.year[elementOf(mars)]
  for (const season of SEASONS)
    page.write(chapters.year, words.seasons[season], [own(year[season], page.signFact('mars'))])
}

function writeWeek({ page, words, found }: Writing): void {
  const [first] = found.temperament.order
  const { week, chapters, titles, more } = words
  page.write(chapters.observe, titles.week, [
    own(week.intro),
    tablePart(
      week,
      week.rows[first].map((what, day) => [week.days[day] ?? '', what]),
      signFacts(page, POINTS),
    ),
  ])
  const mars = page.signOf('mars')
  const weeks = words.weeks[mars === null ? first : elementOf(mars)]
  const facts = mars === null ? signFacts(page, POINTS) : page.signFact('mars')
  page.write(
    chapters.observe,
    titles.weeks,
    weeks.map((text) => own(text, facts)),
  )
  if (!page.birth.timeKnown) page.write(chapters.observe, more.hourFound, [{ kind: 'notice', text: words.hourFound }])
  page.write(chapters.observe, titles.closing, [
    ...words.closing.map((text) => own(text)),
    { kind: 'notice', text: words.again },
  ])
}

/** What a point weighs for the pace of a constitution: lights and ascendant most, the planets of a generation least. */
const WEIGHT: Partial<Record<SpokenPoint, number>> = {
  sun: 3,
  moon: 3,
  asc: 3,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 0.5,
  neptune: 0.5,
  pluto: 0.5,
}

interface Constitution {
  temperament: Temperament
  /** The mode that prevails over planets and ascendant. */
  mode: Mode
}

function constitution(page: ReportPage): Constitution {
  const modes: Record<Mode, number> = { cardinal: 0, fixed: 0, mutable: 0 }
  for (const point of POINTS) {
    const sign = page.signOf(point)
    if (sign !== null) modes[modeOf(sign)] += WEIGHT[point] ?? 0
  }
  const mode = MODES.toSorted((a, b) => modes[b] - modes[a])[0] ?? 'cardinal'
  return { temperament: temperamentOf(page), mode }
}

/** What a testimony is in this chart: a sign, a quarter of the Moon, a season, day or night. */
function placeOf(page: ReportPage, words: HealthWords, { witness, planet, quarter, sect }: Testimony): string {
  const { names } = page
  const sign = (point: SpokenPoint) => {
    const placed = page.signOf(point)
    return placed === null ? names.none : names.sign(placed)
  }
  if (witness === 'phase') return words.quarter[quarter ?? 0] ?? ''
  if (witness === 'season') return words.season[quarter ?? 0] ?? ''
  if (witness === 'sect') return sect === null ? names.none : words.sect[sect]
  if (witness === 'ruler') return planet === null ? names.none : `${names.point(planet)}, ${sign(planet)}`
  return sign(witness === 'rising' ? 'asc' : witness)
}
