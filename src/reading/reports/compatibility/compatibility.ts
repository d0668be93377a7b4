import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { elementOf, modeOf } from '#astro/charts/balance.ts'
import { davisonChart } from '#astro/charts/davison-chart.ts'
import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { compositeFacts } from '../../facts/composite-facts.ts'
import { type BondAspect, synastryFacts, type SynastryFacts } from '../../facts/synastry-facts.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import {
  bondFactor,
  bondHouseFactor,
  familyNote,
  strongestTies,
  theirsParts,
  tieParts,
  yoursParts,
} from '../../writer/synastry-parts.ts'
import { own } from '../natal-parts.ts'
import type { Block, WheelData } from '../report-document.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { kinship, leaning, natures } from './compatibility-facts.ts'
import { type Compared, compatibilityTexts, type CompatibilityWords } from './words.ts'

/** So many ties are told; more where houses are missing. */
const MOST_TIES = 8
const WITHOUT_HOUSES = 14
const FULL_TIES = 3
const IN_TABLE = 10
const MOST_OVERLAYS = 3
/** Those that start quarrels. */
const SPARKS: ReadonlySet<ChartPoint> = new Set(['sun', 'moon', 'mercury', 'mars', 'saturn', 'uranus', 'pluto'])

interface Writing {
  page: ReportPage
  words: CompatibilityWords
  name: string
  facts: SynastryFacts
  you: NatalBirth
  them: ReportPage
}

/** Two charts against each other, in both directions, for any bond. */
export const compatibility: ReportModule = {
  type: 'compatibility',
  birthTime: 'wanted',
  other: 'partner',
  usesPlaces: false,
  write(request: ReportRequest) {
    const { other, person } = request
    if (!other) throw new RangeError('a report that compares two charts needs the other birth')
    const page = new ReportPage(request)
    const words = request.library.texts(compatibilityTexts, request.lang)
    const writing: Writing = {
      page,
      words,
      name: other.firstName,
      facts: synastryFacts(person.birth, other.birth),
      you: person.birth,
      them: new ReportPage({ ...request, person: other }),
    }
    writeHow(writing)
    writeTies(writing)
    writeQuarrel(writing)
    for (const point of ['mercury', 'mars'] as const) writeCompared(writing, words.chapters.talk, point)
    for (const point of ['moon', 'venus'] as const) writeCompared(writing, words.chapters.care, point)
    writeOverlays(writing)
    writeTerms(writing)
    writeWhole(writing)
    page.write(words.chapters.closing, words.chapters.closing, [own(page.way('cannot', words.cannot))])
    page.write(words.chapters.closing, words.titles.closing, [
      own(
        page.audience === 'child' ? words.closingOfChild({ name: writing.name }) : page.way('closing', words.closing),
      ),
    ])
    const [yours, theirs] = [person.birth.timeKnown, other.birth.timeKnown]
    const missing = yours ? (theirs ? null : 'theirs') : theirs ? 'yours' : 'both'
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ one: person.firstName, other: other.firstName }),
      limits: missing ? [words.withoutHours[missing]({ name: other.firstName })] : [],
    })
  },
}

const wheelOf = ({ chart: { placements, houses, aspects }, timeKnown }: NatalBirth): WheelData => ({
  placements,
  houses: timeKnown ? houses : null,
  aspects,
})

function writeHow({ page, words, name, facts, you, them }: Writing): void {
  const chapter = words.chapters.how
  const note = familyNote(page, name)
  const factors = facts.aspects.map((aspect) => bondFactor(page, aspect))
  const drawn = facts.aspects.map(({ yours, theirs, aspect, orbDeg }) => ({ a: theirs, b: yours, aspect, orbDeg }))
  page.write(chapter, words.titles.how, [
    own(page.way('how', words.how)({ name })),
    note === null ? null : own(note),
    { kind: 'notice', text: words.notice },
    {
      kind: 'figure',
      figure: { kind: 'bi-wheel', inner: wheelOf(you), outer: wheelOf(them.birth), aspects: drawn },
      caption: words.biWheel({ name }),
      factors,
    },
  ])
  const points: ChartPoint[] = [...PLANETS, ...(you.timeKnown || them.birth.timeKnown ? (['asc'] as const) : [])]
  page.write(chapter, words.titles.grid, [
    {
      kind: 'figure',
      figure: {
        kind: 'aspect-grid',
        charts: 2,
        rows: points,
        columns: points,
        aspects: facts.aspects.map(({ yours, theirs, aspect, orbDeg }) => ({ a: yours, b: theirs, aspect, orbDeg })),
      },
      caption: words.grid,
      factors,
    },
  ])
}

