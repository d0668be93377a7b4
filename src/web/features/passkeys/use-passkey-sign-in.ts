import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { useAcceptAccount } from '../account/use-accept-account.ts'
import { isCanceled, offersInForms, stopWaiting, askPasskey } from './ceremony.ts'
import { passkeysText } from './text.ts'

async function signIn(inForm: boolean) {
  const { options } = await call('POST /login/passkey/options', { body: {} })
  const response = await askPasskey(options, inForm)
  return call('POST /login/passkey', { body: { response } })
}

/** Signs in by a passkey, in the browser's window. Closing that changes nothing. */
export function usePasskeySignIn() {
  const t = useText(passkeysText)
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: () =>
      signIn(false).catch((error: unknown) => {
        if (isCanceled(error)) return null
        throw error instanceof Error && error.name === 'CallError' ? error : new Error(t.failed, { cause: error })
      }),
    onSuccess: (account) => {
      if (account) accept(account)
    },
  })
}

/** While a sign-in form is open, the browser offers passkeys in its field for the address, where it can. */
export function usePasskeyInForm(): void {
  const accept = useAcceptAccount()
  const latest = useRef(accept)
  useEffect(() => {
    latest.current = accept
  })
  useEffect(() => {
    let isOpen = true
    void (async () => {
      if (!(await offersInForms()) || !isOpen) return
      const account = await signIn(true)
      if (isOpen) latest.current(account)
      // The form itself is there for whoever has none, or whose browser changed its mind.
    })().catch(() => undefined)
    return () => {
      isOpen = false
      stopWaiting().catch(() => undefined)
    }
  }, [])
}
