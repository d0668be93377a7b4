import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { common } from '../i18n/common.ts'
import { useLang, useText } from '../i18n/text.tsx'
import { contractResolver } from './contract-resolver.ts'
import { placeErrors } from './form-errors.tsx'
import { useFormDraft } from './use-draft.ts'

interface CallForm<Values extends FieldValues> {
  /** What the form begins with; its names are those of the fields. */
  blank: Values
  /** The fields that are shown, where these are not all: what the server says of another is said of the whole form. */
  fields?: readonly FieldPath<Values>[]
  /** The form's own words in the place of the contract's, and values that no field holds: see `contractResolver`. */
  instead?: Partial<Record<string, string>>
  with?: FieldValues
  /** What is said where the call got no answer. */
  broken?: string
}

/**
 * A form that is sent as a call: held to the call's own schema, and what the server refuses is said beside its field, else
 * above the button (`errors.root`). `send` goes on with what comes after; what it throws is what the call threw.
 */
export function useCallForm<Values extends FieldValues, Schema extends z.core.$ZodType<FieldValues>>(
  schema: Schema,
  { blank, fields = Object.keys(blank) as FieldPath<Values>[], broken, ...words }: CallForm<Values>,
  send: (body: z.core.output<Schema>) => unknown,
) {
  const { lang } = useLang()
  const usual = useText(common)
  const form = useForm<Values, unknown, z.core.output<Schema>>({
    resolver: contractResolver<Values, Schema>(schema, lang, words),
    defaultValues: blank as DefaultValues<Values>,
  })
  useFormDraft(form, blank)
  const submit = form.handleSubmit(async (body) => {
    try {
      await send(body)
    } catch (error) {
      const message = placeErrors(error, form.setError, fields, broken ?? usual.broken)
      if (message) form.setError('root', { message })
    }
  })
  const { errors, isSubmitting } = form.formState
  return { ...form, errors, busy: isSubmitting, submit }
}
