import { useRootData } from '../../root-data.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { answerProof } from '../../session/proof-prompt.ts'
import { useSession } from '../../session/session.ts'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { PasswordInput } from '../auth/password-input.tsx'
import { PasskeyProof } from '../passkeys/passkey-proof.tsx'
import { CodeInput } from '../second-factor/code-input.tsx'
import { ProviderProof } from './provider-proof.tsx'
import { proofText } from './text.ts'
import { Button } from '../../ui/button.tsx'

const cancel = () => answerProof(false)
const given = () => answerProof(true)

/** Has the person show who they are, by what their account has. What waits for it goes on by itself. */
export default function ProofSheet() {
  return (
    <Queries>
      <OpenSheet />
    </Queries>
  )
}

function OpenSheet() {
  const t = useText(proofText)
  const words = useText(common)
  const asked = useQuery({
    queryKey: ['proof'],
    queryFn: ({ signal }) => call('GET /account/proof', { signal }),
    gcTime: 0,
    staleTime: 0,
  })
  const { password, code, passkey, providers = [] } = asked.data?.ways ?? {}
  const { signInProviders } = useRootData()
  const linked = signInProviders.filter(({ id }) => providers.includes(id))
  const byForm = password || code
  return (
    <Sheet title={t.title} intro={t.intro} onClose={cancel}>
      {asked.error && <FormError>{sentenceOf(asked.error, words.broken)}</FormError>}
      {!asked.data && !asked.error && <Spinner label={t.loading} />}
      {passkey && <PasskeyProof onGiven={given} />}
      {byForm && <ProofForm withPassword={password} withCode={code} />}
      {linked.map((provider, i) => (
        <ProviderProof key={provider.id} provider={provider} isAlone={!byForm && !passkey && i === 0} onGiven={given} />
      ))}
      {asked.data && !byForm && !passkey && linked.length === 0 && <NoWay />}
    </Sheet>
  )
}

function ProofForm({ withPassword = false, withCode = false }: { withPassword?: boolean; withCode?: boolean }) {
  const t = useText(proofText)
  const Body = z.object({
    password: withPassword ? z.string().check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long')) : z.string(),
    code: withCode ? z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'code_wrong')) : z.string(),
  })
  const { register, errors, busy, submit } = useCallForm(Body, { blank: { password: '', code: '' } }, async (body) => {
    await call('POST /account/proof', { body })
    given()
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {withPassword && (
        <Field label={t.password} error={errors.password?.message}>
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="current-password" />}
        </Field>
      )}
      {withCode && (
        <Field label={t.code} error={errors.code?.message}>
          {(field) => <CodeInput {...field} {...register('code')} />}
        </Field>
      )}
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-4">
        <SubmitButton busy={busy}>{t.confirm}</SubmitButton>
        <Button variant="quiet" onClick={cancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Neither password nor anything else: a password is set by mail, and signing in with it is a proof. */
function NoWay() {
  const t = useText(proofText)
  const words = useText(common)
  const { account } = useSession()
  const send = useMutation({
    mutationFn: () => call('POST /resetPassword', { body: { email: account?.email ?? '' } }),
  })
  return (
    <>
      <p className="font-text text-md/7">{t.none}</p>
      {send.data ? (
        <p role="status" className="mt-3 text-ink-2">
          {send.data.message}
        </p>
      ) : (
        <Button className="mt-4" disabled={send.isPending} onClick={() => send.mutate()}>
          {t.sendLink}
        </Button>
      )}
      <FormError>{send.error && sentenceOf(send.error, words.broken)}</FormError>
    </>
  )
}
