import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LUCKY_STAR } from '#product/offers.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { luckyStarText } from './text.ts'
import { buttonClass, ButtonLink } from '../../ui/button.tsx'

interface LuckyStarSheetProps {
  onClose: () => void
  /** The visitor leaves for the sign-in, and comes back for the code. */
  onSignIn: () => void
}

/** What a caught star brings: a code, for a day, for the one person it is shown to. */
export default function LuckyStarSheet({ onClose, onSignIn }: LuckyStarSheetProps) {
  const t = useText(luckyStarText)
  const signedIn = useSignedIn()
  return (
    <Sheet title={t.title} intro={t.intro(LUCKY_STAR.percent, LUCKY_STAR.hours)} onClose={onClose}>
      {signedIn ? (
        <Queries>
          <Code onClose={onClose} />
        </Queries>
      ) : (
        <>
          <p className="font-text text-md/7">{t.signInFirst}</p>
          <p className="mt-5 flex flex-wrap gap-4">
            <AuthLink mode="register" className={buttonClass()} onClick={onSignIn}>
              {t.register}
            </AuthLink>
            <AuthLink mode="login" className={buttonClass({ variant: 'quiet' })} onClick={onSignIn}>
              {t.signIn}
            </AuthLink>
          </p>
        </>
      )}
    </Sheet>
  )
}

function Code({ onClose }: { onClose: () => void }) {
  const t = useText(luckyStarText)
  const words = useText(common)
  const { lang } = useLang()
  const [copied, setCopied] = useState(false)
  const { data, error } = useQuery({ queryKey: ['lucky star'], queryFn: () => call('POST /promo/lucky-star') })
  if (!data)
    return error ? (
      <p role="alert" className="font-text text-lg">
        {sentenceOf(error, words.broken)}
      </p>
    ) : (
      <Spinner />
    )
  const { code, valid_until: until } = data
  return (
    <>
      <p className="label">{t.code}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="display-2 border border-dashed border-accent px-5 py-1.5 tracking-[0.08em]">{code}</span>
        <button
          type="button"
          className="link"
          onClick={() =>
            void navigator.clipboard.writeText(code).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          <span aria-live="polite">{copied ? t.copied : t.copy}</span>
        </button>
      </p>
      <p className="mt-3 font-text text-md/7">
        {t.until(formatInstantDate(lang, until, 'day'), formatTime(lang, until))} {t.where}
      </p>
      <p className="mt-5 flex flex-wrap gap-4">
        <ButtonLink to="/plans" onClick={onClose}>
          {t.plans}
        </ButtonLink>
        <ButtonLink to="/reports" variant="quiet" onClick={onClose}>
          {t.reports}
        </ButtonLink>
      </p>
    </>
  )
}
