import { useSearchParams } from 'react-router'
import { GiftBody } from '#contract/gifts.ts'
import { GIFT_ITEMS, GIFT_MESSAGE_LENGTH, type GiftItem } from '#product/gifts.ts'
import { LANGS } from '#language/lang.ts'
import { call } from '../../api/call.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { goToPayment } from '../plans/purchase.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import type { GiftOffers } from './offers.ts'
import { giftsText } from './text.ts'

/** What to give, from whom, with which words, and how it arrives; then to the payment page. */
export default function GiveForm({ offers }: { offers: GiftOffers }) {
  const t = useText(giftsText)
  const { lang } = useLang()
  const { account } = useSession()
  const [asked] = useSearchParams()
  const suggested = offers.reports.find(({ type }) => type === asked.get('report'))?.type ?? ''
  const { register, errors, busy, submit, watch, setValue } = useCallForm(
    GiftBody,
    {
      blank: {
        item: (GIFT_ITEMS.find((one) => one === asked.get('item')) ?? 'report') as GiftItem,
        report: suggested as string,
        giver_name: account?.first_name ?? '',
        message: '',
        lang: lang as string,
        delivery: 'link' as 'link' | 'mail',
        recipient_email: '',
        send_on: '',
      },
    },
    async (body) => goToPayment((await call('POST /gifts', { body })).url),
  )
  const { item, delivery } = watch()
  const money = (price: number) => formatMoney(lang, price, offers.currency)
  const price = offers.items.find((one) => one.item === item)?.price ?? 0
  return (
    <section aria-labelledby="give" className="min-w-0">
      <h2 id="give" className="display-3">
        {t.formTitle}
      </h2>
      <form onSubmit={submit} noValidate className="mt-6 grid gap-6">
        <ChoiceGroup
          legend={t.item}
          options={offers.items.map((one) => ({
            value: one.item,
            label: `${t.items[one.item]}, ${money(one.price)}`,
          }))}
          value={item}
          onChange={(value) => setValue('item', value)}
        />
        {item === 'report' && (
          <Field label={t.report} aside={t.optional} hint={t.reportHint} error={errors.report?.message}>
            {(field) => (
              <select {...field} {...register('report')} className="input">
                <option value="">{t.anyReport}</option>
                {offers.reports.map(({ type, title }) => (
                  <option key={type} value={type}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={t.giverName} hint={t.giverNameHint} error={errors.giver_name?.message}>
          {(field) => <input {...field} {...register('giver_name')} autoComplete="given-name" className="input" />}
        </Field>
        <Field label={t.message} aside={t.optional} error={errors.message?.message}>
          {(field) => (
            <textarea
              {...field}
              {...register('message')}
              rows={4}
              maxLength={GIFT_MESSAGE_LENGTH}
              className="input h-auto py-3"
            />
          )}
        </Field>
        <DeliveryFields
          value={delivery}
          onChange={(value) => setValue('delivery', value)}
          register={register}
          errors={errors}
          isConfirmed={account?.email_confirmed ?? true}
        />
        {delivery === 'mail' && (
          <Field label={t.lang} hint={t.langHint} error={errors.lang?.message}>
            {(field) => (
              <select {...field} {...register('lang')} className="input">
                {LANGS.map((one) => (
                  <option key={one} value={one}>
                    {t.langs[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <p className="caption">{t.rules}</p>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {t.pay(money(price))}
        </SubmitButton>
      </form>
    </section>
  )
}
