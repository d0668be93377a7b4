import { mayCall, type StaffCall, type StaffRole } from '#contract/staff-access.ts'
import { useSession } from '../../session/session.ts'

/** The call that a page of the staff is made of: whoever may make it sees the page. */
const CALL_OF = {
  overview: 'GET /admin/dashboard',
  users: 'GET /admin/users/:page',
  threads: 'GET /admin/threads/:page',
  reports: 'GET /admin/reports/:page',
  calendar: 'GET /admin/calendar/:date',
  prompts: 'GET /admin/prompts',
  support: 'GET /admin/support/:number',
  reviews: 'GET /admin/reviews/:page',
  bookings: 'GET /admin/bookings/:page',
  consultants: 'GET /admin/consultants',
  stats: 'GET /admin/stats',
  connections: 'GET /admin/connections',
  offers: 'GET /admin/connections',
  queue: 'GET /admin/queue',
  audit: 'GET /admin/audit/:page',
  staff: 'GET /admin/staff',
} as const satisfies Record<string, StaffCall>
export type StaffPage = keyof typeof CALL_OF

/** What the person here does on the staff. */
export const useStaffRole = (): StaffRole | null => useSession().account?.staff_role ?? null

export const mayOpen = (role: StaffRole | null, page: StaffPage): boolean => mayCall(role, CALL_OF[page])
