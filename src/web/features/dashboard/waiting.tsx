import { useEffect, useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { dashboardText } from './text.ts'
import { Card } from '../../ui/card.tsx'

const TURN_MS = 3_500

/** Today's page is on its way: what is being done, one sentence after another. */
export function Waiting() {
  const t = useText(dashboardText)
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStep((at) => at + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Card className="mt-8 flex max-w-[39rem] items-start gap-6">
      <span className="text-accent">
        <Spinner size={52} />
      </span>
      <div>
        <p className="display-3">{t.waitTitle}</p>
        <p className="mt-1.5 font-text text-md italic" aria-live="polite">
          {t.waiting[step % t.waiting.length]}
        </p>
        <p className="mt-3 text-sm text-ink-2">{t.waitNote}</p>
      </div>
    </Card>
  )
}
