import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Email } from '#contract/field.ts'
import { STAFF_ROLES, type StaffRole } from '#contract/staff-access.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCallForm } from '../../ui/use-call-form.ts'
import { adminText } from './text.ts'

const Invitation = z.object({ email: Email, role: z.enum(STAFF_ROLES, 'staff_role') })
const BLANK: { email: string; role: StaffRole } = { email: '', role: 'support' }

/** Invites somebody to the staff by mail. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const t = useText(adminText)
  const client = useQueryClient()
  const { control, register, errors, busy, submit } = useCallForm(Invitation, { blank: BLANK }, async (body) => {
    await call('POST /admin/staff/invitations', { body })
    showToast(t.invitationSent)
    onClose()
    await client.invalidateQueries({ queryKey: ['admin', 'staff'] })
  })
  const role = useWatch({ control, name: 'role' })
  return (
    <Sheet title={t.inviteTitle} intro={t.inviteIntro} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t.columns.email} error={errors.email?.message}>
          {(field) => <input {...field} {...register('email')} type="email" autoComplete="off" className="input" />}
        </Field>
        <Field label={t.columns.role} hint={t.rolesDo[role]} error={errors.role?.message}>
          {(field) => (
            <select {...field} {...register('role')} className="input max-w-64">
              {STAFF_ROLES.map((known) => (
                <option key={known} value={known}>
                  {t.roles[known]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {t.invite}
        </SubmitButton>
      </form>
    </Sheet>
  )
}
