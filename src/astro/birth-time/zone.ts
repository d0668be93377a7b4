import type { YearlyRule } from './yearly-rule.ts'

/** A stretch in which a zone's clocks stood at one offset. It lasts until the next one starts. */
export interface ZonePeriod {
  /** Unix seconds, UTC; −Infinity for a zone's first period. */
  startSec: number
  /** Seconds to add to UTC to get wall time; east positive. */
  offsetSec: number
  /** True where the database only knows local mean time: the offset is then that of the zone's name-giving city. */
  meanTime: boolean
}

/** A zone of the IANA database: its periods in order, and the rule that goes on after the last of them. */
export interface Zone {
  name: string
  periods: ZonePeriod[]
  /** Null when the clocks stay where the last period put them. */
  rule: YearlyRule | null
}
