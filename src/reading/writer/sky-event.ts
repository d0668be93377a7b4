import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { SkyNote } from './calendar-reading.ts'

/** An event as a day's first fact: the sentence that tells it, its gist, and what they rest on. */
export interface Lead {
  fact: string
  gist: string
  factors: string[]
  /** The planets that lend the day its mantra, and by which nature. */
  planets: readonly Planet[]
  nature: AspectNature
}

/** An event of the sky, ready to be told once: as a note alone, or as the lead and a note without the lead's gist. */
export interface SkyEvent<Note extends SkyNote = SkyNote> {
  /** The rarer, the greater. */
  weight: number
  lead: () => Lead
  note: (led: boolean) => Note
  /** False when the month has told the same text before: it is then told by its facts alone, and leads no day. */
  fresh: boolean
}
