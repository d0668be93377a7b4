import type { Sign } from '#astro/charts/chart.ts'
import { SKY_NAMES } from './sky-names.ts'
import type { ReportPage } from './report-page.ts'

/** The Moon's south node: exactly across from the true north node. */
export interface SouthNode {
  longitudeDeg: number
  /** Null where the unknown hour leaves it open. */
  sign: Sign | null
  /** 1–12; null without the hour. */
  house: number | null
}

/** Where the south node stands in a chart. */
export function southNode(page: ReportPage): SouthNode {
  const north = page.birth.chart.placements.find(({ body }) => body === 'trueNode')
  const [sign, house] = [page.signOf('trueNode'), page.houseOf('trueNode')]
  return {
    longitudeDeg: ((north?.longitudeDeg ?? 0) + 180) % 360,
    sign: sign === null ? null : (sign + 6) % 12,
    house: house === null ? null : ((house + 5) % 12) + 1,
  }
}

/** The sign and the house of the south node as facts, as far as they are known, with those of the north node. */
export function nodeFacts(page: ReportPage, name: string): { sign: string[]; house: string[] } {
  const { sign, house } = southNode(page)
  const names = SKY_NAMES[page.lang]
  const note = (id: string, fact: { sign: Sign } | { house: number }, said: string) =>
    page.factor({ id: `special:southNode:${id}`, kind: 'special', said: `${name} ${said}`, ...fact })
  return {
    sign: sign === null ? [] : [note(`sign:${sign}`, { sign }, names.inSign(sign)), ...page.signFact('trueNode')],
    house:
      house === null ? [] : [note(`house:${house}`, { house }, names.inHouse(house)), ...page.houseFact('trueNode')],
  }
}
