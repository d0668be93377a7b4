import { atAngles } from './at-angles.ts'
import { signOf } from '#astro/charts/sign.ts'
import { elementOf, modeOf } from '#astro/charts/balance.ts'
import { compositeFacts } from '../../facts/composite-facts.ts'
import { synastryFacts, type BondHouse } from '../../facts/synastry-facts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own, joinText, tablePart, figurePart } from '../natal-parts.ts'
import type { ReportModule, ReportPerson, ReportRequest } from '../report-module.ts'
import { DatedPage } from '../dated-page.ts'
import { allSigns, aspectFactor, type Bond, hoursKnown, houseFactor, placeOf, signFactor, spoken } from './bond.ts'
import { bondAspects, type BondAspect, davisonFacts, leanOf, prevailing } from './relationship-facts.ts'
import { bondPlan, type BondPlans, isContrary, isOtherwise } from './bond-questions.ts'
import { factsOf } from '../../compose/verdict.ts'
import { isHeard } from '../verdict/passages.ts'
import { writeVerdictChapter } from '../verdict/verdict-chapter.ts'
import { BOND_QUESTIONS, type BondQuestion, COUPLES, relationshipTexts, type RelationshipWords } from './words.ts'
import { firstSentence } from './first-sentence.ts'
import { writeClosest, writeDavison } from './write-davison.ts'
import { writeMoments } from './write-moments.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** So many easy aspects are told, more where houses are missing; the hard ones are told all. */
const MOST_EASY = { known: 5, unknown: 10 }

/** So many planets at the angles of the composite are told. */

/** Whose hour is unknown, and what is left out for it. */
function withoutHours(words: RelationshipWords, one: ReportPerson, other: ReportPerson): string {
  const [unknown, ...more] = [one, other].filter(({ birth }) => !birth.timeKnown)
  return words.withoutHours[more.length > 0 ? 'both' : 'one']({ name: (unknown ?? other).firstName })
}

/** Two people as a third: what it lives for, where it rests, how it moves, where it is sore, what holds it, where it goes. */
export const relationship: ReportModule = {
  type: 'relationship',
  birthTime: 'wanted',
  other: 'partner',
  couplesOnly: true,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request: ReportRequest) {
    const { other, person, sky, library, lang } = request
    if (!other) throw new RangeError('a report on a pair needs the other birth')
    const page = new DatedPage(request)
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
    const plans = { pace: bondPlan(bond, 'pace'), hold: bondPlan(bond, 'hold') }
    writeThesis(bond, plans)
    writeLight(bond, 'sun', plans)
    writeLight(bond, 'moon', plans)
    writeQuestion(bond, 'pace', plans)
    writeAspects(bond, 'sore')
    writeAspects(bond, 'easy')
    writeLuggage(bond)
    writeClosest(bond)
    writeQuestion(bond, 'hold', plans)
    writeAhead(bond, plans)
    writeDavison(bond)
    writeMoments(bond)
    writeClosing(bond, plans)
    return page.document({
      title: words.title[page.audience === 'partner' ? 'couple' : 'pair'],
      subtitle: words.subtitle({ one: person.firstName, other: other.firstName }),
      limits: hoursKnown(bond) ? [] : [withoutHours(words, person, other)],
    })
  },
}

/** What the bond is made of and whether it carries more than it rubs, with the weightiest aspect of each kind. */
function writeThesis(bond: Bond, plans: BondPlans): void {
  const { page, words, composite, lean, hard, easy } = bond
  const { element } = prevailing(composite)
  page.write(words.chapters.thesis, words.titles.thesis, [
    own(joinText(words.thesis[element][lean], isOtherwise(plans, element) ? words.otherwise : ''), allSigns(bond)),
    argumentOf(bond, plans),
  ])
  const held = easy.slice(0, ON_FIRST_PAGE).map((met) => grounds(bond, 'easy', met))
  page.write(
    words.chapters.thesis,
    words.titles.holds,
    held.length > 0 ? [own(words.holdsIntro, allSigns(bond)), ...held] : [],
  )
  page.write(words.chapters.thesis, words.titles.rubs, [
    ...hard.slice(0, ON_FIRST_PAGE).map((met) => grounds(bond, 'sore', met)),
    hard[0] ? own(words.first[elementOf(placeOf(bond, hard[0].a)?.sign ?? 0)], [aspectFactor(bond, hard[0])]) : null,
  ])
  const asked = BOND_QUESTIONS.flatMap((question) => {
    const { isAnswered, verdict } = plans[question]
    return isAnswered ? [[words.asks[question], words.short[question][verdict.answer]]] : []
  })
  page.write(words.chapters.thesis, words.titles.glance, [
    tablePart(words.glance, [[words.asks.lean, words.shortLean[lean]], ...asked]),
    { kind: 'notice', text: words.notice },
    figurePart({ kind: 'wheel', chart: composite.chart }, words.wheel.composite, allSigns(bond)),
  ])
}

/** So many contacts of each kind are named on the first page, by the first sentence of their text; the chapter has the rest. */
const ON_FIRST_PAGE = 3

