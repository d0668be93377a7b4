/** The parts of the settings that have a page of their own. */
export const DESKS = ['support', 'reviews', 'bookings', 'consultants', 'figures', 'connections', 'offers'] as const
