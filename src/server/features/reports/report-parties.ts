import type { User } from '#core/users/api.ts'
import type { ReportParties } from './report-subject.ts'
import type { ReportRow } from './queries.ts'

/** Whom and where a report is about. */
export const partiesOf = (user: User, { person, placeIds }: Pick<ReportRow, 'person' | 'placeIds'>): ReportParties => ({
  own: user,
  other: person,
  placeIds,
})

/** Whether it waits for the end of the withdrawal period, or for its owner to ask for it before. */
export const isHeld = ({ heldUntil }: Pick<ReportRow, 'heldUntil'>, now: Date): boolean =>
  heldUntil !== null && heldUntil > now
