import type { ChartPoint, Sign } from '#astro/charts/chart.ts'
import { placeInSign, signOf } from '#astro/charts/sign.ts'
import { degreeMinute } from '#language/angle.ts'
import { clockEn } from '#language/en/clock.ts'
import { signEn } from '#language/en/signs.ts'
import type { Lang } from '#language/lang.ts'
import { signGenRu } from '#language/ru/signs.ts'
import type { FactorOf } from '../facts/factor.ts'
import type { ReturnContact, ReturnFacts, ReturnTarget } from '../facts/return-facts.ts'
import type { TextsOf } from '../library/text-shape.ts'
import { ChartPage, type ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { localTime } from './local-time.ts'
import { returnChartTexts } from './return-words.ts'

/** So many planets on angles, and so many on natal points, are told. */
const MOST_ANGULAR = 3
const MOST_CONTACTS = 4

/** The natal point that an angle is told by. */
const POINT_OF: Record<ReturnTarget, ChartPoint> = {
  sun: 'sun',
  moon: 'moon',
  asc: 'asc',
  dsc: 'asc',
  mc: 'mc',
  ic: 'mc',
}

const PLACE: Record<Lang, (degrees: string, sign: Sign) => string> = {
  en: (degrees, sign) => `${degrees} ${signEn(sign)}`,
  ru: (degrees, sign) => `${degrees} ${signGenRu(sign)}`,
}
const CLOCK: Record<Lang, (clock: string) => string> = { en: clockEn, ru: (clock) => clock.replace(/^0/, '') }

interface Writing {
  page: ChartPage
  words: TextsOf<typeof returnChartTexts>
  facts: ReturnFacts
}

/**
 * A solar or lunar return in words: its instant and how long it holds, what rises and who rules it, the light's own house,
 * and the planets on its angles and on the natal lights and angles. Without the hour of birth, what can be told of a day.
 *
 * @param reading.place what the place is called that it is cast for
 */
export function writeReturn({
  facts,
  place,
  ...options
}: { facts: ReturnFacts; place: string } & ChartPageOptions): ChartReading {
  const { lang, timeZone = 'UTC' } = options
  const writing = { page: new ChartPage(options), words: options.library.texts(returnChartTexts, lang), facts }
  const { page, words } = writing
  const { light, jdUt } = facts
  const clock = CLOCK[lang](localTime(jdUt, timeZone).clock)
  const at = PLACE[lang](degreeOf(facts.lightDeg), signOf(facts.lightDeg))
  const date = page.date(jdUt)
  const opening = facts.timeKnown ? words.when[light]({ date, clock, at, place }) : words.day[light]({ date })
  const holds =
    facts.nextJdUt === null ? words.holdsOpen[light] : words.holds[light]({ date: page.date(facts.nextJdUt) })
  const { chapters, titles } = words
  page.section(chapters.about, titles.when, [{ text: `${opening} ${holds}`, factors: [wholeFactor(writing)] }])
  if (!facts.timeKnown)
    page.section(chapters.about, titles.open, [{ text: words.open[light], factors: [wholeFactor(writing)] }])
  writeTheme(writing)
  writeLoud(writing)
  return page.reading
}

function degreeOf(longitudeDeg: number): string {
  const { degree, minute } = placeInSign(longitudeDeg)
  return degreeMinute(degree, minute)
}

/** The return itself: the light in its natal sign. */
function wholeFactor({ page, words, facts: { light, jdUt, lightDeg, nextJdUt } }: Writing): string {
  const sign = signOf(lightDeg)
  return page.factor({
    id: `return:${light}:${Math.round(jdUt)}`,
    kind: 'special',
    said: words.said.whole[light]({ sign }),
    transiting: light,
    natal: light,
    sign,
    exactJdUt: jdUt,
    sinceJdUt: jdUt,
    untilJdUt: nextJdUt,
  })
}

function writeTheme({ page, words, facts }: Writing): void {
  const { light, rising, ruler, lightHouse } = facts
  const { titles, said } = words
  const chapter = words.chapters.theme
  const factor = (id: string, fact: Omit<FactorOf<'special'>, 'id' | 'kind'>) =>
    page.factor({ id: `return:${light}:${id}`, kind: 'special', ...fact })
  if (rising) {
    const { sign, natalHouse: house } = rising
    const id = factor(`asc:${sign}:${house}`, { said: said.rising({ sign, house }), natal: 'asc', sign, house })
    const text = `${words.risingIs({ sign, house })} ${words.rising[house - 1] ?? ''}`
    page.section(chapter, titles.rising({ sign }), [{ text, factors: [id] }])
  }
  if (lightHouse !== null) {
    const house = lightHouse
    const id = factor(`light:${house}`, { said: said.light[light]({ house }), transiting: light, house })
    const text = `${words.lightIs[light]({ house })} ${words[light][house - 1] ?? ''}`
    page.section(chapter, titles.light[light]({ house }), [{ text, factors: [id] }])
  }
  // The light that returns has been told.
  if (ruler && rising && ruler.planet !== light) {
    const { planet, sign, house } = ruler
    const ids = [
      factor(`ruler:${planet}:${house}`, {
        said: said.placed({ planet, sign, house }),
        transiting: planet,
        sign,
        house,
      }),
      factor(`asc:${rising.sign}:${rising.natalHouse}`, {
        said: said.rising({ sign: rising.sign, house: rising.natalHouse }),
        natal: 'asc',
        sign: rising.sign,
        house: rising.natalHouse,
      }),
    ]
    const text = `${words.rulerIs({ planet, house })} ${words.ruler[house - 1] ?? ''}`
    page.section(chapter, titles.ruler({ planet, house }), [{ text, factors: ids }])
  }
}

function writeLoud(writing: Writing): void {
  const { page, words, facts } = writing
  const { titles, chapters } = words
  const angular = facts.angular.slice(0, MOST_ANGULAR)
  for (const contact of angular) {
    const { planet, at, orbDeg } = contact
    const orb = page.common.degrees(orbDeg)
    const text = `${words.angularIs[at]({ planet, orb })} ${words.angular[planet]}`
    const id = contactFactor(writing, contact, 'angle', words.said.angular[at]({ planet }))
    page.section(chapters.loud, titles.angular[at]({ planet }), [{ text, factors: [id] }])
  }
  const told = new Set<ReturnTarget>()
  for (const contact of facts.contacts.slice(0, MOST_CONTACTS)) {
    const { planet, at, orbDeg } = contact
    const orb = page.common.degrees(orbDeg)
    const meaning = told.has(at) ? '' : words.contact[at]
    told.add(at)
    const isOpen = !facts.timeKnown && (at === 'sun' || at === 'moon')
    const fact = isOpen ? words.contactOpen[at]({ planet }) : words.contactIs[at]({ planet, orb })
    const text = [fact, meaning].filter(Boolean).join(' ')
    const id = contactFactor(writing, contact, 'natal', words.said.contact[at]({ planet }))
    page.section(chapters.loud, titles.contact[at]({ planet }), [{ text, factors: [id] }])
  }
  if (angular.length === 0 && facts.contacts.length === 0)
    page.section(chapters.loud, chapters.loud, [{ text: words.quiet, factors: [wholeFactor(writing)] }])
}

function contactFactor(
  { page, facts }: Writing,
  { planet, at, orbDeg, sign, house }: ReturnContact,
  of: 'angle' | 'natal',
  said: string,
): string {
  return page.factor({
    id: `return:${facts.light}:${of}:${planet}:${at}`,
    kind: 'special',
    said,
    transiting: planet,
    natal: POINT_OF[at],
    aspect: at === 'dsc' || at === 'ic' ? 'opposition' : 'conjunction',
    sign,
    ...(facts.timeKnown && { orbDeg, ...(house !== null && { house }) }),
  })
}
