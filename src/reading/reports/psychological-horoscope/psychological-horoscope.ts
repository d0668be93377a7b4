import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { balance, type Element, elementOf, ELEMENTS } from '#astro/charts/balance.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { PERSONAL_PLANETS, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { aspectBetweenPoints, aspectParts, own, signFacts, wheel } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { type Figure, psychologicalTexts, type PsychologicalWords, STRANGERS } from './words.ts'

const FIGURES: readonly Figure[] = [...PLANETS, 'chiron']
/** Who is on the cast list, in its order. */
const CAST = ['moon', 'saturn', 'chiron', 'pluto', 'sun', 'mars'] as const
const MAIN = ['moon', 'saturn', 'chiron', 'pluto'] as const
/** So many pairs of strangers are introduced. */
const MOST_STRANGERS = 2

interface Writing {
  page: ReportPage
  words: PsychologicalWords
}

const isFigure = (point: ChartPoint): point is Figure => (FIGURES as readonly ChartPoint[]).includes(point)

/** The inner figures of a chart: the one who comforts, the critic, the sore place, the guard, and how they talk. */
export const psychologicalHoroscope: ReportModule = {
  type: 'psychological-horoscope',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request: ReportRequest) {
    const page = new ReportPage(request)
    const words = request.library.texts(psychologicalTexts, request.lang)
    const writing = { page, words }
    writeCast(writing)
    writeMoon(writing)
    writeSaturn(writing)
    writeChiron(writing)
    writePluto(writing)
    writeOthers(writing)
    writeDefense(writing)
    writeTalk(writing)
    writePhrases(writing)
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: request.person.firstName }),
      limits: request.person.birth.timeKnown ? [] : [words.withoutHour],
    })
  },
}

function writeCast({ page, words }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const known = CAST.filter((figure) => page.signOf(figure) !== null)
  page.write(words.chapters.how, words.titles.how, [
    own(page.way('how', words.how)),
    { kind: 'notice', text: words.notice },
    wheel(page, words.wheel),
  ])
  page.write(words.chapters.how, words.titles.cast, [
    {
      kind: 'table',
      caption: words.cast.caption,
      head: words.cast.head,
      rows: known.map((figure) => [
        names.point(figure),
        words.cast.role[figure],
        page.titleOf(figure).replace(`${names.point(figure)} `, ''),
      ]),
      factors: known.flatMap((figure) => [...page.signFact(figure), ...page.houseFact(figure)]),
    },
  ])
}

/** The strongest aspects of a figure that haven’t been told. */
function ties(page: ReportPage, figure: Figure, most: number) {
  return strongest(page)
    .filter(({ a, b }) => a === figure || b === figure)
    .slice(0, most)
    .flatMap((aspect) => aspectParts(page, aspect, 'half'))
}

const strongest = (page: ReportPage): ChartAspect[] =>
  page.birth.chart.aspects.toSorted((a, b) => aspectStrength(b) - aspectStrength(a))

function writeMoon({ page, words }: Writing): void {
  const chapter = words.chapters.moon
  const sign = page.signOf('moon')
  page.write(chapter, words.titles.mother, [
    ...page.uncertain('moon'),
    sign === null ? null : own(words.mother[sign] ?? '', page.signFact('moon')),
    ...page.bySign('moon', 'half'),
  ])
  page.write(chapter, words.titles.moonPlace, page.byHouse('moon', 'half'))
  page.write(chapter, words.titles.moonTies, ties(page, 'moon', page.birth.timeKnown ? 2 : 4))
}

function writeSaturn({ page, words }: Writing): void {
  const chapter = words.chapters.saturn
  const sign = page.signOf('saturn')
  const house = page.houseOf('saturn')
  page.write(chapter, words.titles.critic, [
    ...page.uncertain('saturn'),
    sign === null ? null : own(words.critic[sign] ?? '', page.signFact('saturn')),
    ...(house === null ? page.bySign('saturn', 'half') : []),
  ])
  if (house !== null)
    page.write(chapter, words.titles.hour, [
      own(words.hour[house - 1] ?? '', page.houseFact('saturn')),
      ...page.byHouse('saturn', 'half'),
    ])
  if (sign !== null)
    page.write(chapter, words.titles.hired, [
      own(words.hired[elementOf(sign)], page.signFact('saturn')),
      ...ties(page, 'saturn', page.birth.timeKnown ? 2 : 4),
    ])
}

