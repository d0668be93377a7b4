import { signOf } from '#astro/charts/sign.ts'
import { type Element, elementOf, type Mode, modeOf } from '#astro/charts/balance.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { compositeFacts } from '../../facts/composite-facts.ts'
import { synastryFacts } from '../../facts/synastry-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { ReportModule, ReportRequest } from '../report-module.ts'
import { ReportPage } from '../report-page.ts'
import { allSigns, aspectFactor, type Bond, hoursKnown, houseFactor, placeOf, signFactor, spoken } from './bond.ts'
import {
  airOf,
  bondAspects,
  type BondAspect,
  busiest,
  davisonFacts,
  leanOf,
  nearestAngle,
  prevailing,
} from './relationship-facts.ts'
import { COUPLES, relationshipTexts, type RelationshipWords } from './words.ts'
import { writeClosest } from './write-closest.ts'
import { writeDavison } from './write-davison.ts'
import { writeLuggage } from './write-luggage.ts'

/** So many easy aspects are told, more where houses are missing; the hard ones are told all. */
const MOST_EASY = { known: 5, unknown: 10 }

/** So many planets at the angles of the composite are told. */
const MOST_AT_ANGLES = 3

/** Two people as a third: what it lives for, where it rests, how it moves, where it is sore, what holds it, where it goes. */
export const relationship: ReportModule = {
  type: 'relationship',
  birthTime: 'wanted',
  other: 'partner',
  couplesOnly: true,
  usesPlaces: false,
  write(request: ReportRequest) {
    const { other, person, sky, library, lang } = request
    if (!other) throw new RangeError('a report on a pair needs the other birth')
    const page = new ReportPage(request)
    const words = library.texts(relationshipTexts, lang)
    const composite = compositeFacts(person.birth, other.birth)
    const aspects = bondAspects(composite)
    const hours = person.birth.timeKnown && other.birth.timeKnown ? 'known' : 'unknown'
    const bond: Bond = {
      page,
      words,
      composite,
      davison: davisonFacts(sky, person.birth, other.birth),
      lean: leanOf(aspects),
      aspects,
      hard: aspects.filter(({ hard }) => hard),
      easy: aspects.filter(({ hard }) => !hard).slice(0, MOST_EASY[hours]),
      ties: synastryFacts(person.birth, other.birth).aspects,
      request,
      other,
    }
    writeThesis(bond)
    writeLight(bond, 'sun')
    writeLight(bond, 'moon')
    writeDavison(bond)
    writeRhythm(bond)
    writeAspects(bond, 'sore')
    writeAspects(bond, 'easy')
    writeLuggage(bond)
    writeClosest(bond)
    writeHold(bond)
    writeAhead(bond)
    writeClosing(bond)
    return page.document({
      title: words.title[page.audience === 'partner' ? 'couple' : 'pair'],
      subtitle: words.subtitle({ one: person.firstName, other: other.firstName }),
      limits: hoursKnown(bond) ? [] : [words.withoutHours],
    })
  },
}

/** What the bond is made of and whether it carries more than it rubs, with the weightiest aspect of each kind. */
function writeThesis(bond: Bond): void {
  const { page, words, composite, lean, hard, easy } = bond
  const { element } = prevailing(composite)
  const grounds = [
    { met: easy[0], say: words.grounds.easy },
    { met: hard[0], say: words.grounds.hard },
  ].flatMap(({ met, say }) => (met ? [own(say(spoken(bond, met)), [aspectFactor(bond, met)])] : []))
  page.write(words.chapters.thesis, words.titles.thesis, [
    own(words.thesis[element][lean], allSigns(bond)),
    ...grounds,
    { kind: 'notice', text: words.notice },
    {
      kind: 'figure',
      figure: { kind: 'wheel', chart: composite.chart },
      caption: words.wheel.composite,
      factors: allSigns(bond),
    },
  ])
}

/** The Sun, what the bond lives for, or the Moon, where it rests: first by house, then by sign. */
function writeLight(bond: Bond, light: 'sun' | 'moon'): void {
  const { page, words } = bond
  const place = placeOf(bond, light)
  const chapter = light === 'sun' ? words.chapters.aim : words.chapters.rest
  const [signs, houses] =
    light === 'sun' ? [words.sunSign, words.sunHouse] : ([words.moonSign, words.moonHouse] as const)
  const { sign = null, house = null } = place ?? {}
  const said = house === null ? words.placed : words.signed[light]
  const pace = light === 'sun' && sign !== null ? words.sunMode[modeOf(sign)] : ''
  const signed = sign === null ? [] : [signFactor(bond, light, sign)]
  page.write(chapter, light === 'sun' ? words.titles.aim : words.titles.rest, [
    house === null
      ? null
      : own(`${words.housed({ point: light, house })} ${houses[house - 1]}`, [houseFactor(bond, light, house)]),
    sign === null ? null : own([said({ point: light, sign }), signs[sign], pace].join(' ').trim(), signed),
  ])
  const asc = placeOf(bond, 'asc')?.sign
  if (light === 'moon' || asc === null || asc === undefined) return
  const text = `${words.placed({ point: 'asc', sign: asc })} ${words.ascSign[asc]}`
  page.write(chapter, words.titles.asc, [own(text, [signFactor(bond, 'asc', asc)])])
  page.write(chapter, words.titles.atAngles, atAngles(bond))
}

