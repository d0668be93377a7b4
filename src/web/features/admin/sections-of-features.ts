export type { StaffSection } from '../staff-parts/staff-section.ts'

/** Of other features, what the staff does there, as parts of its settings. */
export { bookingsSection, consultantsSection } from '../bookings/staff-sections.ts'
export { correctionsSection } from '../corrections/staff-section.ts'
export { giftsSection } from '../gifts/staff-section.ts'
export { sellerSection } from '../invoices/staff-section.ts'
export { reviewsSection } from '../reviews/staff-section.ts'