function writeChiron({ page, words }: Writing): void {
  const chapter = words.chapters.chiron
  const sign = page.signOf('chiron')
  const house = page.houseOf('chiron')
  page.write(chapter, words.titles.room, [
    ...page.uncertain('chiron'),
    house === null ? null : own(words.room[house - 1] ?? '', page.houseFact('chiron')),
    ...(house === null ? page.bySign('chiron', 'full') : page.byHouse('chiron', 'half')),
  ])
  page.write(chapter, words.titles.chironTies, ties(page, 'chiron', house === null ? 2 : 1))
  if (sign !== null)
    page.write(chapter, words.titles.eases, [own(words.eases[elementOf(sign)], page.signFact('chiron'))])
}

function writePluto({ page, words }: Writing): void {
  const chapter = words.chapters.pluto
  const house = page.houseOf('pluto')
  page.write(chapter, words.titles.lock, [
    ...page.uncertain('pluto'),
    house === null ? null : own(words.lock[house - 1] ?? '', page.houseFact('pluto')),
    ...(house === null ? page.bySign('pluto', 'half') : page.byHouse('pluto', 'half')),
  ])
  const met = strongest(page).find(
    ({ a, b }) => b === 'pluto' && (PERSONAL_PLANETS as readonly ChartPoint[]).includes(a),
  )
  const whom = PERSONAL_PLANETS.find((planet) => planet === met?.a)
  page.write(chapter, words.titles.leave, [
    own(words.leave[whom ?? 'none'], met ? [page.fact(`${met.a}:${met.aspect}:${met.b}`)] : signFacts(page, ['pluto'])),
  ])
  page.write(chapter, words.titles.plutoTies, ties(page, 'pluto', 1))
}

/** The figures beside the four, by their signs; more of them where there are no rooms to tell of. */
function writeOthers({ page, words }: Writing): void {
  const told = page.birth.timeKnown
    ? (['sun', 'venus', 'mars'] as const)
    : (['sun', 'venus', 'mars', 'mercury', 'jupiter'] as const)
  for (const figure of told) {
    page.write(words.chapters.others, words.othersTitle[figure], [
      own(words.others[figure], page.signFact(figure)),
      ...page.uncertain(figure),
      ...page.bySign(figure, 'half'),
    ])
  }
}

/** The elements of a chart, the one with the most planets first; the lights decide between equals. */
function elementsByWeight(page: ReportPage): Element[] {
  const { elements } = balance(page.birth.chart)
  const lights = (element: Element) =>
    (elements[element].includes('sun') ? 0.5 : 0) + (elements[element].includes('moon') ? 0.4 : 0)
  return ELEMENTS.toSorted((a, b) => elements[b].length + lights(b) - elements[a].length - lights(a))
}

function writeDefense({ page, words }: Writing): void {
  const chapter = words.chapters.defense
  const byWeight = elementsByWeight(page)
  const [most, least] = [byWeight[0], byWeight.at(-1)]
  const facts = signFacts(page, PLANETS)
  if (most && least) {
    page.write(chapter, words.titles.first, [own(words.first[most], facts)])
    page.write(chapter, words.titles.covers, [own(words.covers[least], facts)])
  }
  const mars = page.signOf('mars')
  const hard = strongest(page)
    .filter(({ a, b, aspect }) => ASPECT_NATURE[aspect] === 'tense' && isFigure(a) && isFigure(b))
    .slice(0, 3)
    .flatMap((aspect) => aspectParts(page, aspect, 'half'))
    .slice(0, 1)
  page.write(chapter, words.titles.trick, [
    mars === null ? null : own(words.trick[elementOf(mars)], page.signFact('mars')),
    ...hard,
  ])
}

