import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { balance, type Element, elementOf, ELEMENTS, modeOf } from '#astro/charts/balance.ts'
import type { ChartAspect, Sign } from '#astro/charts/chart.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import type { KeyOf } from '../../library/subjects.ts'
import { own, signFacts, wheel, tablePart, bySort, byHouse } from '../natal-parts.ts'
import { type Kinship, kinship } from '../kinship.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { type BySort, CHILD_PAIRS, type ChildPair, childTexts, type ChildWords, GLANCE } from './words.ts'

/** So many aspects are told. */
const MOST_PAIRS = 9
/** With these a conjunction asks for help as a hard aspect does. */
const HEAVY: ReadonlySet<string> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

type RenderedPoint = 'moon' | 'sun' | 'asc' | 'mercury' | 'venus' | 'mars' | 'saturn'

interface Writing {
  /** The page is of the child's chart; the parent's own is in its request. */
  page: ReportPage
  words: ChildWords
  parent: ReportPage
}

/** A child's chart, written to the parent. */
export const child: ReportModule = {
  type: 'child',
  birthTime: 'wanted',
  other: 'child',
  usesPlaces: false,
  write(request: ReportRequest) {
    const { other } = request
    if (!other) throw new RangeError('a report on a child needs the child’s birth')
    const page = new ReportPage({ ...request, person: other })
    const words = request.library.texts(childTexts, request.lang)
    const writing = { page, words, parent: new ReportPage(request) }
    writeOpening(writing, other.firstName)
    writeMoon(writing)
    writeSun(writing)
    writeLearning(writing)
    writeOthers(writing)
    writeTies(writing)
    writeAges(writing)
    writeYou(writing)
    if (!other.birth.timeKnown) page.write(words.chapters.closing, words.findHour.title, [own(words.findHour.text)])
    page.write(words.chapters.closing, words.titles.closing, [own(page.way('closing', words.closing))])
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: other.firstName }),
      limits: other.birth.timeKnown ? [] : [words.withoutHour],
    })
  },
}

/** How old the child is when the report is written. */
function stageOf({ birth, request }: ReportPage): 'small' | 'school' | 'teen' {
  const years = (request.nowJdUt - birth.chart.jdUt) / 365.2425
  return years < 6 ? 'small' : years < 12 ? 'school' : 'teen'
}

function writeOpening({ page, words }: Writing, name: string): void {
  const names = page.names
  page.write(words.chapters.how, words.titles.how, [
    own(page.say('how', words.how, { name })),
    own(words.age[stageOf(page)]),
    { kind: 'notice', text: words.notice },
    wheel(page, words.wheel),
  ])
  const known = GLANCE.flatMap((point) => {
    const sign = page.signOf(point)
    return sign === null ? [] : [{ point, row: [names.point(point), words.glance.rows[point], names.sign(sign)] }]
  })
  page.write(words.chapters.how, words.titles.glance, [
    tablePart(
      words.glance,
      known.map(({ row }) => row),
      signFacts(
        page,
        known.map(({ point }) => point),
      ),
    ),
  ])
}

/** A point by the entry of its sign, after the fact itself. */
function entryOf(writing: Writing, point: RenderedPoint) {
  const { page, words } = writing
  const sign = page.signOf(point)
  if (sign === null) return open(writing, point)
  const subject = `child/${point}-sign` as const
  const entry = page.take(subject, `${sign}` as KeyOf<typeof subject>)
  if (!entry) return []
  const { gist, body, advice } = entry
  return [own([words.placed({ point, sign }), gist, body, advice].join(' '), page.signFact(point))]
}

/** A point whose sign the unknown hour decides: both entries, for the parent to choose from. */
function open({ page, words }: Writing, point: RenderedPoint) {
  const signs = page.birth.uncertain.find(({ body }) => body === point)?.signs
  if (!signs || point === 'asc') return []
  const subject = `child/${point}-sign` as const
  const told = signs.flatMap((sign) => {
    const entry = page.take(subject, `${sign}` as KeyOf<typeof subject>)
    const factor = page.factor({ id: `natal:${point}:sign:${sign}`, kind: 'natal', natal: point, sign })
    const name = page.names.sign(sign)
    return entry ? [own(`${name}. ${entry.gist} ${entry.body} ${entry.advice}`, [factor])] : []
  })
  const hint = point === 'moon' && told[0] ? [own(words.openMoon, told[0].factors)] : []
  return [...page.uncertain(point), ...told, ...hint]
}

