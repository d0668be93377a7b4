import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { exactTransits, type NatalLongitudes } from '#astro/events/transit-hits.ts'
import { natalPositions } from '../../facts/natal-points.ts'
import { joinText, named, own, tablePart } from '../natal-parts.ts'
import type { Writing } from './writing.ts'

const YEAR_DAYS = 365.2425
const YEARS = 12
const STEP_DAYS = 4
/** A visit shorter than this is a step over the border and no stay. */
const SHORTEST_DAYS = 20
/** A house left for longer than this is entered anew. */
const AWAY_DAYS = 700

/** A stay of Jupiter in a house; a stretch in which it steps back out is part of it. */
export interface Stay {
  house: number
  fromJdUt: number
  toJdUt: number
  /** Whether it was there already when the twelve years began. */
  isUnderWay: boolean
}

/** Jupiter's stays in the houses over twelve years, in the order of their beginnings. @throws EphemerisRangeError */
export function staysOf(house: (jdUt: number) => number, fromJdUt: number): Stay[] {
  const toJdUt = fromJdUt + YEARS * YEAR_DAYS
  const stays: Stay[] = []
  let last: number | null = null
  for (let jdUt = fromJdUt; jdUt < toJdUt; jdUt += STEP_DAYS) {
    const here = house(jdUt)
    const known = stays.findLast((stay) => stay.house === here)
    const isBack = known !== undefined && jdUt - known.toJdUt < AWAY_DAYS
    if (here !== last && !isBack)
      stays.push({ house: here, fromJdUt: jdUt, toJdUt: jdUt + STEP_DAYS, isUnderWay: jdUt === fromJdUt })
    else if (known) known.toJdUt = jdUt + STEP_DAYS
    last = here
  }
  return stays.filter((stay) => stay.toJdUt - stay.fromJdUt >= SHORTEST_DAYS)
}

/** So many stays from now on are told; of the later ones only those in which Jupiter meets something. */
const SOON = 4

const MET = ['sun', 'moon', 'asc', 'mc', 'venus', 'jupiter'] as const

/** Twelve years of Jupiter: a stay in each house, with its conjunctions to the chief points, the star and Fortune. */
export function writeTwelveYears(writing: Writing, fortuneDeg: number | null, starDeg: number | null): void {
  const { page, words, axis } = writing
  const { sky } = page.request
  const { chart, timeKnown } = page.birth
  const cusps = timeKnown ? chart.houses?.cuspsDeg : undefined
  const sunSign = page.signOf('sun')
  if (!cusps && sunSign === null) return
  const placeDeg = (jdUt: number) => sky.position('jupiter', jdUt).longitudeDeg
  // Without the hour the houses are counted from the Sun's sign.
  const house = (jdUt: number) =>
    cusps ? houseOf(placeDeg(jdUt), cusps) : ((signOf(placeDeg(jdUt)) - (sunSign ?? 0) + 12) % 12) + 1
  const toJdUt = Math.min(axis.fromJdUt + YEARS * YEAR_DAYS, sky.toJdUt)
  const stays = staysOf(house, axis.fromJdUt)
  const places: NatalLongitudes = Object.fromEntries(
    natalPositions(chart, timeKnown)
      .filter(({ point, slackDeg }) => MET.some((one) => one === point) && slackDeg <= 1.2)
      .map(({ point, longitudeDeg }) => [point, longitudeDeg]),
  )
  const meets = (points: NatalLongitudes) =>
    exactTransits(sky, {
      natal: points,
      fromJdUt: axis.fromJdUt,
      toJdUt,
      transiting: ['jupiter'],
      aspects: ['conjunction'],
    })
  // The search knows points of a chart only; those that it is told here are the star and the Part of Fortune.
  const meetsAt = (deg: number | null, label: string, what: string) =>
    deg === null ? [] : meets({ asc: deg }).map(({ jdUt }): Met => ({ jdUt, natal: null, label, what }))
  const star = writing.choice ? words.stars[writing.choice.star].name : ''
  const hits = [
    ...MET.flatMap((natal) =>
      meets(natal in places ? { [natal]: places[natal] } : {}).map(({ jdUt }): Met => ({
        jdUt,
        natal,
        label: page.names.point(natal),
        what: words.met.point({ point: natal }),
      })),
    ),
    ...meetsAt(fortuneDeg, words.table.fortune, words.met.fortune),
    ...meetsAt(starDeg, star, words.met.star({ star })),
  ].toSorted((a, b) => a.jdUt - b.jdUt)
  const span = [axis.fromJdUt, toJdUt]
  const year = page.factor({
    id: 'twelve years',
    kind: 'special',
    transiting: 'jupiter',
    said: page.betweenMonths(axis.fromJdUt, toJdUt),
    passesJdUt: [...span, ...stays.flatMap((stay) => [stay.fromJdUt, stay.toJdUt])],
  })
  const chapter = words.chapters.twelve
  page.write(chapter, words.titles.twelve, [
    own(cusps ? words.twelveIntro.houses : words.twelveIntro.solar, [
      year,
      named(page, 'sun'),
      ...page.signFact('sun'),
    ]),
    tablePart(
      words.twelveTable,
      stays.map((stay) => [
        `${page.short(stay.fromJdUt, false)} – ${page.short(Math.min(stay.toJdUt, toJdUt), false)}`,
        `${page.age(stay.fromJdUt)}`,
        words.passage.name[stay.house - 1] ?? '',
        [...new Set(within(hits, stay).map(({ label }) => label))].join(', ') || page.names.none,
      ]),
      [year],
    ),
  ])
  for (const [i, stay] of stays.entries()) {
    if (i >= SOON && within(hits, stay).length === 0) continue
    const title = words.passage.title[stay.house - 1] ?? ''
    if (!page.firstTime(`passage ${stay.house}`)) continue
    const met = within(hits, stay)
    const facts = met.map((hit) => meetFact(writing, hit))
    const from = page.inMonth(stay.fromJdUt)
    const dated = stay.isUnderWay
      ? words.passageNow({ until: page.inMonth(stay.toJdUt) })
      : words.passageFrom({ from, age: page.age(stay.fromJdUt) })
    page.write(chapter, title, [
      own(joinText(dated, words.passage.text[stay.house - 1]), [year]),
      ...metTexts(writing, met)
        .filter((text) => page.firstTime(text))
        .map((text) => own(text, facts)),
    ])
  }
}

/** A conjunction of Jupiter with a natal point, or with the star or the Part of Fortune. */
interface Met {
  jdUt: number
  natal: (typeof MET)[number] | null
  /** For a table. */
  label: string
  /** For a sentence. */
  what: string
}

const within = (hits: readonly Met[], { fromJdUt, toJdUt }: Stay) =>
  hits.filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < toJdUt)

/** The conjunctions of a stay, each point with all its passes. */
function metTexts({ page, words }: Writing, met: readonly Met[]): string[] {
  return [...new Set(met.map(({ what }) => what))].map((what) => {
    const passes = met.filter((hit) => hit.what === what)
    return words.meetsAt({ what, dates: page.when(passes.map(({ jdUt }) => jdUt)) })
  })
}

function meetFact({ page }: Writing, { jdUt, label, natal }: Met): string {
  return page.factor({
    id: `twelve:${label}:${Math.round(jdUt)}`,
    kind: 'special',
    transiting: 'jupiter',
    aspect: 'conjunction',
    ...(natal && { natal }),
    exactJdUt: jdUt,
    said: `${page.names.point('jupiter')}, ${label}`,
  })
}
