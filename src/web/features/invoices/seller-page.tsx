import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Seller } from '#contract/invoices.ts'
import { LANGS } from '#language/lang.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCallForm } from '../../ui/use-call-form.ts'
import { Answer } from '../staff-parts/table.tsx'
import { staffPartsText } from '../staff-parts/text.ts'
import { sellerText } from './staff-text.ts'

/** Who sells, as invoices say it. */
export default function SellerPage() {
  const asked = useQuery({
    queryKey: ['admin', 'seller'],
    queryFn: ({ signal }) => call('GET /admin/seller', { signal }),
  })
  return <Answer asked={asked}>{(seller) => <SellerForm key={JSON.stringify(seller)} seller={seller} />}</Answer>
}

function SellerForm({ seller }: { seller: Seller }) {
  const t = useText(sellerText)
  const parts = useText(staffPartsText)
  const words = useText(common)
  const client = useQueryClient()
  const { register, errors, busy, submit } = useCallForm(Seller, { blank: seller }, async (body) => {
    await call('PUT /admin/seller', { body })
    showToast(parts.done)
    await client.invalidateQueries({ queryKey: ['admin', 'seller'] })
  })
  const inWhich = { en: t.inEnglish, ru: t.inRussian }
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid max-w-[60rem] gap-6">
      <p className="font-text">{t.intro}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        {LANGS.map((lang) => (
          <Field key={lang} label={t.name} aside={inWhich[lang]} error={errors.name?.[lang]?.message}>
            {(field) => <input {...field} {...register(`name.${lang}`)} className="input" />}
          </Field>
        ))}
        {LANGS.map((lang) => (
          <Field
            key={lang}
            label={t.details}
            aside={inWhich[lang]}
            hint={t.detailsHint}
            error={errors.details?.[lang]?.message}
          >
            {(field) => <textarea {...field} {...register(`details.${lang}`)} rows={4} className="input h-auto py-3" />}
          </Field>
        ))}
        <Field label={t.taxNumber} error={errors.tax_number?.message}>
          {(field) => <input {...field} {...register('tax_number')} className="input" />}
        </Field>
        <Field label={t.taxPercent} hint={t.taxHint} error={errors.tax_percent?.message}>
          {(field) => (
            <input
              {...field}
              {...register('tax_percent', {
                setValueAs: (text: string | number) => Number(String(text).replace(',', '.')),
              })}
              inputMode="decimal"
              className="input"
            />
          )}
        </Field>
        {LANGS.map((lang) => (
          <Field key={lang} label={t.taxName} aside={inWhich[lang]} error={errors.tax_name?.[lang]?.message}>
            {(field) => <input {...field} {...register(`tax_name.${lang}`)} className="input" />}
          </Field>
        ))}
        {LANGS.map((lang) => (
          <Field key={lang} label={t.note} aside={inWhich[lang]} hint={t.noteHint} error={errors.note?.[lang]?.message}>
            {(field) => <textarea {...field} {...register(`note.${lang}`)} rows={3} className="input h-auto py-3" />}
          </Field>
        ))}
      </div>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="justify-self-start">
        {words.save}
      </SubmitButton>
    </form>
  )
}
