import { smallAngle } from '#language/angle.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import { type Paran, parans, type Road, roadOf } from '#astro/stars/parans.ts'
import { type StarName, STARS } from '#astro/stars/star-catalogue.ts'
import { starEquatorial } from '#astro/stars/star-place.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, tablePart, joinText } from '../natal-parts.ts'
import { type Contact, STAR_ORB_DEG } from './lucky-facts.ts'
import { STAR_NATURES } from './star-natures.ts'
import { besideOf, contactFact, kinFact, type Writing } from './writing.ts'

const MOST_CANDIDATES = 10
const MOST_PARANS_TOLD = 4

/** The nearest stars in a table, and each of those that count, or the nearest if few do. */
export function writeBeside(writing: Writing): void {
  const { page, words, contacts } = writing
  const names = page.names
  const shown = contacts.slice(0, MOST_CANDIDATES)
  const [first, second] = shown
  if (!first || !second) return
  const margin = smallAngle(second.apartDeg - first.apartDeg)
  const next = besideOf(writing, second)
  const won = {
    ...besideOf(writing, first),
    second: next.star,
    secondApart: next.apart,
    secondFrom: next.from,
    margin,
  }
  page.write(words.chapters.beside, words.titles.contest, [
    own(counts(first) ? page.say('won', words.won, won) : words.nobody(besideOf(writing, first)), [
      contactFact(writing, first),
      contactFact(writing, second),
    ]),
    tablePart(
      words.contest,
      shown.map((it) => [
        words.stars[it.star].name,
        words.stars[it.star].figure,
        names.point(it.point),
        smallAngle(it.apartDeg),
        counts(it) ? words.contest.inOrb : words.contest.near,
      ]),
      shown.map((it) => contactFact(writing, it)),
    ),
  ])
  for (const contact of toldOf(writing).filter(({ star }) => star !== writing.choice?.star)) {
    const { star, point } = contact
    const isBeside = counts(contact)
    const placed = isBeside ? page.way('in orb', words.inOrb) : page.way('near', words.near)
    const touches = isBeside && page.firstTime(`point ${point}`) ? words.point[point] : ''
    page.write(words.chapters.beside, words.besideTitle({ star: words.stars[star].name, point: names.point(point) }), [
      own(joinText(placed(besideOf(writing, contact)), touches), [contactFact(writing, contact)]),
      starText(writing, star),
    ])
  }
}

const counts = ({ apartDeg }: Contact) => apartDeg <= STAR_ORB_DEG

/** All that count up to six, and no fewer than four; ten where nothing but stars and Jupiter can be told. */
export function toldOf({ page, contacts }: Writing): readonly Contact[] {
  const least = page.timeKnown ? 4 : 10
  return contacts.slice(0, Math.max(least, Math.min(6, contacts.filter(counts).length)))
}

/** Whose kin a star is and what was held of it; nothing where that has been told. */
function starText(writing: Writing, star: StarName): Paragraph | null {
  const { page, words } = writing
  if (!page.firstTime(`star ${star}`)) return null
  const { name, text } = words.stars[star]
  const natures = STAR_NATURES[star]
  const planets = page.common.list(natures.map((planet) => page.names.subject(planet)))
  return own(
    `${page.say('kin', words.kinOf, { star: name, planets })} ${text}`,
    natures.map((planet) => kinFact(writing, planet)),
  )
}

/** What shares the angles with the planets of the birth at its latitude; nothing without the hour. */
export function writeParans(writing: Writing): void {
  const { page, words } = writing
  const { chart, timeKnown } = page.birth
  if (!timeKnown) return
  const { sky } = page.request
  const found = merged(parans(sky, chart))
  const chapter = words.chapters.parans
  const names = page.names
  page.write(chapter, words.titles.parans, [
    own(found.length > 0 ? page.say('parans', words.paransIntro, { count: found.length }) : words.noParan),
    found.length === 0
      ? null
      : tablePart(
          words.paranTable,
          found.map((it) => [
            words.stars[it.star].name,
            angleOf(writing, it.starAngle, it.isTwice),
            names.point(it.planet),
            angleOf(writing, it.planetAngle, it.isTwice),
            smallAngle(it.orbDeg),
          ]),
          found.map((it) => paranFact(writing, it)),
        ),
  ])
  const stars = [...new Set(found.map(({ star }) => star))]
  for (const star of stars.slice(0, MOST_PARANS_TOLD)) {
    const closest = found.find((it) => it.star === star)
    if (!closest) continue
    const title = words.besideTitle({ star: words.stars[star].name, point: names.point(closest.planet) })
    page.write(chapter, title, [
      own(
        joinText(paranText(writing, closest), page.firstTime(closest.starAngle) ? words.angle[closest.starAngle] : ''),
        [paranFact(writing, closest)],
      ),
      starText(writing, star),
    ])
  }
  page.write(chapter, words.titles.road, [own(roadText(writing))])
}

