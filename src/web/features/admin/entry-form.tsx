import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lang } from '#language/lang.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { entryFields, withFields, type EntryFields } from './entry-fields.ts'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

interface EntryFormProps {
  row: { date: string; lang: Lang; hash: string; content: string }
}

const LONG: readonly (keyof EntryFields)[] = ['general', 'manthra', 'desc']

/** The fields of one language's entry. What looks like a number is kept as one; the server holds the rest. */
export function EntryForm({ row: { date, lang, hash, content } }: EntryFormProps) {
  const t = useText(adminText)
  const words = useText(common)
  const client = useQueryClient()
  const [fields, setFields] = useState(() => entryFields(content))
  const [sure, setSure] = useState(false)
  const change = useMutation({
    mutationFn: (body: { string: string } | { delete: true }) =>
      call('PATCH /admin/calendar/:date', { params: { date }, body: { hash, ...body } }),
    onSuccess: async () => {
      showToast(t.done)
      await client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  const error = change.error instanceof CallError ? change.error.errors.string : undefined
  return (
    <form
      className="mt-4 grid gap-5"
      lang={lang}
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ string: withFields(content, fields) })
      }}
    >
      {(Object.keys(fields) as (keyof EntryFields)[]).map((name) => (
        <Field key={name} label={t.entryFields[name]}>
          {(control) =>
            LONG.includes(name) ? (
              <textarea
                {...control}
                rows={name === 'general' ? 7 : 4}
                className="input"
                value={fields[name]}
                onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
              />
            ) : (
              <input
                {...control}
                className="input max-w-44"
                value={fields[name]}
                onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
              />
            )
          }
        </Field>
      ))}
      <FormError>{change.error && (error ?? sentenceOf(change.error, words.broken))}</FormError>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busy={change.isPending}>{t.update}</SubmitButton>
        {sure ? (
          <>
            <span className="font-text">{t.removeSure}</span>
            <Button variant="quiet" onClick={() => change.mutate({ delete: true })}>
              {t.remove}
            </Button>
            <button type="button" className="link" onClick={() => setSure(false)}>
              {t.no}
            </button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => setSure(true)}>
            {t.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
