import type { ChartAnswer } from '#contract/charts.ts'
import type { ShownChart } from '#contract/shown-chart.ts'
import type { ReportDiagram } from '#reading/reports/report-document.ts'
import { birthMentions, toldBirth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import type { Services } from '#platform/services.ts'
import { ringsOf, wheelOf } from './domain/rings-of.ts'
import { getChart } from './get-chart.ts'
import { presentChart } from './present.ts'
import type { ReadChart } from './read-chart.ts'

/** A chart for other eyes than its owner's. */
export interface Shown {
  chart: ShownChart
  wheel: ReportDiagram
  /** Whether parts of the reading are missing, as they give a birth away. */
  leftOut: boolean
}

/** Whose births a chart shows to others: nobody's, or its owner's. */
export type Showing = 'nobody' | 'owner'

const skyOf = (birth: ChartAnswer['natal']): ShownChart['natal'] =>
  birth && { bodies: birth.bodies, houses: birth.houses, birthtime_known: birth.birthtime_known }

/** A chart without the moment and the place of any birth. Those of its own sky go too: a return's are those of a birthday. */
export function withoutMoments(answer: ChartAnswer): ShownChart {
  return {
    type: answer.type,
    title: answer.title,
    house_system: answer.house_system,
    zodiac: answer.zodiac,
    bodies: answer.bodies,
    houses: answer.houses,
    aspects: answer.aspects,
    reading: answer.reading,
    factors: answer.factors,
    birthtime_known: answer.birthtime_known,
    big_three: answer.big_three,
    told_as: answer.told_as,
    natal: skyOf(answer.natal),
    partner: skyOf(answer.partner),
    person: answer.person && { name: answer.person.name },
    return: answer.return && { light: answer.return.light },
  }
}

/** Leaves out each paragraph, and each factor, that gives something away. */
export function withoutMentions(chart: ShownChart, mentions: (text: string) => boolean): ShownChart {
  const factors = chart.factors.filter((factor) => !mentions(JSON.stringify(factor)))
  const isKept = new Set(factors.map(({ id }) => id))
  const kept = <P extends { text: string; factors: string[] }>(paragraphs: readonly P[]): P[] =>
    paragraphs
      .filter(({ text }) => !mentions(text))
      .map((paragraph) => ({ ...paragraph, factors: paragraph.factors.filter((id) => isKept.has(id)) }))
  return {
    ...chart,
    factors,
    big_three: chart.big_three.filter(({ paragraph }) => !mentions(paragraph.text)),
    reading: chart.reading
      .map((section) => ({ ...section, paragraphs: kept(section.paragraphs) }))
      .filter(({ title, paragraphs }) => paragraphs.length > 0 && !mentions(title)),
  }
}

const paragraphsIn = ({ reading, big_three: three }: ShownChart) =>
  reading.reduce((sum, { paragraphs }) => sum + paragraphs.length, three.length)

/** What of a chart that was read may be shown where somebody's birth is to stay untold. */
export function showRead(services: Services, owner: User, read: ReadChart, showing: Showing): Shown {
  const whole = withoutMoments(presentChart(services, owner, read))
  const { person } = read.row
  const hidden = [...(showing === 'owner' ? [] : [owner]), ...(person ? [person] : [])]
  const told = hidden.flatMap((birth) => toldBirth(services, birth))
  const chart = withoutMentions(whole, birthMentions(told, services.clock()))
  return {
    chart,
    wheel: wheelOf(ringsOf({ ...read, type: read.row.type })),
    leftOut: paragraphsIn(chart) < paragraphsIn(whole),
  }
}

/**
 * A chart of somebody's as others may see it.
 * @throws {AppError} not_found for none of theirs; validation while birth data are missing
 */
export async function getShownChart(
  services: Services,
  owner: User,
  { hash, timeZone, showing }: { hash: string; timeZone: string; showing: Showing },
): Promise<Shown> {
  return showRead(services, owner, await getChart(services, owner, timeZone, hash), showing)
}
