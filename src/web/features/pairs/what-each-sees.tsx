import { useText } from '../../i18n/text.tsx'
import { pairsText } from './text.ts'

/** What two people who are compared are shown of each other, and what not: said before either agrees. */
export function WhatEachSees() {
  const t = useText(pairsText)
  return (
    <section aria-label={t.sees} className="border-l-2 border-accent py-1 pl-5">
      <dl className="grid gap-3 font-text text-md/7">
        <div>
          <dt className="label">{t.bothTitle}</dt>
          <dd>{t.both}</dd>
        </div>
        <div>
          <dt className="label">{t.hiddenTitle}</dt>
          <dd>{t.hidden}</dd>
        </div>
      </dl>
      <p className="caption mt-3">{t.hint}</p>
      <p className="caption mt-1">{t.ends}</p>
    </section>
  )
}
