import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { GROUPS } from '#contract/people.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { groupsOf } from './group-of.ts'
import { peopleText } from './text.ts'
import { usePeople } from './use-people.ts'

/** What the choice of a new group is called among the names of groups: no group can have it, as names are trimmed. */
const NEW = ' new'

/** The group that somebody is in: one of those that there are, or one that is named here. */
export function GroupField() {
  const t = useText(peopleText)
  const { register, setValue, control, formState } = useFormContext<{ group: string }>()
  const group = useWatch({ control, name: 'group' })
  const { data: people = [] } = usePeople()
  const [isNew, setIsNew] = useState(false)
  const known: readonly string[] = GROUPS
  const own = groupsOf(people).filter((one) => !known.includes(one))
  const all = own.includes(group) || group === '' || known.includes(group) || isNew ? own : [...own, group]
  const choose = (value: string) => {
    setIsNew(value === NEW)
    setValue('group', value === NEW ? '' : value, { shouldDirty: true })
  }
  const error = formState.errors.group?.message
  return (
    <>
      <Field label={t.group} aside={t.optional} error={isNew ? undefined : error}>
        {(field) => (
          <select
            {...field}
            className="input"
            value={isNew ? NEW : group}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t.groupByRelation}</option>
            {GROUPS.map((one) => (
              <option key={one} value={one}>
                {t.groups[one]}
              </option>
            ))}
            {all.map((one) => (
              <option key={one}>{one}</option>
            ))}
            <option value={NEW}>{t.newGroup}</option>
          </select>
        )}
      </Field>
      {isNew && (
        <Field label={t.groupName} error={error}>
          {(field) => <input {...field} {...register('group')} autoComplete="off" className="input" />}
        </Field>
      )}
    </>
  )
}
