import { useState } from 'react'
import { API_KEY_NAME_LENGTH, NewApiKey, type ApiKey } from '#contract/api-keys.ts'
import { API_SCOPES, type ApiScope } from '#product/api-scopes.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { RenameSheet } from '../../ui/rename-sheet.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { apiKeysText } from './text.ts'
import { useCreateApiKey, useRenameApiKey, useRevokeApiKey } from './use-api-keys.ts'

/** Asks for a name and for what the key may do, and then shows the key, this once. */
export function CreateSheet({ onClose }: { onClose: () => void }) {
  const t = useText(apiKeysText)
  const [key, setKey] = useState<string | null>(null)
  const create = useCreateApiKey()
  const { register, errors, busy, submit } = useCallForm(
    NewApiKey,
    { blank: { name: '', scopes: [] as ApiScope[] }, fields: ['name', 'scopes'] },
    async (body) => setKey((await create.mutateAsync({ body })).key),
  )
  if (key !== null) return <ReadySheet apiKey={key} onClose={onClose} />
  return (
    <Sheet title={t.newTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-6">
        <Field label={t.name} hint={t.nameHint} error={errors.name?.message}>
          {(field) => (
            <input
              {...field}
              {...register('name')}
              maxLength={API_KEY_NAME_LENGTH}
              autoComplete="off"
              className="input"
            />
          )}
        </Field>
        <FieldGroup label={t.scopes} error={errors.scopes && t.scopesMissing}>
          {API_SCOPES.map((scope) => (
            <label key={scope} className="flex min-h-12 items-center gap-3 border-b border-rule">
              <input type="checkbox" {...register('scopes')} value={scope} className="size-5 shrink-0" />
              <span className="font-text text-md">{t.scopeNames[scope]}</span>
            </label>
          ))}
        </FieldGroup>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {t.create}
        </SubmitButton>
      </form>
    </Sheet>
  )
}

function ReadySheet({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const t = useText(apiKeysText)
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(apiKey).then(
      () => setCopied(true),
      // Where the browser refuses, the key stands there to be copied by hand.
      () => undefined,
    )
  return (
    <Sheet title={t.readyTitle} intro={t.readyIntro} onClose={onClose}>
      <Field label={t.key}>
        {(field) => (
          <input
            {...field}
            readOnly
            value={apiKey}
            onFocus={(event) => event.target.select()}
            translate="no"
            className="input"
          />
        )}
      </Field>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={copy}>{copied ? t.copied : t.copy}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </Sheet>
  )
}

export function RenameKeySheet({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useText(apiKeysText)
  const rename = useRenameApiKey()
  return (
    <RenameSheet
      title={t.nameTitle}
      label={t.name}
      name={name}
      maxLength={API_KEY_NAME_LENGTH}
      rename={(changed) => rename.mutateAsync({ id, name: changed })}
      onClose={onClose}
    />
  )
}

export function RevokeSheet({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useText(apiKeysText)
  const mutation = useRevokeApiKey()
  const [title, intro] = [t.revokeTitle(name), t.revokeIntro]
  return <ConfirmSheet {...{ title, intro, mutation, id, onClose }} action={t.revoke} keep={t.keep} />
}
