import { useText } from '../../i18n/text.tsx'
import { takeUpOffer, useInstallOffer } from './install-offer.ts'
import { installText } from './text.ts'

/** On the home screen with one press; only while the browser offers it. */
export function InstallCard() {
  const t = useText(installText)
  if (!useInstallOffer()) return null
  return (
    <section aria-labelledby="install" className="plate p-6">
      <h2 id="install" className="display-3">
        {t.title}
      </h2>
      <p className="mt-2 font-text text-[1.0625rem]">{t.text}</p>
      <button type="button" className="button button-small mt-5" onClick={() => void takeUpOffer()}>
        {t.install}
      </button>
    </section>
  )
}
