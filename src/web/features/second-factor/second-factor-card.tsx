import { lazy, Suspense, useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { secondFactorText } from './text.ts'
import { useSecondFactor } from './use-second-factor.ts'
import { Button } from '../../ui/button.tsx'

const SetupSheet = lazy(() => import('./setup-sheet.tsx').then(({ SetupSheet: sheet }) => ({ default: sheet })))
const RenewSheet = lazy(() => import('./code-sheets.tsx').then(({ RenewSheet: sheet }) => ({ default: sheet })))
const OffSheet = lazy(() => import('./code-sheets.tsx').then(({ OffSheet: sheet }) => ({ default: sheet })))

/** Below this many left, it says so. */
const FEW = 3

/** Two-step sign-in: what it is, whether it is on, and the ways to change that. */
export function SecondFactorCard({ account }: { account: Account }) {
  const t = useText(secondFactorText)
  const { lang } = useLang()
  const { data } = useSecondFactor()
  const [open, setOpen] = useState<'setup' | 'renew' | 'off' | null>(null)
  const close = () => setOpen(null)
  return (
    <AsideBlock id="second-factor" title={t.title}>
      {account.second_factor === 'required' && (
        <p className="mt-3 border-l-2 border-tense pl-4 font-text text-md/7">{t.required}</p>
      )}
      {account.second_factor === 'on' ? (
        <>
          <p className="mt-3 min-h-14 font-text text-md/7">
            {data?.since && t.onSince(formatInstantDate(lang, data.since, 'day'))}{' '}
            {data && t.codesLeft(data.recovery_codes_left)} {data && data.recovery_codes_left < FEW && t.codesFew}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="quiet" onClick={() => setOpen('renew')}>
              {t.renew}
            </Button>
            <button type="button" className="link text-tense" onClick={() => setOpen('off')}>
              {t.turnOff}
            </button>
          </p>
        </>
      ) : (
        <>
          <p className="mt-3 font-text text-md/7">{t.why}</p>
          {account.email_confirmed ? (
            <Button variant="quiet" className="mt-4" onClick={() => setOpen('setup')}>
              {t.turnOn}
            </Button>
          ) : (
            <p className="mt-3 text-ink-2">{t.confirmFirst}</p>
          )}
        </>
      )}
      <Suspense>
        {open === 'setup' && <SetupSheet account={account} onClose={close} />}
        {open === 'renew' && <RenewSheet onClose={close} />}
        {open === 'off' && <OffSheet account={account} onClose={close} />}
      </Suspense>
    </AsideBlock>
  )
}
