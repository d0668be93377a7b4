import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { GiftDelivery, type Gift } from '#contract/gifts.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatMoment, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCallForm } from '../../ui/use-call-form.ts'
import { AddressField } from '../shared-links/address-field.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import type { GiftOffers } from './offers.ts'
import { giftsText } from './text.ts'
import { useGifts, useRefreshGifts } from './use-gifts.ts'

/** Once a mail has been on its way for so long, nobody knows whether it went. */
const UNSURE_MS = 600_000

type Doing = { gift: Gift; what: 'link' | 'change' | 'cancel' }

/** What the reader has given, and how each gift stands. */
export default function MyGifts({ offers }: { offers: GiftOffers }) {
  const t = useText(giftsText)
  const words = useText(common)
  const { lang } = useLang()
  const { data, error, refetch } = useGifts()
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  return (
    <section aria-labelledby="my-gifts" className="min-w-0">
      <h2 id="my-gifts" tabIndex={-1} className="display-3 scroll-mt-20">
        {t.mineTitle}
      </h2>
      {error ? (
        <p role="alert" className="mt-6">
          {sentenceOf(error, words.broken)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      ) : !data ? (
        <Loading text={t.loading} className="mt-8" />
      ) : data.gifts.length === 0 ? (
        <p className="caption mt-6">{t.none}</p>
      ) : (
        <ul className="mt-6">
          {data.gifts.map((gift) => (
            <GiftLine key={gift.id} gift={gift} offers={offers} onDo={(what) => setDoing({ gift, what })} />
          ))}
        </ul>
      )}
      {doing?.what === 'link' && doing.gift.url && (
        <Sheet title={t.linkTitle} intro={t.linkIntro} onClose={close}>
          <AddressField url={doing.gift.url} />
          <Button variant="quiet" className="mt-5" onClick={close}>
            {t.close}
          </Button>
        </Sheet>
      )}
      {doing?.what === 'change' && (
        <ChangeSheet gift={doing.gift} isConfirmed={data?.email_confirmed ?? true} onClose={close} />
      )}
      {doing?.what === 'cancel' && (
        <CancelSheet
          gift={doing.gift}
          price={formatMoney(lang, doing.gift.price, doing.gift.currency)}
          onClose={close}
        />
      )}
    </section>
  )
}

/** What is said of a gift's state, with its day. */
function useStory() {
  const { at: t } = useText(giftsText)
  const { lang } = useLang()
  return (gift: Gift): string | null => {
    const { state, send_at: sendAt, sent_at: sentAt, opened_at: openedAt, redeemed_at: redeemedAt } = gift
    if (state === 'scheduled' && sendAt) return t.scheduled(formatMoment(lang, sendAt))
    if (state === 'sending' && sentAt && Date.now() - Date.parse(sentAt) > UNSURE_MS) return t.unsure
    if (state === 'sent' && sentAt) return t.sent(formatInstantDate(lang, sentAt))
    if (state === 'opened' && openedAt) return t.opened(formatInstantDate(lang, openedAt))
    if (state === 'redeemed' && redeemedAt) return t.redeemed(formatInstantDate(lang, redeemedAt))
    return state === 'void' ? t.void : null
  }
}

function GiftLine({ gift, offers, onDo }: { gift: Gift; offers: GiftOffers; onDo: (what: Doing['what']) => void }) {
  const t = useText(giftsText)
  const words = useText(common)
  const { lang } = useLang()
  const story = useStory()(gift)
  const refresh = useRefreshGifts()
  const resend = useMutation({
    mutationFn: () => call('POST /gifts/:id/resend', { params: { id: gift.id } }),
    onSuccess: ({ message }) => showToast(message ?? ''),
    onError: (error) => showToast(sentenceOf(error, words.broken)),
    onSettled: refresh,
  })
  const { item, report, recipient_email: email, state, url, expires_at: expiresAt, delivery } = gift
  const suggestion = offers.reports.find(({ type }) => type === report)?.title
  const isUnsent = delivery === 'link' || state === 'scheduled'
  return (
    <li className="border-t border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-text text-md">{t.items[item]}</span>
        <span className={`text-sm ${state === 'redeemed' ? 'text-flowing' : url ? 'text-accent' : 'text-ink-2'}`}>
          {t.states[state]}
        </span>
      </p>
      <p className="mt-1 text-sm break-words text-ink-2">
        {[
          formatMoney(lang, gift.price, gift.currency),
          suggestion && t.suggested(suggestion),
          email ? t.to(email) : delivery === 'link' && t.byLink,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {story && <p className="mt-2 font-text text-md/6">{story}</p>}
      {gift.message && <p className="mt-2 font-text text-md/6 whitespace-pre-line text-ink-2">{gift.message}</p>}
      {url && expiresAt && <p className="caption mt-1">{t.at.until(formatInstantDate(lang, expiresAt))}</p>}
      {url && (
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <button type="button" className="link min-h-10" onClick={() => onDo('link')}>
            {t.link}
          </button>
          {isUnsent && (
            <button type="button" className="link min-h-10" onClick={() => onDo('change')}>
              {t.change}
            </button>
          )}
          {delivery === 'mail' && state !== 'scheduled' && (
            <button type="button" className="link min-h-10" disabled={resend.isPending} onClick={() => resend.mutate()}>
              {t.resend}
            </button>
          )}
          <button type="button" className="link min-h-10 text-tense" onClick={() => onDo('cancel')}>
            {t.cancel}
          </button>
        </p>
      )}
    </li>
  )
}

function ChangeSheet({ gift, isConfirmed, onClose }: { gift: Gift; isConfirmed: boolean; onClose: () => void }) {
  const t = useText(giftsText)
  const refresh = useRefreshGifts()
  const { register, errors, busy, submit, watch, setValue } = useCallForm(
    GiftDelivery,
    {
      blank: {
        delivery: gift.delivery as 'link' | 'mail',
        recipient_email: gift.recipient_email ?? '',
        send_on: gift.send_on ?? '',
      },
    },
    async (body) => {
      await call('PATCH /gifts/:id', { params: { id: gift.id }, body })
      showToast(t.saved)
      refresh()
      onClose()
    },
  )
  return (
    <Sheet title={t.changeTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <DeliveryFields
          value={watch('delivery')}
          onChange={(value) => setValue('delivery', value)}
          register={register}
          errors={errors}
          isConfirmed={isConfirmed}
        />
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {t.save}
        </SubmitButton>
      </form>
    </Sheet>
  )
}

function CancelSheet({ gift, price, onClose }: { gift: Gift; price: string; onClose: () => void }) {
  const t = useText(giftsText)
  const refresh = useRefreshGifts()
  const mutation = useMutation({
    mutationFn: (id: number) => call('POST /gifts/:id/cancel', { params: { id } }),
    onSuccess: ({ message }) => showToast(message),
    onSettled: refresh,
  })
  return (
    <ConfirmSheet
      {...{ mutation, onClose }}
      id={gift.id}
      title={t.cancelTitle}
      intro={t.cancelIntro(price)}
      action={t.cancel}
      keep={t.keep}
    />
  )
}
