import { useText } from '../../i18n/text.tsx'
import { passwordStrength, STRENGTHS } from './password-strength.ts'
import { authText } from './text.ts'

/** The hint under a new password: what is asked, and how far along it is. */
export function StrengthHint({ password }: { password: string }) {
  const t = useText(authText)
  const strength = passwordStrength(password)
  const reached = password ? STRENGTHS.indexOf(strength) + 1 : 0
  return (
    <>
      <p>{t.passwordHint}</p>
      {password && (
        <p className="mt-1.5 flex items-center gap-3">
          <span className="flex gap-1" aria-hidden>
            {STRENGTHS.map((step, i) => (
              <span key={step} className={`h-1 w-8 ${i < reached ? 'bg-accent' : 'bg-rule'}`} />
            ))}
          </span>
          <span>
            <span className="sr-only">{t.strengthLabel}: </span>
            {t.strength[strength]}
          </span>
        </p>
      )}
    </>
  )
}
