import { useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { buyingText } from './buying-text.ts'

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: string
}

/** A discount code, for those who have one. */
export function CodeField({ value, onChange, error, hint }: CodeFieldProps) {
  const t = useText(buyingText)
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <p>
        <button type="button" className="link text-sm" onClick={() => setOpen(true)}>
          {t.checkout.haveCode}
        </button>
      </p>
    )
  return (
    <Field label={t.checkout.code} hint={hint} error={error}>
      {(props) => (
        <input
          {...props}
          className="input"
          value={value}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
