import type { ReportNeeds } from '#contract/reports.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'

/** With whom and for which cities a report is wanted, as far as it is chosen. */
export interface Wishes {
  person: number | null
  places: readonly { id: string; name: string }[]
}

export const NO_WISHES: Wishes = { person: null, places: [] }

/** Wishes as an order sends them: what a kind of report doesn't ask for is left out. */
export const sentWishes = ({ other, places: usesPlaces }: ReportNeeds, { person, places }: Wishes) => ({
  ...(other && person !== null && { person }),
  ...(usesPlaces && places.length > 0 && { places: places.map(({ id }) => id).join() }),
})

/** Why an order was refused: what is said of whom or of which cities it names, before what is said of the whole. */
export const orderFault = (error: unknown, fallback: string): string => {
  const { person, places } = error instanceof CallError ? error.errors : {}
  return person ?? places ?? sentenceOf(error, fallback)
}