function writeTalk({ page, words }: Writing): void {
  const chapter = words.chapters.talk
  const names = SKY_NAMES[page.lang]
  const pairs = MAIN.flatMap((one, i) => [...MAIN.slice(i + 1), 'sun' as const].map((other) => [one, other] as const))
  const met = pairs.map(([one, other]) => ({ one, other, aspect: aspectBetweenPoints(page, one, other) }))
  page.write(chapter, words.titles.table, [
    {
      kind: 'table',
      caption: words.talk.caption,
      head: words.talk.head,
      rows: met.map(({ one, other, aspect }) => [
        `${names.point(one)} – ${names.point(other)}`,
        aspect ? names.aspect(aspect.aspect) : names.none,
        aspect && page.birth.timeKnown ? page.common.degrees(aspect.orbDeg) : names.none,
      ]),
      factors: met.flatMap(({ aspect }) => (aspect ? [page.fact(`${aspect.a}:${aspect.aspect}:${aspect.b}`)] : [])),
    },
    met.every(({ aspect }) => aspect) ? null : own(words.talk.silence),
  ])
  writeScene({ page, words })
  const strangers = STRANGERS.flatMap((pair) => {
    const [one, other] = pair.split(' ') as [Figure, Figure]
    if (
      aspectBetweenPoints(page, one, other) ||
      page.birth.uncertain.some(({ body }) => body === one || body === other)
    )
      return []
    // Without the hour a missing aspect may only be one that doesn’t hold all day.
    if (!page.birth.timeKnown && (one === 'moon' || other === 'moon')) return []
    return [own(`${words.strangersIntro({ one, other })} ${words.strangers[pair]}`, signFacts(page, [one, other]))]
  })
  page.write(chapter, words.titles.strangers, strangers.slice(0, MOST_STRANGERS))
}

/** The quarrel of the two figures with the strongest hard aspect, or, where there is none, the strongest conjunction. */
function writeScene({ page, words }: Writing): void {
  const between = strongest(page).filter(({ a, b }) => isFigure(a) && isFigure(b))
  const tense = between.find(({ aspect }) => ASPECT_NATURE[aspect] === 'tense')
  const chosen = tense ?? between.find(({ aspect }) => aspect === 'conjunction')
  if (!chosen || !isFigure(chosen.a) || !isFigure(chosen.b)) return
  const { a, b, aspect } = chosen
  const { lines, line, before, after } = words.scene
  const told = [
    line({ figure: a, text: lines[a][0] }),
    line({ figure: b, text: lines[b][0] }),
    line({ figure: a, text: lines[a][1] }),
    line({ figure: b, text: lines[b][1] }),
    line({ figure: a, text: lines[a][2] }),
    line({ figure: b, text: lines[b][2] }),
  ]
  const factors = [page.fact(`${a}:${aspect}:${b}`)]
  page.write(words.chapters.talk, words.titles.scene, [
    own(`${page.way('scene', before)} ${SKY_NAMES[page.lang].aspectOf(a, aspect, b)}.`, factors),
    ...told.map((text) => own(text, factors)),
    own(page.way('scene after', after[tense ? 'tense' : 'joined']), factors),
  ])
}

function writePhrases({ page, words }: Writing): void {
  const { phrases } = words
  const rows = (['moon', 'saturn', 'mars'] as const).flatMap((figure) => {
    const sign = page.signOf(figure)
    return sign === null ? [] : [[phrases.of[figure], phrases[figure][sign] ?? '']]
  })
  page.write(words.chapters.words, words.titles.words, [
    own(words.wordsIntro),
    rows.length === 0
      ? null
      : {
          kind: 'table',
          caption: phrases.caption,
          head: phrases.head,
          rows,
          factors: signFacts(page, ['moon', 'saturn', 'mars']),
        },
  ])
  page.write(words.chapters.words, words.titles.closing, [own(page.way('closing', words.closing))])
}
