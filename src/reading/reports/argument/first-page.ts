import type { Houses, ChartAspect } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import { HOUSE_SYSTEM_NAMES, ZODIAC_NAMES } from '#language/chart-rules.ts'
import { localTime } from '../../writer/local-time.ts'
import type { DatedPage } from '../dated-page.ts'
import { mayLive } from '../life-stage.ts'
import { own, tablePart, joinText, aspectBetweenPoints, planetsIn } from '../natal-parts.ts'
import type { TablePart, ReportPage } from '../report-page.ts'
import { questionsOf, type ReportDesign } from './chapter-design.ts'
import type { FrameWords } from './frame-words.ts'
import { type ChapterPlans, clarityOf } from './plan-chapters.ts'
import { argumentTexts, PHASES } from './words.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { isOutOfSign, tellableAspects } from '../../compose/tellable-aspects.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { nearCusp } from './positions-table.ts'

/** The first page of a report that argues. */
export interface FirstPage<Q extends string> {
  chapter: string
  words: FrameWords
  /** The heading of each question in the table of answers. */
  questions: Readonly<Record<Q, string>>
  designs: ReportDesign<Q>
  plans: ChapterPlans<Q>
  /** The chapters whose claims always stand in the thesis. */
  leading: readonly Q[]
  /** What the answers come to together: after the leading claims, and at the end. */
  together: { leading: string; all: string }
  /** What weighs most in the chart, where the report tells it. */
  weight?: Paragraph | null
  /** Where the reader stands in life, by age. */
  stage: (slots: { age: number }) => string
}

/** The first page: what the chart says as a whole, the answers of the chapters, and the birth that it was reckoned from. */
export function writeFirstPage<Q extends string>(page: DatedPage, first: FirstPage<Q>): void {
  const { chapter, words, questions, designs, plans, leading, together, weight = null, stage } = first
  const { titles } = words
  const claimOf = (question: Q) => plans[question].first.texts.claim(plans[question].first)
  const [clearest] = questionsOf(designs)
    .filter((question) => !leading.includes(question))
    .toSorted((a, b) => clarityOf(plans[b]) - clarityOf(plans[a]))
  const further = clearest ? [clearest] : []
  const thesis = [...leading.map(claimOf), together.leading, ...further.map(claimOf), together.all]
  const answers: TablePart = tablePart(
    words.glance,
    questionsOf(designs).map((question) => [questions[question], plans[question].first.texts.answer]),
  )
  page.write(chapter, titles.thesis, [
    own(
      joinText(...thesis),
      [...leading, ...further].flatMap((question) => plans[question].first.factors),
    ),
    weight,
    mayLive(page) ? own(stage({ age: page.age(page.request.nowJdUt) })) : null,
  ])
  page.write(chapter, titles.glance, [answers])
  page.write(chapter, page.request.library.texts(argumentTexts, page.lang).features.title, [featuresOf(page)])
  page.write(chapter, titles.data, [dataTable(page, words), { kind: 'notice', text: words.notice }])
}

/** What the chart was drawn from. The place is told where it is known. */
function dataTable(page: DatedPage, { data, instead }: FrameWords): TablePart {
  const { birthdate, birthtime, birthplace } = page.request.person
  const { chart } = page.birth
  const [year = 0, month = 1, day = 1] = birthdate.split('-').map(Number)
  const universal = localTime(chart.jdUt, 'UTC')
  const rows = [
    [data.date, page.common.date({ year, month, day })],
    ...(birthtime ? [[data.time, birthtime]] : []),
    ...(birthplace
      ? [
          [data.place, birthplace.name],
          [data.zone, birthplace.timeZone],
        ]
      : []),
    ...(page.timeKnown
      ? [
          [data.universal, `${page.common.date(universal)}, ${universal.clock}`],
          ...(chart.houses ? [[data.houses, systemTold(page, chart.houses, instead)]] : []),
        ]
      : []),
    [data.zodiac, capital(ZODIAC_NAMES[page.lang][page.request.sky.rules.zodiac])],
    [data.rulers, data.traditional],
  ]
  const zone = birthplace
    ? [page.factor({ id: 'zone', kind: 'special', said: `${birthplace.name}, ${birthplace.timeZone}` })]
    : []
  return tablePart(data, rows, zone)
}

function systemTold(page: DatedPage, { system, requested }: Houses, instead: FrameWords['instead']): string {
  const names = HOUSE_SYSTEM_NAMES[page.lang]
  return system === requested ? names[system] : instead({ used: names[system], asked: names[requested] })
}

/** How far the Moon may be from an exact phase, degrees. */
const PHASE_ORB_DEG = 12
/** So many planets in a sign or a house are seen at once. */
const CROWD = 4
/** A planet closer to an angle than this stands on it, degrees. */
const ON_ANGLE_DEG = 5
/** Beyond Saturn planets are retrograde for months each year. */
const TURNING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
const GENERATION: readonly string[] = ['uranus', 'neptune', 'pluto']

