import type { ChartAspect } from '#astro/charts/chart.ts'
import { aspectEntry, type EntryName } from '../../compose/bridges.ts'
import { claimsOf } from '../../compose/claims.ts'
import { signature, signatureAspects } from '../../compose/signature.ts'
import { subjectOf } from '../../compose/themes.ts'
import type { Spoken } from '../../library/text-shape.ts'
import type { ChapterPlans } from '../argument/plan-chapters.ts'
import type { ReportPage } from '../report-page.ts'
import type { PortraitQuestion } from './chapter-words.ts'
import { leadAt, lifeAt } from './design.ts'
import { aspectText, chapterOfAspect } from './portrait-aspects.ts'
import type { PersonalityWords } from './words.ts'

/** What a portrait tells in any case, with what it claims: everything else gives way to it. */
export interface Ground {
  /** The factor, under the name that the library has for it. */
  entry: EntryName
  /** The chapter that tells it. */
  place: 'themes' | PortraitQuestion
}

interface Planned {
  words: PersonalityWords
  plans: Partial<ChapterPlans<PortraitQuestion>>
  isMinor: boolean
  /** Whether it says what the reader is known for. */
  tellsMidheaven: boolean
}

/**
 * The grounds of a portrait: its themes, the first witness of each chapter with its house and its closest aspect, the angles,
 * and every aspect under a degree.
 */
export function groundsOf(page: ReportPage, { words, plans, isMinor, tellsMidheaven }: Planned): Ground[] {
  const themes = signature(page.birth)
  const opening = themes.flatMap(({ evidence }) => (evidence.kind === 'aspects' ? evidence.aspects : []))
  const told: ChartAspect[] = [...opening]
  const grounds = themes.map(({ id }): Ground => ({
    entry: { subject: subjectOf(id), key: id },
    place: 'themes',
  }))
  const add = (name: Omit<EntryName, 'traits'> | null, { says }: Spoken, place: Ground['place']) => {
    if (name) grounds.push({ entry: { ...name, traits: claimsOf(says) }, place })
  }
  const addAspect = (aspect: ChartAspect, place: PortraitQuestion) => {
    const text = aspectText(words, aspect, isMinor)
    if (!text || told.some(({ a, b }) => a === aspect.a && b === aspect.b)) return
    told.push(aspect)
    add(aspectEntry(aspect), text, place)
  }
  const questions = Object.keys(plans) as PortraitQuestion[]
  for (const question of questions) {
    const plan = plans[question]
    if (!plan) continue
    const { planet, sign } = plan.first
    const house = page.houseOf(planet)
    const bySign = { subject: `planet-in-sign/${planet}`, key: `${sign}` }
    add(bySign, leadAt(page, question, sign).lead, question)
    add(
      house === null ? bySign : { subject: `planet-in-house/${planet}`, key: `${house}` },
      lifeAt(page, question, plan.first),
      question,
    )
    if (plan.closest?.aspect) addAspect(plan.closest.aspect, question)
  }
  for (const angle of ['asc', 'mc'] as const) {
    const sign = page.signOf(angle)
    const text = sign === null ? undefined : words[angle][sign]
    if (text && (angle === 'asc' || tellsMidheaven))
      add({ subject: `angle-in-sign/${angle}`, key: `${sign}` }, text, angle === 'asc' ? 'aim' : 'drive')
  }
  for (const aspect of signatureAspects(page.birth))
    if (!isMinor || (aspect.a !== 'mc' && aspect.b !== 'mc')) addAspect(aspect, chapterOfAspect(aspect))
  return grounds
}
