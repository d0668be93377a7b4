import { useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { sharedPageText } from './page-text.ts'

/** The way from somebody else's chart to one's own. */
export function OwnChart() {
  const t = useText(sharedPageText)
  const signedIn = useSignedIn()
  return (
    <section aria-labelledby="own-chart" className="double-rule mt-16 max-w-[44rem] pt-5 print:hidden">
      <h2 id="own-chart" className="display-2">
        {t.ownTitle}
      </h2>
      {!signedIn && <p className="mt-3 font-text text-md/7">{t.own}</p>}
      <ButtonLink to={signedIn ? '/my-charts' : '/'} className="mt-6">
        {signedIn ? t.ownCharts : t.ownAction}
      </ButtonLink>
    </section>
  )
}
