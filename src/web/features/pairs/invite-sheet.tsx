import { useState } from 'react'
import { InvitationBody } from '#contract/pairs.ts'
import { RELATIONS } from '#contract/people.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { peopleText } from '../people/text.ts'
import { AddressField } from '../shared-links/address-field.tsx'
import { pairsText } from './text.ts'
import { useInvite } from './use-pairs.ts'
import { WhatEachSees } from './what-each-sees.tsx'

/** Says what both will see, asks whom to invite, and then shows the address of the invitation, this once. */
export default function InviteSheet({ onClose }: { onClose: () => void }) {
  const t = useText(pairsText)
  const people = useText(peopleText)
  const [made, setMade] = useState<{ name: string; url: string } | null>(null)
  const invite = useInvite()
  const { register, errors, busy, submit } = useCallForm(
    InvitationBody,
    { blank: { name: '', relation: '' } },
    async (body) => setMade({ name: body.name, url: (await invite.mutateAsync(body)).url }),
  )
  if (made)
    return (
      <Sheet key="ready" title={t.readyTitle} intro={t.readyIntro(made.name)} onClose={onClose}>
        <AddressField url={made.url} />
        <Button variant="quiet" className="mt-5" onClick={onClose}>
          {t.done}
        </Button>
      </Sheet>
    )
  return (
    <Sheet title={t.inviteTitle} intro={t.why} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t.name} hint={t.nameHint} error={errors.name?.message}>
          {(field) => <input {...field} {...register('name')} autoComplete="off" className="input" />}
        </Field>
        <Field
          label={people.relation}
          aside={people.optional}
          hint={people.relationHint}
          error={errors.relation?.message}
        >
          {(field) => (
            <select {...field} {...register('relation')} className="input">
              <option value="">{people.noRelation}</option>
              {RELATIONS.map((relation) => (
                <option key={relation} value={relation}>
                  {people.relations[relation]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <WhatEachSees />
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {t.make}
        </SubmitButton>
      </form>
    </Sheet>
  )
}
