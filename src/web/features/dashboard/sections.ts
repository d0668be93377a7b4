import type { DailyContent, Factor } from '#contract/daily.ts'
import { RIGHTS, type PlanId } from '#product/rights.ts'

export interface SourcedParagraph {
  text: string
  factors: Factor[]
}

type Section = 'general' | 'thread' | 'mantra' | 'love' | 'career' | 'health'

/** Finds the factors that a paragraph of a section names, wherever they are listed. */
export function factorFinder(content: DailyContent, section: string): (ids: readonly string[]) => Factor[] {
  const others = Object.values(content.sources).flat()
  const byId = new Map([...others, ...(content.sources[section] ?? [])].map((factor) => [factor.id, factor]))
  return (ids) => ids.flatMap((id) => byId.get(id) ?? [])
}

/** A section's paragraphs, each with the factors it names. A text without paragraphs stands whole, with all its sources. */
export function sourcedParagraphs(content: DailyContent, section: Section): SourcedParagraph[] {
  const find = factorFinder(content, section)
  const paragraphs = content.paragraphs[section] ?? []
  if (paragraphs.length > 0) return paragraphs.map(({ text, factors }) => ({ text, factors: find(factors) }))
  if (section === 'thread') return []
  const value = content[section]
  const text = typeof value === 'string' ? value : (value?.text ?? '')
  return text ? [{ text, factors: content.sources[section] ?? [] }] : []
}

/**
 * What a day begins with: its headline, and the paragraphs under it. The headline leads into the first of them, which
 * carries the factors of both. A day that was written without a headline begins with its general text.
 */
export function openingOf(content: DailyContent): { headline: SourcedParagraph | null; thread: SourcedParagraph[] } {
  if (!content.headline) return { headline: null, thread: sourcedParagraphs(content, 'general') }
  const headline = {
    text: content.headline.text,
    factors: factorFinder(content, 'headline')(content.headline.factors),
  }
  const [first, ...others] = sourcedParagraphs(content, 'thread')
  if (!first) return { headline, thread: [] }
  const own = new Set(first.factors.map(({ id }) => id))
  const factors = [...first.factors, ...headline.factors.filter(({ id }) => !own.has(id))]
  return { headline, thread: [{ ...first, factors }, ...others] }
}

/** When the Moon changes sign on the day, as an instant; nothing where it doesn't. */
export function moonChange(content: DailyContent): string | undefined {
  const factors = factorFinder(content, 'moon_line')(content.moon_line?.factors ?? [])
  return factors.find(({ sign, until }) => sign !== undefined && until !== undefined)?.until
}

/** The day to show first: today's if it is written, else the latest that is, else today. */
export function dayToShow(days: Readonly<Record<string, { status: number }>>, today: string): string {
  const ready = Object.keys(days)
    .filter((date) => days[date]?.status === 2 && date <= today)
    .toSorted()
  return days[today]?.status === -1 ? today : (ready.at(-1) ?? today)
}

const DAY_MS = 86_400_000

/** The dates whose days a plan opens, before the server has answered with them. None while today isn't known. */
export function openDates(plan: PlanId, today: string): string[] {
  if (today === '') return []
  const { backDays, aheadDays } = RIGHTS[plan].dailyWindow
  const first = Date.parse(`${today}T12:00:00Z`) - backDays * DAY_MS
  return Array.from({ length: backDays + 1 + aheadDays }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Stars for a score of 0–100, as the spec rounds them. */
export const starsOf = (score: number) => Math.ceil(score / 20)

/** Where an area goes from today to tomorrow; it says nothing of how good today is. */
export type Trend = 'rising' | 'steady' | 'falling'
export const trendOf = (trend: number): Trend => (trend > 0.5 ? 'rising' : trend < -0.5 ? 'falling' : 'steady')