/** A section by the element or the mode of a planet's sign. */
function writeSort<T extends string>(
  page: ReportPage,
  chapter: string,
  { title, of }: BySort<T>,
  planet: Planet,
  sort: (sign: Sign) => T,
): void {
  page.write(chapter, title, [bySort(page, planet, sort, of)])
}

/** The texts of a section, from twelve on those for somebody who isn't small any longer. */
function ofAge({ page, words }: Writing, section: 'sleep' | 'birthday'): BySort<Element> {
  const { title, of } = words.more[section]
  return { title, of: stageOf(page) === 'teen' ? words.teen[section] : of }
}

/** A section by how the signs of two planets get on. */
function writeKinship(
  page: ReportPage,
  chapter: string,
  { title, of }: BySort<Kinship>,
  pair: readonly [Planet, Planet],
): void {
  const [one, other] = pair.map((planet) => page.signOf(planet))
  if (one === null || one === undefined || other === null || other === undefined) return
  page.write(chapter, title, [own(of[kinship(elementOf(one), elementOf(other))], signFacts(page, pair))])
}

function writeMoon(writing: Writing): void {
  const { page, words } = writing
  const { more } = words
  const chapter = words.chapters.moon
  page.write(chapter, words.titles.moon, entryOf(writing, 'moon'))
  page.write(chapter, words.titles.moonHouse, [byHouse(page, 'moon', words.moonHouse)])
  page.write(chapter, words.titles.fear, [bySort(page, 'moon', elementOf, words.fear)])
  writeSort(page, chapter, ofAge(writing, 'sleep'), 'moon', elementOf)
  writeSort(page, chapter, more.mood, 'moon', modeOf)
  if (stageOf(page) === 'small')
    page.write(chapter, words.titles.leaving, [bySort(page, 'mars', modeOf, words.leaving)])
}

function writeSun(writing: Writing): void {
  const { page, words } = writing
  const { more } = words
  const chapter = words.chapters.sun
  page.write(chapter, words.titles.sun, entryOf(writing, 'sun'))
  page.write(chapter, words.titles.sunHouse, [byHouse(page, 'sun', words.sunHouse)])
  page.write(chapter, words.titles.asc, entryOf(writing, 'asc'))
  const [sun, asc] = [page.signOf('sun'), page.signOf('asc')]
  if (sun !== null && asc !== null)
    page.write(chapter, words.titles.door, [
      own(words.door[kinship(elementOf(sun), elementOf(asc))], signFacts(page, ['sun', 'asc'])),
    ])
  writeSort(page, chapter, more.praise, 'sun', elementOf)
  writeSort(page, chapter, ofAge(writing, 'birthday'), 'sun', elementOf)
  writeKinship(page, chapter, more.standards, ['sun', 'saturn'])
  page.write(chapter, words.titles.stubborn, [bySort(page, 'sun', modeOf, words.stubborn)])
}

function writeLearning(writing: Writing): void {
  const { page, words } = writing
  const { more } = words
  page.write(words.chapters.mercury, words.titles.mercury, entryOf(writing, 'mercury'))
  if (stageOf(page) !== 'small')
    page.write(words.chapters.mercury, words.titles.homework, [bySort(page, 'mercury', elementOf, words.homework)])
  page.write(words.chapters.mercury, words.titles.jupiter, [bySort(page, 'jupiter', elementOf, words.leanings)])
  writeSort(page, words.chapters.mercury, more.bored, 'mercury', modeOf)
  writeSort(page, words.chapters.mercury, more.untruth, 'mercury', elementOf)
  writeKinship(page, words.chapters.mercury, more.headHeart, ['moon', 'mercury'])
  writeKinship(page, words.chapters.mercury, more.speed, ['mercury', 'mars'])
}

