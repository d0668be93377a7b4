import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { orbText } from '#language/angle.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { DatedPage } from '../dated-page.ts'
import { dignityOf, own, joinText } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { type ChapterPart, poleOf, type WitnessSlots, type WitnessTexts } from './chapter-design.ts'
import { BESIDE_GOOD, type JointWords } from './joint-words.ts'
import type { ChapterPlan } from './plan-chapters.ts'
import { sunStateOf } from './sun-state.ts'
import type { Witness } from './witnesses.ts'
import { elementOf } from '#astro/charts/balance.ts'
import { argumentTexts } from './words.ts'

/** What may be left out is, where a chapter would have more words. */
export const MOST_WORDS = 480

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** What a chapter is written with beside its plan. */
export interface ChapterWriting {
  /** Its heading in the report. */
  chapter: string
  joints: JointWords
  /** The stage of life that is spoken to, by the name that the texts have for it. */
  stage: string
  /** Whether the chapter ends with something to do. */
  advises: boolean
  /** Whether the years that the chapter speaks of lie behind the reader or ahead, before its mark. */
  years?: string
  /** What a report says itself of the closest aspect of a first witness. */
  tie?: (closest: Witness) => Paragraph | null
  /** A sentence before all, that says how the chapter follows from those before it. */
  link?: string
  /** Whether what a witness adds to the answer may be told beside the rest of the document; always unless told. */
  admits?: (support: Witness) => boolean
}

/** A chapter: the answer as its heading, then one argument in the paragraphs of its design. */
export function writeChapter(page: DatedPage, plan: ChapterPlan, writing: ChapterWriting): void {
  const { design, first, support, closest } = plan
  const { joints, chapter, stage, advises, years = '', link = '', admits = () => true } = writing
  const { planet, act, mark } = design.texts(page)
  const speaking = { plan, joints, texts: planet }
  const pole = poleOf(design, first.side)
  const parts: Record<ChapterPart, Paragraph | null> = {
    lead: own(first.texts.lead(first), first.factors),
    near: closest && (writing.tie ?? ((one) => nearOf(page, speaking, one)))(closest),
    life: design.life(page, first),
    counter: counterParagraph(page, speaking),
    mark: own(years),
    placed: null,
    support: null,
  }
  const advice = advises ? [own(told(act[pole]?.[stage]))] : []
  let count = [own(link), ...Object.values(parts), ...advice].reduce((sum, part) => sum + wordsIn(part?.text ?? ''), 0)
  const ifFits = (part: Paragraph | null): Paragraph | null => {
    if (part === null || count + wordsIn(part.text) > MOST_WORDS) return null
    count += wordsIn(part.text)
    return part
  }
  const known = ifFits(own(told(mark[pole]?.[stage])))
  if (known) parts.mark = own(`${years} ${known.text}`.trim())
  parts.placed = ifFits(conditionOf(page, plan, joints))
  parts.support = support && support !== closest && admits(support) ? ifFits(supportOf(page, speaking, support)) : null
  // Where the mark didn’t fit, its years are a sentence, which stands with the paragraph before.
  const forms: ChapterPart[][] = []
  for (const form of design.form) {
    const before = forms.at(-1)
    if (before && !known && form.length === 1 && form[0] === 'mark') before.push('mark')
    else forms.push([...form])
  }
  const paragraphs = forms
    .map((form) => joined(form.flatMap((part) => (parts[part]?.text ? [parts[part]] : []))))
    .filter(({ text }) => text !== '')
    .map((paragraph, index) => (index === 0 ? joined([own(link), paragraph]) : paragraph))
  page.write(chapter, first.texts.answer, [...paragraphs, ...advice])
}

function told<T>(found: T | undefined): T {
  if (found === undefined) throw new RangeError('a witness or a stage without a text')
  return found
}

/** Some sentences as one paragraph. */
const joined = (parts: readonly Paragraph[]): Paragraph =>
  own(
    parts
      .map(({ text }) => text)
      .join(' ')
      .trim(),
    parts.flatMap(({ factors }) => factors),
  )

/** How the first witness is placed, each thing once a report; null where there is nothing to tell. */
function conditionOf(page: ReportPage, { first, design }: ChapterPlan, joints: JointWords): Paragraph | null {
  const { planet, sign } = first
  // Without the hour the Sun may have no sign, and what is told of it nothing to rest on.
  const sunState = page.signOf('sun') === null ? null : sunStateOf(page, planet)
  if (sunState === 'cazimi') {
    // The strongest condition of all: beside it no other is told.
    if (!page.firstTime(`${planet} cazimi`)) return null
    const factors = [...page.signFact(planet), ...page.signFact('sun')]
    return own(page.once('condition cazimi', joints.condition.cazimi ?? [], { planet, sign }), factors)
  }
  const dignity = dignityOf(page, planet)
  const beside = BESIDE_GOOD.find((state) => (state === 'combust' ? sunState === state : isRetrograde(page, planet)))
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
  const { near } = joints
  // Of a planet that takes no side there is nothing to say here: the table of aspects has it.
  if (!aspect || !near || (closest !== plan.support && closest !== plan.counter)) return null
  const isFor = side === plan.first.side
  const nature = ASPECT_NATURE[aspect.aspect]
  const slots = slotsOf(page, plan, closest)
  const met = { ...slots, aspect: aspect.aspect, orb: orbText(tableOrbDeg(page.birth.chart, aspect)) }
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
