import type { Services } from '#platform/services.ts'

/** What a feature lends; which of the pages that menus list lead nowhere at the moment, it tells by `closedPages`. */
export type LendToPages = (services: Services) => object & { closedPages?: () => Promise<readonly string[]> }

/** Of every feature, what it lends to the loaders of pages. */
export { bookingsSite } from './features/bookings/site.ts'
export { examplesSite } from './features/examples/site.ts'
export { giftsSite } from './features/gifts/site.ts'
export { pairsSite } from './features/pairs/site.ts'
export { publicApiSite } from './features/public-api/site.ts'
export { reviewsSite } from './features/reviews/site.ts'
export { sharedLinksSite } from './features/shared-links/site.ts'
export { sunSignsSite } from './features/sun-signs/site.ts'
export { glossarySite } from './features/glossary/site.ts'
