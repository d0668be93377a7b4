import type { ChartPoint } from '#astro/charts/chart.ts'
import { davisonChart } from '#astro/charts/davison-chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { exactTransits, type NatalLongitudes } from '#astro/events/transit-hits.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { compositeFacts } from '../../../facts/composite-facts.ts'
import type { Factor } from '../../../facts/factor.ts'
import { isSpoken, type SpokenPoint } from '../../../library/subjects.ts'
import { placeText } from '../natal/natal-answer.ts'
import { natalAnswerTexts } from '../natal/natal-words.ts'
import type { PairAnswer } from './pair-answer.ts'
import { saidBefore } from '../follow/follow-facts.ts'

const MOVERS: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'asc'] as const
const AHEAD_DAYS = 200
const MOST_TRANSITS = 5

const ASKED = {
  transit: /^(?:transits?|transiting|spring|summer|autumn|winter|now|транзит\p{L}*|сейчас)$/u,
  davison: /^(?:davison\p{L}*|дэвисон\p{L}*|девисон\p{L}*)$/u,
} as const

/** The chart of midpoints between two people: where its points are, its closest aspect, and what touches it when asked. */
export function answerComposite(answer: PairAnswer): void {
  const { composer, texts, names } = answer
  const asks = (part: keyof typeof ASKED) => composer.asked.words.some((word) => ASKED[part].test(word))
  if (asks('davison')) return tellDavison(answer)
  if (asks('transit') || composer.asked.period !== null) return tellTransits(answer)
  const { chart, aspects } = compositeFacts(answer.you.birth, answer.them.birth)
  const said = saidBefore(composer)
  const opens = texts.composite.opens({ names })
  if (!said.includes(opens)) composer.explain(opens)
  const named = composer.asked.points.filter((point) => point !== 'mc')
  const points: SpokenPoint[] = named.length > 0 ? named.slice(0, 4) : ['sun', 'moon', 'asc']
  const { area } = composer.library.texts(natalAnswerTexts, composer.lang)
  for (const point of points) {
    const placed = chart.placements.find(({ body }) => body === point)
    const longitudeDeg = point === 'asc' ? chart.houses?.ascendantDeg : placed?.longitudeDeg
    if (longitudeDeg === undefined) {
      if (point === 'asc') composer.explain(texts.composite.ascNoHour)
      continue
    }
    const at = placeText(composer.lang, longitudeDeg)
    const house = placed?.house ?? null
    const told = texts.composite.is({ point, at })
    const fact: Factor = {
      id: `composite:${point}`,
      kind: 'composite',
      natal: point,
      sign: signOf(longitudeDeg),
      ...(house !== null && { house }),
    }
    const inHouse = house === null ? null : texts.composite.house({ house, area: area[house - 1] ?? '' })
    composer.list([told, inHouse], [fact])
  }
  const [closest] = aspects.filter(({ timed }) => timed).toSorted((a, b) => a.orbDeg - b.orbDeg)
  if (closest && named.length === 0) {
    const { a, b, aspect, orbDeg, id } = closest
    composer.list(
      [texts.composite.aspect({ one: a, other: b, aspect, orb: answer.degrees(orbDeg) })],
      [{ id, kind: 'composite', transiting: a, natal: b, aspect }],
    )
  }
  composer.explain(texts.composite.means)
}

/** When the slow planets are exact to the points of the composite. */
function tellTransits({ composer, texts, you, them }: PairAnswer): void {
  const { chart } = compositeFacts(you.birth, them.birth)
  const { sky } = composer.book.source
  const isTimed = you.birth.timeKnown && them.birth.timeKnown
  const natal: NatalLongitudes = {}
  for (const point of POINTS) {
    const deg =
      point === 'asc' ? chart.houses?.ascendantDeg : chart.placements.find(({ body }) => body === point)?.longitudeDeg
    // Without both hours the Moon's midpoint may be off by degrees.
    if (deg !== undefined && (isTimed || (point !== 'moon' && point !== 'asc'))) natal[point] = deg
  }
  const { period } = composer.asked
  const span = period ? composer.span(period) : composer.ahead(AHEAD_DAYS)
  const hits = exactTransits(sky, { ...span, natal, transiting: MOVERS }).slice(0, MOST_TRANSITS)
  if (hits.length === 0) return composer.explain(texts.composite.noTransit)
  composer.explain(texts.composite.transits)
  composer.listEach(
    hits.map(({ transiting, natal: point, aspect, jdUt }) => ({
      text: (aspect === 'conjunction' ? texts.composite.transitWith : texts.composite.transit)({
        mover: transiting,
        aspect,
        point: spoken(point),
        date: composer.dates.date(jdUt),
      }),
      factor: {
        id: `composite:transit:${transiting}:${aspect}:${point}:${Math.round(jdUt)}`,
        kind: 'special',
        said: 'composite',
        transiting,
        natal: point,
        aspect,
        exactJdUt: jdUt,
      },
    })),
  )
  composer.explain(texts.composite.transitMeans)
}

const spoken = (point: ChartPoint): SpokenPoint => (isSpoken(point) ? point : 'sun')

/** The chart of the middle in time and place. */
function tellDavison({ composer, texts, you, them }: PairAnswer): void {
  const isTimed = you.birth.timeKnown && them.birth.timeKnown
  const chart = davisonChart(composer.book.source.sky, you.birth.chart, them.birth.chart)
  composer.explain(texts.composite.davison)
  for (const point of ['sun', 'moon', 'venus', 'asc'] as const) {
    const deg =
      point === 'asc' ? chart.houses?.ascendantDeg : chart.placements.find(({ body }) => body === point)?.longitudeDeg
    if (deg === undefined || (!isTimed && (point === 'asc' || point === 'moon'))) continue
    composer.list(
      [texts.composite.davisonIs({ point, at: placeText(composer.lang, deg) })],
      [{ id: `davison:${point}`, kind: 'composite', natal: point, sign: signOf(deg) }],
    )
  }
  if (!isTimed) composer.explain(texts.composite.ascNoHour)
}
