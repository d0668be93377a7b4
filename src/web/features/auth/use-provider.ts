import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { keptOrigin } from '../../session/origin.ts'
import { keepSignIn } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { askProvider } from './provider-window.ts'
import { authText } from './text.ts'
import type { HeldSignIn } from './use-login.ts'

const toldNothing = () => Promise.resolve(false)

export interface ProviderSteps {
  /** The provider knows the person, and a code is still to come. */
  onHeld: (held: HeldSignIn) => void
  /** Gives a new account what its owner has told already; false where they were told nothing. */
  onNew?: () => Promise<boolean>
}

/**
 * Signs in by a provider's window; `error` is a sentence. A window that was closed without a word
 * changes nothing; a sign-in that asks for a code is handed on.
 */
export function useProvider(provider: string, { onHeld, onNew = toldNothing }: ProviderSteps) {
  const t = useText(authText)
  const { lang } = useLang()
  const client = useQueryClient()
  const gone = useRef<AbortController>(undefined)
  useEffect(() => () => gone.current?.abort(), [])
  return useMutation({
    mutationFn: async () => {
      gone.current = new AbortController()
      const outcome = await askProvider(provider, lang, gone.current.signal)
      gone.current = undefined
      if (outcome === 'blocked') throw new Error(t.windowBlocked)
      if (outcome?.status === 'error') throw new Error(outcome.message)
      if (!outcome) return
      if (outcome.status === 'second_factor_required') return onHeld({ ticket: outcome.ticket })
      // Before the page turns into theirs: it would ask for what is on its way.
      const hasTold = outcome.signup && (await onNew())
      keepSignIn()
      if (outcome.signup) call('POST /setRegisterInfo', { body: keptOrigin() }).catch(() => undefined)
      if (outcome.signup && !hasTold) showToast(t.providerWelcome)
      // Signed in all the same when the account cannot be read now: the next page asks again.
      await refreshAccount(client).catch(() => undefined)
    },
  })
}
