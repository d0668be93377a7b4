import { reaches, type StaffRole } from '#contract/staff-access.ts'
import type { CallOutput } from '#contract/api.ts'
import type { Services } from '#platform/services.ts'
import { hasStrongMeans } from '#core/actors/api.ts'
import { isListed, staffRoleOf } from '#core/users/api.ts'
import { findStaff, listInvitations } from './queries.ts'

/** Who is of the staff, and who is invited. */
export async function listStaff(services: Services): Promise<CallOutput<'GET /admin/staff'>> {
  const { db, env, clock } = services
  const members: CallOutput<'GET /admin/staff'>['members'] = []
  for (const user of await findStaff(db, env.ADMIN_EMAILS)) {
    const role = staffRoleOf(services, user)
    if (!role) continue
    members.push({
      id: user.id,
      email: user.email,
      name: `${user.firstName} ${user.lastName}`.trim(),
      role,
      source: isListed(services, user.email) ? 'listed' : user.staffSource === 'invitation' ? 'invitation' : 'operator',
      second_factor: user.secondFactorSince ? 'app' : (await hasStrongMeans(services, user)) ? 'passkey' : 'none',
      last_login_at: user.lastLoginAt?.toISOString() ?? null,
    })
  }
  const invitations = (await listInvitations(db, clock())).map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: row.inviter,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }))
  return { members, invitations }
}

/** Where mail to the staff goes: to those whose role it concerns, and to addresses of the operator's list without account. */
export async function staffAddresses(services: Pick<Services, 'db' | 'env'>, least: StaffRole): Promise<string[]> {
  const { db, env } = services
  const known = new Map((await findStaff(db, env.ADMIN_EMAILS)).map((user) => [user.email.toLowerCase(), user]))
  const members = [...known.values()].filter((user) => reaches(staffRoleOf(services, user), least))
  // An address that nobody has confirmed is the operator's word all the same.
  const listed = env.ADMIN_EMAILS.filter((email) => !known.get(email)?.emailConfirmedAt)
  return [...members.map(({ email }) => email), ...listed]
}
