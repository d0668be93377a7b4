import { useText } from '../../i18n/text.tsx'
import { takeUpOffer, useInstallOffer } from './install-offer.ts'
import { installText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** On the home screen with one press; only while the browser offers it. */
export function InstallCard() {
  const t = useText(installText)
  if (!useInstallOffer()) return null
  return (
    <Card aria-labelledby="install" as="section" padding="small">
      <h2 id="install" className="display-3">
        {t.title}
      </h2>
      <p className="mt-2 font-text text-md">{t.text}</p>
      <Button size="small" className="mt-5" onClick={() => void takeUpOffer()}>
        {t.install}
      </Button>
    </Card>
  )
}
