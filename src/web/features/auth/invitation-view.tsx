import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { refreshAccount } from '../account/account-query.ts'
import { ForgotForm } from './forgot-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignIn } from './sign-in.tsx'
import { authText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** An invitation to the staff: accepted by who is signed in to the account with the invited address, or makes one. */
export function InvitationView({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useText(authText)
  const words = useText(common)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { account } = useSession()
  const [mode, setMode] = useState<'register' | 'forgot' | null>(null)
  const invitation = useQuery({
    queryKey: ['invitation', token, account?.id],
    queryFn: ({ signal }) => call('POST /staff/invitation/look', { body: { token }, signal }),
    staleTime: Infinity,
    retry: false,
    placeholderData: (before) => before,
  })
  const accept = useMutation({
    mutationFn: () => call('POST /staff/invitation', { body: { token } }),
    onSuccess: async () => {
      await refreshAccount(client).catch(() => undefined)
      void navigate('/admin', { replace: true })
    },
  })
  if (invitation.isError)
    return (
      <Sheet
        key="failed"
        title={t.invitationTitle}
        intro={sentenceOf(invitation.error, words.broken)}
        onClose={onClose}
      >
        <Button onClick={onClose}>{words.close}</Button>
      </Sheet>
    )
  if (!invitation.data)
    return (
      <Sheet key="wait" title={t.invitationTitle} onClose={onClose}>
        <Spinner size={40} label={t.loading} />
      </Sheet>
    )
  const { email, role, signed_in: signedIn, has_account: hasAccount } = invitation.data
  if (signedIn)
    return (
      <Sheet
        key="press"
        title={t.invitationTitle}
        intro={t.invitationIntro(email, t.staffRoles[role])}
        onClose={onClose}
      >
        <FormError>{accept.error && sentenceOf(accept.error, words.broken)}</FormError>
        <Button
          className="mt-1"
          aria-disabled={accept.isPending || undefined}
          onClick={() => !accept.isPending && accept.mutate()}
        >
          {t.accept}
        </Button>
      </Sheet>
    )
  const toLogin = (
    <p className="mt-6 border-t border-rule pt-4">
      <button type="button" className="link" onClick={() => setMode(null)}>
        {t.backToLogin}
      </button>
    </p>
  )
  if (mode === 'forgot')
    return (
      <Sheet key="forgot" title={t.forgotTitle} intro={t.forgotIntro} onClose={onClose}>
        <ForgotForm />
        {toLogin}
      </Sheet>
    )
  if (mode === 'register')
    return (
      <Sheet key="register" title={t.registerTitle} intro={t.invitationRegister(email)} onClose={onClose}>
        <RegisterForm email={email} />
        {toLogin}
      </Sheet>
    )
  return (
    <SignIn
      key="sign-in"
      title={t.invitationTitle}
      intro={t.invitationElsewhere(email, t.staffRoles[role])}
      email={email}
      onForgot={() => setMode('forgot')}
      onClose={onClose}
    >
      {!hasAccount && (
        <p className="mt-6 border-t border-rule pt-4 text-ink-2">
          {t.noAccount}{' '}
          <button type="button" className="link" onClick={() => setMode('register')}>
            {t.register}
          </button>
        </p>
      )}
    </SignIn>
  )
}