function writeTies({ page, words, name, facts }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const { table } = words
  const kind = ({ nature }: BondAspect) =>
    nature === 'flowing' ? table.easy : nature === 'tense' ? table.sore : table.close
  const told = facts.aspects.slice(0, IN_TABLE)
  if (told.length === 0) return
  const rows = told.map((aspect) => [
    names.point(aspect.yours),
    names.aspect(aspect.aspect),
    names.point(aspect.theirs),
    aspect.timed ? page.common.degrees(aspect.orbDeg) : names.none,
    kind(aspect),
  ])
  const factors = told.map((aspect) => bondFactor(page, aspect))
  const block: Block = {
    kind: 'table',
    caption: table.caption,
    head: table.head.map((head) => head({ name })),
    rows,
    factors,
  }
  page.write(words.chapters.ties, words.titles.table, [own(page.way('carry', words.carry)), block])
  const both = facts.theirsInYours.length > 0 && facts.yoursInTheirs.length > 0
  const most = both ? MOST_TIES : WITHOUT_HOUSES
  for (const [i, tie] of strongestTies(page, facts, most).entries()) {
    const part = tieParts(page, tie, name, i < FULL_TIES ? 'full' : 'half')
    if (part) page.write(words.chapters.ties, part.title, part.paragraphs)
  }
}

function writeQuarrel({ page, words, name, facts, them }: Writing): void {
  const chapter = words.chapters.quarrel
  const { quarrel } = words
  const spark = facts.aspects.find(
    ({ nature, yours, theirs }) => nature === 'tense' && SPARKS.has(yours) && SPARKS.has(theirs),
  )
  page.write(chapter, words.titles.quarrel, [
    spark
      ? own(quarrel.starts({ yours: spark.yours, theirs: spark.theirs, aspect: spark.aspect, name }), [
          bondFactor(page, spark),
        ])
      : own(quarrel.none),
  ])
  const [yours, theirs] = [page.signOf('mars'), them.signOf('mars')]
  page.write(chapter, words.titles.quarrelTurn, [
    yours === null ? null : own(quarrel.first[modeOf(yours)], [yourSign(page, 'mars', yours)]),
    theirs === null ? null : own(quarrel.second[modeOf(theirs)]({ name }), [theirSign(page, 'mars', theirs)]),
  ])
}

const yourSign = (page: ReportPage, planet: Planet, sign: Sign): string =>
  page.factor({ id: `synastry:yours:${planet}:sign:${sign}`, kind: 'synastry', natal: planet, sign })

const theirSign = (page: ReportPage, planet: Planet, sign: Sign): string =>
  page.factor({ id: `synastry:theirs:${planet}:sign:${sign}`, kind: 'synastry', transiting: planet, sign })

/** A planet of one beside the same planet of the other. */
function writeCompared({ page, words, name, them }: Writing, chapter: string, point: Compared): void {
  const [yours, theirs] = [page.signOf(point), them.signOf(point)]
  if (yours === null || theirs === null) return
  const factors = [yourSign(page, point, yours), theirSign(page, point, theirs)]
  const [one, other] = [elementOf(yours), elementOf(theirs)]
  const text = [
    words.pairOf({ point, yours, theirs, name }),
    words.you[point][one],
    words.they[point][other]({ name }),
    words.together[point][kinship(one, other)],
  ].join(' ')
  page.write(chapter, words.comparedTitle[point], [own(text, factors)])
}