function writeOthers(writing: Writing): void {
  const { page, words } = writing
  const { more } = words
  page.write(words.chapters.mars, words.titles.mars, entryOf(writing, 'mars'))
  writeSort(page, words.chapters.mars, more.outlet, 'mars', elementOf)
  writeSort(page, words.chapters.mars, more.chores, 'mars', elementOf)
  writeKinship(page, words.chapters.mars, more.wish, ['venus', 'mars'])
  page.write(words.chapters.venus, words.titles.venus, entryOf(writing, 'venus'))
  writeSort(page, words.chapters.venus, more.quarrel, 'venus', elementOf)
  writeSort(page, words.chapters.venus, more.sharing, 'venus', modeOf)
  writeKinship(page, words.chapters.venus, more.company, ['mercury', 'venus'])
  writeSort(page, words.chapters.venus, more.holidays, 'jupiter', elementOf)
  page.write(words.chapters.saturn, words.titles.saturn, entryOf(writing, 'saturn'))
  writeSort(page, words.chapters.saturn, more.rule, 'saturn', modeOf)
  writeSort(page, words.chapters.saturn, more.failure, 'saturn', elementOf)
  const { elements } = balance(page.birth.chart)
  const lights = (element: Element) =>
    (elements[element].includes('sun') ? 0.5 : 0) + (elements[element].includes('moon') ? 0.4 : 0)
  const byWeight = ELEMENTS.toSorted((a, b) => elements[b].length + lights(b) - elements[a].length - lights(a))
  const [most, least] = [byWeight[0], byWeight.at(-1)]
  if (!most || !least) return
  page.write(words.chapters.saturn, words.titles.noise, [own(words.noise[most], signFacts(page, PLANETS))])
  page.write(words.chapters.saturn, words.titles.short, [own(words.short[least], signFacts(page, PLANETS))])
}

function writeTies({ page, words }: Writing): void {
  const told = page.birth.chart.aspects
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .flatMap((aspect) => {
      const pair = pairOf(aspect)
      return pair ? [{ aspect, pair }] : []
    })
    .slice(0, MOST_PAIRS)
  for (const { aspect, pair } of told) {
    const { a, b, aspect: name } = aspect
    const nature = ASPECT_NATURE[name]
    const isHard = nature === 'tense' || (nature === 'conjunction' && (HEAVY.has(a) || HEAVY.has(b)))
    page.write(words.chapters.ties, page.words.aspect(pair.a, name, pair.b), [
      own(words.pair[pair.key][isHard ? 'hard' : 'easy'], [page.fact(`${a}:${name}:${b}`)]),
    ])
  }
}

function pairOf({ a, b }: ChartAspect): { key: ChildPair; a: Planet; b: Planet } | null {
  const key = CHILD_PAIRS.find((pair) => pair === `${a} ${b}` || pair === `${b} ${a}`)
  const [first, second] = [PLANETS.find((planet) => planet === a), PLANETS.find((planet) => planet === b)]
  return key && first && second ? { key, a: first, b: second } : null
}

function writeAges({ page, words }: Writing): void {
  const chapter = words.chapters.ages
  const stages = [
    ['moon', words.titles.age1],
    ['mercury', words.titles.age2],
    ['venus', words.titles.age3],
  ] as const
  for (const [i, [planet, title]] of stages.entries()) {
    page.write(chapter, title, [
      i === 0 ? own(words.agesIntro) : null,
      bySort(page, planet, elementOf, words.ages[planet]),
    ])
  }
}

/** The parent's Moon, Mercury and Mars beside the child's. */
function writeYou({ page, words, parent }: Writing): void {
  const chapter = words.chapters.you
  const met = (planet: 'moon' | 'mercury' | 'mars') => {
    const [yours, theirs] = [parent.signOf(planet), page.signOf(planet)]
    if (yours === null || theirs === null) return null
    const mine = page.factor({
      id: `synastry:yours:${planet}:sign:${yours}`,
      kind: 'synastry',
      natal: planet,
      sign: yours,
    })
    const [one, other] = [elementOf(yours), elementOf(theirs)]
    return { yours, theirs, one, other, factors: [mine, ...page.signFact(planet)] }
  }
  const [moons, talk, anger] = [met('moon'), met('mercury'), met('mars')]
  if (moons)
    page.write(chapter, words.titles.moons, [
      own(
        `${words.youIntro({ yours: moons.yours, theirs: moons.theirs })} ${words.moons[moons.one][moons.other]}`,
        moons.factors,
      ),
    ])
  if (talk)
    page.write(chapter, words.titles.talk, [
      own(
        `${words.talkIntro({ yours: talk.yours, theirs: talk.theirs })} ${words.talk[kinship(talk.one, talk.other)]}`,
        talk.factors,
      ),
    ])
  if (anger)
    page.write(chapter, words.titles.anger, [
      own(
        `${words.angerIntro({ yours: anger.yours, theirs: anger.theirs })} ${words.anger[kinship(anger.one, anger.other)]}`,
        anger.factors,
      ),
    ])
}