/** The planets at the angles of the composite, the nearest first. */
function atAngles({ page, words, composite }: Bond): Paragraph[] {
  const { houses, placements } = composite.chart
  if (!houses) return []
  return PLANETS.flatMap((planet) => {
    const longitudeDeg = placements.find(({ body }) => body === planet)?.longitudeDeg
    const met = longitudeDeg === undefined ? null : nearestAngle(houses, longitudeDeg)
    return met ? [{ planet, ...met }] : []
  })
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
    .slice(0, MOST_AT_ANGLES)
    .map(({ planet, angle, orbDeg }) => {
      const at = angle === 'asc' || angle === 'dsc' ? 'asc' : 'mc'
      const aspect = angle === 'asc' || angle === 'mc' ? 'conjunction' : 'opposition'
      const id = `composite:${planet}:${aspect}:${at}`
      const factor = page.factor({ id, kind: 'composite', transiting: planet, natal: at, aspect, orbDeg })
      const orb = words.orb({ degrees: page.common.degrees(orbDeg) })
      return own(`${words.compositeAt[angle]({ planet, orb })} ${words.compositeAngle[planet]}`, [factor])
    })
}

function writeRhythm(bond: Bond): void {
  const { page, words, composite } = bond
  const { titles, chapters } = words
  const { element, mode, lacking } = prevailing(composite)
  page.write(chapters.rhythm, titles.element, [own(words.element[element], allSigns(bond))])
  page.write(chapters.rhythm, titles.lacks, [own(words.lacks[lacking.element], allSigns(bond))])
  const center = busiest(bond.aspects)
  const ties = bond.aspects.filter(({ a, b }) => a === center || b === center)
  if (center !== null)
    page.write(chapters.rhythm, titles.center, [
      own(
        words.center[center],
        ties.map((met) => aspectFactor(bond, met)),
      ),
    ])
  page.write(chapters.rhythm, titles.tires, [own(`${words.tires[element]} ${words.peace[mode]}`, allSigns(bond))])
  page.write(chapters.rhythm, titles.badWeek, [own(words.badWeek[lacking.mode], allSigns(bond))])
  const decided = [modeBridge(words, element, mode), words.mode[mode]].filter(Boolean).join(' ')
  page.write(chapters.rhythm, titles.mode, [own(decided, allSigns(bond))])
  page.write(chapters.rhythm, titles.talk, [bySign(bond, 'mercury')])
  page.write(chapters.rhythm, titles.work, [bySign(bond, 'mars'), marsBridge(bond, element)])
}

/** Quick elements beside modes that hold on, slow ones beside modes that begin: which of the two speaks when. */
function modeBridge({ bridge }: RelationshipWords, element: Element, mode: Mode): string | null {
  if (mode === 'fixed') return element === 'fire' || element === 'air' ? bridge.mode[element] : null
  if (mode === 'cardinal') return element === 'earth' || element === 'water' ? bridge.mode[element] : null
  return element === 'earth' ? bridge.mode.yielding : null
}

/** Where Mars is slower or faster than what the bond is made of. */
function marsBridge(bond: Bond, element: Element): Paragraph | null {
  const sign = placeOf(bond, 'mars')?.sign ?? null
  if (sign === null) return null
  const mars = elementOf(sign)
  const way =
    element === 'fire' && mars === 'earth' ? 'slower' : element === 'earth' && mars === 'fire' ? 'faster' : null
  return way && own(bond.words.bridge.mars[way], [...allSigns(bond), signFactor(bond, 'mars', sign)])
}

/** A planet of the composite by the element of its sign; nothing where the hour decides it. */
function bySign(bond: Bond, planet: 'mercury' | 'mars' | 'venus' | 'saturn'): Paragraph | null {
  const { words } = bond
  const sign = placeOf(bond, planet)?.sign ?? null
  if (sign === null) return null
  const pace = planet === 'mars' ? (words.pace.mars[sign] ?? '') : words.pace[planet][modeOf(sign)]
  const texts = [words[planet][elementOf(sign)], pace]
  const text = [words.placed({ point: planet, sign }), ...texts].join(' ')
  return own(text, [signFactor(bond, planet, sign)])
}

/** What rubs or what carries, the weightiest first, and where each shows. */
function writeAspects(bond: Bond, kind: 'sore' | 'easy'): void {
  const { page, words, lean } = bond
  const told = kind === 'sore' ? bond.hard : bond.easy
  if (told.length === 0) return
  page.write(words.chapters[kind], words.titles[kind], [
    own(words.lean[kind][lean]),
    ...told.map((met) => aspectTold(bond, kind, met)),
  ])
}

