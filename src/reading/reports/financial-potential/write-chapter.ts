import { elementOf, type Element } from '#astro/charts/balance.ts'
import { orbText } from '#language/angle.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SlotValues } from '#language/slot-forms.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { lifeStage, type LifeStage } from '../life-stage.ts'
import { dignityOf, own } from '../natal-parts.ts'
import type { DatedPage } from '../dated-page.ts'
import type { ReportPage } from '../report-page.ts'
import type { ChapterPlan } from './chapter-plan.ts'
import {
  type ChapterQuestion,
  companyTexts,
  flowTexts,
  handTexts,
  type JointWords,
  type LeadCondition,
  riskTexts,
  seasonTexts,
} from './chapter-words.ts'
import { type Bearer, type FirstWitness, HOUSE_OF, sideName } from './first-witness.ts'
import type { Witness } from './witnesses.ts'

type Sign = SlotValues['sign']
interface LeadSlots {
  planet: Planet
  sign: Sign
  house: number
  cusp: Sign
}
/** The texts of the first witness of a chapter. */
export interface LeadTexts {
  answer: string
  claim: (slots: LeadSlots) => string
  lead: (slots: LeadSlots) => string
}
interface WitnessSlots {
  planet: Planet
  sign: Sign
  house: number
  main: Planet
}
type WitnessTexts = Readonly<Record<'counter' | 'support', (slots: WitnessSlots) => string>>
/** What the texts of any of the five chapters have. */
interface ChapterTexts {
  life: Readonly<Record<string, Readonly<Record<Element, (slots: Pick<Bearer, 'sign' | 'house'>) => string>>>>
  planet: Readonly<Partial<Record<Planet, WitnessTexts>>>
  act: Readonly<Record<string, Readonly<Record<LifeStage, string>>>>
}

/** The texts of each chapter. */
export const CHAPTER_TEXTS = {
  flow: flowTexts,
  hand: handTexts,
  risk: riskTexts,
  company: companyTexts,
  season: seasonTexts,
} as const

/** No chapter has more words. */
const MOST_WORDS = 400
const COMBUST_DEG = 8.5
/** Chapters whose own texts speak of dignity. */
const TELLS_DIGNITY: readonly ChapterQuestion[] = ['hand', 'risk']

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** What a chapter's first witness says. */
export function leadTexts(page: ReportPage, { question, place, side, planet }: FirstWitness): LeadTexts {
  const { library, lang } = page.request
  if (question === 'season') {
    const { lead } = library.texts(seasonTexts, lang)
    const lords: Readonly<Partial<Record<Planet, LeadTexts>>> = lead[side === 0 ? 'early' : 'late']
    return told(lords[planet])
  }
  return told(library.texts(CHAPTER_TEXTS[question], lang).lead[(place ?? 0) - 1])
}

function told<T>(found: T | undefined): T {
  if (found === undefined) throw new RangeError('a witness without a text')
  return found
}

/** A chapter: the answer as its heading, then one argument in four paragraphs. */
export function writeChapter(page: DatedPage, chapter: string, plan: ChapterPlan, joints: JointWords): void {
  const { question, first, bearer, counter, support } = plan
  const texts: ChapterTexts = page.request.library.texts(CHAPTER_TEXTS[question], page.lang)
  const pole = sideName(question, first.side)
  const lead = leadTexts(page, first)
  const life = own(told(texts.life[pole])[elementOf(bearer.sign)](bearer), bearer.factors)
  const against = counterParagraph(page, { plan, witness: counter, texts, joints })
  const act = own(told(texts.act[pole])[lifeStage(page.request)])
  const [opening, last] = [[own(lead.lead(first), first.factors)], [act]]
  let count = [...opening, life, against, act].reduce((sum, { text }) => sum + wordsIn(text), 0)
  const fits = (part: Paragraph | null) => {
    const isShort = part !== null && count + wordsIn(part.text) <= MOST_WORDS
    if (isShort) count += wordsIn(part.text)
    return isShort ? [part] : []
  }
  last.unshift(...fits(own(ageOf(page, first, joints))))
  opening.push(...fits(conditionOf(page, first, joints)))
  opening.push(...fits(support && supportOf(page, { plan, witness: support, texts, joints })))
  page.write(chapter, lead.answer, [joined(opening), life, against, joined(last)])
}

