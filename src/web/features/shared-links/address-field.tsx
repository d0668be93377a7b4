import { useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { sharedLinksText } from './text.ts'

/** An address that is told once, with the device's own way of sharing it where there is one, and the clipboard. */
export function AddressField({ url }: { url: string }) {
  const t = useText(sharedLinksText)
  const [copied, setCopied] = useState(false)
  const canShare = 'share' in navigator
  const copy = () =>
    void navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      // Where the browser refuses, the address stands there to be copied by hand.
      () => undefined,
    )
  return (
    <>
      <Field label={t.address}>
        {(field) => (
          <input
            {...field}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            translate="no"
            className="input"
          />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap gap-3">
        {canShare && (
          // Whoever closes the device's own sheet has shared nothing, and that is no error.
          <Button onClick={() => void navigator.share({ url }).catch(() => undefined)}>{t.share}</Button>
        )}
        <Button variant={canShare ? 'quiet' : 'primary'} onClick={copy}>
          <span role="status">{copied ? t.copied : t.copy}</span>
        </Button>
      </div>
    </>
  )
}