function aspectTold(bond: Bond, kind: 'sore' | 'easy', met: BondAspect): Paragraph {
  const { page, words } = bond
  const couple = page.audience === 'partner' && kind === 'sore' ? COUPLES.find((pair) => pair === met.pair) : undefined
  const said = [
    page.way(`lead ${kind}`, words.lead[kind])(spoken(bond, met)),
    couple ? words.couples[couple] : words[kind][met.pair],
  ]
  const factors = [aspectFactor(bond, met)]
  const back = kind === 'sore' ? behind(bond, met) : null
  if (back) {
    said.push(page.way('behind', words.behind)(back))
    factors.push(back.factor)
  }
  const house = placeOf(bond, met.a)?.house ?? null
  if (kind === 'sore' && house !== null && page.firstTime(`where ${house}`)) {
    said.push(words.where[house - 1]?.({ planet: met.a, house }) ?? '')
    factors.push(houseFactor(bond, met.a, house))
  }
  return own(said.join(' '), factors)
}

/** The hard aspect between the same two planets of both people, as its sentence names it; null for none. */
function behind({ page, request, other, ties }: Bond, { a, b }: BondAspect) {
  const met = ties.find(
    ({ yours, theirs, nature }) =>
      nature !== 'flowing' && ((yours === a && theirs === b) || (yours === b && theirs === a)),
  )
  if (!met) return null
  const { yours, theirs, aspect, id } = met
  const [one, two] = [request.person.firstName, other.firstName]
  const [first, second] = [
    { point: yours, of: one },
    { point: theirs, of: two },
  ]
  const factor = page.factor({ id: `bond:${id}`, kind: 'composite', transiting: theirs, natal: yours, aspect })
  return { one: yours === a ? first : second, other: yours === a ? second : first, aspect, factor }
}

function writeHold(bond: Bond): void {
  const { page, words } = bond
  const { titles, chapters } = words
  page.write(chapters.hold, titles.venus, [bySign(bond, 'venus')])
  const house = placeOf(bond, 'saturn')?.house ?? null
  page.write(chapters.hold, titles.saturn, [
    bySign(bond, 'saturn'),
    house === null ? null : own(words.saturnHouse[house - 1] ?? '', [houseFactor(bond, 'saturn', house)]),
  ])
  const { air, met } = airOf(bond.aspects)
  const uranus = placeOf(bond, 'uranus')?.sign ?? null
  const ground = uranus === null ? [] : [signFactor(bond, 'uranus', uranus)]
  const factors = met ? [aspectFactor(bond, met)] : ground
  if (factors.length > 0) page.write(chapters.hold, titles.uranus, [own(words.uranus[air], factors)])
}

/** More than the node moves in half a day. */
const NODE_SLACK_DEG = 0.2

/** Where it goes: the node, what it learns; Jupiter, by house and sign, and how it takes a turn. */
function writeAhead(bond: Bond): void {
  const { page, words, composite } = bond
  const { sign = null, house = null } = placeOf(bond, 'jupiter') ?? {}
  const node = composite.chart.placements.find(({ body }) => body === 'trueNode')
  const nodeSlack = hoursKnown(bond) ? 0 : NODE_SLACK_DEG
  const nodeSign =
    node && signOf(node.longitudeDeg - nodeSlack) === signOf(node.longitudeDeg + nodeSlack) ? node.sign : null
  page.write(words.chapters.ahead, words.titles.node, [
    nodeSign === null ? null : own(words.node[elementOf(nodeSign)], [signFactor(bond, 'trueNode', nodeSign)]),
  ])
  page.write(words.chapters.ahead, words.titles.ahead, [
    house === null
      ? null
      : own(`${words.housed({ point: 'jupiter', house })} ${words.ahead.house[house - 1]}`, [
          houseFactor(bond, 'jupiter', house),
        ]),
    sign === null
      ? null
      : own(`${words.placed({ point: 'jupiter', sign })} ${words.ahead.element[elementOf(sign)]}`, [
          signFactor(bond, 'jupiter', sign),
        ]),
    own(words.ahead.mode[prevailing(composite).mode], allSigns(bond)),
  ])
}

const ASKED = ['sun', 'moon', 'mercury', 'venus', 'mars', 'saturn'] as const

function writeClosing(bond: Bond): void {
  const { page, words, composite, lean } = bond
  const { questions, chapters, titles } = words
  const asked = ASKED.flatMap((point) => {
    const sign = placeOf(bond, point)?.sign ?? null
    if (sign === null) return []
    const question = questions[point][elementOf(sign)]
    return [own(words.asked[point]({ point, sign, question }), [signFactor(bond, point, sign)])]
  })
  page.write(chapters.closing, titles.questions, [own(page.way('questions', questions.intro)), ...asked])
  const { element } = prevailing(composite)
  page.write(chapters.closing, titles.closing, [own(words.close[element][lean], allSigns(bond))])
}
