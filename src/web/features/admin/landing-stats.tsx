import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MarketingStats } from '#contract/admin-rows.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { Answer } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

const NAMES = ['users', 'consultations', 'rating'] as const
const NOTHING: MarketingStats = { users: null, consultations: null, rating: null }

/** What the landing page states in numbers. */
export default function LandingStats() {
  const asked = useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => call('GET /admin/stats', { signal }),
  })
  return (
    <Answer asked={asked}>
      {({ stated, from }) => <StatsForm key={JSON.stringify(stated)} stated={stated} from={from} />}
    </Answer>
  )
}

function StatsForm({ stated, from }: { stated: MarketingStats; from: 'staff' | 'environment' | 'counted' }) {
  const t = useText(adminText)
  const words = useText(common)
  const client = useQueryClient()
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(NAMES.map((name) => [name, stated[name] === null ? '' : `${stated[name]}`])),
  )
  const save = useMutation({
    mutationFn: (body: MarketingStats) => call('PUT /admin/stats', { body }),
    onSuccess: () => {
      showToast(t.done)
      return client.invalidateQueries({ queryKey: ['admin', 'stats'] })
    },
  })
  const errors = save.error instanceof CallError ? save.error.errors : {}
  const numberOf = (name: string) => {
    const text = (typed[name] ?? '').trim().replace(',', '.')
    return text === '' ? null : Number(text)
  }
  return (
    <form
      className="mt-5 grid max-w-96 gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ users: numberOf('users'), consultations: numberOf('consultations'), rating: numberOf('rating') })
      }}
    >
      <p className="font-text">{t.statsFrom[from]}</p>
      {NAMES.map((name) => (
        <Field key={name} label={t.statFields[name]} error={errors[name]}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              className="input"
              value={typed[name] ?? ''}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <FormError>
        {save.error && Object.keys(errors).length === 0 ? sentenceOf(save.error, words.broken) : null}
      </FormError>
      <div className="flex flex-wrap gap-4">
        <SubmitButton busy={save.isPending}>{words.save}</SubmitButton>
        {from === 'staff' && (
          <Button variant="quiet" onClick={() => save.mutate(NOTHING)}>
            {t.clear}
          </Button>
        )}
      </div>
    </form>
  )
}
