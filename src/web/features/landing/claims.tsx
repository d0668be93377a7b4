import { useText } from '../../i18n/text.tsx'
import { landingText } from './text.ts'
import { Card } from '../../ui/card.tsx'

/** Where the arithmetic ends and the reading begins. */
export function Claims() {
  const t = useText(landingText)
  return (
    <section aria-labelledby="claims" className="pt-20 lg:pt-28">
      <Card padding="none" className="px-6 py-10 lg:px-16 lg:py-16">
        <h2 id="claims" className="display-2 text-center">
          {t.claimTitle}
        </h2>
        <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-0 lg:divide-x lg:divide-rule">
          <Claim title={t.claimSky} className="lg:pr-14">
            {t.claimSkyText}
          </Claim>
          <Claim title={t.claimWords} className="lg:pl-14">
            {t.claimWordsText}
          </Claim>
        </div>
      </Card>
    </section>
  )
}

function Claim({ title, className, children }: { title: string; className: string; children: string }) {
  return (
    <div className={className}>
      <h3 className="label">{title}</h3>
      <p className="prose-reading mt-3">{children}</p>
    </div>
  )
}