const textOf = ({ page, words }: Bond, kind: 'sore' | 'easy', { pair }: BondAspect): string => {
  const couple = page.audience === 'partner' && kind === 'sore' ? COUPLES.find((one) => one === pair) : undefined
  return couple ? words.couples[couple] : words[kind][pair]
}

function grounds(bond: Bond, kind: 'sore' | 'easy', met: BondAspect): Paragraph {
  const { a, b, aspect } = met
  const [first] = firstSentence(textOf(bond, kind, met))
  return own(`${bond.words.ground({ a, b, aspect })} ${first}`, [aspectFactor(bond, met)])
}

/** What the two answers make together; null where one of them is missing. */
function argumentOf({ words }: Bond, { pace, hold }: BondPlans): Paragraph | null {
  if (!pace.isAnswered || !hold.isAnswered) return null
  const rests = [pace, hold].flatMap(({ verdict }) => verdict.carried.filter(isHeard).slice(0, 1))
  return own(words.argument[pace.verdict.answer][hold.verdict.answer], factsOf(rests))
}

/** The Sun, what the bond lives for, or the Moon, where it rests: first by house, then by sign. */
function writeLight(bond: Bond, light: 'sun' | 'moon', plans: BondPlans): void {
  const { page, words } = bond
  const place = placeOf(bond, light)
  const chapter = light === 'sun' ? words.chapters.aim : words.chapters.rest
  const [signs, houses] =
    light === 'sun' ? [words.sunSign, words.sunHouse] : ([words.moonSign, words.moonHouse] as const)
  const { sign = null, house = null } = place ?? {}
  const said = house === null ? words.placed : words.signed[light]
  const manner = light === 'sun' && sign !== null ? words.sunMode[modeOf(sign)] : null
  const pace = manner && !isContrary(plans, manner) ? manner.text : ''
  const signed = sign === null ? [] : [signFactor(bond, light, sign)]
  page.write(chapter, light === 'sun' ? words.titles.aim : words.titles.rest, [
    house === null
      ? null
      : own(`${words.housed({ point: light, house })} ${houses[house - 1]}`, [houseFactor(bond, light, house)]),
    sign === null ? null : own([said({ point: light, sign }), signs[sign], pace].join(' ').trim(), signed),
    sign === null ? null : own(words.act[light][elementOf(sign)], signed),
  ])
  const asc = placeOf(bond, 'asc')?.sign
  if (light === 'moon' || asc === null || asc === undefined) return
  const text = `${words.placed({ point: 'asc', sign: asc })} ${words.ascSign[asc]}`
  page.write(chapter, words.titles.asc, [own(text, [signFactor(bond, 'asc', asc)])])
  page.write(chapter, words.titles.atAngles, atAngles(bond, 'composite'))
}

/** The chapter of a question: its answer and what bears it out, then what speaks against it; all of it is told. */
function writeQuestion(bond: Bond, question: BondQuestion, plans: BondPlans): void {
  const { page, words } = bond
  const plan = plans[question]
  const chapter = words.chapters[question === 'pace' ? 'rhythm' : 'hold']
  const asked = { chapter, title: words.titles.answer, answer: words.answer[question], does: words.does[question] }
  if (plan.isAnswered) {
    writeVerdictChapter(page, asked, plan)
    const facts = factsOf(plan.verdict.carried.filter(isHeard).slice(0, 1))
    page.write(chapter, words.titles.act, [own(words.act[question][plan.verdict.answer], facts)])
  } else
    for (const { title, parts } of [...plan.verdict.carried, ...plan.verdict.other, ...plan.neutral])
      page.write(
        chapter,
        title,
        parts.map((part) => part && own(part.text, part.factors)),
      )
}

/** What rubs or what carries, the weightiest first, and where each shows. */
function writeAspects(bond: Bond, kind: 'sore' | 'easy'): void {
  const { page, words, lean } = bond
  const told = kind === 'sore' ? bond.hard : bond.easy
  if (told.length === 0) return
  page.write(words.chapters[kind], words.titles[kind], [own(words.lean[kind][lean])])
  for (const met of told)
    page.write(words.chapters[kind], page.words.aspect(met.a, met.aspect, met.b), [aspectTold(bond, kind, met)])
}

function aspectTold(bond: Bond, kind: 'sore' | 'easy', met: BondAspect): Paragraph {
  const { page, words } = bond
  const text = textOf(bond, kind, met)
  const isOnFirstPage = (kind === 'sore' ? bond.hard : bond.easy).indexOf(met) < ON_FIRST_PAGE
  const said = [
    page.say(`lead ${kind}`, words.lead[kind], spoken(bond, met)),
    isOnFirstPage ? firstSentence(text)[1] || words.onFirstPage : text,
    ...(isUnborn(met) && page.firstTime('unborn') ? [words.unborn] : []),
  ]
  const factors = [aspectFactor(bond, met)]
  const back = kind === 'sore' ? behind(bond, met) : null
  if (back) {
    said.push(page.say('behind', words.behind, back))
    factors.push(back.factor)
  }
  const house = placeOf(bond, met.a)?.house ?? null
  if (kind === 'sore' && house !== null && page.firstTime(`where ${house}`)) {
    said.push(words.where[house - 1]?.({ planet: met.a, house }) ?? '')
    factors.push(houseFactor(bond, met.a, house))
  }
  return own(said.join(' '), factors)
}

