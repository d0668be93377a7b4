import { presentFactor } from '#core/factors/api.ts'
import type { DailyContent, DailyEntry, Factor as WireFactor, Paragraph } from '#contract/daily.ts'
import { RIGHTS, type PlanId } from '#product/rights.ts'
import type { Factor } from '#reading/facts/factor.ts'
import type { DayReading, Focus } from '#reading/writer/write-day.ts'
import type { Day } from './queries.ts'
import type { WrittenDay } from './tables.ts'

const textOf = (paragraphs: Paragraph[]) => paragraphs.map((paragraph) => paragraph.text).join('\n\n')

const focusParagraph = ({ desc, factors }: Focus): Paragraph => ({ text: desc, factors })

/** The reading as it is stored: every section, before rights trim it. */
export function presentWrittenDay(reading: DayReading): WrittenDay {
  const { general, mantra, moon, mood, love, career, health } = reading
  const paragraphs: Record<string, Paragraph[]> = {
    general,
    mantra: [mantra],
    love: love.paragraphs,
    career: career.paragraphs,
    health: health.paragraphs,
    strengths: reading.strengths.map(focusParagraph),
    attention: reading.attention.map(focusParagraph),
  }
  const area = ({ score, trend, paragraphs: own }: typeof love) => ({ score, trend, text: textOf(own) })
  const focus = ({ title, desc, category, aspects }: Focus) => ({ title, desc, category, aspects })
  return {
    general: textOf(general),
    mantra: mantra.text,
    moon: { phase: moon.phase, illumination: Math.round(moon.illuminatedFraction * 100), sign: moon.sign },
    mood,
    love: area(love),
    career: area(career),
    health: area(health),
    strengths: reading.strengths.map(focus),
    attention: reading.attention.map(focus),
    sources: Object.fromEntries(
      Object.entries(paragraphs).map(([section, own]) => [section, sourcesOf(own, reading.factors)]),
    ),
    paragraphs,
  }
}

function sourcesOf(paragraphs: Paragraph[], factors: Record<string, Factor>): WireFactor[] {
  const ids = new Set(paragraphs.flatMap((paragraph) => paragraph.factors))
  return [...ids].map((id) => {
    const factor = factors[id]
    if (!factor) throw new Error(`the reading names a factor that it does not carry: ${id}`)
    return presentFactor(factor)
  })
}

const without = <T>(sections: Record<string, T>, locked: readonly string[]) =>
  Object.fromEntries(Object.entries(sections).filter(([section]) => !locked.includes(section)))

/** What a plan may read; the rest leaves no trace in the answer but its name. */
function trimByPlan(written: WrittenDay, plan: PlanId): DailyContent {
  const locked = RIGHTS[plan].lockedSections
  return {
    ...written,
    ...Object.fromEntries(locked.map((section) => [section, null])),
    locked: [...locked],
    sources: without(written.sources, locked),
    paragraphs: without(written.paragraphs, locked),
  }
}

export function presentDay({ status, content }: Day, plan: PlanId): DailyEntry {
  return { status, content: status === 2 && content ? trimByPlan(content, plan) : null }
}
