import type { PagePart } from '../../page-part.tsx'

export type LandingPart = PagePart<undefined>

/** Of other features, what they show on the landing page: at `people`, before the prices. */
export { reviewsOnLanding } from '../reviews/landing-part.tsx'
