import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffMember } from '#contract/staff.ts'
import { STAFF_ROLES, type StaffRole } from '#contract/staff-access.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { PageHead } from './frame.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

const KEY = ['admin', 'staff']

/** Who is of the staff, what each does, and who is invited. */
export default function StaffListPage() {
  const t = useText(adminText)
  const client = useQueryClient()
  const { account } = useSession()
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<StaffMember | null>(null)
  const asked = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /admin/staff', { signal }) })
  const withdraw = async (id: number) => {
    await call('DELETE /admin/staff/invitations/:id', { params: { id } })
    showToast(t.done)
    await client.invalidateQueries({ queryKey: KEY })
  }
  return (
    <>
      <PageHead
        crumbs={[{ label: t.settings, to: '/admin/settings' }]}
        title={t.staff}
        aside={<Button onClick={() => setInviting(true)}>{t.invite}</Button>}
      />
      <Answer asked={asked}>
        {({ members, invitations }) => (
          <>
            <Table
              label={t.staff}
              rows={members}
              rowKey={({ id }) => id}
              columns={[
                { name: t.columns.name, render: ({ id, name }) => (id === account?.id ? `${name} (${t.you})` : name) },
                {
                  name: t.columns.email,
                  render: ({ email, source }) => (source === 'listed' ? `${email} · ${t.listedNote}` : email),
                },
                { name: t.columns.role, render: ({ role }) => t.roles[role] },
                { name: t.columns.secondStep, render: ({ second_factor: step }) => t.secondSteps[step] },
                { name: t.fields.seen, render: ({ last_login_at: at }) => <Stamp at={at} /> },
                {
                  name: t.columns.change,
                  render: (member) =>
                    member.id !== account?.id && (
                      <button
                        type="button"
                        className="link"
                        aria-label={`${t.changeRole}: ${member.email}`}
                        onClick={() => setChanging(member)}
                      >
                        {t.changeRole}
                      </button>
                    ),
                },
              ]}
            />
            {invitations.length > 0 && (
              <section className="mt-10">
                <h2 className="display-3">{t.invited}</h2>
                <Table
                  label={t.invited}
                  rows={invitations}
                  rowKey={({ id }) => id}
                  columns={[
                    { name: t.columns.email, render: ({ email }) => email },
                    { name: t.columns.role, render: ({ role }) => t.roles[role] },
                    { name: t.columns.who, render: ({ invited_by: by }) => by },
                    { name: t.columns.expires, render: ({ expires_at: at }) => <Stamp at={at} /> },
                    {
                      name: t.columns.change,
                      render: ({ id, email }) => (
                        <button
                          type="button"
                          className="link"
                          aria-label={`${t.withdraw}: ${email}`}
                          onClick={() => void withdraw(id)}
                        >
                          {t.withdraw}
                        </button>
                      ),
                    },
                  ]}
                />
              </section>
            )}
          </>
        )}
      </Answer>
      {inviting && <InviteSheet onClose={() => setInviting(false)} />}
      {changing && <RoleSheet member={changing} onClose={() => setChanging(null)} />}
    </>
  )
}

function RoleSheet({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useText(adminText)
  const [role, setRole] = useState<StaffRole | 'none'>(member.role)
  const choices = member.source === 'listed' ? STAFF_ROLES : ([...STAFF_ROLES, 'none'] as const)
  return (
    <ReasonSheet
      title={`${t.changeRole}: ${member.name || member.email}`}
      act={(reason) =>
        call('PATCH /admin/staff/:id', {
          params: { id: member.id },
          body: { role: role === 'none' ? null : role, reason },
        })
      }
      onClose={onClose}
      renderFields={(errorOf) => (
        <Field label={t.columns.role} hint={role === 'none' ? undefined : t.rolesDo[role]} error={errorOf('role')}>
          {(control) => (
            <select
              {...control}
              className="input max-w-64"
              value={role}
              onChange={(event) => setRole(choices.find((known) => known === event.target.value) ?? member.role)}
            >
              {choices.map((known) => (
                <option key={known} value={known}>
                  {known === 'none' ? t.takeOff : t.roles[known]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    />
  )
}
