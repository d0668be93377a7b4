import type { Services } from '#platform/services.ts'

export type LendToPages = (services: Services) => object

/** Of every feature, what it lends to the loaders of pages. */
export { bookingsSite } from './features/bookings/site.ts'
export { examplesSite } from './features/examples/site.ts'
export { publicApiSite } from './features/public-api/site.ts'
export { reviewsSite } from './features/reviews/site.ts'
export { sunSignsSite } from './features/sun-signs/site.ts'
export { glossarySite } from './features/glossary/site.ts'
