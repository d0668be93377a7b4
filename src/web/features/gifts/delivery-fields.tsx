import { useState } from 'react'
import type { FieldValues, UseFormRegister, Path } from 'react-hook-form'
import { GIFT_AHEAD_DAYS, GIFT_DELIVERIES } from '#product/gifts.ts'
import { civilDate } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { giftsText } from './text.ts'

type Delivery = (typeof GIFT_DELIVERIES)[number]

interface Props<Values extends FieldValues & { recipient_email: string; send_on: string }> {
  value: Delivery
  onChange: (value: Delivery) => void
  register: UseFormRegister<Values>
  errors: { recipient_email?: { message?: string }; send_on?: { message?: string } }
  /** Whether the giver's own address is confirmed, which a mail needs. */
  isConfirmed: boolean
}

/** Whether a gift is passed on by its giver, or mailed to whom and when. */
export function DeliveryFields<Values extends FieldValues & { recipient_email: string; send_on: string }>({
  value,
  onChange,
  register,
  errors,
  isConfirmed,
}: Props<Values>) {
  const t = useText(giftsText)
  const [now] = useState(() => new Date())
  const last = new Date(now.getTime() + GIFT_AHEAD_DAYS * 86_400_000)
  return (
    <>
      <ChoiceGroup
        legend={t.delivery}
        options={GIFT_DELIVERIES.map((by) => ({ value: by, label: t.deliveries[by] }))}
        value={value}
        onChange={onChange}
        {...(!isConfirmed && value === 'mail' && { hint: t.unconfirmed })}
      />
      {value === 'mail' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.recipientEmail} error={errors.recipient_email?.message}>
            {(field) => (
              <input
                {...field}
                {...register('recipient_email' as Path<Values>)}
                type="email"
                autoComplete="off"
                className="input"
              />
            )}
          </Field>
          <Field label={t.sendOn} hint={t.sendOnHint} error={errors.send_on?.message}>
            {(field) => (
              <input
                {...field}
                {...register('send_on' as Path<Values>)}
                type="date"
                min={civilDate(now)}
                max={civilDate(last)}
                className="input"
              />
            )}
          </Field>
        </div>
      )}
    </>
  )
}