const isPlanets = ({ a, b }: ChartAspect): boolean =>
  [a, b].every((point) => PLANETS.some((planet) => planet === point))

/** What anyone would see in a chart at once, whatever the report asks of it: one paragraph. */
function featuresOf(page: ReportPage): Paragraph {
  const { features: words } = page.request.library.texts(argumentTexts, page.lang)
  const { chart } = page.birth
  const factOf = ({ a, b, aspect }: ChartAspect) => page.fact(`${a}:${aspect}:${b}`)
  const orbOf = (aspect: ChartAspect) => orbText(tableOrbDeg(chart, aspect))
  const said: string[] = []
  const factors: string[] = []
  const tell = (text: string, of: readonly string[]) => {
    said.push(text)
    factors.push(...of)
  }

  const phase = phaseOf(page)
  if (phase)
    tell(words.phase[phase], [
      page.factor({ id: `moon:phase:${phase}`, kind: 'moon', transiting: 'moon', phase }),
      ...page.signFact('sun'),
      ...page.signFact('moon'),
    ])
  const [risen] = onAngles(page)
  if (risen) tell(words.angle({ ...risen, orb: orbOf(risen.met) }), [factOf(risen.met)])
  for (const [sign, planets] of Map.groupBy(PLANETS, (planet) => page.signOf(planet)))
    if (sign !== null && planets.length >= CROWD)
      tell(
        words.stellium({ count: planets.length, sign }),
        planets.flatMap((one) => page.signFact(one)),
      )
  for (let house = 1; house <= 12; house++) {
    const planets = planetsIn(page, house)
    if (planets.length >= CROWD)
      tell(
        words.crowd({ count: planets.length, house }),
        planets.flatMap((one) => page.houseFact(one)),
      )
  }
  const planets = TURNING.filter((planet) => page.knows(`${planet}:retrograde`))
  if (planets.length > 0)
    tell(
      words.retrograde({ planets }),
      planets.map((planet) => page.fact(`${planet}:retrograde`)),
    )
  const aspects = tellableAspects(page.birth).filter(isPlanets)
  const [tightest] = aspects
    .filter(({ a, b }) => !GENERATION.includes(a) || !GENERATION.includes(b))
    .toSorted((one, other) => tableOrbDeg(chart, one) - tableOrbDeg(chart, other))
  // Without the hour an orb can't be told.
  if (tightest && page.birth.timeKnown) {
    const { a, b, aspect } = tightest
    tell(words.tightest({ a, b, aspect, orb: orbOf(tightest) }), [factOf(tightest)])
  }
  const alone = aloneIn(page)
  if (alone.length > 0)
    tell(
      words.alone({ planets: alone }),
      alone.flatMap((planet) => page.signFact(planet)),
    )
  const loose = aspects.filter((aspect) => isOutOfSign(chart, aspect))
  const names = page.names
  if (loose.length > 0)
    tell(
      words.outOfSign({
        aspects: loose.map(({ a, b, aspect }) => names.aspectOf(a as Planet, aspect, b as Planet)),
      }),
      loose.map(factOf),
    )
  const atCusp = PLANETS.filter((planet) => nearCusp(page, planet))
  if (atCusp.length > 0)
    tell(
      words.cusp({ planets: atCusp }),
      atCusp.flatMap((planet) => page.houseFact(planet)),
    )
  return own(said.join(' '), factors)
}

/** The phase of the Moon at birth, where it was nearly exact. */
function phaseOf({ birth }: ReportPage): (typeof PHASES)[number] | undefined {
  const [sun, moon] = (['sun', 'moon'] as const).map((body) =>
    birth.chart.placements.find((placement) => placement.body === body),
  )
  // Without the hour the Moon is anywhere within seven degrees.
  if (!sun || !moon || !birth.timeKnown) return undefined
  const apartDeg = (moon.longitudeDeg - sun.longitudeDeg + 360) % 360
  return PHASES.find((_, quarter) => Math.abs(((apartDeg - quarter * 90 + 540) % 360) - 180) <= PHASE_ORB_DEG)
}

/** The planets on the ascendant and the midheaven, the closest first; none without the hour. */
function onAngles(page: ReportPage) {
  if (!page.birth.timeKnown) return []
  return (['asc', 'mc'] as const)
    .flatMap((angle) =>
      PLANETS.flatMap((planet) => {
        const met = aspectBetweenPoints(page, planet, angle)
        return met?.aspect === 'conjunction' && met.orbDeg < ON_ANGLE_DEG ? [{ planet, angle, met }] : []
      }),
    )
    .toSorted((one, other) => one.met.orbDeg - other.met.orbDeg)
}

/** The planets that make no aspect to any other planet; none without the hour, as an aspect may hold for a part of the day. */
const aloneIn = ({ birth }: ReportPage): Planet[] =>
  !birth.timeKnown
    ? []
    : PLANETS.filter(
        (planet) => !birth.chart.aspects.some((aspect) => isPlanets(aspect) && [aspect.a, aspect.b].includes(planet)),
      )
