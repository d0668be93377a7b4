import type { Light, LifeSpan, ProgressedAspect, ProgressedFacts, ProgressedLight } from '../facts/progressed-facts.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { ChartPage, type ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { progressedWordsEn } from './progressed-words-en.ts'
import { progressedWordsRu } from './progressed-words-ru.ts'
import type { ProgressedWords } from './progressed-words.ts'

const WORDS: Record<Lang, ProgressedWords> = { en: progressedWordsEn, ru: progressedWordsRu }

/** So many aspects of progressed planets are told. */
const MOST_ASPECTS = 6

interface Writing {
  page: ChartPage
  words: ProgressedWords
}

/**
 * The progressed chart in words: the phase between the lights, the progressed Sun and Moon by sign and by natal house, each with
 * the dates of its changes. A Sun that hasn't left the sign of birth gets the fact alone, since the texts speak of a change.
 *
 * @param reading.natalSun the Sun's sign at birth, null where the unknown hour leaves it open
 */
export function writeProgressed({
  facts,
  natalSun,
  ...options
}: { facts: ProgressedFacts; natalSun: Sign | null } & ChartPageOptions): ChartReading {
  const writing = { page: new ChartPage(options), words: WORDS[options.lang] }
  writePhase(writing, facts)
  for (const light of ['sun', 'moon'] as const) writeLight(writing, facts.lights[light], natalSun)
  for (const aspect of facts.aspects.slice(0, MOST_ASPECTS)) writeAspect(writing, aspect)
  return writing.page.reading
}

function writePhase({ page, words }: Writing, { phase }: ProgressedFacts): void {
  if (!phase) return
  const factor = page.factor({
    id: `progressed:phase:${phase.phase}`,
    kind: 'progressed',
    transiting: 'moon',
    // The wire knows the eight phases of the sky by the sky's names.
    phase: phase.phase === 'balsamic' ? 'waning-crescent' : phase.phase,
  })
  const sun = page.factor({ id: 'progressed:sun', kind: 'progressed', transiting: 'sun' })
  const before = words.phase(phase.phase, spanOf(page, phase))
  const entry = page.take('progressed/phase', phase.phase)
  page.section(words.chapters.phase, words.phaseTitle(phase.phase), page.meaning(entry, 'full', [factor, sun], before))
}

function writeLight(
  { page, words }: Writing,
  { light, sign, either, house }: ProgressedLight,
  natalSun: Sign | null,
): void {
  const chapter = words.chapters[light]
  const signFactor = (value: Sign) =>
    page.factor({ id: `progressed:${light}:sign:${value}`, kind: 'progressed', transiting: light, sign: value })
  if (either) {
    const text = words.either(light, ...either)
    page.section(chapter, words.signTitle(light, null), [{ text, factors: either.map(signFactor) }])
  } else if (sign && light === 'sun' && sign.sinceJdUt === null && sign.sign === natalSun) {
    const next = (sign.sign + 1) % 12
    const at = sign.untilJdUt === null ? null : page.month(sign.untilJdUt, 'in')
    page.section(chapter, words.signTitle(light, sign.sign), [
      { text: words.still(sign.sign, next, at), factors: [signFactor(sign.sign), ...(at ? [signFactor(next)] : [])] },
    ])
  } else if (sign) {
    const entry = page.take(`progressed/${light}-sign`, `${sign.sign}` as KeyOf<'progressed/sun-sign'>)
    const before = words.sign(light, sign.sign, spanOf(page, sign))
    page.section(
      chapter,
      words.signTitle(light, sign.sign),
      page.meaning(entry, 'full', [signFactor(sign.sign)], before),
    )
  }
  if (house) writeHouse({ page, words }, light, house)
}

function writeHouse({ page, words }: Writing, light: Light, house: LifeSpan & { house: number }): void {
  const id = `progressed:${light}:house:${house.house}`
  const factor = page.factor({ id, kind: 'progressed', transiting: light, house: house.house })
  const entry = page.take(`progressed/${light}-house`, `${house.house}` as KeyOf<'progressed/sun-house'>)
  const before = words.house(light, house.house, spanOf(page, house))
  page.section(
    words.chapters[light],
    words.houseTitle(light, house.house),
    page.meaning(entry, 'full', [factor], before),
  )
}

/** An aspect of a progressed planet, where the library has words for it: a transit's would speak of weeks. */
function writeAspect({ page, words }: Writing, aspect: ProgressedAspect): void {
  const { id, planet, natal, nature, orbDeg, exactJdUt, applying } = aspect
  const entry = page.takeIfThere(`progressed-aspect/${planet}`, `${natal} ${nature}`)
  if (!entry || (planet !== 'sun' && planet !== 'moon')) return
  const factor = page.factor({
    id,
    kind: 'progressed',
    transiting: planet,
    natal,
    aspect: aspect.aspect,
    orbDeg,
    exactJdUt,
  })
  const exact = exactJdUt === null ? null : page.month(exactJdUt, 'in')
  const before = words.aspect(planet, aspect.aspect, natal, exact, applying)
  page.section(
    words.chapters.aspects,
    words.aspectTitle(planet, aspect.aspect, natal),
    page.meaning(entry, 'full', [factor], before),
  )
}

const spanOf = (page: ChartPage, { sinceJdUt, untilJdUt }: LifeSpan) => ({
  since: sinceJdUt === null ? null : page.month(sinceJdUt, 'since'),
  until: untilJdUt === null ? null : page.month(untilJdUt, 'until'),
})
