import { useText } from '../../i18n/text.tsx'
import { getSession, useSession } from '../../session/session.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { useGoogle } from '../auth/use-google.ts'
import { proofText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** Signing in with Google once more is a proof. */
export function GoogleProof({ isAlone, onGiven }: { isAlone: boolean; onGiven: () => void }) {
  const t = useText(proofText)
  const { account } = useSession()
  // Where the sign-in asks for a code, the form above does as well.
  const google = useGoogle(() => undefined)
  const prove = async () => {
    const before = account?.id
    await google.mutateAsync()
    const now = getSession().account?.id
    // Google's window may have signed somebody else in: what was begun here is not theirs to go on with.
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
        aria-disabled={google.isPending || undefined}
        onClick={() => !google.isPending && void prove().catch(() => undefined)}
      >
        {t.google}
      </Button>
      <FormError>{google.error?.message}</FormError>
    </div>
  )
}
