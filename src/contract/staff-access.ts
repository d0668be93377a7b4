import type { Api } from './api.ts'

/** What somebody of the staff does: answers people, looks after what is read, or runs the whole. */
export const STAFF_ROLES = ['support', 'editor', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Every call that only the staff may make. */
export type StaffCall = { [C in keyof Api]: Api[C] extends { auth: 'admin' } ? C : never }[keyof Api]

/**
 * The least that each call of the staff asks for; an owner may make every one. The server refuses by this table and the
 * pages show by it. A call without a line here does not compile.
 */
export const STAFF_ACCESS: Record<StaffCall, StaffRole> = {
  // People, their conversations and reports, messages, bookings.
  'GET /admin/users/:page': 'support',
  'GET /admin/user/:id': 'support',
  'POST /admin/user/:id/confirmation': 'support',
  'POST /admin/user/:id/sessions/end': 'support',
  'POST /admin/user/:id/second-factor/reset': 'support',
  'GET /admin/threads/:page': 'support',
  'GET /admin/chat/:thread': 'support',
  'GET /admin/reports/:page': 'support',
  'GET /admin/report/:hash': 'support',
  'POST /admin/report/:hash/retry': 'support',
  'GET /admin/support/:number': 'support',
  'PATCH /admin/support/:number': 'support',
  'GET /admin/bookings/:page': 'support',
  'DELETE /admin/booking/:id': 'support',
  // Texts, prompts, calendar, reviews, consultants.
  'GET /admin/prompts': 'editor',
  'PUT /admin/prompt/:id': 'editor',
  'GET /admin/prompt/:id/versions': 'editor',
  'POST /admin/prompt/:id/preview': 'editor',
  'GET /admin/assistant': 'editor',
  'GET /admin/assistant/dropped': 'editor',
  'GET /admin/calendar/:date': 'editor',
  'POST /admin/calendar/:date': 'editor',
  'PATCH /admin/calendar/:date': 'editor',
  'GET /admin/calendar-month/:month': 'editor',
  'GET /admin/reviews/:page': 'editor',
  'PATCH /admin/review/:id': 'editor',
  'GET /admin/consultants': 'editor',
  'POST /admin/consultants': 'editor',
  'PUT /admin/consultant/:id': 'editor',
  'POST /admin/consultant/:id/picture': 'editor',
  'GET /admin/stats': 'editor',
  'PUT /admin/stats': 'editor',
  // Money, plans that are given, deletion, the staff itself, and what the whole runs on.
  'GET /admin/dashboard': 'owner',
  'GET /admin/analytics': 'owner',
  'POST /admin/user/:id/credit': 'owner',
  'POST /admin/user/:id/paid-until': 'owner',
  'POST /admin/user/:id/refund': 'owner',
  'DELETE /admin/user/:id': 'owner',
  'GET /admin/audit/:page': 'owner',
  'GET /admin/queue': 'owner',
  'GET /admin/queue/:name': 'owner',
  'POST /admin/queue/:name/:id/retry': 'owner',
  'GET /admin/connections': 'owner',
  'POST /admin/connections/:name/test': 'owner',
  'GET /admin/staff': 'owner',
  'PATCH /admin/staff/:id': 'owner',
  'POST /admin/staff/invitations': 'owner',
  'DELETE /admin/staff/invitations/:id': 'owner',
}

/** Whether a role reaches what is asked of it. */
export const reaches = (role: StaffRole | null, least: StaffRole): boolean => role === 'owner' || role === least

/** Whether somebody of the staff may make a call. */
export const mayCall = (role: StaffRole | null, call: StaffCall): boolean => reaches(role, STAFF_ACCESS[call])
