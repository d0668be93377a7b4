import { accountData } from './account-data.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { analytics } from './analytics.ts'
import { birthTime } from './birth-time.ts'
import { bookings } from './bookings.ts'
import { calculators } from './calculators.ts'
import { calendar } from './calendar.ts'
import { charts } from './charts.ts'
import { chat } from './chat.ts'
import { consultants } from './consultants.ts'
import { daily } from './daily.ts'
import { devices } from './devices.ts'
import { meta } from './meta.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { prompts } from './prompts.ts'
import { proof } from './proof.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { secondFactor } from './second-factor.ts'
import { staff } from './staff.ts'
import { support } from './support.ts'
import { transits } from './transits.ts'
import type { Routes } from './route.ts'

interface Tag {
  name: string
  description: string
  routes: readonly Routes[]
}

/** The groups in which documentation and generated clients show the calls. */
const TAGS: readonly Tag[] = [
  { name: 'Accounts', description: 'Registering, signing in, the signed-in account.', routes: [accounts] },
  {
    name: 'Security',
    description: 'Passkeys, two-step sign-in, devices, and showing once more who one is.',
    routes: [passkeys, secondFactor, proof, devices],
  },
  { name: 'Personal data', description: 'Export, deletion, password and sessions.', routes: [accountData] },
  { name: 'Daily', description: 'The daily horoscope and the transits ahead.', routes: [daily, transits] },
  { name: 'Calendar', description: 'Lunar days, sky events and the calendar feed.', routes: [calendar] },
  { name: 'Charts', description: 'Charts of one birth or of two.', routes: [charts] },
  { name: 'Reports', description: 'Written reports and their PDFs.', routes: [reports] },
  { name: 'Chat', description: 'Questions to the astrologer.', routes: [chat] },
  { name: 'People', description: 'Other people’s births, for compatibility and synastry.', routes: [people] },
  { name: 'Births', description: 'Places and civil birth times.', routes: [places, birthTime] },
  { name: 'Calculators', description: 'The sign of one body at a birth, without an account.', routes: [calculators] },
  { name: 'Plans', description: 'Prices, payments, subscriptions, refunds.', routes: [plans] },
  { name: 'Consultations', description: 'Consultants and bookings.', routes: [bookings] },
  {
    name: 'Service',
    description: 'Reviews, support, statistics, version.',
    routes: [reviews, support, analytics, meta],
  },
  {
    name: 'Staff',
    description: 'The staff’s own calls, each with the least role.',
    routes: [admin, staff, prompts, consultants],
  },
]

/** What the document says of its groups. */
export const tags = TAGS.map(({ name, description }) => ({ name, description }))

/** The group of a call; the staff's calls are together, wherever they are defined. */
export function tagOf(call: string): string {
  if (/ \/(admin|staff)\//.test(call)) return 'Staff'
  const tag = TAGS.find(({ routes }) => routes.some((group) => call in group))
  if (!tag) throw new Error(`${call} is in no group`)
  return tag.name
}
