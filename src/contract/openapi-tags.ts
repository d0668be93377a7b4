/** The groups in which documentation and generated clients show the calls. */
export const TAGS = [
  { name: 'Accounts', description: 'Registering, signing in, the signed-in account.' },
  { name: 'Security', description: 'Passkeys, two-step sign-in, devices, and showing once more who one is.' },
  { name: 'Personal data', description: 'Export, deletion, password and sessions.' },
  { name: 'Daily', description: 'The daily horoscope and the transits ahead.' },
  { name: 'Calendar', description: 'Lunar days, sky events and the calendar feed.' },
  { name: 'Charts', description: 'Charts of one birth or of two.' },
  { name: 'Reports', description: 'Written reports and their PDFs.' },
  { name: 'Chat', description: 'Questions to the astrologer.' },
  { name: 'People', description: 'Other people’s births, for compatibility and synastry.' },
  { name: 'Births', description: 'Places and civil birth times.' },
  { name: 'Calculators', description: 'The sign of one body at a birth, without an account.' },
  { name: 'Notifications', description: 'What a person is told of by mail or push, and how they end it.' },
  { name: 'Public API', description: 'What any program may ask, with a key or at a low rate without one.' },
  { name: 'API keys', description: 'The keys of one’s account to the public API.' },
  { name: 'Plans', description: 'Prices, payments, subscriptions, refunds.' },
  { name: 'Consultations', description: 'Consultants and bookings.' },
  { name: 'Service', description: 'Reviews, support, statistics, version.' },
  { name: 'Staff', description: 'The staff’s own calls, each with the least role.' },
] as const
export type Tag = (typeof TAGS)[number]['name']
