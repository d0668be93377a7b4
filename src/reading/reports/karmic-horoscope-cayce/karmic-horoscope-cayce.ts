import { own, wheel } from '../natal-parts.ts'
import type { ReportModule } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { type AngleRank, angleRanks } from './angle-ranks.ts'
import { type Angle, cayceTexts, type CayceWords, type School } from './words.ts'

/** So many schools are told in full. */
const FIRST = 4
/** Within so many degrees a planet is near an angle. */
const NEAR_DEG = 10

interface Writing {
  page: ReportPage
  words: CayceWords
  ranks: readonly AngleRank[]
}

/** Planets as schools, ranked by what was rising, as the life readings of Edgar Cayce weigh them; worthless without the hour. */
export const karmicHoroscopeCayce: ReportModule = {
  type: 'karmic-horoscope-cayce',
  birthTime: 'required',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new ReportPage(request)
    const words = request.library.texts(cayceTexts, request.lang)
    const { placements, houses } = page.birth.chart
    if (!houses) throw new RangeError('a report after Cayce needs the hour of birth')
    const writing = { page, words, ranks: angleRanks(placements, houses) }
    writeHow(writing)
    writeRising(writing)
    writeFirst(writing)
    writeOthers(writing)
    writeLights(writing)
    writeBackward(writing)
    page.write(
      words.chapters.will,
      words.titles.last,
      words.will.map((ways, i) => own(page.way(`will ${i}`, ways))),
    )
    return page.document({ title: words.title, subtitle: words.subtitle({ name: request.person.firstName }) })
  },
}

/** How far a planet stood from an angle, as a fact. */
function nearFact({ page, words }: Writing, { planet, angle, distanceDeg }: AngleRank): string {
  const names = SKY_NAMES[page.lang]
  const said = `${names.point(planet)}: ${words.table.angle[angle]} ${page.common.degrees(distanceDeg)}`
  return page.factor({ id: `special:angle:${planet}:${angle}`, kind: 'special', transiting: planet, said })
}

/** The fact of the angle that a text names: horizon and meridian have those of ascendant and midheaven. */
const angleFact = (page: ReportPage, angle: Angle) => page.signFact(angle === 'asc' || angle === 'dsc' ? 'asc' : 'mc')

function writeHow(writing: Writing): void {
  const { page, words, ranks } = writing
  const names = SKY_NAMES[page.lang]
  const { how } = words.chapters
  page.write(how, words.titles.how, [
    own(page.way('opening', words.opening)),
    { kind: 'notice', text: words.method },
    wheel(page, words.figure),
  ])
  page.write(
    how,
    words.titles.quotes,
    words.quotes.map((text) => ({ kind: 'notice', text })),
  )
  page.write(how, words.titles.horizon, [
    {
      kind: 'table',
      caption: words.table.caption,
      head: [...words.table.head],
      rows: ranks.map(({ planet, angle, distanceDeg }) => [
        names.point(planet),
        names.degree(page.birth.chart.placements.find(({ body }) => body === planet)?.longitudeDeg ?? 0),
        `${page.houseOf(planet) ?? names.none}`,
        words.table.away({ angle: words.table.angle[angle], degrees: page.common.degrees(distanceDeg) }),
      ]),
      factors: ranks.map((rank) => nearFact(writing, rank)),
    },
  ])
}

function writeRising(writing: Writing): void {
  const { page, words, ranks } = writing
  const chapter = words.chapters.rising
  const sign = page.signOf('asc')
  if (sign !== null) {
    page.write(chapter, words.titles.ascendant, [
      own(`${page.way('rising lead', words.risingLead)} ${words.rising[sign] ?? ''}`, page.signFact('asc')),
      ...page.bySign('asc', 'half'),
    ])
  }
  const near = ranks.filter(({ distanceDeg }) => distanceDeg <= NEAR_DEG)
  if (near.length === 0) page.write(chapter, words.titles.none, [own(page.way('nobody', words.nobody))])
  if (near.length > 1) {
    const facts = near.map((rank) => nearFact(writing, rank))
    page.write(chapter, words.titles.angles, [own(words.company({ planets: near.map(({ planet }) => planet) }), facts)])
  }
}

function writeFirst(writing: Writing): void {
  const { page, words, ranks } = writing
  for (const [i, rank] of ranks.slice(0, FIRST).entries()) {
    const { planet, angle, distanceDeg } = rank
    const facts = [nearFact(writing, rank), ...angleFact(page, angle)]
    const away = page.common.degrees(distanceDeg)
    const near =
      distanceDeg <= NEAR_DEG
        ? page.way(`near ${angle}`, words.near[angle])({ planet, degrees: away })
        : page.way('far', words.far[angle])({ planet, degrees: away })
    const place = page.way('order', words.order)({ planet, place: words.places[i] ?? '' })
    const house = page.houseOf(planet)
    page.write(words.chapters.first, words.schoolTitle({ planet }), [
      own(`${near} ${place} ${words.sojourn[planet]}`, facts),
      own(`${words.leaning[planet]} ${words.differs[planet]}`, facts),
      house !== null && page.firstTime(`where ${house}`)
        ? own(words.where[house - 1] ?? '', page.houseFact(planet))
        : null,
      ...page.byHouse(planet, i < 2 ? 'full' : 'half'),
    ])
  }
}

function writeOthers(writing: Writing): void {
  const { page, words, ranks } = writing
  for (const rank of ranks.slice(FIRST)) {
    const { planet } = rank
    page.write(words.chapters.others, words.schoolTitle({ planet }), [
      own(words.passing[planet], [nearFact(writing, rank)]),
      ...page.byHouse(planet, 'brief'),
    ])
  }
}

function writeLights({ page, words }: Writing): void {
  for (const light of ['sun', 'moon'] as const) {
    const facts = [...page.signFact(light), ...page.houseFact(light)]
    page.write(words.chapters.lights, page.titleOf(light), [
      own(page.way(light, words.lights[light]), facts),
      ...page.byHouse(light, 'half'),
    ])
  }
}

function writeBackward(writing: Writing): void {
  const { page, words, ranks } = writing
  const back = ranks.map(({ planet }) => planet).filter((planet) => page.knows(`${planet}:retrograde`))
  const factOf = (planet: School) => page.fact(`${planet}:retrograde`)
  page.write(words.chapters.retrograde, words.titles.backward, [
    back.length === 0 ? own(words.noneBackward) : own(page.way('backward', words.backwardLead)),
    ...back.map((planet) => own(words.backward[planet], [factOf(planet)])),
  ])
}
