import type { Sign } from '#astro/charts/chart.ts'

/** A body or angle that a natal reading has a section for. */
export type NatalTopic = 'sun' | 'moon' | 'asc' | 'mercury' | 'venus' | 'mars'

/** The words of a natal reading that are no library entry, in one language. */
export interface NatalWords {
  /** "Sun in Taurus, tenth house"; without the sign where it is uncertain, without the house where there is none. */
  title(topic: NatalTopic, sign: Sign | null, house: number | null): string
  /** One honest sentence on a body that changed sign on the day of birth. */
  uncertain(topic: NatalTopic, from: Sign, to: Sign): string
}
