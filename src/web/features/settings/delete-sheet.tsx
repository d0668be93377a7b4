import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Account } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { forgetSession } from '../../session/session.ts'
import { keepingPreferences } from '../../session/settle-session.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { keepForOffline } from '../offline/register.ts'
import { accountText } from './account-text.ts'
import * as goneWithAccount from './gone-with-account.ts'
import type { GoneWithAccount } from './gone-with-account.ts'
import { saveReceipt } from './save-receipt.ts'
import { Button } from '../../ui/button.tsx'

/** Says what goes for good, and has the address typed; who it is that says so, the server asks for. */
export function DeleteSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText(accountText)
  const words = useText(common)
  const { lang } = useLang()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ email }) => {
    try {
      const { receipt } = await keepingPreferences(() =>
        call('DELETE /account', { body: { password: undefined, code: undefined, email } }),
      )
      saveReceipt(lang, receipt)
    } catch (error) {
      const message = placeErrors(error, setError, ['email'], words.broken)
      if (message) setError('root', { message })
      return
    }
    forgetSession()
    queryClient.clear()
    keepForOffline()
    showToast(t.removed)
    void navigate('/')
  })
  return (
    <Sheet title={t.removeTitle} intro={t.removeIntro} onClose={onClose}>
      <ul className="grid gap-2 border-l-2 border-tense pl-5 font-text text-md/7">
        {t.goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {Object.entries<GoneWithAccount>(goneWithAccount).map(([name, Gone]) => (
        <Gone key={name} />
      ))}
      <p className="mt-4 text-ink-2">{t.stays}</p>
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <Field label={t.proofEmail(account.email)} error={errors.email?.message}>
          {(field) => <input {...field} {...register('email')} type="email" autoComplete="off" className="input" />}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <div className="flex flex-wrap gap-4">
          <SubmitButton variant="danger" busy={isSubmitting}>
            {t.confirm}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t.keep}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
