import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { DatedPage } from '../dated-page.ts'
import { dignityOf, own, joinText } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { poleOf, type WitnessSlots, type WitnessTexts } from './chapter-design.ts'
import { BESIDE_GOOD, type JointWords } from './joint-words.ts'
import type { ChapterPlan } from './plan-chapters.ts'
import type { Witness } from './witnesses.ts'
import { elementOf } from '#astro/charts/balance.ts'
import { argumentTexts } from './words.ts'

/** What may be left out is, where a chapter would have more words. */
export const MOST_WORDS = 480
/** Nearer to the Sun a planet isn't seen, degrees. */
export const COMBUST_DEG = 8.5

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** What a chapter is written with beside its plan. */
export interface ChapterWriting {
  /** Its heading in the report. */
  chapter: string
  joints: JointWords
  /** The stage of life whose advice is given, by the name that the texts have for it. */
  stage: string
  /** Where the advice stands in the reader's life, in a sentence; where it says nothing, one of the joints. */
  age?: string
  /** What a report says itself of the closest aspect of a first witness. */
  tie?: (closest: Witness) => Paragraph | null
}

/** A chapter: the answer as its heading, then one argument in four paragraphs. */
export function writeChapter(page: DatedPage, plan: ChapterPlan, writing: ChapterWriting): void {
  const { design, first, support, closest } = plan
  const { joints, chapter, stage } = writing
  const { planet, act } = design.texts(page)
  const speaking = { plan, joints, texts: planet }
  const opening = own(first.texts.lead(first), first.factors)
  const near = closest && (writing.tie ?? ((one) => nearOf(page, speaking, one)))(closest)
  const life = design.life(page, first)
  const against = counterParagraph(page, speaking)
  const advice = own(told(act[poleOf(design, first.side)]?.[stage]))
  const nearby = near && near.text !== '' ? [near] : []
  let count = [opening, ...nearby, life, against, advice].reduce((sum, { text }) => sum + wordsIn(text), 0)
  const fits = (part: Paragraph | null): Paragraph[] => {
    if (part === null || part.text === '' || count + wordsIn(part.text) > MOST_WORDS) return []
    count += wordsIn(part.text)
    return [part]
  }
  const placed = fits(conditionOf(page, plan, joints))
  const age = fits(own(writing.age ?? page.once('next', joints.next, { age: page.age(page.request.nowJdUt) })))
  const further = support && support !== closest ? fits(supportOf(page, speaking, support)) : []
  page.write(chapter, first.texts.answer, [
    joined([opening, ...nearby, ...placed, ...further]),
    life,
    against,
    joined([...age, advice]),
  ])
}

function told<T>(found: T | undefined): T {
  if (found === undefined) throw new RangeError('a witness or a stage without a text')
  return found
}

/** Some sentences as one paragraph. */
const joined = (parts: readonly Paragraph[]): Paragraph =>
  own(
    parts.map(({ text }) => text).join(' '),
    parts.flatMap(({ factors }) => factors),
  )

/** How the first witness is placed, each thing once a report; null where there is nothing to tell. */
function conditionOf(page: ReportPage, { first, design }: ChapterPlan, joints: JointWords): Paragraph | null {
  const { planet, sign } = first
  const dignity = dignityOf(page, planet)
  const beside = BESIDE_GOOD.find((state) => (state === 'combust' ? isCombust : isRetrograde)(page, planet))
  const isGood = dignity === 'domicile' || dignity === 'exaltation'
  // Where the lead has told the dignity, only what stands beside it is left to tell.
  const found = design.tells === 'dignity' && !(isGood && beside) ? beside : (dignity ?? beside)
  if (!found || !page.firstTime(`${planet} ${found}`)) return null
  const states: (typeof found)[] = isGood && beside ? [found, beside] : [found]
  const ways =
    isGood && beside
      ? joints.bridge[dignity][beside]
      : (found !== 'domicile' &&
          found !== 'exaltation' &&
          design.tells === 'better placed' &&
          joints.despite?.[found]) ||
        joints.condition[found]
  if (!ways) return null
  return own(page.once(`condition ${states.join()}`, ways, { planet, sign }), [
    ...page.signFact(planet),
    ...(states.includes('retrograde') ? [page.fact(`${planet}:retrograde`)] : []),
    ...(states.includes('combust') ? page.signFact('sun') : []),
  ])
}

const isRetrograde = (page: ReportPage, planet: Planet): boolean => page.knows(`${planet}:retrograde`)

