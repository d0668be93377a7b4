import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { declinesTracking, useChoice } from '../../session/consent.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { choose } from './choose.ts'
import { analyticsText } from './text.ts'

/** Whether visits may be counted: the choice of this device and, signed in, of the account. */
export function StatisticsChoice() {
  const t = useText(analyticsText)
  return (
    <div id="statistics" className="min-h-48 scroll-mt-10">
      {useHydrated() && (declinesTracking() ? <p className="double-rule pt-4">{t.byBrowser}</p> : <Choose />)}
    </div>
  )
}

function Choose() {
  const t = useText(analyticsText)
  const choice = useChoice()
  const [hasFailed, setFailed] = useState(false)
  // Until it is known that somebody outside would be told, a yes is for us alone.
  const [outside, setOutside] = useState<string | null>(null)
  useEffect(() => {
    const left = new AbortController()
    call('GET /consent', { signal: left.signal }).then(
      (current) => setOutside(current.outside),
      () => undefined,
    )
    return () => left.abort()
  }, [])
  const change = (answer: 'yes' | 'no') => {
    setFailed(false)
    choose(answer === 'yes', outside).catch(() => setFailed(true))
  }
  return (
    <>
      <ChoiceGroup
        legend={t.legend}
        options={[
          { value: 'yes', label: t.agree },
          { value: 'no', label: t.decline },
        ]}
        value={choice === null ? null : choice.analytics ? 'yes' : 'no'}
        onChange={change}
        hint={[t.what, outside !== null && t.outside(outside), t.hint].filter(Boolean).join(' ')}
      />
      <FormError>{hasFailed ? t.failed : null}</FormError>
    </>
  )
}
