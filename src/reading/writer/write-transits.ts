import type { Sign } from '#astro/charts/chart.ts'
import { type Planet, isOuterPlanet } from '#astro/ephemeris/body.ts'
import { type ChartTransit, type HousePassage, type TransitFacts } from '../facts/transit-chart.ts'
import type { Lang } from '#language/lang.ts'
import { ChartPage, type ChartPageOptions, type Depth } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import type { Paragraph } from './reading.ts'
import { transitWordsEn } from './transit-words-en.ts'
import { transitWordsRu } from './transit-words-ru.ts'
import type { TimedTransit, TransitWords } from './transit-words.ts'

const WORDS: Record<Lang, TransitWords> = { en: transitWordsEn, ru: transitWordsRu }

/** So many transits of slow planets are told, and so many of swift ones. */
const MOST_SLOW = 7
const MOST_SWIFT = 5
/** So many of the slow ones are told in full. */
const FULL = 3

interface Writing {
  page: ChartPage
  words: TransitWords
  facts: TransitFacts
}

/**
 * The transits of an instant in words: what weighs most and where two planets meet one point, the slow transits with
 * every pass and its date, the houses they go through, and the swift ones of these days.
 */
export function writeTransits({ facts, ...options }: { facts: TransitFacts } & ChartPageOptions): ChartReading {
  const writing = { page: new ChartPage(options), words: WORDS[options.lang], facts }
  const { page, words } = writing
  const slow = facts.slow.slice(0, MOST_SLOW)
  writeOverview(writing, slow)
  writeTogether(writing, slow)
  for (const [i, transit] of slow.entries()) {
    page.section(words.chapters.slow, titleOf(words, transit), tell(writing, transit, i < FULL ? 'full' : 'half'))
  }
  writeHouses(writing)
  for (const transit of facts.swift.slice(0, MOST_SWIFT)) {
    page.section(words.chapters.swift, titleOf(words, transit), tell(writing, transit, 'half'))
  }
  return page.reading
}

const titleOf = (words: TransitWords, { transiting, aspect, natal }: ChartTransit) =>
  words.title(transiting, aspect, natal)

function writeOverview({ page, words, facts }: Writing, slow: readonly ChartTransit[]): void {
  const { titles, chapters } = words
  const [heaviest] = slow
  const places = facts.places.filter(({ planet }) => isOuterPlanet(planet))
  const sky: Paragraph = {
    text: words.sky(places),
    factors: places.map(({ planet, sign }) => signFactor(page, planet, sign)),
  }
  if (!heaviest) {
    const quiet = facts.timeKnown ? words.quiet : words.quietUntimed
    page.section(chapters.overview, titles.quiet, [{ text: `${sky.text} ${quiet}`, factors: sky.factors }])
    return
  }
  const next = slow
    .flatMap((transit) => transit.passesJdUt.map((jdUt) => ({ transit, jdUt })))
    .filter(({ jdUt }) => jdUt >= facts.jdUt)
    .toSorted((a, b) => a.jdUt - b.jdUt)[0]
  const sentences = [page.way('heaviest', words.heaviest)(spoken(page, facts, heaviest))]
  const factors = [factorOf(page, heaviest)]
  if (next) {
    const date = page.date(next.jdUt)
    const isIt = next.transit === heaviest
    sentences.push(isIt ? words.nextIsIt(date) : words.next(spoken(page, facts, next.transit), date))
    factors.push(factorOf(page, next.transit))
  }
  page.section(chapters.overview, titles.overview, [{ text: sentences.join(' '), factors: [...new Set(factors)] }, sky])
}

/** Where two slow planets stand at one natal point. */
function writeTogether({ page, words }: Writing, slow: readonly ChartTransit[]): void {
  const told = new Set<boolean>()
  for (const natal of new Set(slow.map((transit) => transit.natal))) {
    const [one, other] = slow.filter((transit) => transit.natal === natal)
    if (!one || !other || one.transiting === other.transiting) continue
    const apart = one.nature !== other.nature && one.nature !== 'conjunction' && other.nature !== 'conjunction'
    if (told.has(apart)) continue
    told.add(apart)
    const [first, second] = one.nature === 'flowing' ? [other, one] : [one, other]
    const text = page.way('together', words.together[apart ? 'apart' : 'alike'])(
      [first.transiting, second.transiting],
      natal,
    )
    page.section(words.chapters.overview, page.way(`together title ${natal}`, words.titles.together)(natal), [
      { text, factors: [factorOf(page, first), factorOf(page, second)] },
    ])
  }
}

/** A transit by the entry of its planet and point, with its time. */
function tell({ page, words, facts }: Writing, transit: ChartTransit, depth: Depth): Paragraph[] {
  const entry = page.take(`transit/${transit.transiting}`, `${transit.natal} ${transit.nature}`)
  const told = spoken(page, facts, transit)
  const kind = !transit.timed
    ? 'untimed'
    : transit.passesJdUt.length > 1
      ? 'passes'
      : transit.passesJdUt.length === 1
        ? 'once'
        : 'short'
  const timing = page.way(`timing ${kind}`, words[kind])(told)
  const factors = [factorOf(page, transit)]
  return [...page.meaning(entry, depth, factors), { text: timing, factors }]
}

function writeHouses({ page, words, facts }: Writing): void {
  const slow = facts.houses.filter(({ transiting }) => isOuterPlanet(transiting))
  const told: Paragraph[] = []
  for (const passage of slow) {
    const text = sentence(page, words, passage)
    const factors = [houseFactor(page, passage)]
    const { transiting, house } = passage
    const entry = page.takeIfThere(`transit-house/${transiting}`, `${house}`)
    if (entry)
      page.section(
        words.chapters.rooms,
        words.houseTitle(transiting, house),
        page.meaning(entry, 'half', factors, text),
      )
    else told.push({ text, factors })
  }
  if (told.length === 0) return
  page.section(words.chapters.rooms, words.titles.houses, [
    { text: told.map(({ text }) => text).join(' '), factors: told.flatMap(({ factors }) => factors) },
  ])
}

function sentence(page: ChartPage, words: TransitWords, passage: HousePassage): string {
  const since = passage.sinceJdUt === null ? null : page.date(passage.sinceJdUt)
  const until = passage.untilJdUt === null ? null : page.date(passage.untilJdUt)
  const returns = passage.returnsJdUt === null ? null : page.date(passage.returnsJdUt)
  return words.house({ planet: passage.transiting, house: passage.house, since, until, returns })
}

function spoken(page: ChartPage, { jdUt }: TransitFacts, transit: ChartTransit): TimedTransit {
  const { transiting, natal, aspect, orbDeg, applying, passesJdUt } = transit
  return {
    transiting,
    natal,
    aspect,
    orb: page.common.degrees(orbDeg),
    applying,
    past: passesJdUt.filter((pass) => pass < jdUt).map((pass) => page.date(pass)),
    ahead: passesJdUt.filter((pass) => pass >= jdUt).map((pass) => page.date(pass)),
  }
}

function factorOf(page: ChartPage, { id, transiting, natal, aspect, orbDeg, passesJdUt, timed }: ChartTransit): string {
  return page.factor({
    id,
    kind: 'transit',
    transiting,
    natal,
    aspect,
    ...(timed && { orbDeg, passesJdUt }),
  })
}

function houseFactor(page: ChartPage, { id, transiting, house }: HousePassage): string {
  return page.factor({ id, kind: 'transit', transiting, house })
}

function signFactor(page: ChartPage, transiting: Planet, sign: Sign): string {
  return page.factor({ id: `transit:${transiting}:sign:${sign}`, kind: 'transit', transiting, sign })
}