/** Whether a planet stands too near the Sun to be seen. */
export function isCombust(page: ReportPage, planet: Planet): boolean {
  const { birth } = page
  const [sun, placed] = (['sun', planet] as const).map((body) =>
    birth.chart.placements.find((placement) => placement.body === body),
  )
  if (planet === 'sun' || planet === 'moon' || !sun || !placed || page.signOf('sun') === null) return false
  return Math.abs(((sun.longitudeDeg - placed.longitudeDeg + 540) % 360) - 180) <= COMBUST_DEG
}

interface Speaking {
  plan: ChapterPlan
  joints: JointWords
  texts: Readonly<Partial<Record<Planet, WitnessTexts>>>
}

const slotsOf = (page: ReportPage, { first }: ChapterPlan, { planet }: Witness): WitnessSlots => ({
  planet,
  sign: page.signOf(planet) ?? 0,
  house: page.houseOf(planet) ?? 1,
  main: first.planet,
})

/** The closest aspect of the first witness with its orb, and what it adds if it bears out the answer. */
function nearOf(page: ReportPage, { plan, joints, texts }: Speaking, closest: Witness): Paragraph | null {
  const { aspect, planet, side } = closest
  const { near, aside } = joints
  if (!aspect || !near || !aside) return null
  const isFor = side === plan.first.side
  const nature = ASPECT_NATURE[aspect.aspect]
  const slots = slotsOf(page, plan, closest)
  const met = { ...slots, aspect: aspect.aspect, orb: orbText(tableOrbDeg(page.birth.chart, aspect)) }
  if (closest !== plan.support && closest !== plan.counter) return own(page.once('aside', aside, met), closest.factors)
  const joint = page.once(`near ${nature}`, near[isFor ? 'for' : 'against'][nature], met)
  return own(isFor ? `${joint} ${told(texts[planet]).support(slots)}` : joint, closest.factors)
}

/** The sentence that names a witness and from where it speaks. */
function jointOf(page: ReportPage, role: 'counter' | 'support', speaking: Speaking, witness: Witness): string {
  const { plan, joints } = speaking
  const { planet, link, aspect } = witness
  const slots = slotsOf(page, plan, witness)
  const { house } = plan.design
  const isHeard = !page.firstTime(`${role} ${planet} ${link === 'aspect' ? slots.main : link}`)
  if (role === 'counter' && witness === plan.closest) return page.once('counter near', joints.counter.near, slots)
  if (role === 'counter' && isHeard) return page.once('again', joints.counter.again, { planet })
  // Without the hour an orb can't be told.
  if (link === 'aspect' && aspect && page.birth.timeKnown) {
    const met = { ...slots, aspect: aspect.aspect, orb: orbText(tableOrbDeg(page.birth.chart, aspect)) }
    return page.once(`${role} aspect`, joints[role].aspect, met)
  }
  if (link === 'in' || link === 'rules') return page.once(`${role} ${link}`, joints[role][link], { planet, house })
  return page.once(`${role} stands`, joints[role].stands, slots)
}

function counterParagraph(page: ReportPage, speaking: Speaking): Paragraph {
  const { counter } = speaking.plan
  const { planet } = counter
  const said = told(speaking.texts[planet]).counter(slotsOf(page, speaking.plan, counter))
  const joint = jointOf(page, 'counter', speaking, counter)
  const isPlaceNamed = joint.includes(page.names.inSign(page.signOf(planet) ?? 0))
  const parts = [joint, voiceOf(page, planet, isPlaceNamed), said]
  return own(joinText(...parts), counter.factors)
}

function supportOf(page: ReportPage, speaking: Speaking, support: Witness): Paragraph | null {
  const joint = jointOf(page, 'support', speaking, support)
  if (joint === '') return null
  return own(
    `${joint} ${told(speaking.texts[support.planet]).support(slotsOf(page, speaking.plan, support))}`,
    support.factors,
  )
}

/** How a planet speaks in its sign, by element and dignity: what it objects follows in that manner. Once a report. */
function voiceOf(page: ReportPage, planet: Planet, isPlaceNamed: boolean): string {
  const sign = page.signOf(planet)
  if (sign === null || !page.firstTime(`voice ${planet}`)) return ''
  const { voice, placed, there } = page.request.library.texts(argumentTexts, page.lang)
  const dignity = dignityOf(page, planet)
  const manner = voice[planet][elementOf(sign)]({ where: isPlaceNamed ? there : page.names.inSign(sign) })
  return dignity ? `${manner} ${page.once(`placed ${dignity}`, placed[dignity], { planet })}`.trim() : manner
}
