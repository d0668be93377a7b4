import { useText } from '../../i18n/text.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { galleryText } from './text.ts'

/** A field in each of its states, and what a form says as a whole. */
export function Fields() {
  const t = useText(galleryText)
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label={t.label} aside={t.aside} hint={t.hint}>
          {(control) => <input {...control} className="input" placeholder={t.sample} />}
        </Field>
        <Field label={t.label} error={t.error} hint={t.hint}>
          {(control) => <input {...control} className="input" />}
        </Field>
        <Field label={t.label}>
          {(control) => <input {...control} className="input" disabled defaultValue={t.sample} />}
        </Field>
        <Field label={t.label}>
          {(control) => (
            <select {...control} className="input">
              {t.choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t.label}>
          {(control) => <textarea {...control} rows={3} className="input" defaultValue={t.answer} />}
        </Field>
        <FieldGroup label={t.label} hint={t.hint} error={t.error}>
          <div className="flex gap-3">
            {t.choices.map((choice) => (
              <input key={choice} aria-label={choice} className="input" defaultValue={choice} />
            ))}
          </div>
        </FieldGroup>
      </div>
      <FormError>{t.error}</FormError>
    </>
  )
}
