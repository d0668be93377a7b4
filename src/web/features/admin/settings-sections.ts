/** The parts of the settings that have a page of their own. */
export const SETTINGS_SECTIONS = [
  'support',
  'reviews',
  'bookings',
  'consultants',
  'stats',
  'connections',
  'offers',
] as const
