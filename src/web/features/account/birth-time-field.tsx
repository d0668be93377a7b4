import { useState, type Ref } from 'react'
import type { Lang } from '#language/lang.ts'
import { formatClock } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { birthText } from './birth-text.ts'
import { readTime } from './civil-time.ts'

interface BirthTimeFieldProps {
  value: string
  unknown: boolean
  onChange: (time: string) => void
  onUnknownChange: (unknown: boolean) => void
  onBlur?: () => void
  error?: string
  hint?: string
  disabled?: boolean
  unknownDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A time as the language writes it: who typed 2:30 sees whether that was taken as morning or afternoon. */
function inWords(lang: Lang, value: string): string {
  const written = readTime(value) === value ? formatClock(lang, value) : value
  return readTime(written) === value ? written : value
}

/**
 * The civil birth time, typed with am or pm or on 24 hours and kept on 24 whatever the browser's locale, or the honest
 * answer that nobody knows it.
 */
export function BirthTimeField(props: BirthTimeFieldProps) {
  const t = useText(birthText)
  const { lang } = useLang()
  const { unknown, value } = props
  const written = inWords(lang, value)
  const [draft, setDraft] = useState(written)
  // A value set from outside (a form's reset) wins over what was typed.
  const shown = (readTime(draft) ?? draft.trim()) === value ? draft : written
  return (
    <div className="grid gap-2.5">
      <Field label={t.time} error={props.error} hint={unknown ? undefined : (props.hint ?? t.timeHint)}>
        {(control) => (
          <input
            {...control}
            ref={props.ref}
            inputMode={lang === 'en' ? 'text' : 'numeric'}
            maxLength={12}
            placeholder={t.timePattern}
            autoComplete="off"
            className="input figures max-w-32 text-center"
            disabled={unknown || props.disabled}
            value={unknown ? '' : shown}
            onBlur={() => {
              setDraft(written)
              props.onBlur?.()
            }}
            onChange={({ target }) => {
              setDraft(target.value)
              props.onChange(readTime(target.value) ?? target.value.trim())
            }}
          />
        )}
      </Field>
      <label className="flex items-start gap-3 py-1">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={unknown}
          disabled={props.unknownDisabled}
          onChange={(event) => props.onUnknownChange(event.target.checked)}
        />
        <span>{t.unknown}</span>
      </label>
      {unknown && <p className="field-hint">{t.unknownHint}</p>}
    </div>
  )
}
