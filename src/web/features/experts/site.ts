import type { Consultant } from '#contract/bookings.ts'
import type { Lang } from '#language/lang.ts'

/** What page loaders are lent of consultations. */
export interface ExpertsSite {
  consultants(lang: Lang): Promise<Consultant[]>
}
