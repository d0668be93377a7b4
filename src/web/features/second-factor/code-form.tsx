import { CodeBody } from '#contract/second-factor.ts'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { CodeInput } from './code-input.tsx'

interface CodeFormProps {
  label: string
  /** What its button says. */
  action: string
  /** Whether only the app's code will do. */
  digits?: boolean
  onCode: (body: CodeBody) => Promise<void>
  className?: string
}

/** One code, and what it is for. */
export function CodeForm({ label, action, digits = false, onCode, className = '' }: CodeFormProps) {
  const { register, errors, busy, submit } = useCallForm(CodeBody, { blank: { code: '' } }, onCode)
  return (
    <form onSubmit={submit} noValidate className={`grid gap-5 ${className}`}>
      <Field label={label} error={errors.code?.message}>
        {(field) => <CodeInput {...field} {...register('code')} digits={digits} />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="justify-self-start">
        {action}
      </SubmitButton>
    </form>
  )
}
