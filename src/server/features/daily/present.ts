import { presentFactor } from '#core/factors/api.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type {
  DailyContent,
  DailyEntry,
  Factor as WireFactor,
  Paragraph,
  RunningTransit as WireTransit,
} from '#contract/daily.ts'
import { RIGHTS, type PlanId } from '#product/rights.ts'
import type { Factor } from '#reading/facts/factor.ts'
import type { AreaReading, DayReading, Focus, RunningTransit } from '#reading/writer/reading.ts'
import { sentencesIn } from '#reading/writer/sentences.ts'
import type { Day } from './queries.ts'
import type { WrittenDay } from './tables.ts'

const textOf = (paragraphs: Paragraph[]) => paragraphs.map((paragraph) => paragraph.text).join('\n\n')

const focusParagraph = ({ desc, factors }: Focus): Paragraph => ({ text: desc, factors })

/** The reading as it is stored: every section, before rights trim it. */
export function presentWrittenDay(reading: DayReading): WrittenDay {
  const { headline, thread, moonLine, mantra, moon, mood, love, career, health, week, unknownHour } = reading
  const general = [headline, ...thread]
  const now = reading.now.map(presentRunning)
  const paragraphs: Record<string, Paragraph[]> = {
    general,
    headline: [headline],
    thread,
    moon_line: [moonLine],
    now: now.map(({ text, factors }) => ({ text, factors })),
    week: [week, week.best, week.hardest].map(({ text, factors }) => ({ text, factors })),
    mantra: [mantra],
    love: areaParagraphs(love),
    career: areaParagraphs(career),
    health: areaParagraphs(health),
    strengths: reading.strengths.map(focusParagraph),
    attention: reading.attention.map(focusParagraph),
  }
  return {
    headline,
    thread,
    moon_line: moonLine,
    now,
    week,
    unknown_hour: unknownHour,
    general: textOf(general),
    mantra: mantra.text,
    moon: { phase: moon.phase, illumination: Math.round(moon.illuminatedFraction * 100), sign: moon.sign },
    mood,
    love: presentArea(love),
    career: presentArea(career),
    health: presentArea(health),
    strengths: reading.strengths,
    attention: reading.attention,
    sources: Object.fromEntries(
      Object.entries(paragraphs).map(([section, own]) => [section, sourcesOf(own, reading.factors)]),
    ),
    paragraphs,
  }
}

const areaParagraphs = ({ paragraphs, next }: AreaReading): Paragraph[] => [
  ...paragraphs,
  ...(next ? [{ text: next.text, factors: next.factors }] : []),
]

const presentArea = (area: AreaReading) => ({
  score: area.score,
  trend: area.trend,
  text: textOf(areaParagraphs(area)),
  quiet: area.isQuiet,
  next: area.next,
})

const isoOrNull = (jdUt: number | null) => (jdUt === null ? null : isoFromJdUt(jdUt))

export function presentRunning({ beganJdUt, endsJdUt, passes, ...same }: RunningTransit): WireTransit {
  return {
    ...same,
    began_at: isoOrNull(beganJdUt),
    ends_at: isoOrNull(endsJdUt),
    passes: passes.map(({ jdUt, retrograde }) => ({ at: isoFromJdUt(jdUt), retrograde })),
  }
}

export function sourcesOf(paragraphs: Paragraph[], factors: Record<string, Factor>): WireFactor[] {
  const ids = new Set(paragraphs.flatMap((paragraph) => paragraph.factors))
  return [...ids].map((id) => {
    const factor = factors[id]
    if (!factor) throw new Error(`the reading names a factor that it does not carry: ${id}`)
    return presentFactor(factor)
  })
}

const without = <T>(sections: Record<string, T>, locked: readonly string[]) =>
  Object.fromEntries(Object.entries(sections).filter(([section]) => !locked.includes(section)))

const CLOSED_AREAS = ['love', 'career', 'health'] as const

/** Days of an earlier edition say it only by the next date that has something. */
const isQuiet = ({ quiet, next }: NonNullable<WrittenDay['love']>) => quiet ?? Boolean(next)

/** The first sentence of one closed part of life; null where none is closed, or none has anything of today. */
function offerOf(written: WrittenDay, locked: readonly string[]): DailyContent['offer'] {
  const area = CLOSED_AREAS.find((one) => locked.includes(one) && written[one] && !isQuiet(written[one]))
  const [first, ...others] = sentencesIn((area && written[area]?.text) ?? '')
  return area && first && others.length > 0 ? { area, first_sentence: first } : null
}

/** What a plan may read; the rest leaves no trace in the answer but its name, and one sentence of what a plan adds. */
export function trimByPlan(written: WrittenDay, plan: PlanId): DailyContent {
  const locked = RIGHTS[plan].lockedSections
  const closed = locked.length > 0 ? [...locked, 'week'] : locked
  return {
    ...written,
    ...Object.fromEntries(closed.map((section) => [section, null])),
    locked: [...locked],
    offer: offerOf(written, locked),
    sources: without(written.sources, closed),
    paragraphs: without(written.paragraphs, closed),
  }
}

export function presentDay({ status, content }: Day, plan: PlanId): DailyEntry {
  return { status, content: status === 2 && content ? trimByPlan(content, plan) : null }
}
