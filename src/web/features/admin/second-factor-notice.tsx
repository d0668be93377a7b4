import { Link } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { secondFactorText } from '../second-factor/text.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** In the place of every page, where the staff must have a second factor and this account has none. */
export function SecondFactorFirst() {
  const t = useText(secondFactorText)
  return (
    <div className="max-w-[38rem] pt-12">
      <h1 className="display-2">{t.staffTitle}</h1>
      <p className="mt-4 font-text text-md/7">{t.staffText}</p>
      <ButtonLink to="/settings#passkeys" className="mt-6">
        {t.toSettings}
      </ButtonLink>
    </div>
  )
}

/** Above every page, where a second factor is only offered. */
export function SecondFactorUrge() {
  const t = useText(secondFactorText)
  return (
    <p role="note" className="mt-4 flex flex-wrap gap-x-3 border-l-2 border-tense py-1 pl-4">
      {t.staffUrge}
      <Link to="/settings#second-factor" className="link">
        {t.toSettings}
      </Link>
    </p>
  )
}