/** Half of the eighty-four years of Uranus. */
const HALF_OF_LIFE = 42
const OLD_FROM = 65

/** What the advice has to do with the reader's age; in the last chapter, whether its years lie behind them or ahead. */
function ageOf(page: DatedPage, { question, side }: FirstWitness, { now, next }: JointWords): string {
  const age = page.age(page.request.nowJdUt)
  if (question !== 'season') return page.once('next', next, { age })
  const stage = age < HALF_OF_LIFE ? 'earlier' : age < OLD_FROM ? 'later' : 'old'
  return now[side === 0 ? 'early' : 'late'][stage]({ age })
}

/** Some sentences as one paragraph. */
const joined = (parts: readonly Paragraph[]): Paragraph =>
  own(
    parts.map(({ text }) => text).join(' '),
    parts.flatMap(({ factors }) => factors),
  )

/** How the first witness is placed, each thing once a report; null where there is nothing to tell. */
function conditionOf(page: ReportPage, { question, planet, sign }: FirstWitness, joints: JointWords): Paragraph | null {
  const dignity = TELLS_DIGNITY.includes(question) ? null : dignityOf(page, planet)
  const [sun, placed] = (['sun', planet] as const).map((body) =>
    page.birth.chart.placements.find((placement) => placement.body === body),
  )
  const apart = sun && placed ? Math.abs(((sun.longitudeDeg - placed.longitudeDeg + 540) % 360) - 180) : 180
  const isCombust = planet !== 'sun' && planet !== 'moon' && apart <= COMBUST_DEG
  const isRetrograde = page.knows(`${planet}:retrograde`)
  const conditions: LeadCondition[] = [
    ...(dignity ? [dignity] : []),
    ...(isCombust ? (['combust'] as const) : []),
    ...(isRetrograde ? (['retrograde'] as const) : []),
  ]
  const found = conditions.find((condition) => page.firstTime(`${planet} ${condition}`))
  const text = found ? page.once(`condition ${found}`, joints.condition[found], { planet, sign }) : ''
  if (text === '') return null
  return own(text, [
    ...page.signFact(planet),
    ...(found === 'retrograde' ? [page.fact(`${planet}:retrograde`)] : []),
    ...(found === 'combust' ? page.signFact('sun') : []),
  ])
}

interface Speaking {
  plan: ChapterPlan
  witness: Witness
  texts: ChapterTexts
  joints: JointWords
}

const slotsOf = (page: ReportPage, { first }: ChapterPlan, { planet }: Witness): WitnessSlots => ({
  planet,
  sign: page.signOf(planet) ?? 0,
  house: page.houseOf(planet) ?? 1,
  main: first.planet,
})

/** The sentence that names a witness and from where it speaks. */
function jointOf(page: ReportPage, role: 'counter' | 'support', { plan, witness, joints }: Speaking): string {
  const { planet, link, aspect } = witness
  const slots = slotsOf(page, plan, witness)
  const house = HOUSE_OF[plan.question]
  const isKnown = !page.firstTime(`${role} ${planet} ${link === 'aspect' ? slots.main : link}`)
  if (role === 'counter' && isKnown) return page.once('again', joints.counter.again, { planet })
  if (aspect) {
    const met = { ...slots, aspect: aspect.aspect, orb: orbText(tableOrbDeg(page.birth.chart, aspect)) }
    return page.once(`${role} aspect`, joints[role].aspect, met)
  }
  if (link === 'in' || link === 'rules') return page.once(`${role} ${link}`, joints[role][link], { planet, house })
  return link === 'self'
    ? page.once('self', joints.counter.self, { planet })
    : page.once('stands', joints.counter.stands, slots)
}

const textsOf = ({ texts, witness }: Speaking): WitnessTexts => told(texts.planet[witness.planet])

function counterParagraph(page: ReportPage, speaking: Speaking): Paragraph {
  const { plan, witness } = speaking
  const said = textsOf(speaking).counter(slotsOf(page, plan, witness))
  return own(`${jointOf(page, 'counter', speaking)} ${said}`.trim(), witness.factors)
}

function supportOf(page: ReportPage, speaking: Speaking): Paragraph | null {
  const { plan, witness } = speaking
  const joint = jointOf(page, 'support', speaking)
  if (joint === '') return null
  return own(`${joint} ${textsOf(speaking).support(slotsOf(page, plan, witness))}`, witness.factors)
}
