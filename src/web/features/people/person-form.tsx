import { FormProvider } from 'react-hook-form'
import { PersonBody, RELATIONS, type Person } from '#contract/people.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { BirthFields } from '../birth-time/birth-fields.tsx'
import { BLANK_BIRTH, valuesOfKept } from '../birth-time/birth-values.ts'
import { ReviewNotice } from '../birth-time/review-notice.tsx'
import { notShownYet } from '../birth-time/shown-warnings.ts'
import { birthText } from '../account/birth-text.ts'
import { GroupField } from './group-field.tsx'
import { RemovePerson } from './remove-person.tsx'
import { peopleText } from './text.ts'
import { useSavePerson } from './use-people.ts'

const BLANK = { name: '', relation: '', group: '', ...BLANK_BIRTH }
type Values = typeof BLANK

const valuesOf = (person: Person): Values => ({
  name: person.name,
  relation: person.relation,
  // Missing in what a browser has kept since before there were groups.
  group: person.group ?? '',
  ...valuesOfKept(person),
})

interface PersonFormProps {
  /** Whose birth is corrected; null for somebody new. */
  person: Person | null
  onSaved: (id: number) => void
  onRemoved: () => void
}

/** Somebody's name and birth, with the fields that a registration has. */
export function PersonForm({ person, onSaved, onRemoved }: PersonFormProps) {
  const t = useText(peopleText)
  const birth = useText(birthText)
  const save = useSavePerson(person?.id ?? null)
  const form = useCallForm(
    PersonBody,
    { blank: person ? valuesOf(person) : BLANK, instead: { date: birth.dateIncomplete } },
    async (body) => {
      const { id, warnings } = await save.mutateAsync(body)
      const lines = notShownYet(warnings)
      if (lines.length > 0) showNotice({ title: t.noticeTitle, lines })
      onSaved(id)
    },
  )
  const { register, errors, busy, submit } = form
  const relations: readonly string[] = RELATIONS
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t.name} error={errors.name?.message} hint={t.nameHint}>
        {(field) => <input {...field} {...register('name')} autoComplete="off" className="input" />}
      </Field>
      <Field label={t.relation} aside={t.optional} error={errors.relation?.message} hint={t.relationHint}>
        {(field) => (
          <select {...field} {...register('relation')} className="input">
            <option value="">{t.noRelation}</option>
            {RELATIONS.map((relation) => (
              <option key={relation} value={relation}>
                {t.relations[relation]}
              </option>
            ))}
            {person && person.relation !== '' && !relations.includes(person.relation) && (
              <option value={person.relation}>{person.relation}</option>
            )}
          </select>
        )}
      </Field>
      {person?.birth_review && <ReviewNotice birth={person} person={person} onSettled={() => onSaved(person.id)} />}
      <FormProvider {...form}>
        <GroupField />
        <BirthFields />
      </FormProvider>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        {t.save}
      </SubmitButton>
      {person && <RemovePerson person={person} onRemoved={onRemoved} />}
    </form>
  )
}
