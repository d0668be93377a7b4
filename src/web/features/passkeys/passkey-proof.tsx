import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { hasPasskeys, isCanceled, askPasskey } from './ceremony.ts'
import { passkeysText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** Shows by a passkey once more who one is. */
export function PasskeyProof({ onGiven }: { onGiven: () => void }) {
  const t = useText(passkeysText)
  const prove = useMutation({
    mutationFn: async () => {
      const { options } = await call('POST /account/proof/passkey/options', { body: {} })
      const response = await askPasskey(options).catch((error: unknown) => {
        if (isCanceled(error)) return null
        throw new Error(t.failed, { cause: error })
      })
      return response && call('POST /account/proof/passkey', { body: { response } })
    },
    onSuccess: (given) => {
      if (given) onGiven()
    },
  })
  if (!hasPasskeys()) return <p className="mb-5 text-ink-2">{t.notHere}</p>
  return (
    <div className="mb-6 grid gap-3">
      <Button
        variant="quiet"
        className="w-full"
        aria-disabled={prove.isPending || undefined}
        onClick={() => !prove.isPending && prove.mutate()}
      >
        {prove.isPending ? t.adding : t.prove}
      </Button>
      <FormError>{prove.error && sentenceOf(prove.error, prove.error.message)}</FormError>
    </div>
  )
}
