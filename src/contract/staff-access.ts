/** What somebody of the staff does: answers people, looks after what is read, or runs the whole. */
export const STAFF_ROLES = ['support', 'editor', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role reaches what is asked of it; an owner reaches everything. */
export const reaches = (role: StaffRole | null, least: StaffRole): boolean => role === 'owner' || role === least
