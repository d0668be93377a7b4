import { useText } from '../../i18n/text.tsx'
import { getSession, useSession } from '../../session/session.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { useProvider } from '../auth/use-provider.ts'
import { proofText } from './text.ts'
import type { SignInProvider } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'

interface ProviderProofProps {
  provider: SignInProvider
  isAlone: boolean
  onGiven: () => void
}

/** Signing in once more with the account elsewhere that opens this one is a proof. */
export function ProviderProof({ provider, isAlone, onGiven }: ProviderProofProps) {
  const t = useText(proofText)
  const { account } = useSession()
  // Where the sign-in asks for a code, the form above does as well.
  const signIn = useProvider(provider.id, { onHeld: () => undefined })
  const prove = async () => {
    const before = account?.id
    await signIn.mutateAsync()
    const now = getSession().account?.id
    // The provider's window may have signed somebody else in: what was begun here is not theirs to go on with.
    if (now !== undefined && now !== before) location.assign('/')
    else if (now !== undefined) onGiven()
  }
  return (
    <div className="mt-6 grid gap-5">
      {!isAlone && (
        <p className="label flex items-center gap-4">
          <span className="dotted flex-1" aria-hidden />
          {t.or}
          <span className="dotted flex-1" aria-hidden />
        </p>
      )}
      <Button
        variant="quiet"
        aria-disabled={signIn.isPending || undefined}
        onClick={() => !signIn.isPending && void prove().catch(() => undefined)}
      >
        {t.confirmWith(provider.title)}
      </Button>
      <FormError>{signIn.error?.message}</FormError>
    </div>
  )
}
