import type { DailyContent, Factor } from '#contract/daily.ts'

export interface SourcedParagraph {
  text: string
  factors: Factor[]
}

type Section = 'general' | 'mantra' | 'love' | 'career' | 'health'

/** A section's paragraphs, each with the factors it names. A text without paragraphs stands whole, with all its sources. */
export function sourcedParagraphs(content: DailyContent, section: Section): SourcedParagraph[] {
  const sources = content.sources[section] ?? []
  const byId = new Map(
    Object.values(content.sources)
      .flat()
      .map((factor) => [factor.id, factor]),
  )
  for (const factor of sources) byId.set(factor.id, factor)
  const paragraphs = content.paragraphs[section] ?? []
  if (paragraphs.length > 0)
    return paragraphs.map(({ text, factors }) => ({ text, factors: factors.flatMap((id) => byId.get(id) ?? []) }))
  const value = content[section]
  const text = typeof value === 'string' ? value : (value?.text ?? '')
  return text ? [{ text, factors: sources }] : []
}

/** The day to show first: today's if it is written, else the latest that is, else today. */
export function dayToShow(days: Readonly<Record<string, { status: number }>>, today: string): string {
  const ready = Object.keys(days)
    .filter((date) => days[date]?.status === 2 && date <= today)
    .toSorted()
  return days[today]?.status === -1 ? today : (ready.at(-1) ?? today)
}

/** Stars for a score of 0–100, as the spec rounds them. */
export const starsOf = (score: number) => Math.ceil(score / 20)

/** Where an area goes from today to tomorrow; it says nothing of how good today is. */
export type Trend = 'rising' | 'steady' | 'falling'
export const trendOf = (trend: number): Trend => (trend > 0.5 ? 'rising' : trend < -0.5 ? 'falling' : 'steady')
