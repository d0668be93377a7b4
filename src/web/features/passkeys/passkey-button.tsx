import { useText } from '../../i18n/text.tsx'
import { sentenceOf } from '../../api/call-error.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { hasPasskeys } from './ceremony.ts'
import { passkeysText } from './text.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { Button } from '../../ui/button.tsx'

/** The way in by a passkey, where the browser has them. */
export function PasskeyButton() {
  const t = useText(passkeysText)
  const signIn = usePasskeySignIn()
  if (!hasPasskeys()) return null
  return (
    <div className="mt-6 grid gap-3 border-t border-rule pt-5">
      <Button
        variant="quiet"
        className="w-full"
        aria-disabled={signIn.isPending || undefined}
        onClick={() => !signIn.isPending && signIn.mutate()}
      >
        {signIn.isPending ? t.adding : t.signIn}
      </Button>
      <FormError>{signIn.error && sentenceOf(signIn.error, signIn.error.message)}</FormError>
    </div>
  )
}