/** A pair on the meridian in opposite places meets twice a day: one row, told once. */
interface MergedParan extends Paran {
  isTwice: boolean
}

export function merged(found: readonly Paran[]): MergedParan[] {
  const onMeridian = (angle: Paran['starAngle']) => angle === 'culminating' || angle === 'anticulminating'
  const isPair = ({ starAngle, planetAngle }: Paran) => onMeridian(starAngle) && onMeridian(planetAngle)
  const kept: MergedParan[] = []
  for (const it of found) {
    const same = kept.find((one) => one.star === it.star && one.planet === it.planet && isPair(one) && isPair(it))
    if (same) same.isTwice = true
    else kept.push({ ...it, isTwice: false })
  }
  return kept
}

const angleOf = ({ words }: Writing, angle: Paran['starAngle'], isTwice: boolean) =>
  isTwice ? words.meridian : words.paranTable.angle[angle]

function roadText(writing: Writing): string {
  const { road } = writing.words
  const { 'never-rises': below, 'never-sets': above } = roads(writing)
  return [
    below.length > 0 ? road.below({ stars: below.join(', ') }) : road.noneBelow,
    above.length > 0 ? road.above({ stars: above.join(', ') }) : road.noneAbove,
    road.elsewhere,
  ].join(' ')
}

function paranText({ page, words }: Writing, it: Paran): string {
  return page.say('paran', words.paran, {
    star: words.stars[it.star].name,
    starAt: words.at[it.starAngle],
    planet: page.names.point(it.planet),
    planetAt: words.at[it.planetAngle],
    apart: smallAngle(it.orbDeg),
  })
}

function paranFact({ page, words }: Writing, { star, starAngle, planet, planetAngle, orbDeg }: Paran): string {
  const { angle } = words.paranTable
  const said = `${words.stars[star].name} ${angle[starAngle]}, ${page.names.point(planet)} ${angle[planetAngle]}`
  return page.factor({
    id: `paran:${star}:${starAngle}:${planet}:${planetAngle}`,
    kind: 'special',
    transiting: planet,
    natal: planet,
    orbDeg,
    said,
  })
}

function roads({ page, words }: Writing): Record<Road, string[]> {
  const { jdUt, latitudeDeg } = page.birth.chart
  const by: Record<Road, string[]> = { rises: [], 'never-rises': [], 'never-sets': [] }
  for (const star of STARS) {
    const { declinationDeg } = starEquatorial(page.request.sky, star, jdUt)
    by[roadOf(declinationDeg, latitudeDeg)].push(words.stars[star.name].name)
  }
  return by
}

/** The planets by which Ptolemy describes the nearest stars, and the one that he names most. */
export function writeKin(writing: Writing): void {
  const { page, words, contacts } = writing
  const names = page.names
  const stars = contacts.slice(0, MOST_CANDIDATES).map(({ star }) => star)
  const natures = stars.flatMap((star) => STAR_NATURES[star])
  const planets = [...new Set(natures)]
  const times = (planet: ClassicalPlanet) => natures.filter((one) => one === planet).length
  const [most] = planets.toSorted((a, b) => times(b) - times(a))
  const facts = planets.map((planet) => kinFact(writing, planet))
  const text = most === undefined || !(most in words.kin) ? undefined : words.kin[most as keyof typeof words.kin]
  page.write(words.chapters.kin, words.titles.kin, [
    own(page.way('kin intro', words.kinIntro), facts),
    text === undefined ? null : own(text, facts),
  ])
  page.write(words.chapters.kin, words.titles.kinTable, [
    tablePart(
      words.kinTable,
      stars.map((star) => [
        words.stars[star].name,
        STAR_NATURES[star].map(names.point).join(', '),
        `${STARS.find(({ name }) => name === star)?.magnitude.toFixed(1) ?? names.none}`.replace('-', '−'),
      ]),
      facts,
    ),
  ])
}
