import { capital } from '#language/capital.ts'
import type { BirthReview } from '#contract/birth-time.ts'
import type * as z from 'zod/mini'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { useChartHour } from './chart-hour.tsx'
import { clockLabel } from './hour-by.ts'
import { birthTimeText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { forgetDays } from '../../session/daily-cache.ts'

interface ReviewNoticeProps {
  birth: { birthtime: string | null; birthplace: string | null; birth_review: z.infer<typeof BirthReview> | null }
  /** Whose birth, where it isn't the reader's own. */
  person?: { id: number; name: string }
  onSettled?: () => void
}

/** That the clock of a birth is known better than when it was given: what it was, what it would be, and the choice. */
export function ReviewNotice({
  birth: { birthtime, birthplace, birth_review: review },
  person,
  onSettled,
}: ReviewNoticeProps) {
  const t = useText(birthTimeText)
  const words = useText(common)
  const hour = useChartHour()
  const settle = useSettleReview()
  if (!review) return null
  const [kept, now] = review.candidates
  const isMoonOther = kept.moon.sign !== now.moon.sign
  const choose = (choice: 'accept' | 'keep') => {
    if (!settle.isPending) settle.mutate({ choice, person: person?.id }, { onSuccess: onSettled })
  }
  return (
    <section aria-label={t.reviewTitle} className="max-w-[46rem] border-l-2 border-accent py-1 pl-5">
      <p className="display-3">{person ? t.reviewTitleOf(person.name) : t.reviewTitle}</p>
      <p className="mt-1.5 font-text text-md/7">
        {t.review(birthtime ?? '', birthplace?.split(',')[0] ?? '')} {isMoonOther ? t.movesMoon : t.moves}
      </p>
      <dl className="mt-2">
        {(
          [
            [t.reviewWas, kept],
            [t.reviewNow, now],
          ] as const
        ).map(([label, candidate]) => (
          <div key={label} className="grid gap-x-4 border-b border-rule py-2 sm:grid-cols-[7rem_1fr]">
            <dt className="text-ink-2">{label}</dt>
            <dd className="figures">
              {capital(clockLabel(candidate))}: {hour(candidate, review.candidates)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="field-hint mt-2.5">{t.reviewHint}</p>
      <div className="mt-3.5 flex flex-wrap gap-x-4 gap-y-3">
        <Button size="small" aria-busy={settle.isPending} onClick={() => choose('accept')}>
          {t.reviewTake}
        </Button>
        <Button variant="quiet" size="small" aria-busy={settle.isPending} onClick={() => choose('keep')}>
          {t.reviewKeep}
        </Button>
      </div>
      {settle.isError && (
        <p role="alert" className="field-error mt-2">
          {sentenceOf(settle.error, words.broken)}
        </p>
      )}
    </section>
  )
}

/** Takes the instant that is known better, or keeps the one that was; what was computed from it is asked for anew. */
function useSettleReview() {
  const t = useText(birthTimeText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { choice: 'accept' | 'keep'; person?: number | undefined }) =>
      call('POST /birth-review', { body }),
    onSuccess: async (_, { choice, person }) => {
      if (choice === 'accept' && person === undefined) forgetDays()
      await Promise.all([
        refreshAccount(client),
        ...[['people'], ['daily'], ['charts'], ['chart'], ['transits'], ['reports']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ])
      showToast(choice === 'accept' ? t.reviewTaken : t.reviewKept)
    },
  })
}
