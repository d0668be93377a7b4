/** The parts of the settings that have a page of their own. */
export const SETTINGS_SECTIONS = [
  'support',
  'reviews',
  'bookings',
  'consultants',
  'figures',
  'connections',
  'offers',
] as const