/** Sun, Mercury and Venus are never so far from each other in a sky; halving two charts can bring them there. */
const isUnborn = ({ a, b, aspect }: BondAspect): boolean =>
  aspect !== 'conjunction' &&
  NEAR_SUN.has(a) &&
  NEAR_SUN.has(b) &&
  !(aspect === 'sextile' && (a === 'venus' || b === 'venus'))
const NEAR_SUN: ReadonlySet<Planet> = new Set(['sun', 'mercury', 'venus'])

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

/** More than the node moves in half a day. */
const NODE_SLACK_DEG = 0.2

/** Where it goes: the node, what it learns; Jupiter, by house and sign, and how it takes a turn. */
function writeAhead(bond: Bond, plans: BondPlans): void {
  const { page, words, composite } = bond
  const { sign = null, house = null } = placeOf(bond, 'jupiter') ?? {}
  const turns = words.ahead.mode[prevailing(composite).mode]
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
    isContrary(plans, turns) ? null : own(turns.text, allSigns(bond)),
  ])
}

const ASKED = ['sun', 'moon', 'mercury', 'venus', 'mars', 'saturn'] as const

function writeClosing(bond: Bond, plans: BondPlans): void {
  const { page, words, composite, lean } = bond
  const { questions, chapters, titles } = words
  const asked = ASKED.flatMap((point) => {
    const sign = placeOf(bond, point)?.sign ?? null
    if (sign === null) return []
    const question = questions[point][elementOf(sign)]
    return [own(words.asked[point]({ point, sign, question }), [signFactor(bond, point, sign)])]
  })
  page.write(chapters.closing, titles.questions, [own(page.way('questions', questions.intro)), ...asked])
  page.write(chapters.closing, titles.lines, [
    own(words.lastLean[lean], allSigns(bond)),
    ...BOND_QUESTIONS.flatMap((question) => {
      const { isAnswered, verdict } = plans[question]
      const factors = factsOf(verdict.carried.filter(isHeard).slice(0, 1))
      return isAnswered ? [own(words.last[question][verdict.answer], factors)] : []
    }),
  ])
  const { element } = prevailing(composite)
  page.write(chapters.closing, titles.closing, [own(words.close[element][lean], allSigns(bond))])
}

/** So many are told of each; more where only one of the two has houses. */
const MOST = { both: 4, one: 8 }
const ANGULAR: ReadonlySet<number> = new Set([1, 4, 7, 10])

/** What each brings into the other's life: the weightiest planets of each in the houses of the other, by name. */
function writeLuggage(bond: Bond): void {
  const { page, words, request, other } = bond
  const { carries, chapters } = words
  const facts = synastryFacts(request.person.birth, other.birth)
  const names = [request.person.firstName, other.firstName] as const
  const sides = [
    { placed: facts.yoursInTheirs, carrier: names[0], host: names[1] },
    { placed: facts.theirsInYours, carrier: names[1], host: names[0] },
  ]
  const main = (list: readonly BondHouse[]) => list.filter(({ house }) => ANGULAR.has(house)).length
  const [yours, theirs] = [main(facts.yoursInTheirs), main(facts.theirsInYours)]
  const isComparable = sides.every(({ placed }) => placed.length > 0)
  for (const [i, { placed, carrier, host }] of sides.entries()) {
    const told = placed.slice(0, isComparable ? MOST.both : MOST.one).map((one) => luggage(bond, one, carrier, host))
    const weighed =
      Math.abs(yours - theirs) < 2 ? carries.even : carries.more({ name: yours > theirs ? names[0] : names[1] })
    const all = sides.flatMap((side) => side.placed.map((one) => luggageFactor(bond, one, side.carrier, side.host)))
    const last = i === 1 && isComparable ? [own(weighed, all)] : []
    if (told.length > 0) page.write(chapters.carries, carries.title({ carrier }), [...told, ...last])
  }
}

function luggage(bond: Bond, placed: BondHouse, carrier: string, host: string): Paragraph {
  const { page, words } = bond
  const { planet, house } = placed
  const { lands, place, planet: texts } = words.carries
  const said = page.say('lands', lands, { held: { point: planet, of: carrier }, host, house })
  const text = page.say(`luggage ${planet}`, texts[planet], { carrier, host, place: place[house - 1] ?? '' })
  return own(`${said} ${text}`, [luggageFactor(bond, placed, carrier, host)])
}

/** A planet of one named person in a house of the other. */
function luggageFactor({ page }: Bond, { planet, house, whose }: BondHouse, carrier: string, host: string): string {
  const names = page.names
  const said = `${names.point(planet satisfies Planet)} (${carrier}), ${names.house(house)} (${host})`
  return page.factor({ id: `luggage:${whose}:${planet}:${house}`, kind: 'special', said, transiting: planet, house })
}
