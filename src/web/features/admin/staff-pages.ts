import { reaches, type StaffRole } from '#contract/staff-access.ts'
import { useSession } from '../../session/session.ts'
import { leastFor } from '../staff-parts/staff-section.ts'

/** Whoever may make the call that a page of the staff is made of sees the page. */
const LEAST = {
  overview: leastFor('GET /admin/dashboard', 'owner'),
  users: leastFor('GET /admin/users/:page', 'support'),
  threads: leastFor('GET /admin/threads/:page', 'support'),
  reports: leastFor('GET /admin/reports/:page', 'support'),
  calendar: leastFor('GET /admin/calendar/:date', 'editor'),
  prompts: leastFor('GET /admin/prompts', 'editor'),
  queue: leastFor('GET /admin/queue', 'owner'),
  audit: leastFor('GET /admin/audit/:page', 'owner'),
  staff: leastFor('GET /admin/staff', 'owner'),
} as const
export type StaffPage = keyof typeof LEAST

/** What the person here does on the staff. */
export const useStaffRole = (): StaffRole | null => useSession().account?.staff_role ?? null

export const mayOpen = (role: StaffRole | null, page: StaffPage): boolean => reaches(role, LEAST[page])