function writeOverlays({ page, words, name, facts }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const houseOf = (list: SynastryFacts['theirsInYours'], planet: Planet) =>
    list.find((placed) => placed.planet === planet)?.house
  /** A column of an unknown hour would hold dashes alone. */
  const shown = [true, facts.theirsInYours.length > 0, facts.yoursInTheirs.length > 0]
  const rows = PLANETS.flatMap((planet) => {
    const [here, there] = [houseOf(facts.theirsInYours, planet), houseOf(facts.yoursInTheirs, planet)]
    if (here === undefined && there === undefined) return []
    return [
      [names.point(planet), `${here ?? names.none}`, `${there ?? names.none}`].filter((_, column) => shown[column]),
    ]
  })
  const chapter = shown[1] ? words.chapters.theirs({ name }) : words.chapters.yours({ name })
  const placed = [...facts.theirsInYours, ...facts.yoursInTheirs]
  if (rows.length > 0)
    page.write(chapter, words.titles.overlay, [
      {
        kind: 'table',
        caption: words.overlay.caption,
        head: words.overlay.head.map((head) => head({ name })).filter((_, column) => shown[column]),
        rows,
        factors: placed.map((one) => bondHouseFactor(page, one)),
      },
    ])
  for (const { title, paragraphs } of theirsParts(page, facts, name, MOST_OVERLAYS))
    page.write(words.chapters.theirs({ name }), title, paragraphs)
  for (const { title, paragraphs } of yoursParts(page, facts, name, MOST_OVERLAYS))
    page.write(words.chapters.yours({ name }), title, paragraphs)
}

function writeTerms({ page, words, name, them }: Writing): void {
  const { terms } = words
  const sort = [
    ['pace', 'mars', (sign: Sign) => terms.pace[modeOf(sign)]],
    ['money', 'venus', (sign: Sign) => terms.money[elementOf(sign)]],
    ['silence', 'moon', (sign: Sign) => terms.silence[elementOf(sign)]],
    ['praise', 'sun', (sign: Sign) => terms.praise[elementOf(sign)]],
  ] as const
  const known = sort.flatMap(([row, planet, text]) => {
    if (row === 'money' && page.audience === 'child') return []
    const [yours, theirs] = [page.signOf(planet), them.signOf(planet)]
    if (yours === null || theirs === null) return []
    const factors = [yourSign(page, planet, yours), theirSign(page, planet, theirs)]
    return [{ row: [terms.rows[row], text(yours), text(theirs)], factors }]
  })
  if (known.length === 0) return
  const title = page.audience === 'child' ? words.titles.termsOfChild : words.titles.terms
  page.write(words.chapters.terms, title, [
    own(page.way('terms', terms.intro)),
    {
      kind: 'table',
      caption: terms.caption,
      head: terms.head.map((head) => head({ name })),
      rows: known.map(({ row }) => row),
      factors: known.flatMap(({ factors }) => factors),
    },
  ])
}

/** Whether the composite and the Davison chart lean the way the contacts do. */
function writeWhole({ page, words, facts, you, them }: Writing): void {
  const { whole, chapters, titles } = words
  const composite = compositeFacts(you, them.birth)
  const davison = davisonChart(page.request.sky, you.chart, them.birth.chart)
  const between = facts.aspects.map(({ yours, theirs, aspect }) => ({ a: yours, b: theirs, aspect }))
  // Without both hours the Moon of a Davison chart may stand anywhere within some degrees.
  const hours = you.timeKnown && them.birth.timeKnown
  const counted = {
    synastry: natures(between),
    composite: natures(composite.aspects),
    davison: natures(davison.aspects.filter(({ a, b }) => hours || (a !== 'moon' && b !== 'moon'))),
  }
  const leanings = Object.values(counted).map(leaning)
  const verdict =
    (['easy', 'sore'] as const).find((way) => leanings.filter((one) => one === way).length >= 2) ?? 'mixed'
  page.write(chapters.whole, titles.whole, [
    own(whole.intro),
    {
      kind: 'table',
      caption: whole.caption,
      head: whole.head,
      rows: (['synastry', 'composite', 'davison'] as const).map((row) => {
        const { flowing, tense, conjunction } = counted[row]
        return [whole.rows[row], `${flowing}`, `${tense}`, `${conjunction}`]
      }),
      factors: composite.aspects
        .filter(({ aspect }) => ASPECT_NATURE[aspect] !== 'conjunction')
        .slice(0, 4)
        .map(({ id, a, b, aspect }) => page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect })),
    },
  ])
  page.write(chapters.whole, titles.agrees, [own(whole.verdict[verdict])])
}
