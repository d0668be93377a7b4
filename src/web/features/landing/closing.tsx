import { useText } from '../../i18n/text.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { Claims } from './claims.tsx'
import { HowItIsMade } from './how-it-is-made.tsx'
import { landingText } from './text.ts'
import { buttonClass } from '../../ui/button.tsx'

/** How it is made, what is claimed of it, and where to begin. */
export default function LandingClosing() {
  return (
    <>
      <HowItIsMade />
      <Claims />
      <Closing />
    </>
  )
}

function Closing() {
  const t = useText(landingText)
  return (
    <section className="pt-20 text-center lg:pt-28">
      <h2 className="display-2">{t.closingTitle}</h2>
      <p className="mt-4 font-text text-lg text-ink-2">{t.closingText}</p>
      <AuthLink mode="register" className={buttonClass({ className: 'mt-8' })}>
        {t.register}
      </AuthLink>
    </section>
  )
}
