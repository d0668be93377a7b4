import { elementOf } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { natalBalance } from '../../facts/natal-balance.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import {
  aspectBetweenPoints,
  aspectParts,
  cuspFact,
  cuspSign,
  own,
  planetsIn,
  rulerParts,
  signFacts,
  wheel,
} from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { constitution, type Constitution } from './health-facts.ts'
import { healthTexts, type HealthWords } from './words.ts'

/** So many parts of the body are described, the most crowded ones. */
const MOST_PARTS = 6
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
      wheel(page, words.bars),
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
  const names = SKY_NAMES[page.lang]
  const { elements, order, mode, total } = found
  const [first, second] = order
  const least = order.at(-1)
  const facts = signFacts(page, POINTS)
  const number = (points: number) => page.common.degrees(points).replace('°', '')
  const share = (...of: readonly number[]) =>
    `${Math.round((of.reduce((sum, points) => sum + points, 0) / total) * 100)}%`
  const { rows } = words.qualities
  page.write(chapter, words.titles.elements, [
    {
      kind: 'figure',
      figure: {
        kind: 'bars',
        max: Math.ceil(total / 2),
        rows: order.map((element) => ({
          label: names.element[element],
          value: Math.min(elements[element], Math.ceil(total / 2)),
          note: words.share({ points: number(elements[element]) }),
        })),
      },
      caption: words.bars,
      factors: facts,
    },
    {
      kind: 'table',
      caption: words.qualities.caption,
      head: words.qualities.head,
      rows: (
        [
          [rows.hot, elements.fire, elements.air],
          [rows.cold, elements.earth, elements.water],
          [rows.dry, elements.fire, elements.earth],
          [rows.moist, elements.air, elements.water],
        ] as const
      ).map(([label, one, other]) => [
        label.split(':')[0] ?? label,
        (label.split(':')[1] ?? '').trim(),
        share(one, other),
      ]),
      factors: facts,
    },
  ])
  if (!first || !second || !least) return
  page.write(chapter, words.temperament[first].name, [own(words.temperament[first].text, facts)])
  page.write(chapter, words.titles.second, [own(words.second[second], facts)])
  page.write(chapter, words.titles.least, [own(words.least[least], facts)])
  const { element } = natalBalance(page.birth)
  const kinds = [
    ...(element.dominant ? [`${element.dominant.of} dominant` as const] : []),
    ...(element.lacking ? [`${element.lacking} lacking` as const] : []),
  ]
  page.write(
    chapter,
    words.more.element,
    kinds.flatMap((key) => page.meaning(page.take('balance/element', key), 'half', facts)),
  )
  page.write(chapter, words.titles.tempo, [own(words.tempo[mode], facts)])
}

function writeBody({ page, words }: Writing): void {
  const chapter = words.chapters.body
  const names = SKY_NAMES[page.lang]
  const inSign = (sign: Sign) => POINTS.filter((point) => page.signOf(point) === sign)
  const signs = Array.from({ length: 12 }, (_, sign) => ({ sign, points: inSign(sign) }))
  page.write(chapter, words.titles.map, [
    own(words.map.intro),
    {
      kind: 'table',
      caption: words.map.caption,
      head: words.map.head,
      rows: signs.map(({ sign, points }) => [
        names.sign(sign),
        words.map.part[sign] ?? '',
        points.map(names.point).join(', ') || names.none,
      ]),
      factors: signFacts(page, POINTS),
    },
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
  page.write(chapter, words.titles.ruler, rulerParts(page, 6, 'half'))
  for (const planet of planetsIn(page, 6)) page.write(chapter, page.titleOf(planet), page.byHouse(planet, 'half'))
}

function writeLights({ page, words }: Writing): void {
  const [sun, moon] = [page.signOf('sun'), page.signOf('moon')]
  page.write(words.chapters.sun, words.titles.sun, [
    ...page.uncertain('sun'),
    sun === null ? null : own(words.sun[sun] ?? '', page.signFact('sun')),
    ...page.bySign('sun', 'half'),
  ])
  page.write(words.chapters.sun, words.titles.sunTies, ties(page, 'sun', page.birth.timeKnown ? 2 : 4))
  page.write(words.chapters.moon, words.titles.moon, [
    ...page.uncertain('moon'),
    moon === null ? null : own(words.moon[moon] ?? '', page.signFact('moon')),
    ...page.bySign('moon', 'half'),
  ])
  page.write(words.chapters.moon, words.more.moonTies, ties(page, 'moon', 2))
  page.write(words.chapters.moon, words.titles.moonHouse, page.byHouse('moon', 'half'))
}

/** Nerves by Mercury, appetite by Venus, measure by Jupiter. */
function writeHabits({ page, words }: Writing): void {
  const habits = [
    ['mercury', words.more.nerves, words.nerves],
    ['venus', words.more.appetite, words.appetite],
    ['jupiter', words.more.measure, words.measure],
  ] as const
  for (const [planet, title, texts] of habits) {
    const sign = page.signOf(planet)
    if (sign === null) continue
    page.write(words.chapters.moon, title, [
      own(texts[elementOf(sign)], page.signFact(planet)),
      ...page.bySign(planet, 'half'),
    ])
  }
}

/** A light's strongest aspects. */
const ties = (page: ReportPage, light: 'sun' | 'moon', most: number) =>
  page.birth.chart.aspects
    .filter(({ a, b }) => a === light || b === light)
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, most)
    .flatMap((aspect) => aspectParts(page, aspect, 'half'))

function writeHeat({ page, words }: Writing): void {
  const chapter = words.chapters.heat
  for (const planet of ['mars', 'saturn'] as const) {
    const sign = page.signOf(planet)
    if (sign === null) continue
    page.write(chapter, words.titles[planet], [
      own(words[planet][elementOf(sign)], page.signFact(planet)),
      ...page.bySign(planet, 'half'),
    ])
  }
  const met = aspectBetweenPoints(page, 'mars', 'saturn')
  if (met) page.write(chapter, page.words.aspect('mars', met.aspect, 'saturn'), aspectParts(page, met, 'half'))
}

function writeWeek({ page, words, found }: Writing): void {
  const [first] = found.order
  if (!first) return
  const { week, chapters, titles } = words
  page.write(chapters.observe, titles.week, [
    own(week.intro),
    {
      kind: 'table',
      caption: week.caption,
      head: week.head,
      rows: week.rows[first].map((what, day) => [week.days[day] ?? '', what]),
      factors: signFacts(page, POINTS),
    },
  ])
  page.write(chapters.observe, titles.closing, [
    ...words.closing.map((text) => own(text)),
    { kind: 'notice', text: words.again },
  ])
}
