import { useState, type ReactNode } from 'react'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignIn } from './sign-in.tsx'
import { authText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useSession } from '../../session/session.ts'
import { refreshAccount } from '../account/account-query.ts'
import { useAcceptAccount } from '../account/use-accept-account.ts'

interface ConfirmViewProps {
  token: string
  onClose: () => void
  onForgot: () => void
}

/**
 * An address to be confirmed by a mail's link. Opening it does nothing: programs open links too, and a stranger may have
 * typed the address in. It takes a press of who is signed in to the account, or a new password.
 */
export function ConfirmView({ token, onClose, onForgot }: ConfirmViewProps) {
  const t = useText(authText)
  const words = useText(common)
  const link = useConfirmLink(token)
  const confirm = useConfirmEmail(token)
  const [settingPassword, setSettingPassword] = useState(false)
  const told = confirm.data?.message

  if (confirm.isSuccess)
    return (
      <Sheet
        key="done"
        title={told ? t.confirmTitle : t.confirmedTitle}
        intro={told ?? t.confirmedText}
        onClose={onClose}
      >
        <Close onClose={onClose}>{words.close}</Close>
      </Sheet>
    )
  if (link.isError)
    return (
      <Sheet key="failed" title={t.confirmFailedTitle} intro={sentenceOf(link.error, words.broken)} onClose={onClose}>
        <Close onClose={onClose}>{words.close}</Close>
      </Sheet>
    )
  if (!link.data)
    return (
      <Sheet key="wait" title={t.confirmTitle} onClose={onClose}>
        <Spinner size={40} label={t.loading} />
      </Sheet>
    )
  const { kind, email, signed_in: signedIn } = link.data
  if (signedIn)
    return (
      <Sheet key="press" title={t.confirmTitle} intro={t.confirmIntro[kind](email)} onClose={onClose}>
        <FormError>{confirm.error && sentenceOf(confirm.error, words.broken)}</FormError>
        <Button
          className="mt-1"
          aria-disabled={confirm.isPending || undefined}
          onClick={() => !confirm.isPending && confirm.mutate(undefined)}
        >
          {t.confirm[kind]}
        </Button>
      </Sheet>
    )
  if (settingPassword)
    return (
      <Sheet key="password" title={t.resetTitle} intro={t.confirmPasswordIntro(email)} onClose={onClose}>
        <NewPasswordForm action={t.confirmPassword} send={(password) => confirm.mutateAsync(password)} />
        <p className="mt-6 border-t border-rule pt-4">
          <button type="button" className="link" onClick={() => setSettingPassword(false)}>
            {t.backToLogin}
          </button>
        </p>
      </Sheet>
    )
  return (
    <SignIn
      key="sign-in"
      title={t.confirmTitle}
      intro={t.confirmElsewhere[kind](email)}
      email={kind === 'confirm' ? email : ''}
      onForgot={kind === 'confirm' ? () => setSettingPassword(true) : onForgot}
      forgot={kind === 'confirm' ? t.unknownPassword : t.forgot}
      onClose={onClose}
    />
  )
}

const Close = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Button onClick={onClose}>{children}</Button>
)

/** What a mail's link is about, and whether this device is signed in to the account it belongs to; asked anew after a sign-in. */
function useConfirmLink(token: string) {
  const { account } = useSession()
  return useQuery({
    queryKey: ['confirm-link', token, account?.id],
    queryFn: ({ signal }) => call('POST /confirm/link', { body: { token }, signal }),
    staleTime: Infinity,
    retry: false,
    placeholderData: (before) => before,
  })
}

/** Takes the link: as who is signed in here, or with a new password, which signs in. The account on this device then says so too. */
function useConfirmEmail(token: string) {
  const client = useQueryClient()
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /confirm/email', { body: { token, ...(password !== undefined && { password }) } }),
    onSuccess: (answer) => {
      if ('id' in answer) return accept(answer)
      // The address is confirmed whether or not the account can be read now.
      refreshAccount(client).catch(() => undefined)
    },
  })
}
