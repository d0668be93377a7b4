import * as z from 'zod/mini'
import { Email, requiredText, RowId, Success, Done } from './field.ts'
import type { Part, Routes } from './route.ts'
import { STAFF_ROLES } from './staff-access.ts'
import { REASON_LENGTH } from './staff-parts.ts'

const Role = z.enum(STAFF_ROLES, 'staff_role')
const Id = z.object({ id: RowId })
const Token = z.object({ token: requiredText(200) })

export const StaffMember = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  role: Role,
  /** `listed`: the address stands in `ADMIN_EMAILS`, so that only the operator can take them off the staff. */
  source: z.enum(['listed', 'operator', 'invitation']),
  /** Whether signing in takes more than a password. */
  second_factor: z.enum(['app', 'passkey', 'none']),
  last_login_at: z.nullable(z.string()),
})
export type StaffMember = z.infer<typeof StaffMember>

const Invitation = z.object({
  id: z.number(),
  email: z.string(),
  role: Role,
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
})

const calls = {
  'GET /admin/staff': {
    summary: 'Who is of the staff and in which role, and who is invited',
    auth: 'owner',
    response: z.object({ members: z.array(StaffMember), invitations: z.array(Invitation) }),
  },
  'PATCH /admin/staff/:id': {
    summary: 'Change somebody’s role, or take them off the staff (null); not one’s own, and never the last owner’s',
    auth: 'owner',
    proof: true,
    params: Id,
    body: z.object({ role: z.nullable(Role), reason: requiredText(REASON_LENGTH) }),
    response: Done,
  },
  'POST /admin/staff/invitations': {
    summary: 'Invite somebody to the staff by a mail with a link, good once and for three days',
    auth: 'owner',
    proof: true,
    status: 201,
    body: z.object({ email: Email, role: Role }),
    response: z.object({ status: Success, id: z.number() }),
  },
  'DELETE /admin/staff/invitations/:id': {
    summary: 'Take an invitation back',
    auth: 'owner',
    params: Id,
    response: Done,
  },
  'POST /staff/invitation/look': {
    optionalAuth: true,
    summary: 'What an invitation to the staff is about; it stays good',
    body: Token,
    response: z.object({
      email: z.string(),
      role: Role,
      /** Whether the caller is signed in to the account with this address. */
      signed_in: z.boolean(),
      /** Whether there is an account with this address. */
      has_account: z.boolean(),
    }),
  },
  'POST /staff/invitation': {
    summary: 'Accept an invitation to the staff, signed in to the account with its address, which is confirmed by that',
    auth: true,
    proof: true,
    body: Token,
    response: Done,
  },
} as const satisfies Routes

export const staff = {
  tag: 'Staff',
  calls,
  named: {
    StaffMember: [StaffMember, 'Somebody of the staff.'],
  },
} as const satisfies Part
