import { useId } from 'react'
import { CONSENTS, type ConsentKind } from '#product/consents.ts'
import { useLang } from '../../i18n/text.tsx'

interface ConsentBoxProps {
  kind: ConsentKind
  value: boolean
  onChange: (value: boolean) => void
  /** What to say where it has to be ticked and is not. */
  missing: string | null
}

/** The words by which somebody asks for delivery within the withdrawal period: those that the receipt repeats. */
export function ConsentBox({ kind, value, onChange, missing }: ConsentBoxProps) {
  const { lang } = useLang()
  const id = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={value}
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {CONSENTS[kind].texts[lang]}
      </label>
      {missing && (
        <p id={id} role="alert" className="field-error mt-1.5">
          {missing}
        </p>
      )}
    </div>
  )
}
